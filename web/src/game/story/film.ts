/** Moves that have happened, as frames that can be shown one after another: as news comes in, or once more later. */
import type { Entry, Film, GameEvent, ViewChange } from "../../wire";
import { type Motion, motionOf } from "../motion";
import { type Part, partOf, partWith } from "./parts";
import { applyChange, type Scene } from "../scene";
import { isMove, timelineOf } from "./timeline";

/** What a move did: event by event, and what changed after the last of them. */
export interface FilmedMove {
  /** The number of its entry in the log. */
  number?: number;
  events?: GameEvent[] | null;
  change?: ViewChange | null;
}

/** How far the log has been shown: all entries before a number, and so many events of the one that has it. */
export interface LogPlace {
  number: number;
  events: number;
}

/** The scene after one event, and how the way to it is shown. */
export interface Frame {
  /** How far the log goes with this frame; null where its entry is not known. */
  place: LogPlace | null;
  /** The part of the story that begins with this frame; null where one goes on. */
  opens: Part | null;
  /** What happened; null for what changed after a move's last event. */
  event: GameEvent | null;
  scene: Scene;
  /** Null where there is nothing to see. */
  motion: Motion | null;
}

/** The frames that moves lead through from a scene and the part of the story that it is in; none if nothing happened. */
export function framesFrom(start: Scene, moves: FilmedMove[], from: Part = partOf(start.view)): Frame[] {
  const frames: Frame[] = [];
  let scene = start;
  let part = from;
  const add = (place: LogPlace | null, event: GameEvent | null, change: ViewChange | null | undefined): void => {
    const next = applyChange(scene, change);
    const now = event ? partWith(part, event) : part;
    frames.push({ place, opens: now === part ? null : now, event, scene: next, motion: motionOf(scene, next, event) });
    [scene, part] = [next, now];
  };
  for (const { number, events, change } of moves) {
    const upTo = (count: number): LogPlace | null => (number === undefined ? null : { number, events: count });
    events?.forEach((event, i) => add(upTo(i + 1), event, event.change));
    if (change) add(upTo(events?.length ?? 0), null, change);
  }
  return frames;
}

/** The log up to a place; all of it if there is none. */
export function entriesUpTo(entries: Entry[], place: LogPlace | null): Entry[] {
  if (!place) return entries;
  const before = entries.filter((entry) => entry.number < place.number);
  const entry = place.events ? entries.find((one) => one.number === place.number) : undefined;
  return entry ? [...before, { ...entry, events: (entry.events ?? []).slice(0, place.events) }] : before;
}

/** The frames of a film; the log has an entry for each of its moves. */
export function framesOf(film: Film, entries: Entry[], began: number): { start: Scene; frames: Frame[] } {
  const start = { view: film.view, own: film.own };
  const standing = timelineOf(entries, began).filter(({ entry, isGone }) => isMove(entry) && !isGone);
  const numbers = new Map(standing.map(({ entry, moment }) => [moment, entry.number]));
  const numbered = film.steps.map((step) => {
    const number = numbers.get(step.moment);
    return number === undefined ? step : { ...step, number };
  });
  return { start, frames: framesFrom(start, numbered) };
}

/** The moment after my last choice, if something has happened since then; null if nothing has.
 *
 *  Meng answers within my own move: then it is the moment before that move. */
export function momentToReplayFrom(entries: Entry[], mySeats: number[], began: number): number | null {
  let from = began;
  let hasHappened = false;
  for (const { entry, moment, isGone } of timelineOf(entries, began)) {
    if (!isMove(entry) || isGone) continue;
    const events = entry.events ?? [];
    const isMine = mySeats.includes(entry.seat ?? -1);
    const hasOthers = events.some((event) => isOfOthers(event, mySeats));
    if (!isMine) hasHappened ||= events.length > 0;
    else {
      from = hasOthers ? moment - 1 : moment;
      hasHappened = hasOthers;
    }
  }
  return mySeats.length && hasHappened ? from : null;
}

/** Whether an event begins somebody else's turn. */
function isOfOthers(event: GameEvent, mySeats: number[]): boolean {
  return event.kind === "automa-turned" || (event.kind === "turn-begins" && !mySeats.includes(event.seat ?? -1));
}
