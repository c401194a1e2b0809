/** What the page lists by hand is what the game knows: whatever was added there and forgotten here is named. */
import { expect, test } from "vitest";
import { LANGUAGES } from "../src/i18n/messages.svelte";
import { LEVELS } from "../src/lobby/table_order";
import * as words from "../src/wire/vocabulary";
import { vocabulary } from "./recorded";

test.each(["LOCATIONS", "BENEFITS", "REWARDS", "TRADES", "HOUSES", "SEAT_NAMES", "BONUS_TOKENS", "MENG_LEVELS", "MENG_MATCHES", "RESOURCES"] as const)(
  "%s are the game's, in its order",
  (name) => expect(words[name]).toEqual(vocabulary.words[name]),
);

test("tokens and decrees are the game's, with their rules", () => {
  expect(words.TOKENS).toEqual(vocabulary.tokens);
  expect(words.DECREE_RULES).toEqual(vocabulary.decrees);
});

test("arguments are worded by what they are", () => {
  const named = (type: string) => Object.keys(vocabulary.arguments).filter((name) => vocabulary.arguments[name]?.type === type);
  const prefixes = Object.entries(vocabulary.arguments).flatMap(([name, { prefix }]) => (prefix ? [[name, prefix]] : []));
  const counted = Object.keys(vocabulary.arguments).filter((name) => vocabulary.arguments[name]?.counted_from_one);
  expect(words.MESSAGE_PREFIXES).toEqual(Object.fromEntries(prefixes));
  expect([...words.CARD_ARGUMENTS].sort()).toEqual(named("card").sort());
  expect([...words.SEAT_ARGUMENTS].sort()).toEqual(named("seat").sort());
  expect([...words.COUNTED_FROM_ONE].sort()).toEqual(counted.sort());
});

test("languages and levels of bots are those that there are", () => {
  expect([...LANGUAGES].sort()).toEqual(vocabulary.languages);
  expect(LEVELS).toEqual(vocabulary.levels);
});
