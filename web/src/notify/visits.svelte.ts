/** When somebody is at a table and when they go: what was told about it is cleared, and the right moment to offer notifications is found. */
import { untrack } from "svelte";
import type { TableState } from "../game/table_state.svelte";
import { notifications } from "./notifications.svelte";

/** Whether other people play here, too, so that somebody may wait for me. */
export function playsWithPeople(table: TableState): boolean {
  const others = table.table?.seats.some((seat, i) => seat.kind === "person" && !table.mySeats.includes(i)) ?? false;
  return table.mySeats.length > 0 && others && !table.table?.study;
}

/** Whether I wait at a table of days: I have sat down, and the game will go on without me being here. */
export function waitsForDays(table: TableState): boolean {
  return table.mySeats.length > 0 && table.table?.status === "open" && table.table.clock.kind === "days";
}

/** Follow the visits to a table for as long as the component lives. */
export function followVisits(current: () => TableState): void {
  $effect(() => {
    if (waitsForDays(current())) void notifications.noteMoment();
  });
  $effect(() => {
    const { id } = current();
    const look = () => {
      if (!document.hidden) notifications.clear(id);
      else leave();
    };
    const leave = () => {
      const table = current();
      if (table.table?.status === "running" && playsWithPeople(table)) void notifications.noteMoment();
    };
    untrack(look);
    document.addEventListener("visibilitychange", look);
    return () => {
      document.removeEventListener("visibilitychange", look);
      leave();
    };
  });
}
