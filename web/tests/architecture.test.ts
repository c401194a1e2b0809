import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const SRC = fileURLToPath(new URL("../src", import.meta.url));

/** What each folder of web/src may import, from the lowest to the highest. Nothing else, and nothing both ways. */
const ARROWS: Record<string, string[]> = {
  wire: [],
  browser: [],
  worker: ["browser"],
  art: ["wire"],
  i18n: ["browser"],
  net: ["browser", "i18n", "wire"],
  game: ["art", "browser", "i18n", "net", "wire"],
  help: ["game", "i18n", "wire"],
  access: ["game"],
  ui: ["art", "browser", "game", "i18n"],
  notify: ["browser", "game", "i18n", "net", "ui", "wire"],
  lobby: ["art", "browser", "game", "i18n", "net", "ui", "wire"],
  handover: ["browser", "i18n", "lobby", "net", "ui", "wire"],
  menu: ["art", "browser", "game", "handover", "i18n", "lobby", "net", "notify", "ui"],
  board: ["access", "art", "game", "help", "i18n", "sight", "ui", "wire"],
  seats: ["access", "art", "browser", "game", "i18n", "net", "sight", "ui", "wire"],
  sight: ["art", "game", "i18n", "ui", "wire"],
  study: ["art", "game", "i18n", "lobby", "net", "wire"],
  log: ["art", "browser", "game", "i18n", "lobby", "study", "wire"],
  end: ["art", "browser", "game", "i18n", "lobby", "log", "net", "ui", "wire"],
  rules: ["art", "browser", "game", "help", "i18n", "net", "ui", "wire"],
  tell: ["access", "art", "end", "game", "i18n", "log", "ui", "wire"],
  play: ["access", "art", "board", "browser", "end", "game", "help", "i18n", "log", "menu", "notify", "rules", "seats", "sight", "study", "tell", "ui", "wire"],
  learn: ["art", "browser", "game", "i18n", "net", "play", "wire"],
  pages: ["art", "browser", "game", "handover", "i18n", "lobby", "menu", "net", "notify", "play", "rules", "ui", "wire"],
  // App.svelte and main.ts: they choose the page.
  ".": ["art", "browser", "i18n", "learn", "notify", "pages", "rules"],
};
const MOST_FILES = 16;

interface Import {
  from: string;
  to: string;
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesIn(path) : [path];
  });
}

const files = filesIn(SRC).filter((path) => /\.(ts|svelte)$/.test(path) && !path.endsWith(".d.ts"));

/** The first folder of a path below src; "." for what lies in src itself. */
function folderOf(path: string): string {
  const parts = relative(SRC, path).split("/");
  return parts.length > 1 ? (parts[0] ?? ".") : ".";
}

const imports: Import[] = files.flatMap((from) => {
  const found = readFileSync(from, "utf-8").matchAll(/(?:from|import)\s*\(?\s*"(\.[^"]+)"/g);
  return [...found].map((match) => {
    const to = join(dirname(from), match[1] ?? "");
    return { from, to: to.endsWith("/wire") ? `${to}/index` : to };
  });
});

const arrows = new Map<string, Set<string>>();
for (const { from, to } of imports) {
  const [a, b] = [folderOf(from), folderOf(to)];
  if (a !== b && b !== "styles") arrows.set(a, (arrows.get(a) ?? new Set()).add(b));
}

test("folders import only what they may", () => {
  for (const [from, targets] of arrows) expect({ from, to: [...targets].sort() }).toEqual({ from, to: [...targets].sort().filter((to) => ARROWS[from]?.includes(to)) });
});

test("the allowed arrows are those that exist and lead one way", () => {
  const rank = Object.keys(ARROWS);
  for (const [from, targets] of Object.entries(ARROWS))
    for (const to of targets) {
      expect(rank.indexOf(to), `${from} → ${to}`).toBeGreaterThanOrEqual(0);
      expect(arrows.get(to)?.has(from) ?? false, `${from} ⇄ ${to}`).toBe(false);
    }
});

test("no folders form a circle", () => {
  const visit = (folder: string, path: string[]): void => {
    expect(path, [...path, folder].join(" → ")).not.toContain(folder);
    for (const next of arrows.get(folder) ?? []) visit(next, [...path, folder]);
  };
  visit(".", []);
});

test("the client's model has no component in it and imports none", () => {
  const isComponent = (path: string): boolean => path.endsWith(".svelte") && files.includes(path);
  expect(files.filter((path) => folderOf(path) === "game" && isComponent(path))).toEqual([]);
  expect(imports.filter(({ from, to }) => folderOf(from) === "game" && isComponent(to))).toEqual([]);
});

test("no folder is a heap", () => {
  const counts = new Map<string, number>();
  for (const path of filesIn(SRC)) counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1);
  for (const [folder, count] of counts) expect(count, relative(SRC, folder)).toBeLessThanOrEqual(MOST_FILES);
});

test("ids of things at the table are built and read in one place", () => {
  const glued = /`(?:card|discarded|stand|city|house|decree|port|berth|ship|pool|supply|tokens|die|seat|reward):\$\{|split\(":"\)/;
  expect(files.filter((path) => !path.endsWith("board_ids.ts") && glued.test(readFileSync(path, "utf-8")))).toEqual([]);
});
