/** How seats look: each by its name, which is a colour and has a shape; Meng has a look of his own. */
import type { SeatName } from "../wire";
import { SEAT_NAMES } from "../wire/vocabulary";

export type SeatLook = SeatName | "meng";

/** The look of a seat by its number, or Meng's. */
export function lookOf(seat: number, meng = false): SeatLook {
  return meng ? "meng" : (SEAT_NAMES[seat] ?? "red");
}
