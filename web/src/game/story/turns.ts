/** Where turns begin in the game's log. */
import type { Entry } from "../../wire";
import { timelineOf, isMove } from "./timeline";

/** The moment before my first choice of this turn; null if I have not chosen yet, or the turn is over. */
export function turnBegan(entries: Entry[], mine: number[], began: number): number | null {
  let found: number | null = null;
  for (const { entry, moment, isGone } of timelineOf(entries, began)) {
    if (!isMove(entry) || isGone) continue;
    const isOver = entry.events?.some((event) => event.kind === "turn-begins") ?? false;
    if (isOver || !mine.includes(entry.seat ?? -1)) found = null;
    else found ??= moment - 1;
  }
  return found;
}
