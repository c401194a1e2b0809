import { beforeAll, expect, test, vi } from "vitest";
import { type Frame, framesFrom } from "../src/game/story/film";
import { preferences } from "../src/browser/preferences.svelte";
import { type Animator, Playback } from "../src/game/story/playback.svelte";
import type { Scene } from "../src/game/scene";
import { event, handMade, seatChange } from "./hand_made";

beforeAll(() => {
  vi.stubGlobal("document", { hidden: false });
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
});

/** Seat 0 scores, up to each of some totals; between them something that nobody sees. */
function scoring(start: Scene, ...totals: number[]): Frame[] {
  const scored = (vp: number) => ({ ...event("vp", { count: 1, points: "wall", total: vp }), change: seatChange(0, { vp }) });
  return framesFrom(start, totals.map((vp) => ({ number: vp, events: [scored(vp)], change: { turn: vp } })));
}
const last = (frames: Frame[]) => frames.at(-1)?.scene as Scene;
const points = (scene: Scene | null) => scene?.view.seats[0]?.vp;

/** An animator whose motions last until they are let go. */
function slow(): { animator: Animator; go: () => void; count: () => number } {
  const waiting: (() => void)[] = [];
  let count = 0;
  const animator: Animator = (_, change) =>
    new Promise((done) => {
      count += 1;
      waiting.push(() => {
        change();
        done();
      });
    });
  return { animator, go: () => waiting.splice(0).forEach((one) => one()), count: () => count };
}

async function turn(): Promise<void> {
  for (let i = 0; i < 10; i += 1) await Promise.resolve();
}

test("frames are drawn one after another, up to the last", async () => {
  const playback = new Playback();
  const { animator, go, count } = slow();
  const drawn: (number | undefined)[] = [];
  const start = handMade();
  const frames = scoring(start, 1, 2);
  playback.show(start);
  playback.animator = animator;
  playback.follow(frames, last(frames));
  expect(playback.isBusy).toBe(true);
  while (playback.isBusy) {
    drawn.push(points(playback.scene));
    go();
    await turn();
  }
  expect(drawn).toEqual([0, 1]);
  expect(count()).toBe(2);
  expect(playback.scene).toBe(last(frames));
});

test("what nobody sees is drawn at once", () => {
  const playback = new Playback();
  const { animator, count } = slow();
  const start = handMade();
  const frames = framesFrom(start, [{ change: { turn: 1 } }]);
  playback.show(start);
  playback.animator = animator;
  playback.follow(frames, last(frames));
  expect(playback.isBusy).toBe(false);
  expect(playback.scene).toBe(last(frames));
  expect(count()).toBe(0);
});

test("a flight that was skipped changes nothing any more", async () => {
  const playback = new Playback();
  const { animator, go } = slow();
  const start = handMade();
  const first = scoring(start, 1, 2);
  const second = scoring(last(first), 3);
  playback.show(start);
  playback.animator = animator;
  playback.follow(first, last(first));
  playback.skip();
  expect(playback.scene).toBe(last(first));
  playback.follow(second, last(second));
  while (playback.isBusy) {
    go();
    await turn();
  }
  expect(playback.scene).toBe(last(second));
});

test("what cannot be drawn does not stop the table", async () => {
  const complain = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const playback = new Playback();
  const start = handMade();
  const frames = scoring(start, 1, 2);
  playback.show(start);
  playback.animator = () => Promise.reject(new Error("no such element"));
  playback.follow(frames, last(frames));
  await turn();
  expect(playback.isBusy).toBe(false);
  expect(playback.scene).toBe(last(frames));
  expect(complain).toHaveBeenCalledOnce();
  complain.mockRestore();
});

test("an old run takes nothing from a new one", async () => {
  const playback = new Playback();
  const { animator, go } = slow();
  const drawn: (number | undefined)[] = [];
  const start = handMade();
  const [first, second] = [scoring(start, 1), scoring(start, 12, 13, 14)];
  playback.show(start);
  playback.animator = (motion, change, pace) => animator(motion, () => (change(), drawn.push(points(playback.scene))), pace);
  playback.follow(first, last(first));
  playback.skip();
  playback.follow(second, last(second));
  while (playback.isBusy) {
    go();
    await turn();
  }
  expect(drawn.slice(-3)).toEqual([12, 13, 14]);
});

test("a replay goes back, leads through all frames, and ends with how things are now", async () => {
  const playback = new Playback();
  const { animator, go, count } = slow();
  const start = handMade();
  const frames = scoring(start, 1, 2, 3);
  const now = last(scoring(last(frames), 4));
  playback.show(now);
  playback.animator = animator;
  playback.replay(start, frames, now);
  expect(playback.scene).toBe(start);
  while (playback.isBusy) {
    go();
    await turn();
  }
  expect(count()).toBe(3);
  expect(playback.scene).toBe(now);
});

test("the log follows what is drawn, and has all of it at the end", async () => {
  const playback = new Playback();
  const { animator, go } = slow();
  const start = handMade();
  const frames = scoring(start, 1, 2);
  playback.show(start);
  playback.animator = animator;
  expect(playback.place).toBeNull();
  playback.follow(frames, last(frames));
  expect([playback.place, points(playback.scene)]).toEqual([{ number: 1, events: 0 }, 0]);
  go();
  await turn();
  expect([playback.place, points(playback.scene)]).toEqual([{ number: 1, events: 1 }, 1]);
  playback.skip();
  expect([playback.place, points(playback.scene)]).toEqual([null, 2]);
});

test("a turn of another stays when it is over, until somebody goes on", async () => {
  const playback = new Playback();
  const { animator, go, count } = slow();
  const start = handMade();
  const theirs = { ...start, view: { ...start.view, turn: 1 } };
  const scored = { ...event("vp", { count: 1, points: "wall", total: 1 }, 1), change: seatChange(1, { vp: 1 }) };
  const begins = { ...event("turn-begins", {}, 0), change: { turn: 0 } };
  const frames = framesFrom(theirs, [{ number: 1, events: [scored, begins] }]);
  playback.mySeats = [0];
  playback.show(theirs);
  playback.animator = animator;
  playback.follow(frames, last(frames));
  go();
  await turn();
  expect([playback.isResting, playback.isBusy, playback.scene?.view.turn, count()]).toEqual([true, true, 1, 1]);
  playback.goOn();
  await turn();
  expect([playback.isResting, playback.isBusy, playback.scene?.view.turn]).toEqual([false, false, 0]);
});

test("at once, what others do after my own turn is not played", async () => {
  preferences.settings.pace = "instant";
  const playback = new Playback();
  const { animator, go, count } = slow();
  const start = handMade();
  playback.mySeats = [0];
  playback.show(start);
  playback.animator = animator;
  const mine = scoring(start, 1);
  playback.follow(mine, last(mine));
  expect(playback.isBusy).toBe(true);
  const begins = event("turn-begins", {}, 1);
  const scored = { ...event("vp", { count: 1, points: "wall", total: 4 }, 1), change: seatChange(1, { vp: 4 }) };
  const theirs = framesFrom(last(mine), [{ number: 2, events: [begins, scored], change: { turn: 1 } }]);
  playback.follow(theirs, last(theirs));
  go();
  await turn();
  expect(playback.isBusy).toBe(false);
  expect(playback.scene).toBe(last(theirs));
  expect(count()).toBe(1);
  preferences.settings.pace = "brisk";
});
