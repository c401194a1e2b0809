/** What somebody is told who points at a thing. */
import type { Box } from "../lib/box";
import { attribute, t, type Args } from "../lib/words.svelte";
import type { SeatBoard, View } from "../wire";

export interface Told {
  title: string;
  text: string;
  /** The rule to read on. */
  rule: string | null;
}

/** What is pointed at: the parts of its id behind the kind, and the table it belongs to. */
export interface Asked {
  parts: string[];
  view: View;
  box: Box;
  name: (seat: number) => string;
}
export type Teller = (asked: Asked) => Told | null;

/** A message whose title is an attribute of it. */
export function tell(id: string, rule: string, args: Args = {}): Told {
  return { title: attribute(id, "title", args), text: t(id, args), rule };
}

/** The seat that an id names, with its board; the number stands at the given place. */
export function seatIn({ parts, view }: Asked, at = 0): { seat: number; board: SeatBoard } | null {
  const seat = Number(parts[at]);
  const board = view.seats[seat];
  return board && parts[at] !== "" ? { seat, board } : null;
}
