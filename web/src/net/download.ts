/** A game as a file of one's own. */
import { api, type Entrance } from "./api";

const KEPT = 1000; // milliseconds until the browser has surely taken it

/** Save a table's game where the browser keeps what it loads down. */
export async function downloadGame(table: string, entrance: Entrance): Promise<void> {
  const save = JSON.stringify(await api.save(table, entrance));
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([save], { type: "application/json" }));
  link.download = `gugong-${table}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT);
}
