/** A seat's last turn in one line. */
import { t } from "../../i18n/messages.svelte";
import type { GameEvent } from "../../wire";
import { type Box, cardOf } from "../box";
import { actionText } from "../sentences";
import type { ToldPart } from "./told";

export interface Recap {
  /** What was done, in order. */
  parts: string[];
  /** Points gained in it, less those lost. */
  points: number;
}

function wordsOf(event: GameEvent, box: Box): string | null {
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

/** What a seat did in its last turn, as far as the story goes; null if it has not played yet. */
export function recapOf(story: ToldPart[], seat: number, box: Box): Recap | null {
  const events = story.findLast(({ part }) => part.kind === "turn" && part.seat === seat)?.events ?? [];
  const parts = events.map((event) => wordsOf(event, box)).filter((part) => part !== null);
  if (!parts.length) return null;
  let points = 0;
  for (const event of events) {
    if (event.seat !== seat) continue;
    if (event.kind === "vp") points += event.args.count;
    if (event.kind === "vp-lost") points -= event.args.count;
  }
  return { parts, points };
}
