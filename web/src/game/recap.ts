/** A seat's last turn in one line. */
import { t } from "../i18n/messages.svelte";
import type { Entry, GameEvent } from "../wire";
import { type Box, cardOf } from "./box";
import { actionText } from "./sentences";
import { isMove, timelineOf } from "./timeline";
import { TURN_ENDS } from "./turns";

export interface Recap {
  /** What was done, in order. */
  parts: string[];
  /** Points gained in it, less those lost. */
  points: number;
}

/** The events of the last turn that a seat has begun, as far as the log goes; none if it has not played. */
function lastTurn(entries: Entry[], began: number, seat: number): GameEvent[] {
  let found: GameEvent[] = [];
  let isOpen = false;
  for (const { entry, isGone } of timelineOf(entries, began)) {
    if (isGone || (!isMove(entry) && entry.kind !== "started")) continue;
    for (const event of entry.events ?? []) {
      if (TURN_ENDS.has(event.kind)) {
        isOpen = event.seat === seat && (event.kind === "turn-begins" || event.kind === "automa-turned");
        if (isOpen) found = [];
      }
      if (isOpen) found.push(event);
    }
  }
  return found;
}

function partOf(event: GameEvent, box: Box): string | null {
  const value = (card: string): number => cardOf(box, card)?.value ?? 0;
  switch (event.kind) {
    case "exchanged": {
      const { card, taken, location } = event.args;
      return t("seats-recap-laid", { value: value(card), place: actionText(location), taken: value(taken) });
    }
    case "action-taken": {
      const { action, variant } = event.args;
      return variant === "none" ? actionText(action) : `${actionText(action)} ${variant}`;
    }
    case "medal-taken":
      return t("seats-recap-medal");
    case "palace-entered":
      return t("seats-recap-palace");
    case "wall-scored":
      return t("seats-recap-wall");
    default:
      return null;
  }
}

/** What a seat did in its last turn, up to where the log goes; null if it has not played yet. */
export function recapOf(entries: Entry[], began: number, seat: number, box: Box): Recap | null {
  const events = lastTurn(entries, began, seat);
  const parts = events.map((event) => partOf(event, box)).filter((part) => part !== null);
  if (!parts.length) return null;
  let points = 0;
  for (const event of events) {
    if (event.seat !== seat) continue;
    if (event.kind === "vp") points += event.args.count;
    if (event.kind === "vp-lost") points -= event.args.count;
  }
  return { parts, points };
}
