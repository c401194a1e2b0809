/** Which moment of the game each entry of the log led to. A moment is the number of actions so far. */
import type { Entry } from "../../wire";

export interface TimelineEntry {
  entry: Entry;
  /** The moment after this entry. */
  moment: number;
  /** It was taken back later. */
  isGone: boolean;
  /** It takes back only choices that nothing had come of yet, such as a card that was not laid: not worth a word. */
  isTrivial: boolean;
}

export const isMove = (entry: Entry): boolean => entry.kind === "played" || entry.kind === "redone";

/** All entries with their moments; studies begin in the middle of a game, at the moment `began`. */
export function timelineOf(entries: Entry[], began: number): TimelineEntry[] {
  let moment = began;
  let standing: TimelineEntry[] = [];
  return entries.map((entry) => {
    if (isMove(entry)) moment += 1;
    let isTrivial = false;
    if (entry.kind === "undone") {
      const to = entry.to ?? moment;
      isTrivial = standing.every((told) => told.moment <= to || !told.entry.events?.length);
      for (const told of standing) if (told.moment > to) told.isGone = true;
      standing = standing.filter((told) => told.moment <= to);
      moment = to;
    }
    const told = { entry, moment, isGone: false, isTrivial };
    if (isMove(entry)) standing.push(told);
    return told;
  });
}
