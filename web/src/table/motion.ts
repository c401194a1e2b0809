/** Which pieces travel when an event happens: from where, to where. */
import type { SeatLook } from "../lib/seats";
import type { GameEvent, View } from "../wire";

export type Traveller =
  | { what: "servant" | "double" | "ship"; look: SeatLook }
  | { what: "card"; card: string | null }
  | { what: "token"; token: string | null }
  | { what: "jade" }
  | { what: "medal" };

/** A piece that flies over the table; it is drawn only for the flight. */
export interface Flight {
  piece: Traveller;
  from: string[];
  to: string[];
  count: number;
}

/** How an event is shown. */
export interface Move {
  flights: Flight[];
  /** Things that stay themselves and glide to where they are after the event. */
  glides: string[];
  /** Something that draws the eye where nothing travels. */
  flash: string[];
}

const num = (value: unknown): number => Number(value ?? 0);

export function lookAt(view: View, seat: number | null): SeatLook {
  const board = seat === null ? undefined : view.seats[seat];
  return (board?.meng ? "meng" : (board?.name ?? "red")) as SeatLook;
}

type Shown = Partial<Move>;
type Showing = (event: GameEvent, view: View) => Shown;

function fly(piece: Traveller, from: string[], to: string[], count = 1): Shown {
  return { flights: [{ piece, from, to, count: Math.min(count, 4) }] };
}

function servant(event: GameEvent, view: View, double: unknown): Traveller {
  return { what: double ? "double" : "servant", look: lookAt(view, event.seat) };
}

function cardFrom(event: GameEvent, card: unknown): string[] {
  return [`card:${card}`, `handpile:${event.seat}`, `seat:${event.seat}`];
}

const SHOWN: Record<string, Showing> = {
  gained: (e, v) => fly(servant(e, v, e.args["double"]), at("supply", e), at("pool", e), num(e.args["count"])),
  removed: (e, v) => fly(servant(e, v, e.args["double"]), at("pool", e), at("supply", e), num(e.args["count"])),
  exchanged: (e) => ({
    flights: [
      { piece: { what: "card", card: String(e.args["card"]) }, from: cardFrom(e, e.args["card"]), ...to(e), count: 1 },
      {
        piece: { what: "card", card: String(e.args["taken"]) },
        from: [`stand:${e.args["location"]}`],
        to: at("discard", e),
        count: 1,
      },
    ],
  }),
  swapped: (e) => ({
    flights: [
      { piece: { what: "card", card: known(e.args["card"]) }, from: cardFrom(e, e.args["card"]), ...to(e), count: 1 },
      {
        piece: { what: "card", card: known(e.args["taken"]) },
        from: [`stand:${e.args["location"]}`],
        to: at("handpile", e),
        count: 1,
      },
    ],
  }),
  "paid-with-card": (e) =>
    fly({ what: "card", card: known(e.args["card"]) }, cardFrom(e, e.args["card"]), at("discard", e)),
  "discarded-for-jade": (e) =>
    fly({ what: "card", card: known(e.args["card"]) }, cardFrom(e, e.args["card"]), at("discard", e)),
  "card-drawn": (e) => fly({ what: "card", card: null }, ["draw"], at("discard", e)),
  "taken-back": (e) => fly({ what: "card", card: known(e.args["card"]) }, at("discard", e), at("handpile", e)),
  "hand-taken-up": (e) =>
    fly({ what: "card", card: null }, at("discard", e), at("handpile", e), num(e.args["count"])),
  travelled: (e) => ({
    ...fly({ what: "token", token: String(e.args["token"]) }, [`city:${e.args["city"]}`], at("tokens", e)),
    glides: [`traveller:${e.seat}`],
  }),
  "jade-bought": (e) => fly({ what: "jade" }, [`house:${e.args["house"]}`], at("jade", e)),
  "jade-gained": (e) => ({ flash: at("jade", e) }),
  traded: (e) => fly({ what: "token", token: null }, at("tokens", e), ["tokenpile"], num(e.args["cost"])),
  "wall-placed": (e, v) =>
    fly(servant(e, v, e.args["double"]), at(e.args["from_supply"] ? "supply" : "pool", e), [`wall:${e.seat}`, "wall"]),
  "wall-scored": () => ({ flash: ["wall"] }),
  "intrigue-up": (e) => ({ glides: [`intrigue:${e.seat}`] }),
  "intrigue-down": (e) => ({ glides: [`intrigue:${e.seat}`] }),
  "benefit-taken": (e) => ({ flash: [`benefit:${e.args["benefit"]}`] }),
  "medal-taken": (e) => fly({ what: "medal" }, ["medal"], at("vp", e)),
  "envoy-step": (e) => ({ glides: [`envoy:${e.seat}`] }),
  "palace-entered": (e) => ({ glides: [`envoy:${e.seat}`] }),
  "decree-taken": (e, v) => fly(servant(e, v, false), at("pool", e), [`decree:${e.args["decree"]}`]),
  "decree-used": (e) => ({ flash: [`decree:${e.args["decree"]}`] }),
  "ship-launched": (e, v) =>
    fly(
      { what: "ship", look: lookAt(v, e.seat) },
      at("ships", e),
      [`port:${num(e.args["route"]) - 1}:${e.args["port"]}`],
    ),
  "ship-loaded": (e, v) =>
    fly(
      servant(e, v, e.args["double"]),
      at(e.args["from_supply"] ? "supply" : "pool", e),
      [`ship:${e.seat}:${e.args["ship"]}`],
    ),
  "ship-moved": (e) => ({ glides: [`ship:${e.seat}:${e.args["ship"]}`] }),
  "ship-lost": (e, v) =>
    fly({ what: "ship", look: lookAt(v, e.seat) }, [`ship:${e.seat}:${e.args["ship"]}`], at("ships", e)),
  "reward-claimed": (e, v) =>
    fly(servant(e, v, false), [`ship:${e.seat}:${e.args["ship"]}`], [`reward:${e.seat}:${e.args["reward"]}`]),
  vp: (e) => ({ flash: at("vp", e) }),
  "vp-lost": (e) => ({ flash: at("vp", e) }),
  "dice-rolled": () => ({ flash: ["die:0", "die:1", "die:2"] }),
  "die-turned": (e) => ({ flash: [`die:${num(e.args["die"]) - 1}`] }),
  "day-begins": () => ({ flash: ["day"] }),
  matches: (e) => ({ flash: at("vp", e) }),
  "bonus-laid": (e) => fly({ what: "token", token: String(e.args["token"]) }, at("tokens", e), laidTo(e)),
  "automa-turned": (e) => ({ flash: [`stand:${e.args["location"]}`] }),
};

function at(what: string, event: GameEvent): string[] {
  return [`${what}:${event.seat}`, `seat:${event.seat}`];
}

function to(event: GameEvent): { to: string[] } {
  return { to: [`stand:${event.args["location"]}`] };
}

function laidTo(event: GameEvent): string[] {
  const location = event.args["location"];
  return location && location !== "none" ? [`stand:${location}`] : at("laid", event);
}

function known(card: unknown): string | null {
  return card === "hidden" ? null : String(card);
}

/** How an event is shown; null where there is nothing to see. */
export function moveOf(event: GameEvent, view: View): Move | null {
  const shown = SHOWN[event.kind]?.(event, view);
  return shown ? { flights: [], glides: [], flash: [], ...shown } : null;
}
