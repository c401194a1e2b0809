/** Where on the table an event can be seen: the pieces and places that it is about. */
import type { EventKind, EventOf, GameEvent } from "../../wire";
import { type BoardId, ids } from "../board_ids";

type Places = { [Kind in EventKind]?: (args: EventOf<Kind>["args"], seat: number) => BoardId[] };

/** By kind; whoever is not named here is seen at the seat alone, or nowhere. */
const PLACES: Places = {
  "dice-rolled": () => [ids.die(0), ids.die(1), ids.die(2)],
  "die-turned": ({ die }) => [ids.die(die)],
  "day-begins": () => [ids.day()],
  "start-player": () => [ids.start()],
  "medal-taken": () => [ids.medal()],
  exchanged: ({ location }) => [ids.stand(location)],
  swapped: ({ location }) => [ids.stand(location)],
  "automa-turned": ({ location }) => [ids.stand(location)],
  focus: ({ location }) => [ids.stand(location)],
  "bonus-laid": ({ location }) => (location === null ? [] : [ids.stand(location)]),
  gained: (_, seat) => [ids.pool(seat)],
  removed: (_, seat) => [ids.supply(seat)],
  travelled: ({ city }, seat) => [ids.city(city), ids.traveller(seat), ids.tokens(seat)],
  "token-used": (_, seat) => [ids.tokens(seat)],
  traded: (_, seat) => [ids.tokens(seat)],
  vp: (_, seat) => [ids.vp(seat)],
  "vp-lost": (_, seat) => [ids.vp(seat)],
  "jade-gained": (_, seat) => [ids.jade(seat)],
  "jade-bought": ({ house }, seat) => [ids.house(house), ids.jade(seat)],
  "wall-placed": (_, seat) => [ids.wallgroup(seat), ids.wall()],
  "wall-scored": (_, seat) => [ids.wallgroup(seat), ids.wall()],
  "benefit-taken": ({ benefit }) => [ids.benefit(benefit)],
  "intrigue-up": (_, seat) => [ids.intrigue(seat), ids.intriguestep(seat)],
  "intrigue-down": (_, seat) => [ids.intrigue(seat), ids.intriguestep(seat)],
  "envoy-step": (_, seat) => [ids.envoy(seat), ids.envoystep(seat)],
  "palace-entered": (_, seat) => [ids.envoy(seat), ids.envoystep(seat)],
  "decree-taken": ({ decree }, seat) => [ids.decree(decree), ids.decrees(seat)],
  "decree-used": ({ decree }, seat) => [ids.decree(decree), ids.decrees(seat)],
  "ship-launched": ({ ship }, seat) => [ids.ship(seat, ship)],
  "ship-loaded": ({ ship }, seat) => [ids.ship(seat, ship)],
  "ship-moved": ({ ship }, seat) => [ids.ship(seat, ship)],
  "ship-lost": (_, seat) => [ids.ships(seat)],
  "reward-claimed": ({ reward }, seat) => [ids.reward(seat, reward)],
  "card-drawn": (_, seat) => [ids.draw(), ids.handpile(seat)],
  "paid-with-card": (_, seat) => [ids.discard(seat)],
  matches: (_, seat) => [ids.discard(seat)],
  "hand-taken-up": (_, seat) => [ids.handpile(seat)],
};

/** The pieces and places that an event is about. */
export function placesOf(event: GameEvent): BoardId[] {
  const find = PLACES[event.kind] as ((args: unknown, seat: number) => BoardId[]) | undefined;
  return find?.(event.args, event.seat ?? -1) ?? [];
}
