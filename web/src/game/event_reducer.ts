/** What one event changes on the table, as far as it tells: so that pieces move one after another, not all at once.
 *  After the last event the server's own view counts. */
import type { GameEvent, OwnCards, SeatBoard, View } from "../wire";

/** A table as it is drawn: what all see, and the cards that I see. */
export interface Scene {
  view: View;
  own: Record<string, OwnCards>;
}

type Args = Record<string, unknown>;
type Change = (scene: Scene, seat: SeatBoard, args: Args, number: number) => void;

const num = (value: unknown): number => Number(value ?? 0);

function takeServant(seat: SeatBoard, args: Args): void {
  if (args["double"]) seat.double = "away";
  else if (args["from_supply"]) seat.supply -= 1;
  else seat.pool -= 1;
}

function handOut(scene: Scene, seat: SeatBoard, number: number, card: unknown): void {
  seat.hand_count -= 1;
  const own = scene.own[number];
  if (own?.hand) own.hand = own.hand.filter((held) => held !== card);
}

function discard(scene: Scene, seat: SeatBoard, number: number, card: unknown): void {
  seat.discard_count += 1;
  if (card !== "hidden") scene.own[number]?.discard?.push(String(card));
}

function moveMarker({ view }: Scene, seat: SeatBoard, { step }: Args, number: number): void {
  seat.intrigue = num(step);
  const others = view.intrigue_stack.filter((other) => other !== number);
  const above = others.findIndex((other) => (view.seats[other]?.intrigue ?? 0) > num(step));
  others.splice(above < 0 ? others.length : above, 0, number);
  view.intrigue_stack = others;
}

function ship(seat: SeatBoard, args: Args) {
  return seat.ships.find((one) => one.ship === num(args["ship"]));
}

const CHANGES: Record<string, Change> = {
  gained: (_, seat, { count, double }) => {
    const plain = num(count) - (double ? 1 : 0);
    seat.pool += plain;
    seat.supply -= plain;
    if (double) seat.double = "pool";
  },
  removed: (_, seat, { count, double }) => {
    const plain = num(count) - num(double);
    seat.pool -= plain;
    seat.supply += plain;
    if (double) seat.double = "supply";
  },
  exchanged: (scene, seat, { card, taken, location }, number) => {
    scene.view.locations[String(location)] = String(card);
    handOut(scene, seat, number, card);
    discard(scene, seat, number, taken);
  },
  "paid-with-card": (scene, seat, { card }, number) => {
    handOut(scene, seat, number, card);
    discard(scene, seat, number, card);
  },
  "discarded-for-jade": (scene, seat, { card }, number) => {
    handOut(scene, seat, number, card);
    discard(scene, seat, number, card);
  },
  "card-drawn": (scene, seat, { card }, number) => {
    scene.view.draw -= 1;
    discard(scene, seat, number, card);
  },
  swapped: (scene, _, { card, taken, location }, number) => {
    scene.view.locations[String(location)] = String(card);
    const own = scene.own[number];
    if (own?.hand) own.hand = own.hand.map((held) => (held === card ? String(taken) : held));
  },
  "taken-back": (scene, seat, { card }, number) => {
    seat.hand_count += 1;
    seat.discard_count -= 1;
    const own = scene.own[number];
    if (!own?.discard) return;
    own.discard = own.discard.filter((held) => held !== card);
    own.hand?.push(String(card));
  },
  "hand-taken-up": (scene, seat, { count }, number) => {
    seat.hand_count = num(count);
    seat.discard_count = 0;
    const own = scene.own[number];
    if (!own?.discard) return;
    own.hand = own.discard;
    own.discard = [];
  },
  travelled: ({ view }, seat, { city }) => {
    seat.traveller = String(city);
    view.map[String(city)] = null;
  },
  vp: (_, seat, { total }) => void (seat.vp = num(total)),
  "vp-lost": (_, seat, { total }) => void (seat.vp = num(total)),
  "jade-gained": (_, seat, { total }) => void (seat.jade = num(total)),
  "jade-bought": ({ view }, _, { house }) => {
    const number = Number(String(house).slice(-1)) - 1;
    const left = view.jade_houses[number];
    if (left) view.jade_houses[number] = left - 1;
  },
  "wall-placed": (_, seat, args) => {
    seat.wall += args["double"] ? 2 : 1;
    takeServant(seat, args);
    if (args["double"]) seat.double = "wall";
  },
  "intrigue-up": moveMarker,
  "intrigue-down": moveMarker,
  "medal-taken": ({ view }, _, __, number) => void (view.medal = number),
  "start-player": ({ view }, _, __, number) => {
    view.start = number;
    view.medal = null;
  },
  "envoy-step": (_, seat, { step }) => void (seat.envoy = num(step)),
  "palace-entered": (_, seat, { place }) => void (seat.palace_place = num(place) - 1),
  "decree-taken": ({ view }, seat, { decree }, number) => {
    const tile = view.decrees.find((one) => one.decree === decree);
    tile?.seats.push(number);
    seat.pool = Math.max(0, seat.pool - 1);
  },
  "ship-launched": (_, seat, args) => {
    const [number, route, port] = [num(args["ship"]), num(args["route"]) - 1, num(args["port"])];
    if (!ship(seat, args)) seat.ships.push({ ship: number, route, port, servants: 0, load: 0 });
  },
  "ship-loaded": (_, seat, args) => {
    takeServant(seat, args);
    const loaded = ship(seat, args);
    if (!loaded) return;
    loaded.load += args["double"] ? 2 : 1;
    if (args["double"]) seat.double = loaded.ship;
    else loaded.servants += 1;
  },
  "ship-moved": (_, seat, args) => {
    const moved = ship(seat, args);
    if (moved) moved.port = num(args["port"]);
  },
  "ship-lost": (_, seat, args) => void (seat.ships = seat.ships.filter((one) => one.ship !== num(args["ship"]))),
  "reward-claimed": (_, seat, args) => {
    seat.ships = seat.ships.filter((one) => one.ship !== num(args["ship"]));
    const reward = String(args["reward"]);
    seat.rewards[reward] = (seat.rewards[reward] ?? 0) + 1;
  },
  "dice-rolled": ({ view }, _, { die1, die2, die3 }) => void (view.dice = [num(die1), num(die2), num(die3)]),
  "die-turned": ({ view }, _, { die, face }) => void (view.dice[num(die) - 1] = num(face)),
  "day-begins": ({ view }, _, { day }) => void (view.day = num(day)),
  "night-falls": ({ view }) => void (view.phase = "night"),
};

/** The scene after an event; the old one stays as it is. */
export function afterEvent(scene: Scene, event: GameEvent): Scene {
  const change = CHANGES[event.kind];
  if (!change) return scene;
  const made = structuredClone(scene);
  const number = event.seat ?? -1;
  const nobody = made.view.seats[0] as SeatBoard;
  change(made, made.view.seats[number] ?? nobody, event.args, number);
  return made;
}

/** A view with what is new put in; of seats only the changed keys are told. */
export function merged(view: View | null, changes: Record<string, unknown>): View {
  if (view === null || Array.isArray(changes["seats"])) return changes as unknown as View;
  const { seats, ...rest } = changes;
  const told = (seats ?? {}) as Record<string, Partial<SeatBoard>>;
  const boards = view.seats.map((seat, i) => ({ ...seat, ...told[i] }));
  return { ...view, ...rest, seats: boards };
}
