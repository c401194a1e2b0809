/** That the server will be restarted, if that is announced: told by the socket of a table, and asked for on the other pages. */
import { api } from "./api";
import { serverNow } from "./server_clock";

const BETWEEN_LOOKS = 60_000; // milliseconds
const TICK = 5_000; // the same
const MINUTE = 60_000;

class Restart {
  /** When, in milliseconds of the server's clock; null if none is announced. */
  at = $state<number | null>(null);
  #now = $state(0);
  /** The one that the reader knows of and does not want to see any more. */
  #read = $state<number | null>(null);

  /** Whole minutes until then, 0 when it is due; null if none is announced, or the reader has put it away. */
  get minutes(): number | null {
    return this.at === null || this.at === this.#read ? null : Math.max(0, Math.ceil((this.at - this.#now) / MINUTE));
  }

  told(at: number | null): void {
    this.#now = serverNow();
    this.at = at;
  }

  /** Do not show this one any more. */
  putAway(): void {
    this.#read = this.at;
  }

  /** Ask the server; without an answer what is known stays. */
  async look(): Promise<void> {
    try {
      this.told((await api.offers()).restart);
    } catch {
      // It may be restarting just now.
    }
  }

  /** Let the minutes go by; where no socket tells of it (`isAsking`) ask now and then. Until the returned function is called. */
  watch(isAsking: boolean): () => void {
    const timers = [setInterval(() => (this.#now = serverNow()), TICK)];
    if (isAsking) {
      void this.look();
      timers.push(setInterval(() => document.hidden || void this.look(), BETWEEN_LOOKS));
    }
    return () => timers.forEach(clearInterval);
  }
}

export const restart = new Restart();
