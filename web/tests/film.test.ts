/** Films: moves as frames, each with the scene after an event and how the way to it is shown. */
import { describe, expect, it, test } from "vitest";
import { entriesUpTo, framesFrom, framesOf, momentToReplayFrom } from "../src/game/story/film";
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
    const entries = [{ number: 7, time: 0, kind: "played", seat: 0, events: [scored] }] as Entry[];
    const found = framesOf(film, entries, 4);
    expect(found.start).toEqual(start);
    expect(found.frames.at(-1)?.scene.view.seats[0]?.vp).toBe(3);
    expect(found.frames.at(-1)?.place).toEqual({ number: 7, events: 1 });
  });

  it("know how far the log goes with them", () => {
    const moves = [{ number: 3, events: [gained, scored], change: { turn: 1 } }, { events: [scored] }];
    expect(framesFrom(start, moves).map((frame) => frame.place)).toEqual([
      { number: 3, events: 1 },
      { number: 3, events: 2 },
      { number: 3, events: 2 },
      null,
    ]);
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

test("the log up to a place has nothing of what is shown later", () => {
  const entries = [2, 3, 4].map((number) => ({ number, time: 0, kind: "played", seat: 0, events: [gained, scored] })) as Entry[];
  const told = (number: number, events: number) => entriesUpTo(entries, { number, events }).map((entry) => [entry.number, entry.events?.length]);
  expect(told(3, 1)).toEqual([[2, 2], [3, 1]]);
  expect(told(3, 0)).toEqual([[2, 2]]);
  expect(entriesUpTo(entries, null)).toBe(entries);
});
