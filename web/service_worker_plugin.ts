/**
 * Builds the service worker as `service-worker.js` beside the page: one classic script, since not all browsers take modules there.
 *
 * It is told which files the build has; those change with the build, so a new build is a new worker, which is how browsers notice it.
 */
import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build, type Plugin, type Rolldown } from "vite";
import type { BuildFiles } from "./src/worker/shell";

const ENTRY = fileURLToPath(new URL("src/worker/service_worker.ts", import.meta.url));
const SERVICE_WORKER = "service-worker.js";
const NOT_KEPT = /(?:^|\/)(?:index\.html|build\.json|service-worker\.js)$|\.map$/;
const LOCALE = /\/locales\/(\w+)\//;

/** A plugin for after all that emit files; `id` names the build. */
export function serviceWorker(id: string): Plugin {
  let publicFiles: string[] = [];
  return {
    name: "service-worker",
    enforce: "post",
    apply: "build",
    configResolved(config) {
      publicFiles = readdirSync(config.publicDir);
    },
    generateBundle: {
      order: "post",
      async handler(_, bundle) {
        const source = await bundled(filesOf(id, Object.values(bundle), publicFiles));
        this.emitFile({ type: "asset", fileName: SERVICE_WORKER, source });
      },
    },
  };
}

function filesOf(id: string, made: Rolldown.OutputBundle[string][], publicFiles: string[]): BuildFiles {
  const found: BuildFiles = { build: id, shell: publicFiles.map((name) => `/${name}`), languages: {} };
  for (const file of made) {
    if (NOT_KEPT.test(file.fileName) || file.fileName.startsWith(".")) continue;
    const language = file.type === "chunk" ? LOCALE.exec(file.moduleIds[0] ?? "")?.[1] : undefined;
    const list = language ? (found.languages[language] ??= []) : found.shell;
    list.push(`/${file.fileName}`);
  }
  return found;
}

async function bundled(files: BuildFiles): Promise<string> {
  const made = await build({
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    define: { __FILES__: JSON.stringify(files) },
    build: { write: false, rolldownOptions: { input: ENTRY, output: { format: "iife", entryFileNames: SERVICE_WORKER } } },
  });
  const [script, ...more] = (Array.isArray(made) ? made : [made]).flatMap((each) => ("output" in each ? each.output : []));
  if (script?.type !== "chunk" || more.length) throw new Error(`${ENTRY} must become one script`);
  return script.code;
}
