/** What moves from one scene to the next: computed from the difference of the two, whatever made it.
 *
 *  Pieces that look alike are counted by the place they lie at: where there are fewer, some left; where there are more,
 *  some came. A short table by kind of event adds what a difference cannot tell. */
import type { SeatLook } from "../art/seat_looks";
import type { EventKind, EventOf, GameEvent, SeatBoard, View } from "../wire";
import { HOUSES } from "../wire/vocabulary";
import { type BoardId, ids, isKind } from "./board_ids";
import type { Scene } from "./scene";

export type FlyingPiece =
  | { what: "servant" | "double" | "ship"; look: SeatLook }
  | { what: "card"; card: string | null }
  | { what: "token"; token: string | null }
  | { what: "jade" }
  | { what: "medal" };

/** Pieces that fly one after another; they are drawn only for the flight. The first id that is in sight counts. */
export interface Flight {
  pieces: FlyingPiece[];
  from: BoardId[];
  to: BoardId[];
}

/** How a change is shown. */
export interface Motion {
  flights: Flight[];
  /** Things that stay themselves and glide to where they are afterwards. */
  glides: BoardId[];
  /** Things that light up where nothing travels. */
  flashes: BoardId[];
}

const MOST_AT_ONCE = 4; // pieces in one flight

/** How the pieces of a seat look. */
export function lookAt(view: View, seat: number | null): SeatLook {
  const board = seat === null ? undefined : view.seats[seat];
  return board?.meng ? "meng" : (board?.name ?? "red");
}

/** Pieces at one place. What is known of each stands in `known`; `count` also counts those that are hidden. */
interface Pile {
  at: BoardId[];
  known: string[];
  count: number;
}
type Piles = Map<string, Pile>;

const pile = (at: BoardId[], count: number, known: string[] = []): Pile => ({ at, count, known });

/** A piece that left or came, by what is known of it. */
interface Change {
  pile: string;
  known: string | null;
}

function changesBetween(before: Piles, after: Piles): { left: Change[]; came: Change[] } {
  const [left, came]: [Change[], Change[]] = [[], []];
  for (const name of new Set([...before.keys(), ...after.keys()])) {
    const [old, now] = [before.get(name), after.get(name)];
    const gone = without(old?.known ?? [], now?.known ?? []);
    const fresh = without(now?.known ?? [], old?.known ?? []);
    const hidden = (now?.count ?? 0) - (old?.count ?? 0) - fresh.length + gone.length;
    // What is only turned over has not moved: it was hidden and is known now, or the other way round.
    const turned = Math.min(Math.abs(hidden), hidden < 0 ? fresh.length : gone.length);
    const unseen = repeated({ pile: name, known: null }, Math.abs(hidden) - turned);
    left.push(...gone.slice(hidden > 0 ? turned : 0).map((known) => ({ pile: name, known })), ...(hidden < 0 ? unseen : []));
    came.push(...fresh.slice(hidden < 0 ? turned : 0).map((known) => ({ pile: name, known })), ...(hidden > 0 ? unseen : []));
  }
  return { left, came };
}

function without(all: string[], taken: string[]): string[] {
  const rest = [...taken];
  return all.filter((one) => {
    const at = rest.indexOf(one);
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
}

function repeated<T>(value: T, count: number): T[] {
  return Array.from({ length: Math.max(0, count) }, () => value);
}

/** Pair what left with what came: the same thing first, then by turns; never within one place. */
function flightsBetween(before: Piles, after: Piles, piece: (known: string | null) => FlyingPiece): Flight[] {
  const { left, came } = changesBetween(before, after);
  const routes = new Map<string, Flight>();
  const pair = (to: Change, fits: (from: Change) => boolean): boolean => {
    const at = left.findIndex((from) => from.pile !== to.pile && fits(from));
    const from = left[at];
    if (!from) return false;
    left.splice(at, 1);
    const key = `${from.pile} ${to.pile}`;
    const [start, end] = [before.get(from.pile) ?? after.get(from.pile), after.get(to.pile) ?? before.get(to.pile)];
    const route = routes.get(key) ?? { pieces: [], from: start?.at ?? [], to: end?.at ?? [] };
    route.pieces.push(piece(from.known ?? to.known));
    routes.set(key, route);
    return true;
  };
  const [known, hidden] = [came.filter((to) => to.known !== null), came.filter((to) => to.known === null)];
  const elsewhere = known.filter((to) => !pair(to, (from) => from.known === to.known));
  for (const to of elsewhere) pair(to, (from) => from.known === null);
  for (const to of hidden) pair(to, () => true);
  return [...routes.values()].map((route) => ({ ...route, pieces: route.pieces.slice(0, MOST_AT_ONCE) }));
}

const byId = (at: BoardId[]): string => at[0] ?? "";
const ofSeat = (id: (seat: number) => BoardId, seat: number): BoardId[] => [id(seat), ids.seat(seat)];

function put(piles: Piles, at: BoardId[], count: number, known: string[] = []): void {
  const name = byId(at);
  const there = piles.get(name);
  piles.set(name, there ? pile(there.at, there.count + count, [...there.known, ...known]) : pile(at, count, known));
}

const wallOf = (seat: number): BoardId[] => [ids.wallgroup(seat), ids.wall()];
const laidAt = ({ location, seat }: { location: string | null; seat: number }): BoardId[] =>
  location ? [ids.stand(location)] : ofSeat(ids.laid, seat);

/** Where a double servant stands. */
function doubleAt(view: View, seat: number, board: SeatBoard): BoardId[] {
  if (typeof board.double === "number") return [ids.ship(seat, board.double)];
  if (board.double === "pool") return ofSeat(ids.pool, seat);
  if (board.double === "supply") return ofSeat(ids.supply, seat);
  if (board.double === "wall") return wallOf(seat);
  const laid = view.laid.find((one) => one.seat === seat && one.double);
  return board.double === "laid" && laid ? laidAt(laid) : ofSeat(ids.double, seat);
}

/** Plain servants of a seat, by where they are. The view counts a double servant on the wall as two of them. */
function servantsOf(view: View, seat: number): Piles {
  const piles: Piles = new Map();
  const board = view.seats[seat];
  if (!board) return piles;
  put(piles, ofSeat(ids.pool, seat), board.pool);
  put(piles, ofSeat(ids.supply, seat), board.supply);
  put(piles, wallOf(seat), board.wall - (board.double === "wall" ? 2 : 0));
  for (const { ship, servants, route, port } of board.ships)
    put(piles, [ids.ship(seat, ship), ids.port(route, port)], servants);
  for (const [reward, count] of Object.entries(board.rewards)) put(piles, [ids.reward(seat, reward), ids.seat(seat)], count);
  for (const { decree, seats } of view.decrees) put(piles, [ids.decree(decree)], seats.includes(seat) ? 1 : 0);
  for (const laid of view.laid) if (laid.seat === seat) put(piles, laidAt(laid), laid.double ? 0 : 1);
  return piles;
}

function doubleOf(view: View, seat: number): Piles {
  const piles: Piles = new Map();
  const board = view.seats[seat];
  if (board) put(piles, doubleAt(view, seat, board), 1);
  return piles;
}

function cardsOf({ view, own }: Scene): Piles {
  const piles: Piles = new Map();
  view.seats.forEach((board, seat) => {
    put(piles, ofSeat(ids.handpile, seat), board.hand_count, own[seat]?.hand ?? []);
    put(piles, ofSeat(ids.discard, seat), board.discard_count, own[seat]?.discard ?? []);
  });
  for (const [location, card] of Object.entries(view.locations)) put(piles, [ids.stand(location)], 1, [card]);
  put(piles, [ids.draw()], view.draw);
  return piles;
}

function tokensOf(view: View): Piles {
  const piles: Piles = new Map();
  for (const [city, token] of Object.entries(view.map)) put(piles, [ids.city(city)], token ? 1 : 0, token ? [token] : []);
  view.seats.forEach(({ tokens }, seat) => {
    const faceUp = Object.entries(tokens).flatMap(([kind, count]) => (kind === "plain" ? [] : repeated(kind, count)));
    put(piles, ofSeat(ids.tokens, seat), Object.values(tokens).reduce((sum, count) => sum + count, 0), faceUp);
  });
  for (const laid of view.laid) put(piles, laidAt(laid), 1, [laid.token]);
  put(piles, [ids.tokenpile()], view.token_piles.reduce((sum, count) => sum + count, view.token_discard));
  return piles;
}

function jadeOf(view: View): Piles {
  const piles: Piles = new Map();
  view.jade_houses.forEach((count, house) => put(piles, [ids.house(HOUSES[house] ?? "plaza")], count));
  view.seats.forEach(({ jade }, seat) => put(piles, ofSeat(ids.jade, seat), jade));
  return piles;
}

function medalOf(view: View): Piles {
  const piles: Piles = new Map();
  put(piles, view.medal === null ? [ids.medal()] : [ids.medalholder(view.medal), ids.vp(view.medal), ids.seat(view.medal)], 1);
  return piles;
}

/** Ships that are launched come from their seat's board; those that are gone go back to it. */
function shipMotion(before: View, after: View): Motion {
  const found: Motion = { flights: [], glides: [], flashes: [] };
  after.seats.forEach((board, seat) => {
    const old = before.seats[seat]?.ships ?? [];
    const pieces: FlyingPiece[] = [{ what: "ship", look: lookAt(after, seat) }];
    for (const { ship, route, port } of board.ships) {
      const was = old.find((one) => one.ship === ship);
      if (!was) found.flights.push({ pieces, from: ofSeat(ids.ships, seat), to: [ids.port(route, port)] });
      else if (was.route !== route || was.port !== port) found.glides.push(ids.ship(seat, ship));
    }
    for (const { ship } of old)
      if (!board.ships.some((one) => one.ship === ship))
        found.flights.push({ pieces, from: [ids.ship(seat, ship)], to: ofSeat(ids.ships, seat) });
  });
  return found;
}

function glidesOf(before: View, after: View): BoardId[] {
  return after.seats.flatMap((now, seat) => {
    const old = before.seats[seat];
    if (!old) return [];
    return [
      ...(old.traveller !== now.traveller ? [ids.traveller(seat)] : []),
      ...(old.envoy !== now.envoy || old.palace_place !== now.palace_place ? [ids.envoy(seat)] : []),
      ...(old.intrigue !== now.intrigue ? [ids.intrigue(seat)] : []),
    ];
  });
}

function flashesOf(before: View, after: View): BoardId[] {
  return [
    ...(before.start !== after.start ? [ids.start()] : []),
    ...after.dice.flatMap((face, die) => (face !== before.dice[die] ? [ids.die(die)] : [])),
    ...after.seats.flatMap(({ vp }, seat) => (vp !== before.seats[seat]?.vp ? [ids.vp(seat)] : [])),
    ...after.seats.flatMap(({ jade }, seat) => (jade !== before.seats[seat]?.jade ? [ids.jade(seat)] : [])),
    ...((after.automa?.today.length ?? 0) > (before.automa?.today.length ?? 0) ? [ids.automa()] : []),
  ];
}

type Shown = Partial<Motion>;

/** What a difference cannot tell, by kind of event; `found` is what the difference told. */
const EXCEPTIONS: { [Kind in EventKind]?: (event: EventOf<Kind>, found: Motion, after: Scene) => Shown } = {
  "day-begins": () => ({ flashes: [ids.day()] }),
  "dice-rolled": (_, __, { view }) => ({ flashes: view.dice.map((_face, die) => ids.die(die)) }),
  "wall-scored": () => ({ flashes: [ids.wall()] }),
  "benefit-taken": ({ args }) => ({ flashes: [ids.benefit(args.benefit)] }),
  "decree-used": ({ args }) => ({ flashes: [ids.decree(args.decree)] }),
  "automa-turned": ({ args }) => ({ flashes: [ids.stand(args.location)] }),
  matches: ({ seat }) => ({ flashes: seat === null ? [] : [ids.vp(seat)] }),
  // A token that is taken reaches its slot only after its benefit; one that is laid never was in a slot.
  travelled: ({ args, seat }) =>
    seat === null
      ? {}
      : { flights: [{ pieces: [{ what: "token", token: args.token }], from: [ids.city(args.city)], to: ofSeat(ids.tokens, seat) }] },
  "bonus-laid": ({ args, seat }) =>
    seat === null
      ? {}
      : { flights: [{ pieces: [{ what: "token", token: args.token }], from: ofSeat(ids.tokens, seat), to: laidAt({ ...args, seat }) }] },
  // The stones of the plaza are not counted, and a stone may reach its buyer only with the next event.
  "jade-bought": ({ args, seat }, found) =>
    seat === null || found.flights.some(({ pieces }) => pieces[0]?.what === "jade")
      ? {}
      : { flights: [{ pieces: [{ what: "jade" }], from: [ids.house(args.house)], to: ofSeat(ids.jade, seat) }] },
  // Of another's hand only the number of cards is known, and it stays the same.
  swapped: ({ args, seat }, found) => {
    if (seat === null || found.flights.some(({ pieces }) => pieces[0]?.what === "card")) return {};
    const [hand, stand] = [ofSeat(ids.handpile, seat), [ids.stand(args.location)]];
    return {
      flights: [
        { pieces: [{ what: "card", card: args.card }], from: hand, to: stand },
        { pieces: [{ what: "card", card: args.taken }], from: stand, to: hand },
      ],
    };
  },
};

function exception(event: GameEvent, found: Motion, after: Scene): Shown {
  const make = EXCEPTIONS[event.kind] as ((event: GameEvent, found: Motion, after: Scene) => Shown) | undefined;
  return make?.(event, found, after) ?? {};
}

/** A card in sight leaves from its own place in the hand or the open discard pile. */
function fromOwnPlace(flight: Flight): Flight {
  const [piece] = flight.pieces;
  const [from] = flight.from;
  if (piece?.what !== "card" || piece.card === null || !from) return flight;
  if (isKind(from, "handpile")) return { ...flight, from: [ids.card(piece.card), ...flight.from] };
  return isKind(from, "discard") ? { ...flight, from: [ids.discarded(piece.card), ...flight.from] } : flight;
}

function differenceOf(before: Scene, after: Scene): Motion {
  const [old, now] = [before.view, after.view];
  const ships = shipMotion(old, now);
  const pieces = now.seats.flatMap((_, seat) => {
    const look = lookAt(now, seat);
    return [
      ...flightsBetween(servantsOf(old, seat), servantsOf(now, seat), () => ({ what: "servant", look })),
      ...flightsBetween(doubleOf(old, seat), doubleOf(now, seat), () => ({ what: "double", look })),
    ];
  });
  const flights = [
    ...flightsBetween(cardsOf(before), cardsOf(after), (card) => ({ what: "card", card })).map(fromOwnPlace),
    ...flightsBetween(tokensOf(old), tokensOf(now), (token) => ({ what: "token", token })),
    ...flightsBetween(jadeOf(old), jadeOf(now), () => ({ what: "jade" })),
    ...flightsBetween(medalOf(old), medalOf(now), () => ({ what: "medal" })),
    ...pieces,
    ...ships.flights,
  ];
  return { flights, glides: [...ships.glides, ...glidesOf(old, now)], flashes: flashesOf(old, now) };
}

/** How the way from one scene to the next is shown; null where there is nothing to see. */
export function motionOf(before: Scene, after: Scene, event: GameEvent | null = null): Motion | null {
  const found = before === after ? { flights: [], glides: [], flashes: [] } : differenceOf(before, after);
  const more: Shown = event ? exception(event, found, after) : {};
  const motion = {
    flights: [...found.flights, ...(more.flights ?? [])],
    glides: found.glides,
    flashes: [...new Set([...found.flashes, ...(more.flashes ?? [])])],
  };
  return motion.flights.length || motion.glides.length || motion.flashes.length ? motion : null;
}
