/** Moves that have happened, as frames that can be shown one after another: as news comes in, or once more later. */
import type { Entry, Film, GameEvent, ViewChange } from "../wire";
import { type Motion, motionOf } from "./motion";
import { applyChange, type Scene } from "./scene";
import { isMove, timelineOf } from "./timeline";

/** What a move did: event by event, and what changed after the last of them. */
export interface FilmedMove {
  events?: GameEvent[] | null;
  change?: ViewChange | null;
}

/** The scene after one event, and how the way to it is shown. */
export interface Frame {
  /** What happened; null for what changed after a move's last event. */
  event: GameEvent | null;
  scene: Scene;
  /** Null where there is nothing to see. */
  motion: Motion | null;
}

/** The frames that moves lead through from a scene; none if nothing happened. */
export function framesFrom(start: Scene, moves: FilmedMove[]): Frame[] {
  const frames: Frame[] = [];
  let scene = start;
  const add = (event: GameEvent | null, change: ViewChange | null | undefined): void => {
    const next = applyChange(scene, change);
    frames.push({ event, scene: next, motion: motionOf(scene, next, event) });
    scene = next;
  };
  for (const { events, change } of moves) {
    for (const event of events ?? []) add(event, event.change);
    if (change) add(null, change);
  }
  return frames;
}

/** The frames of a film. */
export function framesOf(film: Film): { start: Scene; frames: Frame[] } {
  const start = { view: film.view, own: film.own };
  return { start, frames: framesFrom(start, film.steps) };
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
