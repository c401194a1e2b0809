/** What a screen reader is told: moves as they happen, and what I am asked. */

let words = $state("");

/** Say something to whoever listens instead of looks. */
export function announce(text: string): void {
  words = text;
}

export function announced(): string {
  return words;
}
