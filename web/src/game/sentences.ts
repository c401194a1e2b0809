/** Options, decisions and events in words: the same messages, with the same arguments, as in the terminal. */
import type { FluentVariable } from "@fluent/bundle";
import { capitalized, type MessageArgs, hasMessage, inForm, t } from "../i18n/messages.svelte";
import type { Action, GameEvent, OpenDecision, Option, View } from "../wire";
import { CARD_ARGUMENTS, COUNTED_FROM_ONE, MESSAGE_PREFIXES, SEAT_ARGUMENTS } from "../wire/vocabulary";
import { type Box, cardOf } from "./box";

/** How the people at a table are called, by seat. */
export type Names = (seat: number) => string;

/** Who is told: what the reader did is told as "You …". */
export interface Reader {
  name: Names;
  /** The seat of the reader; null for spectators, and where several share a screen. */
  mySeat: number | null;
}

/** A seat by name, or as the reader: "You". */
export function calledName(seat: number, { name, mySeat }: Reader): string {
  return seat === mySeat ? t("seat-you") : name(seat);
}

export function messageId(text: string): string {
  return text.replaceAll("_", "-").replaceAll(".", "-").toLowerCase();
}

/** A seat by the name of its colour, or Meng's. */
export function seatName(view: View, seat: number): string {
  const board = view.seats[seat];
  return t(board?.meng ? "seat-meng" : `seat-${board?.name ?? "red"}`);
}

/** How well a bot plays: the name of its level, or what it is called where it was installed. */
export function levelName(bot: string): string {
  const id = `lobby-level-${bot}`;
  return hasMessage(id) ? t(id) : bot;
}

export function tokenName(token: string): string {
  return t(messageId(`token-${token}`));
}

export function decreeName(decree: string): string {
  return t(messageId(`decree-${decree}`));
}

/** The name of a decree alone, without what it does, which stands after it in parentheses. */
export function decreeTitle(decree: string): string {
  return decreeName(decree).split(" (")[0] ?? "";
}

/** A card in words: its value, its gift and its action. */
export function cardText(card: string, box: Box): string {
  const found = cardOf(box, card);
  if (!found) return t("card-hidden");
  const { value, action } = found;
  return t("card", { value, gift: t(`gift-${value}`), action: actionText(action) });
}

export function actionText(action: Action): string {
  return t(`action-${action}`);
}

/** A value of an argument, by its name, as messages take it. */
function word(name: string, value: unknown, box: Box): FluentVariable {
  if (value === null || value === undefined) return "";
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "number") return COUNTED_FROM_ONE.includes(name) ? value + 1 : value;
  const text = String(value);
  if (CARD_ARGUMENTS.includes(name)) return cardText(text, box);
  const prefix = MESSAGE_PREFIXES[name];
  return prefix ? t(messageId(`${prefix}-${text}`)) : text;
}

/** All arguments; messages choose by `<name>-key`: a word itself, or whether a card is known. */
function worded(args: object, box: Box): MessageArgs {
  const found: MessageArgs = {};
  for (const [name, value] of Object.entries(args)) {
    found[name.replaceAll("_", "-")] = word(name, value, box);
    if (CARD_ARGUMENTS.includes(name)) found[`${name}-key`] = value === "hidden" ? "hidden" : "known";
    if (name in MESSAGE_PREFIXES) found[`${name}-key`] = String(value ?? "none");
  }
  return found;
}

export function optionText(option: Option, decision: OpenDecision, box: Box): string {
  const own = messageId(`option-${decision.kind}-${option.verb}`);
  const id = hasMessage(own) ? own : messageId(`option-${option.verb}`);
  return t(id, worded({ ...decision.args, ...option.args }, box));
}

export function reasonText(option: Option, box: Box): string {
  return option.reason ? t(messageId(option.reason), worded(option.args, box)) : "";
}

export function decisionText(decision: OpenDecision, box: Box): string {
  return t(messageId(`decision-${decision.kind}`), worded(decision.args, box));
}

/** A sentence that a seat is the subject of: to that seat it is told as "You …" (`$you`). */
export function told(id: string, seat: number, reader: Reader, args: MessageArgs = {}): string {
  return t(id, { player: reader.name(seat), you: seat === reader.mySeat ? "yes" : "no", ...args });
}

/** An event in a sentence; in short it does not say who did it, to stand below a heading that does. */
export function eventText(event: GameEvent, box: Box, reader: Reader, isShort = false): string {
  const { name, mySeat } = reader;
  const isMine = event.seat !== null && event.seat === mySeat;
  const args: MessageArgs = { ...worded(event.args, box), you: isMine ? "yes" : "no" };
  if (event.seat !== null) args["player"] = name(event.seat);
  for (const [argument, value] of Object.entries(event.args)) {
    if (!SEAT_ARGUMENTS.includes(argument)) continue;
    args[argument] = calledName(value as number, reader);
    args[`${argument}-key`] = value === mySeat ? "you" : "other";
  }
  const words = inForm(isShort ? "short" : null, messageId(`event-${event.kind}`), args);
  return isShort || isMine ? capitalized(words) : words;
}
