import { beforeAll, describe, expect, test, vi } from "vitest";
import { type BoardKind, ids, parseId } from "../src/game/board_ids";
import { sideOf } from "../src/game/box";
import { BENEFITS, HOUSES, LOCATIONS, REWARDS, TRADES } from "../src/wire/vocabulary";
import { explain } from "../src/help/explanations";
import { hasMessage, LANGUAGES, loadRules, setLanguage } from "../src/i18n/messages.svelte";
import type { View } from "../src/wire";
import { box, games } from "./recorded";

const OF_SEAT = [
  ...(["wallgroup", "intrigue", "intriguestep", "envoy", "envoystep", "traveller", "pool", "supply", "double"] as const),
  ...(["tokens", "jade", "ships", "vp", "decrees", "laid", "handpile", "discard", "thinking", "medalholder"] as const),
];
const tableOf = (view: View) => ({ view, box, seat: 0, name: (seat: number) => `Player ${seat}` });
const range = (count: number, from = 0) => Array.from({ length: count }, (_, i) => from + i);

/** Every spot that there is at a table. */
function spotsOf(view: View): string[] {
  const seats = range(view.seats.length);
  const side = sideOf(view, box);
  return [
    ...[ids.wall(), ids.prize(), ids.stair(), ids.order(), ids.turns(), ids.medal(), ids.start(), ids.draw(), ids.tokenpile(), ids.day()],
    ...(view.automa ? [ids.automa()] : []),
    ...(view.projection ? seats.map((seat) => ids.projection(seat)) : []),
    ...LOCATIONS.flatMap((place) => [ids.stand(place), ids.legend(place)]),
    ...Object.keys(view.map).map((city) => ids.city(city)),
    ...HOUSES.map((house) => ids.house(house)),
    ...view.decrees.map((tile) => ids.decree(tile.decree)),
    ...range(side.routes).flatMap((route) => range(5, 1).flatMap((port) => [ids.port(route, port), ids.berth(route, port)])),
    ...view.seats.flatMap((board, seat) => board.ships.map(({ ship }) => ids.ship(seat, ship))),
    ...range(3).map((die) => ids.die(die)),
    ...BENEFITS.map((benefit) => ids.benefit(benefit)),
    ...range(box.board.palace_steps + 1).map((step) => ids.palace(step)),
    ...side.palace_vp.map((_, place) => ids.place(place)),
    ...seats.flatMap((seat) => OF_SEAT.map((kind) => ids[kind](seat))),
    ...seats.flatMap((seat) => TRADES.map((trade) => ids.trade(trade, seat))),
    ...seats.flatMap((seat) => REWARDS.map((reward) => ids.reward(seat, reward))),
    ...[ids.card("set1.1"), ids.card("set1.4"), ids.discarded("set3.1")],
  ];
}

/** A few moments of each recorded game; looking at all of them would take long and say no more. */
const views = games.flatMap((moves) => moves.filter((_, i) => i % 25 === 0 || i === moves.length - 1).map(({ view }) => view));

beforeAll(() => {
  vi.stubGlobal("document", { documentElement: { lang: "" } });
});

describe.each(LANGUAGES)("in %s", (language) => {
  test("every spot of the table is explained, in words", async () => {
    await setLanguage(language);
    for (const view of views) {
      for (const spot of spotsOf(view)) {
        const told = explain(spot, tableOf(view));
        expect(told, spot).not.toBeNull();
        expect(told?.title, spot).not.toMatch(/^$|help-|undefined|NaN|\{/);
        expect(told?.text, spot).not.toMatch(/^$|help-|undefined|NaN|\{/);
      }
    }
  });

  test("the rule to read on exists", async () => {
    await setLanguage(language);
    await loadRules();
    const rules = new Set(views.flatMap((view) => spotsOf(view).map((spot) => explain(spot, tableOf(view))?.rule)));
    for (const rule of rules) expect(hasMessage(`rule-${rule?.toLowerCase()}`), String(rule)).toBe(true);
  });
});

test("every thing at the table is explained", () => {
  const silent: BoardKind[] = ["seat", "verb"]; // a whole seat board, and buttons, which have words of their own
  const known = new Set(views.flatMap(spotsOf).map((spot) => parseId(spot)?.kind));
  const kinds = Object.keys(ids) as BoardKind[];
  expect(kinds.filter((kind) => !known.has(kind))).toEqual(silent);
});

test("what is Meng's is told by his own rules, and only his", () => {
  const solo = games[0]?.[0]?.view as View;
  const seat = solo.seats.findIndex((board) => board.meng);
  for (const kind of ["double", "vp", "tokens", "pool", "envoy", "envoystep", "discard"] as const) {
    expect(explain(ids[kind](seat), tableOf(solo))?.rule, kind).toMatch(/^SOLO-/);
    expect(explain(ids[kind](1 - seat), tableOf(solo))?.rule, kind).not.toMatch(/^SOLO-/);
  }
});

test("what is no spot is not explained", () => {
  const view = views[0] as View;
  for (const spot of ["", "seat:0", "city:Atlantis", "pool:", "pool:9", "card:none.1", "port:0:9"]) {
    expect(explain(spot, tableOf(view)), spot).toBeNull();
  }
});
