/** Cards, tokens and decrees, wherever they lie: what they do, and the rule that says so. */
import { cardOf, decreeOf } from "../game/box";
import { actionText, cardText, decreeName, messageId } from "../game/sentences";
import { t, joinList } from "../i18n/messages.svelte";
import type { Decree, Token } from "../wire";
import { DECREE_RULES, TOKENS } from "../wire/vocabulary";
import type { Explainer } from "./explainer";

const TOKEN_OF = new Map(Object.entries(TOKENS).map(([token, { rule }]) => [rule, token as Token]));
const DECREE_OF = new Map(Object.entries(DECREE_RULES).map(([decree, rule]) => [rule, decree as Decree]));

/** The token that a rule is about. */
export function tokenOfRule(rule: string): Token | null {
  return TOKEN_OF.get(rule) ?? null;
}

/** The decree that a rule is about. */
export function decreeOfRule(rule: string): Decree | null {
  return DECREE_OF.get(rule) ?? null;
}

export function tokenText(token: Token): string {
  return t(messageId(`help-token-${token}`));
}

export function tokenRule(token: Token): string {
  return TOKENS[token].rule;
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
  return { title: decreeName(key), text: sentences.join(" "), rule: DECREE_RULES[tile.decree] };
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
