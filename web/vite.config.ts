import { readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { appIcons } from "./icons_plugin";
import { completeLicences, LICENCES } from "./licences";
import { serviceWorker } from "./service_worker_plugin";

// A page knows which build it is of; the server says which one it serves now (build.json), and an old page reloads.
const build = process.env.GUGONG_BUILD ?? Date.now().toString(36);
const version = /__version__ = "(.+)"/.exec(readFileSync("../src/gugong/__init__.py", "utf8"))?.[1] ?? "";
const licence = { name: "Gùgōng", version, identifier: "MIT", text: readFileSync("../LICENSE", "utf8").trim() };

export default defineConfig({
  plugins: [
    svelte(),
    completeLicences(licence),
    {
      name: "build-id",
      generateBundle() {
        this.emitFile({ type: "asset", fileName: "build.json", source: JSON.stringify({ build }) });
      },
    },
    appIcons(),
    serviceWorker(build),
  ],
  define: { __BUILD__: JSON.stringify(build), __VERSION__: JSON.stringify(version) },
  build: {
    outDir: "../src/gugong/server/static",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the server allows no data: scripts or fonts
    chunkSizeWarningLimit: 900,
    license: { fileName: LICENCES },
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } }, fs: { allow: [".."] } },
});
