/** Cards, tokens and decrees, wherever they lie: what they do, and the rule that says so. */
import { cardOf, decreeOf } from "../game/box";
import { actionText, cardText, decreeName, messageId } from "../game/wording";
import { t, joinList } from "../i18n/messages.svelte";
import type { Decree, Token } from "../wire";
import type { Explainer } from "./explainer";

const TOKEN_RULES: Record<Token, string> = {
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
const DECREE_RULES: Record<Decree, string> = {
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

const TOKEN_OF = new Map(Object.entries(TOKEN_RULES).map(([token, rule]) => [rule, token as Token]));
const DECREE_OF = new Map(Object.entries(DECREE_RULES).map(([decree, rule]) => [rule, decree as Decree]));

/** The token that a rule is about. */
export function tokenOfRule(rule: string): Token | null {
  return TOKEN_OF.get(rule) ?? null;
}

/** The decree that a rule is about. */
export function decreeOfRule(rule: string): Decree | null {
  return DECREE_OF.get(rule) ?? null;
}

export function tokenText(token: string): string {
  return t(messageId(`help-token-${token}`));
}

export function tokenRule(token: string): string {
  return TOKEN_RULES[token as Token] ?? "TRAVEL-4";
}

/** A decree: what it costs now, what it scores, and who has it. */
export const decree: Explainer<"decree"> = ({ decree: key }, { view, box, seat, name }) => {
  const tile = view.decrees.find((one) => one.decree === key);
  if (!tile) return null;
  const { level, vp } = decreeOf(box, key);
  const sentences = [
    t("help-decree-cost", { cost: tile.costs[seat] ?? 0 }),
    level === 3 ? t("help-decree-final") : t("help-decree-vp", { vp }),
  ];
  if (tile.seats.length) sentences.push(t("help-decree-owners", { players: joinList(tile.seats.map(name)) }));
  return { title: decreeName(key), text: sentences.join(" "), rule: DECREE_RULES[tile.decree as Decree] ?? "DECREE-1" };
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
