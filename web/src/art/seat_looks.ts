/** The seats' names and shapes, in the order of the table; Meng has a look of his own. */
export const SEAT_NAMES = ["red", "white", "orange", "lilac", "blue"] as const;
export type SeatLook = (typeof SEAT_NAMES)[number] | "meng";

/** The look of a seat by its number, or Meng's. */
export function lookOf(seat: number, meng = false): SeatLook {
  return meng ? "meng" : (SEAT_NAMES[seat] ?? "red");
}
