/** Going to a moment of the game: an earlier one is looked at, the last one is how things are now. */
import { mine } from "../lib/mine.svelte";
import type { Desk } from "../table/desk.svelte";
import type { TableState } from "../table/state.svelte";

export async function stepTo(desk: Desk, moment: number): Promise<void> {
  if (moment >= desk.state.moment) desk.now();
  else await desk.look(Math.max(0, moment));
}

/** Whether somebody may be told the chances: nobody else plays on in this game. */
export function mayAsk(desk: Desk): boolean {
  const { table, mySeats, view } = desk.state;
  if (!table || !view || table.sealed) return false;
  return view.over || (mySeats.length > 0 && (table.study || mySeats.length === table.seats.length));
}

/** Whether people who share this screen keep their hands from each other: nobody may be told of one by a side door. */
export function keepsSecrets(state: TableState): boolean {
  const isOpen = state.table?.study || state.view?.over;
  return mine.settings.cover && state.mySeats.length > 1 && !isOpen;
}
