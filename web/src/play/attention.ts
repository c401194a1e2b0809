/** Which place of the board is in question, and where something happens: there the board is looked at. */
import { type BoardKind, parseId } from "../game/board_ids";
import { placesOf } from "../game/story/event_places";
import { anchorOf, spotsOf } from "../game/targets";
import type { GameEvent, Location, OpenDecision, View } from "../wire";
import { isWordOf, LOCATIONS } from "../wire/vocabulary";

/** The place that each kind of thing belongs to. */
const HOME: Partial<Record<BoardKind, Location>> = {
  city: "travel",
  traveller: "travel",
  tokenpile: "travel",
  wall: "wall",
  wallgroup: "wall",
  prize: "wall",
  house: "jade",
  stair: "intrigue",
  intrigue: "intrigue",
  benefit: "intrigue",
  palace: "palace",
  place: "palace",
  envoy: "palace",
  decree: "decrees",
  port: "canal",
  berth: "canal",
  ship: "canal",
};

/** The place of the board at which a thing is drawn; null for what lies beside the board. */
export function placeOf(id: string): Location | null {
  const thing = parseId(id);
  if (!thing) return null;
  if (thing.kind === "stand" || thing.kind === "legend") return isWordOf(LOCATIONS, thing.location) ? thing.location : null;
  return HOME[thing.kind] ?? null;
}

/** The place that a question is about; "whole" if it is about several, null if about none. */
export function placeAsked(decision: OpenDecision, view: View): Location | "whole" | null {
  const spots = decision.options.filter((option) => option.legal).flatMap((option) => spotsOf(option, decision.seat));
  const places = new Set(spots.map(placeOf).filter((place) => place !== null));
  const [only] = places;
  if (only) return places.size === 1 ? only : "whole";
  const anchor = anchorOf(decision, view);
  const asked = anchor ? placeOf(anchor) : null;
  return asked ?? (decision.kind === "card" ? "whole" : null);
}

/** The place at which an event is seen; null if it changes nothing on the board. */
export function placeOfEvent(event: GameEvent): Location | null {
  return placesOf(event).map(placeOf).find((place) => place !== null) ?? null;
}
