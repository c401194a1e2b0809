/** Which pieces travel when an event happens: from where, to where. */
import type { SeatLook } from "../art/seat_looks";
import type { GameEvent as WireEvent, View } from "../wire";
import { ids } from "./board_ids";

type GameEvent = Omit<WireEvent, "args" | "seat"> & { seat: number; args: Record<string, any> };

export type FlyingPiece =
  | { what: "servant" | "double" | "ship"; look: SeatLook }
  | { what: "card"; card: string | null }
  | { what: "token"; token: string | null }
  | { what: "jade" }
  | { what: "medal" };

/** A piece that flies over the table; it is drawn only for the flight. */
export interface Flight {
  piece: FlyingPiece;
  from: string[];
  to: string[];
  count: number;
}

/** How an event is shown. */
export interface Motion {
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

type Shown = Partial<Motion>;
type Showing = (event: GameEvent, view: View) => Shown;

function fly(piece: FlyingPiece, from: string[], to: string[], count = 1): Shown {
  return { flights: [{ piece, from, to, count: Math.min(count, 4) }] };
}

function servant(event: GameEvent, view: View, double: unknown): FlyingPiece {
  return { what: double ? "double" : "servant", look: lookAt(view, event.seat) };
}

function cardFrom(event: GameEvent, card: string): string[] {
  return [ids.card(card), ids.handpile(event.seat), ids.seat(event.seat)];
}

const SHOWN: Record<string, Showing> = {
  gained: (e, v) => fly(servant(e, v, e.args["double"]), at(ids.supply, e), at(ids.pool, e), num(e.args["count"])),
  removed: (e, v) => fly(servant(e, v, e.args["double"]), at(ids.pool, e), at(ids.supply, e), num(e.args["count"])),
  exchanged: (e) => ({
    flights: [
      { piece: { what: "card", card: String(e.args["card"]) }, from: cardFrom(e, e.args["card"]), ...to(e), count: 1 },
      {
        piece: { what: "card", card: String(e.args["taken"]) },
        from: [ids.stand(e.args["location"])],
        to: at(ids.discard, e),
        count: 1,
      },
    ],
  }),
  swapped: (e) => ({
    flights: [
      { piece: { what: "card", card: known(e.args["card"]) }, from: cardFrom(e, e.args["card"]), ...to(e), count: 1 },
      {
        piece: { what: "card", card: known(e.args["taken"]) },
        from: [ids.stand(e.args["location"])],
        to: at(ids.handpile, e),
        count: 1,
      },
    ],
  }),
  "paid-with-card": (e) =>
    fly({ what: "card", card: known(e.args["card"]) }, cardFrom(e, e.args["card"]), at(ids.discard, e)),
  "discarded-for-jade": (e) =>
    fly({ what: "card", card: known(e.args["card"]) }, cardFrom(e, e.args["card"]), at(ids.discard, e)),
  "card-drawn": (e) => fly({ what: "card", card: null }, [ids.draw()], at(ids.discard, e)),
  "taken-back": (e) => fly({ what: "card", card: known(e.args["card"]) }, at(ids.discard, e), at(ids.handpile, e)),
  "hand-taken-up": (e) =>
    fly({ what: "card", card: null }, at(ids.discard, e), at(ids.handpile, e), num(e.args["count"])),
  travelled: (e) => ({
    ...fly({ what: "token", token: String(e.args["token"]) }, [ids.city(e.args["city"])], at(ids.tokens, e)),
    glides: [ids.traveller(e.seat)],
  }),
  "jade-bought": (e) => fly({ what: "jade" }, [ids.house(e.args["house"])], at(ids.jade, e)),
  "jade-gained": (e) => ({ flash: at(ids.jade, e) }),
  traded: (e) => fly({ what: "token", token: null }, at(ids.tokens, e), [ids.tokenpile()], num(e.args["cost"])),
  "wall-placed": (e, v) =>
    fly(servant(e, v, e.args["double"]), at(e.args["from_supply"] ? ids.supply : ids.pool, e), [ids.wallgroup(e.seat), ids.wall()]),
  "wall-scored": () => ({ flash: [ids.wall()] }),
  "intrigue-up": (e) => ({ glides: [ids.intrigue(e.seat)] }),
  "intrigue-down": (e) => ({ glides: [ids.intrigue(e.seat)] }),
  "benefit-taken": (e) => ({ flash: [ids.benefit(e.args["benefit"])] }),
  "medal-taken": (e) => fly({ what: "medal" }, [ids.medal()], at(ids.vp, e)),
  "envoy-step": (e) => ({ glides: [ids.envoy(e.seat)] }),
  "palace-entered": (e) => ({ glides: [ids.envoy(e.seat)] }),
  "decree-taken": (e, v) => fly(servant(e, v, false), at(ids.pool, e), [ids.decree(e.args["decree"])]),
  "decree-used": (e) => ({ flash: [ids.decree(e.args["decree"])] }),
  "ship-launched": (e, v) =>
    fly(
      { what: "ship", look: lookAt(v, e.seat) },
      at(ids.ships, e),
      [ids.port(num(e.args["route"]) - 1, e.args["port"])],
    ),
  "ship-loaded": (e, v) =>
    fly(
      servant(e, v, e.args["double"]),
      at(e.args["from_supply"] ? ids.supply : ids.pool, e),
      [ids.ship(e.seat, e.args["ship"])],
    ),
  "ship-moved": (e) => ({ glides: [ids.ship(e.seat, e.args["ship"])] }),
  "ship-lost": (e, v) =>
    fly({ what: "ship", look: lookAt(v, e.seat) }, [ids.ship(e.seat, e.args["ship"])], at(ids.ships, e)),
  "reward-claimed": (e, v) =>
    fly(servant(e, v, false), [ids.ship(e.seat, e.args["ship"])], [ids.reward(e.seat, e.args["reward"])]),
  vp: (e) => ({ flash: at(ids.vp, e) }),
  "vp-lost": (e) => ({ flash: at(ids.vp, e) }),
  "dice-rolled": () => ({ flash: [0, 1, 2].map((die) => ids.die(die)) }),
  "die-turned": (e) => ({ flash: [ids.die(num(e.args["die"]) - 1)] }),
  "day-begins": () => ({ flash: [ids.day()] }),
  matches: (e) => ({ flash: at(ids.vp, e) }),
  "bonus-laid": (e) => fly({ what: "token", token: String(e.args["token"]) }, at(ids.tokens, e), laidTo(e)),
  "automa-turned": (e) => ({ flash: [ids.stand(e.args["location"])] }),
};

function at(id: (seat: number) => string, event: GameEvent): string[] {
  return [id(event.seat), ids.seat(event.seat)];
}

function to(event: GameEvent): { to: string[] } {
  return { to: [ids.stand(event.args["location"])] };
}

function laidTo(event: GameEvent): string[] {
  const location = event.args["location"];
  return location && location !== "none" ? [ids.stand(location)] : at(ids.laid, event);
}

function known(card: unknown): string | null {
  return card === "hidden" ? null : String(card);
}

/** How an event is shown; null where there is nothing to see. */
export function motionOf(event: WireEvent, view: View): Motion | null {
  const shown = SHOWN[event.kind]?.(event as GameEvent, view);
  return shown ? { flights: [], glides: [], flash: [], ...shown } : null;
}
