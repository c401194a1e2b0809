import { expect, test } from "vitest";
import { momentsSince } from "../src/game/film";
import { turnBegan } from "../src/game/turns";
import type { Entry, GameEvent } from "../src/wire";

const event = (kind: string, seat: number | null = 0): GameEvent => ({ kind, seat, rule: "", args: {} });
let number = 0;
function entry(kind: string, rest: Partial<Entry> = {}): Entry {
  number += 1;
  return { number, time: 0, kind, ...rest } as Entry;
}
const played = (seat: number, ...events: GameEvent[]) => entry("played", { seat, events });

test("my turn began before my first choice since the others'", () => {
  const log = [entry("started"), played(1, event("turn-begins")), played(0), played(0)];
  expect(turnBegan(log, [0], 0)).toBe(1);
});

test("a turn that has ended cannot be begun again", () => {
  expect(turnBegan([entry("started"), played(0), played(0, event("turn-begins", 1))], [0], 0)).toBeNull();
});

test("what was taken back does not count", () => {
  const log = [entry("started"), played(0), played(0), entry("undone", { seat: 0, to: 0 })];
  expect(turnBegan(log, [0], 0)).toBeNull();
  expect(turnBegan([...log, played(0)], [0], 0)).toBe(0);
});

test("a study goes on from the middle of a game", () => {
  expect(turnBegan([entry("created"), played(0), played(0)], [0, 1], 100)).toBe(100);
});

test("since my last turn: the others' moves, from the moment after mine", () => {
  const log = [entry("started"), played(0, event("turn-begins", 1)), played(1, event("vp", 1), event("turn-begins", 0))];
  const quiet = [entry("started"), played(0, event("vp")), played(1, event("vp", 1))];
  expect(momentsSince(quiet, [0], 0)).toEqual({ moment: 1, events: [event("vp", 1)] });
  expect(momentsSince(log, [0], 0)?.events.at(-1)).toEqual(event("turn-begins", 0));
  expect(momentsSince([...quiet, played(0)], [0], 0)).toBeNull();
});

test("Meng answers within my own move, which is then shown again with it", () => {
  const answer = [event("vp"), event("turn-begins", 1), event("automa-turned", 1)];
  expect(momentsSince([entry("started"), played(0), played(0, ...answer)], [0], 0)).toEqual({ moment: 1, events: answer });
});
