/** Which moment of the game each entry of the log led to. A moment is the number of actions so far. */
import type { Entry } from "../wire";

export interface Told {
  entry: Entry;
  /** The moment after this entry. */
  moment: number;
  /** It was taken back later. */
  isGone: boolean;
}

const isMove = (entry: Entry): boolean => entry.kind === "played" || entry.kind === "redone";

/** A study may begin in the middle of a game, and its log does not tell where: counted back from what is known. */
function firstMoment(entries: Entry[], now: number): number {
  if (entries.some((entry) => entry.kind === "started")) return 0;
  const back = entries.findIndex((entry) => entry.kind === "undone");
  const played = entries.slice(0, back < 0 ? undefined : back).filter(isMove).length;
  // In a study each step back takes one choice, unless the whole turn was taken back.
  const reached = back < 0 ? now : (entries[back]?.to ?? 0) + 1;
  return Math.max(0, reached - played);
}

/** All entries with their moments; `now` is the moment after the last one. */
export function follow(entries: Entry[], now: number): Told[] {
  let moment = firstMoment(entries, now);
  let standing: Told[] = [];
  return entries.map((entry) => {
    if (entry.kind === "started") moment = 0;
    else if (isMove(entry)) moment += 1;
    else if (entry.kind === "undone") {
      const to = entry.to ?? moment;
      for (const told of standing) if (told.moment > to) told.isGone = true;
      standing = standing.filter((told) => told.moment <= to);
      moment = to;
    }
    const told = { entry, moment, isGone: false };
    if (isMove(entry)) standing.push(told);
    return told;
  });
}
