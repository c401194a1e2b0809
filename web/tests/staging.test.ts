import { beforeAll, expect, test, vi } from "vitest";
import { Staging, type Stage } from "../src/table/staging.svelte";
import type { Scene } from "../src/table/applying";
import { games } from "./recorded";

beforeAll(() => {
  vi.stubGlobal("document", { hidden: false });
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
});

const moves = games[1] ?? [];
const scene = (i: number): Scene => ({ view: moves[i]?.view, own: moves[i]?.own }) as Scene;
const last = moves.findIndex(({ events }) => events.filter((event) => event.kind === "vp").length > 0);

/** A stage whose moves last until they are let go. */
function slow(): { stage: Stage; go: () => void; count: () => number } {
  const waiting: (() => void)[] = [];
  let count = 0;
  const stage: Stage = (_, change) =>
    new Promise((done) => {
      count += 1;
      waiting.push(() => {
        change();
        done();
      });
    });
  return { stage, go: () => waiting.splice(0).forEach((one) => one()), count: () => count };
}

async function turn(): Promise<void> {
  for (let i = 0; i < 10; i += 1) await Promise.resolve();
}

test("events are drawn one after another, and the server's view at the end", async () => {
  const staging = new Staging();
  const { stage, go, count } = slow();
  staging.show(scene(last - 1));
  staging.stage = stage;
  staging.follow(moves[last]?.events ?? [], scene(last), true);
  expect(staging.isBusy).toBe(true);
  while (staging.isBusy) {
    go();
    await turn();
  }
  expect(count()).toBeGreaterThan(0);
  expect(staging.scene).toEqual(scene(last));
});

test("a flight that was skipped changes nothing any more", async () => {
  const staging = new Staging();
  const { stage, go } = slow();
  staging.show(scene(last - 1));
  staging.stage = stage;
  staging.follow(moves[last]?.events ?? [], scene(last), true);
  staging.skip();
  expect(staging.scene).toEqual(scene(last));
  staging.follow(moves[last + 1]?.events ?? [], scene(last + 1), false);
  while (staging.isBusy) {
    go();
    await turn();
  }
  expect(staging.scene).toEqual(scene(last + 1));
});

test("what cannot be drawn does not stop the table", async () => {
  const staging = new Staging();
  staging.show(scene(last - 1));
  staging.stage = () => Promise.reject(new Error("no such element"));
  staging.follow(moves[last]?.events ?? [], scene(last), true);
  await turn();
  expect(staging.isBusy).toBe(false);
  expect(staging.scene).toEqual(scene(last));
});

test("an old run takes nothing from a new one", async () => {
  const staging = new Staging();
  const { stage, go } = slow();
  const vp = (total: number) => ({ kind: "vp", seat: 0, rule: "", args: { count: 1, points: "wall", total } });
  const drawn: number[] = [];
  staging.show(scene(last - 1));
  staging.stage = (move, change, pace) => stage(move, () => (change(), drawn.push(staging.scene?.view.seats[0]?.vp ?? 0)), pace);
  staging.follow([vp(1)], scene(last), true);
  staging.skip();
  staging.follow([vp(12), vp(13), vp(14)], scene(last), false);
  while (staging.isBusy) {
    go();
    await turn();
  }
  expect(drawn.slice(-3)).toEqual([12, 13, 14]);
});
