/** Who may sit down, fill seats, begin and talk at a table that waits, and who is missing there. */
import type { TableState } from "../../game/table_state.svelte";

/** Whether anybody may still sit down or get up: not where the table was closed, or cannot be played here. */
export function hasOpenSeats({ table }: TableState): boolean {
  return !table?.sealed;
}

/** Whether anybody may still talk: where the table was closed, or cannot be read, nothing more is said. */
export function isTalkedAt({ table }: TableState): boolean {
  return table?.sealed !== "closed" && table?.sealed !== "damaged";
}

/** Whether I may seat bots and begin: whoever leads may, and at a rematch all who sit there. */
export function canArrange(state: TableState): boolean {
  const { you, mySeats, table } = state;
  return hasOpenSeats(state) && (you.leads || ((table?.waits ?? false) && mySeats.length > 0));
}

/** The seats of other people who are not at the table now. */
export function absentSeats({ table, mySeats, here }: TableState): number[] {
  const seats = table?.seats ?? [];
  return seats.flatMap(({ kind }, i) => (kind === "person" && !mySeats.includes(i) && !here.includes(i) ? [i] : []));
}
