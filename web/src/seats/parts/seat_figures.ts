/** What a seat board shows, out of the view. */
import type { SeatLook } from "../../art/seat_looks";
import type { SeatBoard, View } from "../../wire";

/** How a seat's pieces look. */
export function lookOfBoard(board: SeatBoard): SeatLook {
  return board.meng ? "meng" : board.name;
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

export function decreesOf(view: View, seat: number): string[] {
  return view.decrees.filter((tile) => tile.seats.includes(seat)).map((tile) => tile.decree);
}

/** The other seats in turn order, beginning after mine. */
export function othersOf(view: View, seat: number): number[] {
  const count = view.seats.length;
  return Array.from({ length: count - 1 }, (_, i) => (seat + 1 + i) % count);
}
