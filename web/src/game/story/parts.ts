/** The parts of a game's story: turns, dusks, nights, mornings, and the final scoring. */
import type { EventKind, GameEvent, View } from "../../wire";
import { isFinalRule } from "../../wire/vocabulary";

export type PartKind = "before" | "morning" | "turn" | "dusk" | "night" | "final";

export interface Part {
  day: number;
  kind: PartKind;
  /** Whose turn it is; null in all other parts. */
  seat: number | null;
}

const OPENS: Partial<Record<EventKind, PartKind>> = {
  "turn-begins": "turn",
  "automa-turned": "turn",
  "dusk-begins": "dusk",
  "night-falls": "night",
};

/** Whether an event belongs to the final scoring. */
export function isFinal(event: GameEvent): boolean {
  return isFinalRule(event.rule);
}

/** Whether an event belongs to a morning. */
export function isOfMorning(event: GameEvent): boolean {
  return event.rule.startsWith("MORNING-");
}

/** The part that an event belongs to: the same one if it goes on, or a new one that the event opens. */
export function partWith(part: Part, event: GameEvent): Part {
  if (part.kind === "final") return part;
  if (isFinal(event)) return { ...part, kind: "final", seat: null };
  if (isOfMorning(event) && part.kind !== "morning") return { day: part.day + 1, kind: "morning", seat: null };
  const kind = OPENS[event.kind];
  return kind ? { ...part, kind, seat: kind === "turn" ? event.seat : null } : part;
}

/** The part that a game is in, as far as it can be seen. */
export function partOf(view: View): Part {
  const { day, phase, turn } = view;
  if (phase === "day") return { day, kind: "turn", seat: turn };
  return { day, kind: phase === "over" ? "final" : phase, seat: null };
}
