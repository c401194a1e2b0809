/** Taking a seat. The browser makes the seat's key itself and sends it along: an answer that is lost costs no seat. */
import { untrack } from "svelte";
import { myGames } from "../../browser/my_games.svelte";
import type { TableState } from "../../game/table_state.svelte";

const KEY_BYTES = 32;

/** A key that nobody can guess, fit for a link. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(KEY_BYTES));
  return btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

export class SeatRequest {
  /** A key of mine is on its way; the server may know it already, though it has not said so. */
  #hasSent = $state(false);

  constructor(readonly table: TableState) {
    $effect(() => this.#follow());
  }

  take(seat: number, name: string): void {
    if (this.table.entrance.key) this.table.ask({ type: "sit", name, seat });
    else {
      const key = newKey();
      myGames.remember(this.table.id, { key });
      this.#hasSent = true;
      this.table.ask({ type: "sit", name, seat, key });
    }
  }

  /** With the seat comes the key. Where the line was cut between them, we come in again with what we sent. */
  #follow(): void {
    const { mySeats, isConnected, isWaiting, trouble } = this.table;
    if (!this.#hasSent) return;
    if (mySeats.length) {
      if (!isConnected && !this.table.entrance.key) untrack(() => this.table.enterAgain());
    } else if (!isWaiting) {
      this.#hasSent = false;
      if (trouble) untrack(() => myGames.loseKey(this.table.id));
      else untrack(() => this.table.enterAgain());
    }
  }
}
