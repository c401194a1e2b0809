/** A seat's last turn in one line. */
import { beforeAll, expect, test } from "vitest";
import { recapOf } from "../src/game/story/recap";
import { storyOf } from "../src/game/story/told";
import { setLanguage } from "../src/i18n/messages.svelte";
import type { Entry, GameEvent } from "../src/wire";
import { event } from "./hand_made";
import { box } from "./recorded";

beforeAll(() => setLanguage("en"));

let number = 0;
const played = (...events: GameEvent[]) => ({ number: (number += 1), time: 0, kind: "played", seat: 0, events }) as Entry;
const begins = (seat: number) => event("turn-begins", {}, seat);
const laid = (seat: number) => event("exchanged", { card: "set1.1", taken: "start.2", location: "palace" }, seat);
const acted = (seat: number, variant: "A" | "none") => event("action-taken", { action: "palace", variant, source: "card" }, seat);
const scored = (seat: number, count: number) => event("vp", { count, points: "wall", total: count }, seat);

test("tells what was laid and taken, the actions, and the points", () => {
  const entries = [played(begins(1)), played(laid(1), acted(1, "A"), scored(1, 3)), played(scored(1, 2), scored(0, 9), begins(0))];
  const recap = recapOf(storyOf(entries, 0), 1, box);
  expect(recap?.parts[1]).toMatch(/ A$/);
  expect(recap?.parts[0]).toMatch(/^\d → .*\d$/);
  expect(recap?.parts).toHaveLength(2);
  expect(recap?.points).toBe(5);
});

test("is of the last turn only, and of none before the first", () => {
  const entries = [played(begins(1), laid(1), acted(1, "A"), begins(0)), played(begins(1), acted(1, "none"))];
  expect(recapOf(storyOf(entries, 0), 1, box)?.parts).toHaveLength(1);
  expect(recapOf(storyOf(entries, 0), 0, box)).toBeNull();
});

test("the first turn of a game counts although no event begins it", () => {
  expect(recapOf(storyOf([played(laid(0), begins(1))], 0), 0, box)?.parts).toHaveLength(1);
});

test("tells how an exchange was paid for", () => {
  const paid = { ...event("removed", { count: 2, double: false, double_counts: 0 }, 0), rule: "EXCHANGE-3" };
  const other = { ...event("removed", { count: 1, double: false, double_counts: 0 }, 0), rule: "CANAL-2" };
  expect(recapOf(storyOf([played(paid, laid(0), other)], 0), 0, box)?.parts[0]).toBe("paid 2 servants");
  expect(recapOf(storyOf([played(paid, laid(0), other)], 0), 0, box)?.parts).toHaveLength(2);
});

test("tells what Meng did, although no event names his actions", () => {
  const turned = event("automa-turned", { automa: "travel", location: "travel" }, 1);
  const up = event("intrigue-up", { count: 1, step: 1 }, 1);
  const recap = recapOf(storyOf([played(turned, laid(1), up, up, event("medal-taken", {}, 1))], 0), 1, box);
  expect(recap?.parts.slice(1)).toEqual(["intrigue", "medal"]);
});
