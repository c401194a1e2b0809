/** What was skipped in my last turn because nothing of it was possible. */
import type { GameEvent, OpenDecision } from "../../wire";
import type { ToldPart } from "./told";

const SKIPPED: ReadonlySet<GameEvent["kind"]> = new Set<GameEvent["kind"]>(["action-impossible", "token-impossible", "benefit-impossible"]);

/** The events that tell of it, until I choose a card again or the day is over. */
export function skippedOf(story: ToldPart[], mySeats: number[], asked: OpenDecision | null): GameEvent[] {
  const mine = ({ part, events }: ToldPart): boolean =>
    part.kind === "turn" && mySeats.includes(part.seat ?? -1) && events.some(({ kind }) => kind === "exchanged");
  const turn = story.slice(story.findLastIndex(({ part }) => part.kind !== "turn") + 1).findLast(mine);
  const isNext = asked?.kind === "card" || asked?.kind === "location";
  if (!turn || (isNext && asked.seat === turn.part.seat)) return [];
  return turn.events.filter(({ kind, seat }) => SKIPPED.has(kind) && mySeats.includes(seat ?? -1));
}
