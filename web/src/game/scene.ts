/** The table as it can be drawn, and how it changes: the server says what is new, and it is put in. No rule is in it. */
import type { OwnCards, SeatBoard, View, ViewChange } from "../wire";

/** What all see, and the cards that only I see, by seat. */
export interface Scene {
  view: View;
  own: Record<string, OwnCards>;
}

/** The scene with a change put in: whole values by key; of seats and own cards only the keys that are new.
 *
 *  Scenes are never edited: what did not change is shared with the old one. */
export function applyChange(scene: Scene, change: ViewChange | null | undefined): Scene {
  if (!change || !Object.keys(change).length) return scene;
  const { seats, own, ...rest } = change;
  const view = { ...scene.view, ...rest, seats: seats ? mergedSeats(scene.view.seats, seats) : scene.view.seats };
  return { view, own: own ? mergedOwn(scene.own, own) : scene.own };
}

function mergedSeats(seats: SeatBoard[], changes: NonNullable<ViewChange["seats"]>): SeatBoard[] {
  return seats.map((board, seat) => (changes[seat] ? { ...board, ...changes[seat] } : board));
}

function mergedOwn(own: Scene["own"], changes: NonNullable<ViewChange["own"]>): Scene["own"] {
  const found = { ...own };
  for (const [seat, cards] of Object.entries(changes)) found[seat] = { hand: null, discard: null, ...found[seat], ...cards };
  return found;
}
