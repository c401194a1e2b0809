/** Names of things on the board for who points at them or hears them. */
import { cardOf, type Box } from "../lib/box";
import { t } from "../lib/words.svelte";
import type { View } from "../wire";

/** A seat's name. */
export function seatName(view: View, seat: number): string {
  const board = view.seats[seat];
  return t(board?.meng ? "seat-meng" : `seat-${board?.name ?? "red"}`);
}

/** A gift card in words. */
export function cardName(box: Box, card: string): string {
  const found = cardOf(box, card);
  if (!found) return t("card-hidden");
  const action = found.action === "decree" ? "decrees" : found.action;
  return t("card", { value: found.value, gift: t(`gift-${found.value}`), action: t(`action-${action}`) });
}

/** A travel token in words. */
export function tokenName(token: string): string {
  return t(`token-${token.replaceAll("_", "-")}`);
}
