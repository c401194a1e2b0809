/** Films: moves as frames, each with the scene after an event and how the way to it is shown. */
import { describe, expect, it, test } from "vitest";
import { framesFrom, framesOf, momentToReplayFrom } from "../src/game/film";
import type { Entry, Film, GameEvent } from "../src/wire";
import { event, handMade, seatChange } from "./hand_made";

const gained = { ...event("gained", { count: 1, double: false }), change: seatChange(0, { pool: 5, supply: 5 }) };
const scored = { ...event("vp", { count: 3, points: "wall", total: 3 }), change: seatChange(0, { vp: 3 }) };

describe("the frames of a film", () => {
  const start = handMade();
  const frames = framesFrom(start, [{ events: [gained], change: { turn: 1 } }, { events: [scored] }]);

  it("have one for each event, and one for what changed after a move's last", () => {
    expect(frames.map((frame) => frame.event)).toEqual([gained, null, scored]);
    expect(frames.map(({ scene }) => [scene.view.seats[0]?.pool, scene.view.turn, scene.view.seats[0]?.vp])).toEqual([
      [5, 0, 0],
      [5, 1, 0],
      [5, 1, 3],
    ]);
  });

  it("tell what moves, if anything does", () => {
    expect(frames.map(({ motion }) => motion?.flights.length ?? null)).toEqual([1, null, 0]);
  });

  it("begin with the film's own view", () => {
    const film: Film = { moment: 4, last: 5, ...start, steps: [{ moment: 5, seat: 0, events: [scored], change: {} }] } as Film;
    const found = framesOf(film);
    expect(found.start).toEqual(start);
    expect(found.frames.at(-1)?.scene.view.seats[0]?.vp).toBe(3);
  });
});

describe("what has happened since my last choice", () => {
  let number = 0;
  const entry = (kind: string, rest: Partial<Entry> = {}) => ({ number: (number += 1), time: 0, kind, ...rest }) as Entry;
  const played = (seat: number, ...events: GameEvent[]) => entry("played", { seat, events });
  const passed = event("turn-begins", {}, 1);

  test("is shown from the moment after it", () => {
    expect(momentToReplayFrom([entry("started"), played(0), played(1, passed), played(1, passed)], [0], 0)).toBe(1);
  });

  test("is shown from before it where it began another's turn", () => {
    expect(momentToReplayFrom([entry("started"), played(0), played(0, passed)], [0], 0)).toBe(1);
    expect(momentToReplayFrom([played(0, event("automa-turned", { automa: "wall", location: "wall" }, 1))], [0], 7)).toBe(7);
  });

  test("is nothing where only I have moved, or I only watch", () => {
    expect(momentToReplayFrom([entry("started"), played(1, passed), played(0)], [0], 0)).toBeNull();
    expect(momentToReplayFrom([played(1, passed)], [], 0)).toBeNull();
  });
});
