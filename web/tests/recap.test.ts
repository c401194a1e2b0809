/** A seat's last turn in one line. */
import { beforeAll, expect, test, vi } from "vitest";
import { recapOf } from "../src/game/story/recap";
import { storyOf } from "../src/game/story/told";
import { setLanguage } from "../src/i18n/messages.svelte";
import type { Entry, GameEvent } from "../src/wire";
import { event } from "./hand_made";
import { box } from "./recorded";

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: { lang: "" } });
  await setLanguage("en");
});

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
