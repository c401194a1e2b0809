/** Going to a moment of the game: an earlier one is looked at, the last one is how things are now. */
import type { Desk } from "../table/desk.svelte";

export async function stepTo(desk: Desk, moment: number): Promise<void> {
  if (moment >= desk.state.moment) desk.now();
  else await desk.look(Math.max(0, moment));
}

/** Whether all seats are in my hands, so that nobody is told anything about another's game. */
export function isAllMine(desk: Desk): boolean {
  const { table, mySeats } = desk.state;
  const seats = table?.seats ?? [];
  return mySeats.length > 0 && seats.every((seat, i) => seat.kind === "meng" || mySeats.includes(i));
}
