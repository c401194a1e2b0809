/** What moves is what differs: each kind of piece, from where it was to where it is. */
import { describe, expect, it } from "vitest";
import { ids, parseId } from "../src/game/board_ids";
import { framesFrom } from "../src/game/story/film";
import { type Flight, type Motion, motionOf } from "../src/game/motion";
import { applyChange, type Scene } from "../src/game/scene";
import type { EventKind, GameEvent, ViewChange } from "../src/wire";
import { event, handMade, seatChange } from "./hand_made";
import { MODES, recordedGame } from "./recorded";

const NOTHING: Motion = { flights: [], glides: [], flashes: [] };

function motion(change: ViewChange, happened: GameEvent | null = null, before: Scene = handMade()): Motion {
  return motionOf(before, applyChange(before, change), happened) ?? NOTHING;
}

/** Each flight as what flies, from where and to where: the first of the places counts where all are in sight. */
function told(found: Motion): [string, string, string][] {
  const name = ({ pieces }: Flight) => pieces.map((piece) => ("card" in piece ? `card ${piece.card}` : "token" in piece ? `token ${piece.token}` : piece.what)).join(", ");
  return found.flights.map((flight) => [name(flight), flight.from[0] ?? "", flight.to[0] ?? ""]);
}

describe("servants", () => {
  it("come from the supply", () => {
    expect(told(motion(seatChange(0, { pool: 6, supply: 4 })))).toEqual([["servant, servant", "supply:0", "pool:0"]]);
  });

  it("go back to it", () => {
    expect(told(motion(seatChange(1, { pool: 1, supply: 9 })))).toEqual([["servant, servant, servant", "pool:1", "supply:1"]]);
  });

  it("build on the wall, from pool or supply", () => {
    expect(told(motion(seatChange(0, { pool: 3, wall: 2 })))).toEqual([["servant", "pool:0", "wallgroup:0"]]);
    expect(told(motion(seatChange(0, { supply: 5, wall: 2 })))).toEqual([["servant", "supply:0", "wallgroup:0"]]);
  });

  it("go on board, of a ship that is there and of one that is launched just now", () => {
    const loaded = { ship: 0, route: 0, port: 2, servants: 2, load: 2 };
    expect(told(motion(seatChange(0, { pool: 3, ships: [loaded] })))).toEqual([["servant", "pool:0", "ship:0:0"]]);
    const launched = { ship: 1, route: 0, port: 1, servants: 1, load: 1 };
    const both = seatChange(0, { pool: 3, ships: [{ ...loaded, servants: 1, load: 1 }, launched], ships_left: 1 });
    const found = motion(both);
    expect(told(found)).toEqual([["servant", "pool:0", "ship:0:1"], ["ship", "ships:0", "port:0:1"]]);
    expect(found.flights[0]?.to).toContain(ids.port(0, 1));
  });

  it("lie down on a decree", () => {
    const decrees = [{ decree: "level1.servant", seats: [0], costs: [1, 2] }] as never;
    expect(told(motion(seatChange(0, { pool: 3 }, { decrees })))).toEqual([["servant", "pool:0", "decree:level1.servant"]]);
  });

  it("stay with a reward, and those of the ship that claimed it go home", () => {
    const before = applyChange(handMade(), seatChange(0, { supply: 4, ships: [{ ship: 0, route: 0, port: 2, servants: 3, load: 3 }] }));
    const change = seatChange(0, { supply: 6, ships: [], ships_left: 3, rewards: { vp4: 1, card: 0, double: 0 } });
    expect(told(motion(change, null, before))).toEqual([
      ["servant, servant", "ship:0:0", "supply:0"],
      ["servant", "ship:0:0", "reward:0:vp4"],
      ["ship", "ship:0:0", "ships:0"],
    ]);
  });

  it("are laid with a token, at its location", () => {
    const laid = [{ token: "toll", seat: 0, location: "wall", double: false }] as never;
    const happened = event("bonus-laid", { token: "toll", location: "wall", double: false });
    expect(told(motion(seatChange(0, { pool: 3 }, { laid }), happened))).toEqual([
      ["servant", "pool:0", "stand:wall"],
      ["token toll", "tokens:0", "stand:wall"],
    ]);
  });
});

describe("the double servant", () => {
  const freed = applyChange(handMade(), seatChange(0, { double: "pool" }));

  it("is won, gained and removed", () => {
    expect(told(motion(seatChange(0, { double: "supply" })))).toEqual([["double", "double:0", "supply:0"]]);
    expect(told(motion(seatChange(0, { double: "supply" }), null, freed))).toEqual([["double", "pool:0", "supply:0"]]);
  });

  it("counts as two on the wall, and is one piece", () => {
    expect(told(motion(seatChange(0, { double: "wall", wall: 3 }), null, freed))).toEqual([["double", "pool:0", "wallgroup:0"]]);
  });

  it("goes on board", () => {
    const ships = [{ ship: 0, route: 0, port: 2, servants: 1, load: 3 }];
    expect(told(motion(seatChange(0, { double: 0, ships }), null, freed))).toEqual([["double", "pool:0", "ship:0:0"]]);
  });
});

describe("cards", () => {
  const locations = { ...handMade().view.locations, wall: "set1.2" };
  const taken = { discard_count: 2, hand_count: 2 };

  it("are exchanged: mine with their faces, from their own place", () => {
    const own = { "0": { hand: ["set1.1", "set1.3"], discard: ["set2.1", "start.2"] } };
    expect(told(motion({ ...seatChange(0, taken, { locations }), own }))).toEqual([
      ["card start.2", "stand:wall", "discard:0"],
      ["card set1.2", "card:set1.2", "stand:wall"],
    ]);
  });

  it("are exchanged by others, whose hands are hidden", () => {
    expect(told(motion(seatChange(1, taken, { locations })))).toEqual([
      ["card set1.2", "card:set1.2", "stand:wall"],
      ["card start.2", "stand:wall", "discard:1"],
    ]);
  });

  it("that are drawn at a harbour come to the hand", () => {
    const own = { "0": { hand: ["set1.1", "set1.2", "set1.3", "draw.1"] } };
    expect(told(motion({ ...seatChange(0, { hand_count: 4 }, { draw: 4 }), own }))).toEqual([["card draw.1", "draw", "handpile:0"]]);
    expect(told(motion(seatChange(1, { hand_count: 4 }, { draw: 4 })))).toEqual([["card null", "draw", "handpile:1"]]);
  });

  it("that pay are discarded, and come back", () => {
    expect(told(motion(seatChange(1, { hand_count: 2, discard_count: 2 })))).toEqual([["card null", "handpile:1", "discard:1"]]);
    expect(told(motion(seatChange(1, { hand_count: 4, discard_count: 0 })))).toEqual([["card null", "discard:1", "handpile:1"]]);
  });

  it("are swapped with the board, which only the event tells of another's hand", () => {
    const swapped = event("swapped", { card: "set1.2", taken: "start.2", location: "wall" }, 1);
    expect(told(motion({ locations }, swapped))).toEqual([
      ["card set1.2", "handpile:1", "stand:wall"],
      ["card start.2", "stand:wall", "handpile:1"],
    ]);
    const own = { "0": { hand: ["set1.1", "start.2", "set1.3"] } };
    const mine = motion({ locations, own }, { ...swapped, seat: 0 });
    expect(told(mine).map(([, , to]) => to).sort()).toEqual(["handpile:0", "stand:wall"]);
  });

  it("that are only shown do not move", () => {
    expect(motion({ own: { "1": { hand: ["set3.1", "set3.2", "set3.3"], discard: ["set4.1"] } } })).toEqual(NOTHING);
  });
});

describe("tokens", () => {
  it("come from their city", () => {
    const map = { ...handMade().view.map, Jinan: null };
    const found = motion(seatChange(0, { traveller: "Jinan" }, { map }), event("travelled", { city: "Jinan", token: "gain1" }));
    expect(told(found)).toEqual([["token gain1", "city:Jinan", "tokens:0"]]);
    expect(found.glides).toEqual(["traveller:0"]);
  });

  it("are traded in, and laid out on the map again", () => {
    expect(told(motion(seatChange(0, { tokens: { plain: 0, double: 0 } }, { token_discard: 3 })))).toEqual([["token null, token null", "tokens:0", "tokenpile"]]);
    const map = { ...handMade().view.map, Beijing: "wall" } as never;
    expect(told(motion({ map, token_piles: [5, 4] }))).toEqual([["token wall", "tokenpile", "city:Beijing"]]);
  });

  it("that are shuffled stay where they are", () => {
    expect(motion({ token_piles: [6, 5], token_discard: 0 })).toEqual(NOTHING);
  });
});

describe("jade", () => {
  it("is bought at a house", () => {
    const found = motion(seatChange(0, { jade: 1, jade_vp: 1 }, { jade_houses: [1, 3, 3] }), event("jade-bought", { house: "house1" }));
    expect(told(found)).toEqual([["jade", "house:house1", "jade:0"]]);
  });

  it("is bought on the plaza, whose stones nobody counts", () => {
    expect(told(motion(seatChange(0, { jade: 1 }), event("jade-bought", { house: "plaza" })))).toEqual([["jade", "house:plaza", "jade:0"]]);
  });

  it("that comes from elsewhere lights up", () => {
    expect(motion(seatChange(0, { jade: 1 }), event("jade-gained", { count: 1, total: 1 }))).toEqual({ ...NOTHING, flashes: ["jade:0"] });
  });
});

describe("what stays itself", () => {
  it("glides: ships, travellers, envoys, markers", () => {
    const ships = [{ ship: 0, route: 0, port: 3, servants: 1, load: 1 }];
    expect(motion(seatChange(0, { ships })).glides).toEqual(["ship:0:0"]);
    expect(motion(seatChange(0, { traveller: "Jinan" })).glides).toEqual(["traveller:0"]);
    expect(motion(seatChange(0, { envoy: 3 })).glides).toEqual(["envoy:0"]);
    expect(motion(seatChange(0, { palace_place: 0 })).glides).toEqual(["envoy:0"]);
    expect(motion(seatChange(1, { intrigue: 7 }, { intrigue_stack: [0, 1] })).glides).toEqual(["intrigue:1"]);
  });

  it("lights up: dice, points, the day", () => {
    expect(motion({ dice: [3, 5, 3] }).flashes).toEqual(["die:1"]);
    expect(motion({ dice: [3, 5, 3] }, event("dice-rolled", { die1: 3, die2: 5, die3: 3 }, null)).flashes).toEqual(["die:1", "die:0", "die:2"]);
    expect(motion(seatChange(1, { vp: 3 })).flashes).toEqual(["vp:1"]);
    expect(motion({ day: 2 }, event("day-begins", { day: 2 }, null)).flashes).toEqual(["day"]);
  });
});

describe("the medal", () => {
  it("is taken, and given back in the morning", () => {
    expect(told(motion({ medal: 1 }))).toEqual([["medal", "medal", "medalholder:1"]]);
    expect(told(motion({ medal: null }, null, applyChange(handMade(), { medal: 1 })))).toEqual([["medal", "medalholder:1", "medal"]]);
  });
});

it("nothing is shown where nothing can be seen", () => {
  const scene = handMade();
  expect(motionOf(scene, scene)).toBeNull();
  expect(motionOf(scene, applyChange(scene, { phase: "night" }), event("night-falls", { day: 1 }, null))).toBeNull();
  expect(motionOf(scene, scene, event("wall-scored", { count: 8 }))?.flashes).toEqual(["wall"]);
});

describe("in whole games", () => {
  /** What always moves a piece, by what flies and where to; a glide has the name of what glides. */
  const EXPECTED: Partial<Record<EventKind, string[]>> = {
    exchanged: ["card to discard", "card to stand"],
    swapped: ["card to stand"],
    "paid-with-card": ["card to discard"],
    "discarded-for-jade": ["card to discard"],
    "card-drawn": ["card to handpile"],
    "hand-taken-up": ["card to handpile"],
    removed: ["servant to supply"],
    travelled: ["token to tokens", "traveller"],
    traded: ["token to tokenpile"],
    "map-refilled": ["token to city"],
    "jade-bought": ["jade to jade"],
    "medal-taken": ["medal to medalholder"],
    "decree-taken": ["servant to decree"],
    "ship-launched": ["ship to port"],
    "ship-moved": ["ship"],
    "ship-lost": ["ship to ships"],
    "reward-claimed": ["ship to ships"],
    "bonus-laid": ["token to stand"],
    "envoy-step": ["envoy"],
    "palace-entered": ["envoy"],
    "intrigue-up": ["intrigue"],
    "intrigue-down": ["intrigue"],
  };

  function movesIn({ flights, glides }: Motion): string[] {
    const kind = (id: string | undefined) => parseId(id ?? "")?.kind;
    return [...flights.map(({ pieces, to }) => `${pieces[0]?.what} to ${kind(to[0])}`), ...glides.map((id) => String(kind(id)))];
  }

  it.each(MODES)("of the mode %s every piece that an event moves is seen to move", (mode) => {
    const moves = recordedGame(mode);
    for (const viewer of ["0", "spectator"]) {
      const own = moves[0]?.own[viewer];
      let scene = { view: moves[0]?.view, own: own ? { [viewer]: own } : {} } as Scene;
      for (const { events, steps } of moves.slice(1)) {
        const told = events.map((one, i) => ({ ...one, change: steps[i]?.changes[viewer] }) as GameEvent);
        const frames = framesFrom(scene, [{ events: told, change: steps.at(-1)?.changes[viewer] ?? null }]);
        for (const { event: happened, motion: seen } of frames) {
          const wanted = happened ? (EXPECTED[happened.kind] ?? []) : [];
          expect(movesIn(seen ?? NOTHING), happened?.kind).toEqual(expect.arrayContaining(wanted));
        }
        scene = frames.at(-1)?.scene ?? scene;
      }
    }
  });
});
