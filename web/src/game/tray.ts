/** What a small screen has in its tray: my hand, the places of the board, or answers, whichever is asked. */
import type { OpenDecision, Option } from "../wire";
import { type BoardKind, ids, isKind } from "./board_ids";
import { isRefusal, isTrade, spotsOf } from "./targets";

/** hand: my cards. places: the seven stands. board: nothing but what the board does not offer. answers: buttons alone. */
export type TrayKind = "hand" | "places" | "board" | "answers";
export interface Tray {
  kind: TrayKind;
  /** The answers that stand in it as buttons, no last. */
  answers: Option[];
  /** Trades, which are possible at any time and answer nothing. */
  trades: Option[];
}

/** There are many of these, or it takes many words to tell them: they are chosen where they are drawn. */
const ON_BOARD: BoardKind[] = ["city", "decree"];
const IDLE: Tray = { kind: "hand", answers: [], trades: [] };

/** The tray for a question; `hand` are the cards of whoever is asked. Without a question one looks at one's hand. */
export function trayOf(decision: OpenDecision | null, hand: readonly string[]): Tray {
  if (!decision) return IDLE;
  const held = new Set(hand.map((card) => ids.card(card)));
  const legal = decision.options.filter((option) => option.legal);
  const spots = (option: Option) => spotsOf(option, decision.seat);
  const isHeld = (option: Option) => spots(option).some((spot) => held.has(spot));
  const isStand = (option: Option) => spots(option).some((spot) => isKind(spot, "stand"));
  const isOnBoard = (option: Option) => spots(option).some((spot) => ON_BOARD.some((kind) => isKind(spot, kind)));
  const trades = legal.filter(isTrade);
  const asked = legal.filter((option) => !isTrade(option));
  const buttons = asked.filter((option) => !isHeld(option) && !isStand(option) && !isOnBoard(option));
  const answers = [...buttons.filter((option) => !isRefusal(option)), ...buttons.filter(isRefusal)];
  const kind = asked.some(isStand) ? "places" : asked.some(isHeld) ? "hand" : asked.some(isOnBoard) ? "board" : "answers";
  return { kind, answers, trades };
}
