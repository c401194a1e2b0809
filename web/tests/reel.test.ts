/** The parts of the story among frames, and going through them. */
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { preferences } from "../src/browser/preferences.svelte";
import { type Frame, framesFrom } from "../src/game/story/film";
import { partOf } from "../src/game/story/parts";
import { Playback } from "../src/game/story/playback.svelte";
import { Reel } from "../src/game/story/reel";
import type { Scene } from "../src/game/scene";
import type { GameEvent } from "../src/wire";
import { event, handMade, seatChange } from "./hand_made";

beforeAll(() => {
  vi.stubGlobal("document", { hidden: false });
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
});
beforeEach(() => {
  preferences.settings.pace = "read";
});

const begins = (seat: number): GameEvent => ({ ...event("turn-begins", {}, seat), change: { turn: seat } });
const scores = (seat: number, vp: number): GameEvent => ({
  ...event("vp", { count: 1, points: "wall", total: vp }, seat),
  change: seatChange(seat, { vp }),
});
const night: GameEvent[] = [
  { ...event("night-falls", { day: 1 }), change: { phase: "night" } },
  event("matches", { count: 1 }, 0),
  event("matches", { count: 0 }, 1),
];

/** Seat 1 plays, then seat 0, then night falls. */
function story(): { start: Scene; frames: Frame[] } {
  const start = { ...handMade(), view: { ...handMade().view, turn: 1 } };
  return { start, frames: framesFrom(start, [{ number: 1, events: [scores(1, 1), scores(1, 2), begins(0), scores(0, 1), ...night] }]) };
}

async function settled(): Promise<void> {
  for (let i = 0; i < 20; i += 1) await Promise.resolve();
}

/** A playback whose pieces move at once, and how many events the log has with what is drawn. */
function playing(mine: number[]): { playback: Playback; told: () => number | undefined; frames: Frame[]; start: Scene } {
  const { start, frames } = story();
  const playback = new Playback();
  playback.mySeats = mine;
  playback.show(start);
  playback.animator = (_, change) => (change(), Promise.resolve());
  return { playback, told: () => playback.place?.events, frames, start };
}
const goal = (frames: Frame[]) => frames.at(-1)?.scene as Scene;

test("a reel knows where its parts begin", () => {
  const { start, frames } = story();
  const reel = new Reel(start, partOf(start.view));
  reel.add(frames);
  expect(frames.map(({ opens }) => opens?.kind ?? null)).toEqual([null, null, "turn", null, "night", null, null]);
  expect([reel.firstOf(1), reel.firstOf(3), reel.firstOf(6)]).toEqual([0, 2, 4]);
  expect([reel.afterPartOf(0), reel.afterPartOf(2), reel.afterPartOf(4)]).toEqual([2, 4, 7]);
  expect([reel.partsUpTo(0), reel.partsUpTo(2), reel.partsUpTo(6)].map(({ length }) => length)).toEqual([1, 2, 3]);
  expect(reel.partBefore(3)).toMatchObject({ kind: "turn", seat: 0 });
  expect(reel.placeBefore(0)).toEqual({ number: 1, events: 0 });
});

test("the night is a page, told line by line, that stays until one goes on", async () => {
  vi.useFakeTimers();
  const { playback, told, frames } = playing([1]);
  playback.follow(frames, goal(frames));
  await settled();
  expect(playback.isResting).toBe(true); // seat 0's turn has been shown
  playback.goOn();
  await settled();
  expect([playback.page?.kind, playback.isResting, told()]).toEqual(["night", false, 6]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect([playback.page?.kind, playback.isResting, playback.isBusy]).toEqual(["night", true, true]);
  await vi.advanceTimersByTimeAsync(1_000_000);
  expect(playback.page?.kind).toBe("night");
  playback.goOn();
  await settled();
  expect([playback.page, playback.isBusy, playback.scene]).toEqual([null, false, goal(frames)]);
  expect(playback.place).toBeNull();
  vi.useRealTimers();
});

test("going on before a page is told shows all of it, and it stays", async () => {
  vi.useFakeTimers();
  const { playback, told, frames } = playing([0, 1]);
  playback.follow(frames, goal(frames));
  await settled();
  expect(told()).toBe(6);
  playback.goOn();
  await settled();
  expect([playback.page?.kind, playback.isResting, told()]).toEqual(["night", true, 7]);
  vi.useRealTimers();
});

test("what comes in while a page is shown is added to it", async () => {
  vi.useFakeTimers();
  const { playback, frames } = playing([0, 1]);
  playback.follow(frames, goal(frames));
  await settled();
  playback.goOn();
  await settled();
  const more = framesFrom(goal(frames), [{ number: 2, events: [scores(1, 5)] }], playback.lastPart ?? undefined);
  playback.follow(more, goal(more));
  await settled();
  expect([playback.page?.kind, playback.isResting, playback.scene?.view.seats[1]?.vp]).toEqual(["night", true, 5]);
  vi.useRealTimers();
});

test("pause stops, back and forth go from part to part", async () => {
  vi.useFakeTimers();
  const { playback, frames, start } = playing([]);
  playback.replay(start, frames, goal(frames));
  await settled();
  expect([playback.isResting, playback.progress]).toEqual([true, { part: 1, of: 3 }]);
  playback.togglePause();
  await vi.advanceTimersByTimeAsync(1_000_000);
  expect([playback.isResting, playback.part?.seat]).toEqual([true, 1]);
  playback.forth();
  await settled();
  expect([playback.isResting, playback.part?.seat, playback.scene?.view.seats[0]?.vp]).toEqual([true, 0, 1]);
  expect(playback.progress).toEqual({ part: 2, of: 3 });
  playback.back();
  await settled();
  expect([playback.isResting, playback.part?.seat, playback.scene?.view.seats[0]?.vp]).toEqual([true, 1, 0]);
  playback.togglePause();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(playback.part?.seat).toBe(0);
  playback.skip();
  expect([playback.isBusy, playback.isPaused, playback.scene]).toEqual([false, false, goal(frames)]);
  vi.useRealTimers();
});

test("a card that another lays is shown large first, my own is not", async () => {
  vi.useFakeTimers();
  const start = { ...handMade(), view: { ...handMade().view, turn: 1 } };
  const lays = (seat: number): GameEvent => ({
    ...event("exchanged", { card: "set1.1", taken: "start.5", location: "palace" }, seat),
    change: { locations: { ...start.view.locations, palace: "set1.1" }, ...seatChange(seat, { hand_count: 2, discard_count: 2 }) },
  });
  const { playback } = playing([0]);
  const theirs = framesFrom(start, [{ number: 1, events: [lays(1)] }]);
  playback.follow(theirs, goal(theirs));
  await settled();
  expect([playback.laying?.seat, playback.scene]).toEqual([1, start]);
  await vi.advanceTimersByTimeAsync(5_000);
  expect([playback.laying, playback.isBusy]).toEqual([null, false]);
  const mine = handMade();
  playback.show(mine);
  const own = framesFrom(mine, [{ number: 2, events: [lays(0)] }]);
  playback.follow(own, goal(own));
  expect(playback.laying).toBeNull();
  vi.useRealTimers();
});

test("at once means that nothing of others is played", () => {
  preferences.settings.pace = "instant";
  const { playback, frames } = playing([]);
  playback.follow(frames, goal(frames));
  expect([playback.isBusy, playback.scene, playback.place]).toEqual([false, goal(frames), null]);
});
