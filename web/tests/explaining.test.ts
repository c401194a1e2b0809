import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { explain } from "../src/help/explaining";
import { LOCATIONS, sideOf } from "../src/lib/box";
import { has, LANGUAGES, loadRules, speak } from "../src/lib/words.svelte";
import type { View } from "../src/wire";
import { box, games } from "./recorded";

const HOUSES = ["house1", "house2", "house3", "plaza"];
const BENEFITS = ["gain1", "gain2", "die", "jade"];
const REWARDS = ["vp4", "card", "double"];
const TRADES = ["servant", "vp", "jade"];
const OF_SEAT = 
  "wall intrigue intriguestep envoy envoystep traveller pool supply double tokens jade ships vp decrees laid handpile discard " +
  "thinking medal";
const name = (seat: number) => `Player ${seat}`;
const range = (count: number, from = 0) => Array.from({ length: count }, (_, i) => from + i);

/** Every spot that there is at a table. */
function spotsOf(view: View): string[] {
  const seats = range(view.seats.length);
  const side = sideOf(view, box);
  return [
    ...["wall", "prize", "stair", "medal", "start", "draw", "tokenpile", "day"],
    ...(view.automa ? ["automa"] : []),
    ...LOCATIONS.flatMap((place) => [`stand:${place}`, `legend:${place}`]),
    ...Object.keys(view.map).map((city) => `city:${city}`),
    ...HOUSES.map((house) => `house:${house}`),
    ...view.decrees.map((tile) => `decree:${tile.decree}`),
    ...range(side.routes).flatMap((route) => range(5, 1).flatMap((port) => [`port:${route}:${port}`, `berth:${route}:${port}`])),
    ...view.seats.flatMap((board, seat) => board.ships.map(({ ship }) => `ship:${seat}:${ship}`)),
    ...range(3).map((die) => `die:${die}`),
    ...BENEFITS.map((benefit) => `benefit:${benefit}`),
    ...range(box.board.palace_steps + 1).map((step) => `palace:${step}`),
    ...side.palace_vp.map((_, place) => `place:${place}`),
    ...seats.flatMap((seat) => OF_SEAT.split(" ").map((kind) => `${kind}:${seat}`)),
    ...seats.flatMap((seat) => TRADES.map((trade) => `trade:${trade}:${seat}`)),
    ...seats.flatMap((seat) => REWARDS.map((reward) => `reward:${seat}:${reward}`)),
    ...["card:set1.1", "card:set1.4", "discarded:set3.1"],
  ];
}

/** A few moments of each recorded game; looking at all of them would take long and say no more. */
const views = games.flatMap((moves) => moves.filter((_, i) => i % 25 === 0 || i === moves.length - 1).map(({ view }) => view));

beforeAll(() => {
  vi.stubGlobal("document", { documentElement: { lang: "" } });
});

describe.each(LANGUAGES)("in %s", (language) => {
  test("every spot of the table is explained, in words", async () => {
    await speak(language);
    for (const view of views) {
      for (const spot of spotsOf(view)) {
        const told = explain(spot, view, box, name);
        expect(told, spot).not.toBeNull();
        expect(told?.title, spot).not.toMatch(/^$|help-|undefined|NaN|\{/);
        expect(told?.text, spot).not.toMatch(/^$|help-|undefined|NaN|\{/);
      }
    }
  });

  test("the rule to read on exists", async () => {
    await speak(language);
    await loadRules();
    const rules = new Set(views.flatMap((view) => spotsOf(view).map((spot) => explain(spot, view, box, name)?.rule)));
    for (const rule of rules) expect(has(`rule-${rule?.toLowerCase()}`), String(rule)).toBe(true);
  });
});

test("the anchors that components name are explained", () => {
  const source = readFileSync(new URL("../src/table/targets.ts", import.meta.url), "utf-8");
  const kinds = [...source.matchAll(/`([a-z]+):\$/g)].map((match) => match[1] ?? "");
  const known = new Set(views.flatMap(spotsOf).map((spot) => spot.split(":")[0]));
  expect(kinds.filter((kind) => !known.has(kind))).toEqual([]);
});

test("every spot that is drawn is explained", () => {
  const files = import.meta.glob<string>("../src/{board,seats}/*.svelte", { query: "?raw", import: "default", eager: true });
  const kinds = Object.values(files).flatMap((file) => [...file.matchAll(/Spot\s+id="([a-z]+)/g)].map((match) => match[1] ?? ""));
  const known = new Set(views.flatMap(spotsOf).map((spot) => spot.split(":")[0]));
  expect(kinds.length).toBeGreaterThan(30);
  expect(kinds.filter((kind) => !known.has(kind))).toEqual([]);
});

test("what is Meng's is told by his own rules, and only his", () => {
  const solo = games[0]?.[0]?.view as View;
  const seat = solo.seats.findIndex((board) => board.meng);
  for (const kind of ["double", "vp", "tokens", "pool", "envoy", "envoystep", "discard"]) {
    expect(explain(`${kind}:${seat}`, solo, box, name)?.rule, kind).toMatch(/^SOLO-/);
    expect(explain(`${kind}:${1 - seat}`, solo, box, name)?.rule, kind).not.toMatch(/^SOLO-/);
  }
});

test("what is no spot is not explained", () => {
  const view = views[0] as View;
  for (const spot of ["", "seat:0", "city:Atlantis", "pool:", "pool:9", "card:none.1", "port:0:9"]) {
    expect(explain(spot, view, box, name), spot).toBeNull();
  }
});
