/** The log as it is told: part by part, what stands of it. */
import type { Entry, GameEvent } from "../../wire";
import { type Part, partWith } from "./parts";
import { isMove, timelineOf } from "./timeline";

export interface ToldPart {
  part: Part;
  events: GameEvent[];
}

/** The parts of the story and what happened in each; what was taken back is not in it. */
export function storyOf(entries: Entry[], began: number): ToldPart[] {
  let open: ToldPart = { part: { day: 0, kind: "before", seat: null }, events: [] };
  const told = [open];
  for (const { entry, isGone } of timelineOf(entries, began)) {
    if (isGone || (!isMove(entry) && entry.kind !== "started")) continue;
    // The first turn of a game, or of a position, has no event that begins it.
    if (entry.kind === "played" && open.part.kind === "before")
      told.push((open = { part: { day: 0, kind: "turn", seat: entry.seat ?? null }, events: [] }));
    for (const event of entry.events ?? []) {
      const part = partWith(open.part, event);
      if (part !== open.part) told.push((open = { part, events: [] }));
      open.events.push(event);
    }
  }
  return told;
}
