/** What somebody at a table may be told besides their view. */
import { preferences } from "../browser/preferences.svelte";
import type { ChatLine } from "../wire";
import type { TableState } from "./table_state.svelte";

/** Whether somebody may be told the chances: nobody else plays on in this game. */
export function mayAskChances(state: TableState): boolean {
  const { table, mySeats, view } = state;
  if (!table || !view || table.sealed) return false;
  return view.over || (mySeats.length > 0 && (table.study || mySeats.length === table.seats.length));
}

/** Whether people who share this screen keep their hands from each other: nobody may be told of one by a side door. */
export function keepsSecrets(state: TableState): boolean {
  const isOpen = state.table?.study || state.view?.over;
  return preferences.settings.cover && state.mySeats.length > 1 && !isOpen;
}

/** What is said at the table, as far as I wish to read it; whoever only watches reads it all. */
export function shownChat({ chat, mySeats }: Pick<TableState, "chat" | "mySeats">): ChatLine[] {
  const isAll = preferences.settings.spectators || !mySeats.length;
  return isAll ? chat : chat.filter((line) => line.seat !== null);
}
