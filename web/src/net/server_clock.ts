/** The server's time: clocks go by it, whatever this machine believes. */
import { api } from "./api";

const TRUSTED_FOR = 10 * 60_000;
let ahead = 0;
let asked = -Infinity;

/** Milliseconds of now, as the server counts them. */
export function serverNow(): number {
  return Date.now() + ahead;
}

/** Ask the server for its time, unless it was asked a while ago; on the way its answer grows older by half the journey. */
export async function syncServerClock(): Promise<void> {
  const before = Date.now();
  if (Math.abs(before - asked) < TRUSTED_FOR) return;
  asked = before;
  try {
    const { now } = await api.offers();
    ahead = now - (before + Date.now()) / 2;
  } catch {
    asked = -Infinity;
  }
}
