import { expect, test } from "vitest";
import { turnBegan } from "../src/game/story/turns";
import type { Entry, GameEvent } from "../src/wire";

const event = (kind: "turn-begins" | "night-falls", seat: number | null = 0) => ({ kind, seat, rule: "", args: {} }) as GameEvent;
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
