/** A small table of two, and events, made by hand: for tests that say exactly what lies where. */
import type { Scene } from "../src/game/scene";
import type { EventKind, EventOf, OwnCards, SeatBoard, View, ViewChange } from "../src/wire";

function board(name: string, rest: Partial<SeatBoard> = {}): SeatBoard {
  return {
    name,
    meng: false,
    hand_count: 3,
    discard_count: 1,
    hand: null,
    discard: null,
    pool: 4,
    supply: 6,
    double: "locked",
    vp: 0,
    wall: 1,
    intrigue: 5,
    envoy: 2,
    palace_place: null,
    jade: 0,
    jade_vp: 0,
    jade_next: 1,
    traveller: "Beijing",
    tokens: { plain: 2, double: 0 },
    trade_tokens: 2,
    ships: [{ ship: 0, route: 0, port: 2, servants: 1, load: 1 }],
    ships_left: 2,
    rewards: { vp4: 0, card: 0, double: 0 },
    ...rest,
  } as SeatBoard;
}

/** Seat 0 is mine: its cards are seen. */
export const OWN: Record<string, OwnCards> = { "0": { hand: ["set1.1", "set1.2", "set1.3"], discard: ["set2.1"] } };

export function handMade(): Scene {
  const view = {
    setup: { players: 2 },
    box: "standard",
    day: 1,
    phase: "day",
    turn: 0,
    start: 0,
    medal: null,
    dice: [3, 6, 3],
    locations: { travel: "start.1", wall: "start.2", jade: "start.3", intrigue: "start.4", palace: "start.5", decrees: "start.6", canal: "start.7" },
    draw: 5,
    decrees: [{ decree: "level1.servant", seats: [], costs: [1, 1] }],
    jade_houses: [2, 3, 3],
    map: { Beijing: null, Jinan: "gain1", Fuzhou: "double" },
    token_piles: [5, 5],
    token_discard: 1,
    laid: [],
    intrigue_stack: [0, 1],
    focus: null,
    automa: null,
    seats: [board("red"), board("white")],
    over: false,
    scores: [0, 0],
    winner: null,
    breakdown: null,
    ranking: null,
    wall_size: 8,
    wall_leader: 1,
  } as unknown as View;
  return { view, own: structuredClone(OWN) };
}

/** A change of the board of one seat, besides what else is new. */
export function seatChange(seat: number, changes: Partial<SeatBoard>, rest: ViewChange = {}): ViewChange {
  return { ...rest, seats: { [seat]: changes } };
}

export function event<Kind extends EventKind>(kind: Kind, args: EventOf<Kind>["args"], seat: number | null = 0): EventOf<Kind> {
  return { kind, seat, rule: "DAY-1", args } as EventOf<Kind>;
}
