/**
 * The licences of all that the page is made of, as `licences.json` beside it.
 *
 * Vite lists the packages that have code in the page (`build.license`). This adds our own licence, the packages that only have files in it
 * (fonts), and the standard text where a package names its licence but brings no text of it.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin } from "vite";

export const LICENCES = "licences.json";

interface Licence {
  name: string;
  version: string;
  identifier: string;
  text: string;
}

const PACKAGE = /node_modules\/((?:@[^/]+\/)?[^/]+)\//;

/** A plugin for after Vite's own; `own` is what this program is called, which version it is, and its licence. */
export function completeLicences(own: Licence): Plugin {
  return {
    name: "complete-licences",
    enforce: "post",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const list = bundle[LICENCES];
        if (list?.type !== "asset") return this.error(`Vite has not made ${LICENCES}`);
        const found = JSON.parse(list.source.toString()) as Partial<Licence>[];
        for (const name of packagesOfFiles(Object.values(bundle))) {
          if (!found.some((licence) => licence.name === name)) found.push(ofPackage(name));
        }
        const whole = found.map((licence) => ({ ...licence, text: licence.text ?? standardText(licence) }));
        whole.sort((a, b) => (a.name ?? "").localeCompare(b.name ?? ""));
        list.source = JSON.stringify([own, ...whole]);
      },
    },
  };
}

function packagesOfFiles(files: { type: string; originalFileNames?: string[] }[]): Set<string> {
  const names = files.flatMap((file) => (file.type === "asset" ? (file.originalFileNames ?? []) : []));
  return new Set(names.map((name) => PACKAGE.exec(name)?.[1]).filter((name) => name !== undefined));
}

function ofPackage(name: string): Partial<Licence> {
  const folder = resolve("node_modules", name);
  const { version, license } = JSON.parse(readFileSync(resolve(folder, "package.json"), "utf8")) as { version: string; license: string };
  const file = readdirSync(folder).find((each) => /^(licen[cs]e|copying)/i.test(each));
  return { name, version, identifier: license, text: file && readFileSync(resolve(folder, file), "utf8").trim() };
}

function standardText({ name, identifier }: Partial<Licence>): string {
  const file = resolve("node_modules/spdx-license-list/licenses", `${identifier}.json`);
  if (!existsSync(file)) throw new Error(`${name} has no licence text, and ${identifier} is no licence of the SPDX list`);
  return (JSON.parse(readFileSync(file, "utf8")) as { licenseText: string }).licenseText.trim();
}
