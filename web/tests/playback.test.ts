import { beforeAll, expect, test, vi } from "vitest";
import type { Scene } from "../src/game/event_reducer";
import { Playback, type Animator } from "../src/game/playback.svelte";
import { games } from "./recorded";

beforeAll(() => {
  vi.stubGlobal("document", { hidden: false });
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
});

const moves = games[1] ?? [];
const scene = (i: number): Scene => ({ view: moves[i]?.view, own: moves[i]?.own }) as Scene;
const last = moves.findIndex(({ events }) => events.filter((event) => event.kind === "vp").length > 0);

/** A animator whose moves last until they are let go. */
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

test("events are drawn one after another, and the server's view at the end", async () => {
  const playback = new Playback();
  const { animator, go, count } = slow();
  playback.show(scene(last - 1));
  playback.animator = animator;
  playback.follow(moves[last]?.events ?? [], scene(last), true);
  expect(playback.isBusy).toBe(true);
  while (playback.isBusy) {
    go();
    await turn();
  }
  expect(count()).toBeGreaterThan(0);
  expect(playback.scene).toEqual(scene(last));
});

test("a flight that was skipped changes nothing any more", async () => {
  const playback = new Playback();
  const { animator, go } = slow();
  playback.show(scene(last - 1));
  playback.animator = animator;
  playback.follow(moves[last]?.events ?? [], scene(last), true);
  playback.skip();
  expect(playback.scene).toEqual(scene(last));
  playback.follow(moves[last + 1]?.events ?? [], scene(last + 1), false);
  while (playback.isBusy) {
    go();
    await turn();
  }
  expect(playback.scene).toEqual(scene(last + 1));
});

test("what cannot be drawn does not stop the table", async () => {
  const playback = new Playback();
  playback.show(scene(last - 1));
  playback.animator = () => Promise.reject(new Error("no such element"));
  playback.follow(moves[last]?.events ?? [], scene(last), true);
  await turn();
  expect(playback.isBusy).toBe(false);
  expect(playback.scene).toEqual(scene(last));
});

test("an old run takes nothing from a new one", async () => {
  const playback = new Playback();
  const { animator, go } = slow();
  const vp = (total: number) => ({ kind: "vp", seat: 0, rule: "", args: { count: 1, points: "wall", total } });
  const drawn: number[] = [];
  playback.show(scene(last - 1));
  playback.animator = (move, change, pace) => animator(move, () => (change(), drawn.push(playback.scene?.view.seats[0]?.vp ?? 0)), pace);
  playback.follow([vp(1)], scene(last), true);
  playback.skip();
  playback.follow([vp(12), vp(13), vp(14)], scene(last), false);
  while (playback.isBusy) {
    go();
    await turn();
  }
  expect(drawn.slice(-3)).toEqual([12, 13, 14]);
});
