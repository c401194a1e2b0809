/** What a screen reader is told: moves as they happen, and what I am asked. The last few lines stay, so that none is
 *  lost when several come at once. */

const MOST = 8;
let lines = $state.raw<{ number: number; text: string }[]>([]);
let count = 0;

/** Say something to whoever listens instead of looks. */
export function announce(text: string): void {
  if (!text || lines.at(-1)?.text === text) return;
  count += 1;
  lines = [...lines, { number: count, text }].slice(-MOST);
}

export function announcements(): { number: number; text: string }[] {
  return lines;
}
