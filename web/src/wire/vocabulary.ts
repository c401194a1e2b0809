/** The words of the rules that the page must list, and what it must know of each.
 *
 *  They stand here because the page is built without the game. The types come from the server's description: a word that
 *  is missing here, or is none, fails the type check. tests/vocabulary.test.ts compares all the rest with the game's own
 *  vocabulary. */
import type { Benefit, Decree, GameSetup, House, Location, Reward, SeatName, Token, Trade } from ".";

/** All words of a type, in the order given. */
function all<Word extends string>(words: Record<Word, true>): readonly Word[] {
  return Object.keys(words) as Word[];
}

export const LOCATIONS = all<Location>({
  travel: true,
  wall: true,
  jade: true,
  intrigue: true,
  palace: true,
  decrees: true,
  canal: true,
});
/** Intrigue benefits, the cheapest first. */
export const BENEFITS = all<Benefit>({ gain1: true, gain2: true, die: true, jade: true });
export const REWARDS = all<Reward>({ vp4: true, card: true, double: true });
export const TRADES = all<Trade>({ servant: true, vp2: true, jade: true });
/** Where jade is bought, in the order of `jade_houses`; the plaza comes after them. */
export const HOUSES = all<House>({ house1: true, house2: true, house3: true, plaza: true });
/** In the order of the table. */
export const SEAT_NAMES = all<SeatName>({ red: true, white: true, orange: true, lilac: true, blue: true });
export const BONUS_TOKENS = all<GameSetup["bonus_tokens"]>({ none: true, standard: true, deluxe: true });
export const MENG_LEVELS = all<GameSetup["meng"]>({ easy: true, normal: true, hard: true });
export const MENG_MATCHES = all<GameSetup["meng_matches"]>({ exact: true, at_least: true });

/** What options cost and give, in the order in which it is shown. */
export const RESOURCES = [
  "servant",
  "double",
  "card",
  "token",
  "vp",
  "jade",
  "intrigue",
  "envoy",
  "medal",
  "palace",
  "wall",
  "load",
  "ship",
  "decree",
] as const;
export type Resource = (typeof RESOURCES)[number];

/** Whether a text is one of some words. */
export function isWordOf<Word extends string>(words: readonly Word[], text: string | null | undefined): text is Word {
  return (words as readonly (string | null | undefined)[]).includes(text);
}

/** The rule that describes a token, and whether it is a bonus token. */
export interface TokenFacts {
  rule: string;
  isBonus: boolean;
}
const usual = (rule: string): TokenFacts => ({ rule, isBonus: false });
const bonus = (rule: string): TokenFacts => ({ rule, isBonus: true });

export const TOKENS: Record<Token, TokenFacts> = {
  gain1: usual("TOKEN-1"),
  gain2: usual("TOKEN-2"),
  envoy: usual("TOKEN-3"),
  intrigue: usual("TOKEN-4"),
  discard_for_jade: usual("TOKEN-5"),
  servants_for_jade: usual("TOKEN-6"),
  swap: usual("TOKEN-7"),
  take_back: usual("TOKEN-8"),
  ship: usual("TOKEN-9"),
  vp2: usual("TOKEN-10"),
  wall: usual("TOKEN-11"),
  double: usual("TOKEN-12"),
  plus_one: bonus("BONUS-1"),
  toll: bonus("BONUS-2"),
  follow: bonus("BONUS-3"),
  double_value: bonus("BONUS-4"),
  double_action: bonus("BONUS-5"),
  discount: bonus("BONUS-6"),
};

export function isBonusToken(token: string): boolean {
  return Object.hasOwn(TOKENS, token) && TOKENS[token as Token].isBonus;
}

/** The rule that describes a decree. */
export const DECREE_RULES: Record<Decree, string> = {
  "level1.intrigue": "DECREE-2",
  "level1.ship": "DECREE-3",
  "level1.servant": "DECREE-4",
  "level1.envoy": "DECREE-5",
  "level1.swap": "DECREE-6",
  "level2.travel": "DECREE-7",
  "level2.jade": "DECREE-8",
  "level2.wall": "DECREE-9",
  "level2.equal": "DECREE-10",
  "level2.decree": "DECREE-11",
  "level3.score": "DECREE-12",
  "level3.eight": "DECREE-13",
  "level3.jade": "DECREE-14",
  "level3.decrees": "DECREE-15",
  "level3.harbours": "DECREE-16",
};
const FINAL_DECREE_RULES = Object.entries(DECREE_RULES).flatMap(([decree, rule]) => (decree.startsWith("level3.") ? [rule] : []));

/** Whether a rule is of the final scoring: its steps, with the decrees of level 3. */
export function isFinalRule(rule: string): boolean {
  return rule.startsWith("FINAL-") || FINAL_DECREE_RULES.includes(rule);
}

/** Arguments whose value is a word with a message of its own, `<prefix>-<word>`: their prefix, by name. */
export const MESSAGE_PREFIXES: Readonly<Record<string, string>> = {
  action: "action",
  automa: "automa",
  benefit: "benefit",
  decree: "decree",
  house: "house",
  location: "location",
  points: "points",
  reason: "why",
  reward: "reward",
  source: "source",
  token: "token",
  trade: "trade",
};
/** Arguments that are cards, and those that are seats; people count the last from one, programs from zero. */
export const CARD_ARGUMENTS: readonly string[] = ["card", "lying", "taken"];
export const SEAT_ARGUMENTS: readonly string[] = ["owner"];
export const COUNTED_FROM_ONE: readonly string[] = ["die", "place", "route"];
