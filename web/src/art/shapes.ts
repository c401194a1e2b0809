/** The shapes that go with the seats' colours, about the middle of a square from -10 to 10. */
import type { SeatLook } from "./seat_looks";

export const SHAPES: Record<SeatLook, string> = {
  red: "M-8.6 0a8.6 8.6 0 1 0 17.2 0a8.6 8.6 0 1 0 -17.2 0Z",
  white: "M0 -9.8L9.8 0L0 9.8L-9.8 0Z",
  orange: "M0 -8.8L9.6 7.6H-9.6Z",
  lilac: "M-7.8 -7.8H7.8V7.8H-7.8Z",
  blue: "M-9.4 0L-4.7 -8.2H4.7L9.4 0L4.7 8.2H-4.7Z",
  meng: "M-3.7 -9H3.7L9 -3.7V3.7L3.7 9H-3.7L-9 3.7V-3.7Z",
};

/** The colour of a seat, for attributes that take a paint. */
export const colourOf = (look: SeatLook): string => `var(--seat-${look})`;

/** The ink that can be read on a seat's colour. */
export const onColour = (look: SeatLook): string =>
  look === "white" || look === "orange" || look === "lilac" ? "var(--seat-line)" : "var(--seat-white)";
