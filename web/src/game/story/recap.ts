/** A seat's last turn in one line. */
import { t } from "../../i18n/messages.svelte";
import type { EventKind, GameEvent, Location } from "../../wire";
import { type Box, cardOf } from "../box";
import { actionText } from "../sentences";
import type { ToldPart } from "./told";

export interface Recap {
  /** What was done, in order. */
  parts: string[];
  /** Points gained in it, less those lost. */
  points: number;
}

type Words = (event: GameEvent, box: Box) => string | null;

function wordsOf(event: GameEvent, box: Box): string | null {
  const value = (card: string): number => cardOf(box, card)?.value ?? 0;
  switch (event.kind) {
    case "exchanged": {
      const { card, taken, location } = event.args;
      return t("seats-recap-laid", { value: value(card), place: actionText(location), taken: value(taken) });
    }
    case "paid-with-card":
      return t("seats-recap-paid-card");
    case "removed":
      return event.rule === "EXCHANGE-3" ? t("seats-recap-paid", { count: event.args.count }) : null;
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

/** What Meng did where: he acts by his own rules, which name no action. */
const MENG_ACTS: Partial<Record<EventKind, Location>> = {
  travelled: "travel",
  "wall-placed": "wall",
  "jade-bought": "jade",
  "intrigue-up": "intrigue",
  "envoy-step": "palace",
  "decree-taken": "decrees",
  "ship-launched": "canal",
  "ship-loaded": "canal",
  "ship-moved": "canal",
};

function wordsOfMeng(event: GameEvent, box: Box): string | null {
  const location = MENG_ACTS[event.kind];
  return location ? actionText(location) : wordsOf(event, box);
}

/** The same to be heard: without arrows. */
const heard =
  (tells: Words): Words =>
  (event, box) => {
    if (event.kind !== "exchanged") return tells(event, box);
    const [card, taken] = [event.args.card, event.args.taken].map((one) => cardOf(box, one)?.value ?? 0);
    return t("access-laid", { value: card ?? 0, place: actionText(event.args.location), taken: taken ?? 0 });
  };

/** What a seat did in its last turn, as far as the story goes; null if it has not played yet. */
export function recapOf(story: ToldPart[], seat: number, box: Box): Recap | null {
  const events = story.findLast(({ part }) => part.kind === "turn" && part.seat === seat)?.events ?? [];
  return recapOfTurn(events, seat, box);
}

/** What a seat did in a turn; null if nothing. */
export function recapOfTurn(events: GameEvent[], seat: number, box: Box, isHeard = false): Recap | null {
  const read = events.some(({ kind }) => kind === "automa-turned") ? wordsOfMeng : wordsOf;
  const tells = isHeard ? heard(read) : read;
  const told = events.map((event) => tells(event, box)).filter((part) => part !== null);
  const parts = told.filter((part, i) => part !== told[i - 1]);
  if (!parts.length) return null;
  let points = 0;
  for (const event of events) {
    if (event.seat !== seat) continue;
    if (event.kind === "vp") points += event.args.count;
    if (event.kind === "vp-lost") points -= event.args.count;
  }
  return { parts, points };
}
