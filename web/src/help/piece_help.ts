/** Cards, tokens and decrees, wherever they lie: what they do, and the rule that says so. */
import { cardOf, decreeOf } from "../game/box";
import { actionText, cardText, decreeName, messageId } from "../game/wording";
import { t, joinList } from "../i18n/messages.svelte";
import type { Explainer } from "./explainer";

const TOKEN_RULES: Record<string, string> = {
  gain1: "TOKEN-1",
  gain2: "TOKEN-2",
  envoy: "TOKEN-3",
  intrigue: "TOKEN-4",
  discard_for_jade: "TOKEN-5",
  servants_for_jade: "TOKEN-6",
  swap: "TOKEN-7",
  take_back: "TOKEN-8",
  ship: "TOKEN-9",
  vp2: "TOKEN-10",
  wall: "TOKEN-11",
  double: "TOKEN-12",
  plus_one: "BONUS-1",
  toll: "BONUS-2",
  follow: "BONUS-3",
  double_value: "BONUS-4",
  double_action: "BONUS-5",
  discount: "BONUS-6",
};
const DECREES = {
  level1: ["intrigue", "ship", "servant", "envoy", "swap"],
  level2: ["travel", "jade", "wall", "equal", "decree"],
  level3: ["score", "eight", "jade", "decrees", "harbours"],
};
const FIRST_DECREE = 2; // DECREE-1 tells how decrees are taken
const DECREE_KEYS = Object.entries(DECREES).flatMap(([level, keys]) => keys.map((key) => `${level}.${key}`));

const TOKEN_OF = new Map(Object.entries(TOKEN_RULES).map(([token, rule]) => [rule, token]));

/** The token that a rule is about. */
export function tokenOfRule(rule: string): string | null {
  return TOKEN_OF.get(rule) ?? null;
}

/** The decree that a rule is about. */
export function decreeOfRule(rule: string): string | null {
  const [section, number] = rule.split("-");
  return section === "DECREE" ? (DECREE_KEYS[Number(number) - FIRST_DECREE] ?? null) : null;
}

export function tokenText(token: string): string {
  return t(messageId(`help-token-${token}`));
}

export function tokenRule(token: string): string {
  return TOKEN_RULES[token] ?? "TRAVEL-4";
}

export function decreeRule(decree: string): string {
  const at = DECREE_KEYS.indexOf(decree);
  return at < 0 ? "DECREE-1" : `DECREE-${at + FIRST_DECREE}`;
}

/** A decree: what it costs now, what it scores, and who has it. */
export const decree: Explainer<"decree"> = ({ decree: key }, { view, box, name }) => {
  const tile = view.decrees.find((one) => one.decree === key);
  if (!tile) return null;
  const { level, cost, vp } = decreeOf(box, key);
  const sentences = [
    t("help-decree-cost", { cost, extra: tile.seats.length }),
    level === 3 ? t("help-decree-final") : t("help-decree-vp", { vp }),
  ];
  if (tile.seats.length) sentences.push(t("help-decree-owners", { players: joinList(tile.seats.map(name)) }));
  return { title: decreeName(key), text: sentences.join(" "), rule: decreeRule(key) };
};

/** A card of my hand. */
export const card: Explainer<"card"> = ({ card: id }, { box }) => {
  const found = cardOf(box, id);
  if (!found) return null;
  const text = found.action === "none" ? t("help-card-plain") : t("help-card-action", { action: actionText(found.action) });
  return { title: cardText(id, box), text, rule: "ACTION-2" };
};

/** A card of my discard pile: how it fares tonight. */
export const discarded: Explainer<"discarded"> = ({ card: id }, { view, box }) => {
  const found = cardOf(box, id);
  if (!found) return null;
  const count = view.dice.filter((face) => face === found.value).length;
  return { title: cardText(id, box), text: t("help-discarded", { count }), rule: "NIGHT-1" };
};
