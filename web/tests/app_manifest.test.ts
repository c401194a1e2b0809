import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { ICONS } from "../icons_plugin";

const read = (path: string): string => readFileSync(new URL(`../${path}`, import.meta.url), "utf8");
const index = read("index.html");
const manifest = JSON.parse(read("public/manifest.webmanifest")) as {
  theme_color: string;
  icons: { src: string; sizes: string; type: string; purpose: string }[];
};

test("the manifest names the icons that are drawn, as large as they are", () => {
  const drawn = Object.entries(ICONS).filter(([name]) => name.startsWith("icon-"));
  const named = manifest.icons.filter(({ type }) => type === "image/png");
  const purposeOf = (fills: boolean) => (fills ? "maskable" : "any");
  expect(named).toEqual(
    drawn.map(([name, { width, fills }]) => ({ src: `/${name}`, sizes: `${width}x${width}`, type: "image/png", purpose: purposeOf(fills) })),
  );
  expect(index).toContain('href="/manifest.webmanifest"');
});

test("the bar of the window has the colour of the paper, by day and by lamplight", () => {
  const [, light, dark] = /--paper: light-dark\((#\w+), (#\w+)\)/.exec(read("src/styles/tokens.css")) ?? [];
  const named = [...index.matchAll(/name="theme-color" data-of="(\w+)" media="\(prefers-color-scheme: (\w+)\)" content="(#\w+)"/g)];
  expect(named.map(([, ...found]) => found)).toEqual([
    ["light", "light", light],
    ["dark", "dark", dark],
  ]);
  expect(manifest.theme_color).toBe(light);
});
