/** The colours of the page: contrast in both themes, and what remains of them for eyes that tell colours otherwise. */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { SHAPES } from "../src/art/shapes";
import { SEAT_NAMES } from "../src/wire/vocabulary";

type Rgb = [number, number, number];
const THEMES = ["light", "dark"] as const;
const read = (path: string): string => readFileSync(new URL(`../src/${path}`, import.meta.url), "utf-8");

/** The tokens of a style sheet in one theme. */
function tokensOf(css: string, theme: (typeof THEMES)[number]): Map<string, Rgb> {
  const found = new Map<string, Rgb>();
  for (const [, name, one, , pair] of css.matchAll(/--([\w-]+):\s*(?:light-dark\((#\w{6}), (#\w{6})\)|(#\w{6}))/g)) {
    const [light, dark] = pair ? [pair, pair] : [one, /light-dark\(#\w{6}, (#\w{6})\)/.exec(css.slice(css.indexOf(`--${name}: light-dark(${one}`)))?.[1]];
    found.set(name ?? "", rgb((theme === "light" ? light : dark) ?? ""));
  }
  return found;
}

function rgb(hex: string): Rgb {
  return [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255) as Rgb;
}

const linear = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const coded = (value: number): number => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055);

function luminance([r, g, b]: Rgb): number {
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
}

function contrast(a: Rgb, b: Rgb): number {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** Machado, Oliveira and Fernandes 2009, complete blindness for one kind of cone; in linear light. */
const EYES: Record<string, [Rgb, Rgb, Rgb]> = {
  usual: [[1, 0, 0], [0, 1, 0], [0, 0, 1]],
  protanopia: [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]],
  deuteranopia: [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.01182, 0.04294, 0.968881]],
  tritanopia: [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.3039]],
};

function seen(colour: Rgb, eye: [Rgb, Rgb, Rgb]): Rgb {
  const light = colour.map(linear) as Rgb;
  return eye.map((row) => coded(Math.min(1, Math.max(0, row[0] * light[0] + row[1] * light[1] + row[2] * light[2])))) as Rgb;
}

/** CIE Lab of a colour, to measure how far apart two look. */
function lab(colour: Rgb): Rgb {
  const [r, g, b] = colour.map(linear) as Rgb;
  const f = (value: number) => (value > 216 / 24389 ? Math.cbrt(value) : (24389 / 27) * (value / 116) + 16 / 116);
  const x = f((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047);
  const y = f(0.2126 * r + 0.7152 * g + 0.0722 * b);
  const z = f((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

function distance(a: Rgb, b: Rgb): number {
  const [one, other] = [lab(a), lab(b)];
  return Math.hypot(...one.map((value, i) => value - (other[i] ?? 0)));
}

const TEXT = ["ink", "ink-soft", "cinnabar-text", "jade-text", "gold-text", "lapis"];
const GROUNDS = ["paper", "paper-raised"];
/** What is written on a strong ground: chosen things, warnings. */
const STRONG = ["cinnabar", "gold", "jade"];
/** What must be seen of controls and states: their edges and rings. */
const EDGES = ["control", "cinnabar", "jade", "gold", "lapis"];

describe.each(THEMES)("in the %s theme", (theme) => {
  const tokens = tokensOf(read("styles/tokens.css"), theme);
  const colour = (name: string): Rgb => {
    const found = tokens.get(name);
    if (!found) throw new Error(`There is no token --${name}.`);
    return found;
  };
  const marked = (ground: string): Rgb => {
    const [gold, under] = [colour("gold"), colour(ground)];
    return under.map((value, i) => value * 0.78 + (gold[i] ?? 0) * 0.22) as Rgb;
  };

  test.each(TEXT)("%s can be read", (name) => {
    for (const ground of GROUNDS) expect(contrast(colour(name), colour(ground)), ground).toBeGreaterThanOrEqual(4.5);
  });

  test("the lines of the log that are marked can be read", () => {
    for (const name of ["ink", "ink-soft", "gold-text", "jade-text"])
      expect(contrast(colour(name), marked("paper")), name).toBeGreaterThanOrEqual(4.5);
  });

  test.each(STRONG)("what is written on %s can be read", (name) => {
    expect(contrast(colour("on-strong"), colour(name))).toBeGreaterThanOrEqual(name === "cinnabar" ? 4.5 : 3);
  });

  test.each(EDGES)("an edge of %s is seen", (name) => {
    for (const ground of GROUNDS) expect(contrast(colour(name), colour(ground)), ground).toBeGreaterThanOrEqual(3);
  });

  describe.each(Object.entries(EYES))("to eyes with %s", (_, eye) => {
    const look = (name: string): Rgb => seen(colour(name), eye);

    test("seats differ by colour, or by shape where colours come near", () => {
      for (const [i, one] of SEAT_NAMES.entries())
        for (const other of SEAT_NAMES.slice(i + 1)) {
          const isApart = distance(look(`seat-${one}`), look(`seat-${other}`)) >= 12;
          expect(isApart || SHAPES[one] !== SHAPES[other], `${one} and ${other}`).toBe(true);
        }
    });

    test("one of the two lines of the focus is seen on every ground, and they on each other", () => {
      const grounds = [...GROUNDS, "table", "jade", "cinnabar", "gold", "lapis", "ink", ...SEAT_NAMES.map((seat) => `seat-${seat}`)];
      for (const ground of grounds) {
        const best = Math.max(...["focus-outer", "focus-inner"].map((line) => contrast(look(line), look(ground))));
        expect(best, ground).toBeGreaterThanOrEqual(3);
      }
      expect(contrast(look("focus-outer"), look("focus-inner"))).toBeGreaterThanOrEqual(7);
    });

    test("the ring of what can be chosen is seen on paper", () => {
      for (const ground of GROUNDS) expect(contrast(look("jade"), look(ground)), ground).toBeGreaterThanOrEqual(3);
    });
  });
});

test("no two seats have the same shape", () => {
  expect(new Set(Object.values(SHAPES)).size).toBe(Object.keys(SHAPES).length);
});

test("what can be chosen has a whole line around it, what cannot a broken one", () => {
  const rule = (css: string, selector: string): string => css.slice(css.indexOf(`${selector} {`)).split("}")[0] ?? "";
  const [spot, html] = [read("ui/Spot.svelte"), read("ui/HtmlSpot.svelte")];
  expect(rule(spot, ".target:not(.legal) > .ring")).toContain("stroke-dasharray");
  expect(rule(spot, ".target.legal > .ring")).not.toContain("stroke-dasharray");
  expect(rule(html, "  .target")).toContain("dashed");
  expect(rule(html, ".target.legal")).toContain("solid");
});
