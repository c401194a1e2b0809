import { beforeAll, expect, test } from "vitest";
import { actionAhead, exchangesAhead, exchangeWords, lostActions, standAhead, takenAhead, wayAhead, waysTogether } from "../src/game/foresight";
import { type Effect, effectsOf, isCounted } from "../src/game/option_effects";
import { isOpen, isTrade } from "../src/game/targets";
import { LANGUAGES, setLanguage } from "../src/i18n/messages.svelte";
import type { ActionAhead, ExchangeAhead, Option, WayAhead } from "../src/wire";
import { box, games } from "./recorded";

const decisions = games.flatMap((moves) => moves.flatMap(({ decision }) => (isOpen(decision) ? [decision] : [])));
const options = decisions.flatMap((decision) => decision.options.map((option) => ({ option, decision })));

beforeAll(() => setLanguage("en"));

function action(rest: Partial<ActionAhead> = {}): ActionAhead {
  return { action: "wall", source: "location", can: "yes", reason: null, refused: {}, ...rest };
}
function way(rest: Partial<WayAhead> = {}): WayAhead {
  return { by: "free", pays: {}, reason: null, actions: [action()], ...rest };
}
function exchange(...ways: WayAhead[]): ExchangeAhead {
  return { location: "wall", takes: "start.3", matches: 0, ways };
}
const total = (effects: Effect[], icon: string, is: Effect["is"]): number =>
  effects.filter((one) => one.icon === icon && one.is === is).reduce((sum, { count }) => sum + count, 0);

test("every legal option of a recorded game was foreseen, and no other", () => {
  expect(options.length).toBeGreaterThan(500);
  for (const { option } of options) expect(Boolean(option.foresight)).toBe(option.legal);
});

test("servants, points and the medal are shown as the server has foreseen them", () => {
  let medals = 0;
  for (const { option } of options) {
    const ahead = option.foresight;
    if (!ahead || option.verb === "exchange_at") continue;
    const effects = effectsOf(option, box);
    expect(total(effects, "servant", "cost")).toBe(ahead.pays["servant"] ?? 0);
    expect(total(effects, "vp", "gain")).toBe(ahead.gains["vp"] ?? 0);
    expect(total(effects, "medal", "gain")).toBe(ahead.gains["medal"] ?? 0);
    medals += ahead.gains["medal"] ?? 0;
  }
  expect(medals).toBeGreaterThan(0);
});

test("what cannot be chosen shows its price, and nothing that it would give", () => {
  const refused = options.filter(({ option }) => !option.legal && option.verb === "buy_jade");
  expect(refused.length).toBeGreaterThan(0);
  for (const { option } of refused) expect(effectsOf(option, box).every(({ is }) => is === "cost")).toBe(true);
});

test("what is asked next is named, not counted", () => {
  const travel = options.find(({ option }) => option.foresight?.asks === "city");
  expect(travel).toBeDefined();
  const asked = effectsOf(travel?.option as Option, box).filter(({ is }) => is === "ask");
  expect(asked).toEqual([{ icon: "traveller", count: 1, is: "ask" }]);
  expect(asked.some(isCounted)).toBe(false);
});

test("a stand shows the first way that can be paid, and what is not possible then", () => {
  const refused = way({ by: "servants", pays: { servant: 2 }, reason: "too-few-servants", actions: [] });
  const byCard = way({ by: "card", pays: { card: 1 }, actions: [action({ action: "gain1", source: "card" }), action({ can: "no", reason: "pool-empty" })] });
  const ahead = standAhead({ ...exchange(refused, byCard), matches: 2 });
  expect(ahead).toEqual({ cost: { icon: "card", count: 1, is: "cost" }, lost: ["action-wall"], matches: 2 });
  expect(standAhead(exchange(way()))).toEqual({ cost: null, lost: [], matches: 0 });
});

test("an exchange that nothing pays for allows no action", () => {
  const refused = exchange(way({ by: "servants", pays: { servant: 2 }, reason: "too-few-servants", actions: [] }));
  expect(standAhead(refused).lost).toEqual(["action-none"]);
  expect(lostActions(refused)).toEqual(["Exchange only, without an action"]);
});

test("an action says whether it is possible, and why not", () => {
  expect(actionAhead(action())).toBe("Wall");
  expect(actionAhead(action({ can: "no", reason: "pool-empty" }))).toBe("Wall: no servant in the pool");
  expect(actionAhead(action({ can: "either" }))).toContain("not both");
  expect(actionAhead(action({ can: "after" }))).toContain("after");
  expect(actionAhead(action({ can: "trade", reason: "pool-empty" }))).toContain("tokens");
  expect(actionAhead(action({ refused: { B: "too-few-servants" } }))).toBe("Wall: no B, too few servants in the pool");
});

test("ways that allow the same stand in one line", () => {
  const servants = way({ by: "servants", pays: { servant: 2 } });
  const card = way({ by: "card", pays: { card: 1 } });
  const poor = way({ by: "servants", pays: { servant: 2 }, actions: [action({ can: "no", reason: "pool-empty" })] });
  expect(waysTogether(exchange(servants, card))).toEqual([[servants, card]]);
  expect(waysTogether(exchange(poor, card))).toEqual([[poor], [card]]);
  expect(wayAhead(servants)).toBe("For 2 servants");
});

test("the card that is taken is named, with its matches", () => {
  expect(takenAhead(exchange(way()), box)).toContain("3 (Go stones");
  expect(takenAhead(exchange(way()), box)).not.toContain("die");
  expect(takenAhead({ ...exchange(way()), matches: 2 }, box)).toContain("2 servants tonight");
});

test("before a card is chosen, the one that is pointed at tells of all seven places", () => {
  const decision = decisions.find((one) => one.kind === "card");
  const card = decision?.options.find((option) => option.verb === "play_card");
  expect(decision && card).toBeDefined();
  if (!decision || card?.verb !== "play_card") return;
  expect(exchangesAhead(decision, null).size).toBe(0);
  expect([...exchangesAhead(decision, card.args.card).keys()]).toHaveLength(7);
  expect(decision.options.filter(isTrade).every((option) => !option.foresight?.exchanges.length)).toBe(true);
});

test.each(LANGUAGES)("all that was foreseen has words in %s", async (language) => {
  await setLanguage(language);
  for (const { option } of options) {
    for (const one of option.foresight?.exchanges ?? []) expect(exchangeWords(one, box)).not.toMatch(/sight-|why-|undefined|\{/);
  }
  await setLanguage("en");
});
