/** Who may fill seats and begin at a table that waits, and who is missing there. */
import type { TableState } from "../../game/table_state.svelte";

/** Whether I may seat bots and begin: whoever leads may, and at a rematch all who sit there. */
export function canArrange({ you, mySeats, table }: TableState): boolean {
  return you.leads || ((table?.waits ?? false) && mySeats.length > 0);
}

/** The seats of other people who are not at the table now. */
export function absentSeats({ table, mySeats, here }: TableState): number[] {
  const seats = table?.seats ?? [];
  return seats.flatMap(({ kind }, i) => (kind === "person" && !mySeats.includes(i) && !here.includes(i) ? [i] : []));
}
