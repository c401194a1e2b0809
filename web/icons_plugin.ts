/**
 * Draws the icons of the installed app from `public/favicon.svg`, as PNG files beside the page.
 *
 * Systems cut "maskable" icons to shapes of their own, and Apple's devices all icons: there the colour of the seal fills the square, and its signs
 * lie in the inner circle (80 % of the width) that is always in sight.
 */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import type { Plugin } from "vite";

const DRAWING = "public/favicon.svg";
const SIDE = 32; // of the drawing
const INNER = 0.8; // so that the farthest corner of the signs is in the circle
const WASM = "@resvg/resvg-wasm/index_bg.wasm";

/** The icons by name: how many pixels wide, and whether they fill their square. The manifest and index.html name the same. */
export const ICONS = {
  "icon-192.png": { width: 192, fills: false },
  "icon-512.png": { width: 512, fills: false },
  "icon-maskable-192.png": { width: 192, fills: true },
  "icon-maskable-512.png": { width: 512, fills: true },
  "apple-touch-icon.png": { width: 180, fills: true },
};

export function appIcons(): Plugin {
  return {
    name: "app-icons",
    apply: "build",
    async generateBundle() {
      await initWasm(readFileSync(createRequire(import.meta.url).resolve(WASM)));
      const drawing = readFileSync(DRAWING, "utf8");
      for (const [fileName, { width, fills }] of Object.entries(ICONS)) {
        const drawn = new Resvg(fills ? filled(drawing) : drawing, { fitTo: { mode: "width", value: width } });
        this.emitFile({ type: "asset", fileName, source: drawn.render().asPng() });
      }
    },
  };
}

/** The drawing made smaller, on a ground of its first colour. */
export function filled(drawing: string): string {
  const [, content] = /<svg[^>]*>(.*)<\/svg>/s.exec(drawing) ?? [];
  const colour = /fill="(#\w+)"/.exec(drawing)?.[1];
  if (!content || !colour) throw new Error(`${DRAWING} has no drawing in it, or no colour`);
  const middle = SIDE / 2;
  const smaller = `translate(${middle} ${middle}) scale(${INNER}) translate(${-middle} ${-middle})`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}">` +
    `<rect width="${SIDE}" height="${SIDE}" fill="${colour}"/><g transform="${smaller}">${content}</g></svg>`
  );
}
