/** What a screen reader is told: moves as they happen, and what I am asked. The last few lines stay, so that none is
 *  lost when several come at once. */

import { untrack } from "svelte";

const MOST = 8;
let lines = $state.raw<{ number: number; text: string }[]>([]);
let count = 0;

/** Say something to whoever listens instead of looks. An effect that says something does not run again because of it. */
export function announce(text: string): void {
  const said = untrack(() => lines);
  if (!text || said.at(-1)?.text === text) return;
  count += 1;
  lines = [...said, { number: count, text }].slice(-MOST);
}

export function announcements(): { number: number; text: string }[] {
  return lines;
}
