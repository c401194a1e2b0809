/** What a seat board shows, worked out from the view and the figures of the box. */
import { lookOf, SEAT_NAMES, type SeatLook } from "../../art/seat_looks";
import type { Box } from "../../game/box";
import type { SeatBoard, View } from "../../wire";

/** Ships that a seat has in all. */
export const SHIPS = 3;
export const REWARDS = ["vp4", "card", "double"] as const;
export type Reward = (typeof REWARDS)[number];

/** How a seat's pieces look. */
export function lookOfBoard(board: SeatBoard): SeatLook {
  return lookOf(SEAT_NAMES.findIndex((name) => name === board.name), board.meng);
}

/** The points that jades are worth at the end. */
export function jadeVp(box: Box, jade: number): number {
  const table = box.board.jade_vp;
  const last = table.length - 1;
  return jade <= last ? (table[jade] ?? 0) : (table[last] ?? 0) + (jade - last) * beyond(box);
}

function beyond(box: Box): number {
  return (box.board as { jade_beyond_vp?: number }).jade_beyond_vp ?? 2;
}

/** The tokens in a seat's slots, one after another: the kind of those that lie face up, null for the others. */
export function tokensIn(board: SeatBoard): (string | null)[] {
  return Object.entries(board.tokens).flatMap(([kind, count]) =>
    Array.from({ length: count }, () => (kind === "plain" ? null : kind)),
  );
}

/** Where the double servant is, in one word. */
export function doubleAt(board: SeatBoard): string {
  return typeof board.double === "number" ? "ship" : board.double;
}

/** The ships that wait to be launched. */
export function shipsLeft(board: SeatBoard): number {
  return Math.max(0, SHIPS - board.ships.length);
}

export function decreesOf(view: View, seat: number): string[] {
  return view.decrees.filter((tile) => tile.seats.includes(seat)).map((tile) => tile.decree);
}

/** The other seats in turn order, beginning after mine. */
export function othersOf(view: View, seat: number): number[] {
  const count = view.seats.length;
  return Array.from({ length: count - 1 }, (_, i) => (seat + 1 + i) % count);
}
