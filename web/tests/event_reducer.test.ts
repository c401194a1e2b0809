import { expect, test } from "vitest";
import { afterEvent, merged, type Scene } from "../src/game/event_reducer";
import type { View } from "../src/wire";
import { games } from "./recorded";

/** What events tell completely, so that a scene that follows them is never wrong about it. */
function told(view: View) {
  return {
    dice: view.dice,
    stack: view.intrigue_stack,
    start: view.start,
    seats: view.seats.map(({ vp, jade, envoy, intrigue, palace_place, traveller }) => {
      return { vp, jade, envoy, intrigue, palace_place, traveller };
    }),
  };
}

test("following the events of each move leads to the server's view", () => {
  for (const moves of games) {
    let before: Scene | null = null;
    for (const { events, view, own } of moves) {
      if (before) {
        const after = events.reduce(afterEvent, before);
        expect(told(after.view)).toEqual(told(view));
      }
      before = { view, own };
    }
  }
});

test("an event changes a copy, never the scene that is drawn", () => {
  const [first, second] = games[0] ?? [];
  const scene = { view: first?.view as View, own: first?.own ?? {} };
  const kept = JSON.stringify(scene);
  second?.events.reduce(afterEvent, scene);
  expect(JSON.stringify(scene)).toBe(kept);
});

test("cards in sight are where the events put them", () => {
  for (const moves of games) {
    moves.slice(1).forEach(({ events, view }, i) => {
      const before = moves[i] as Scene & { events: unknown };
      const after = events.reduce(afterEvent, { view: before.view, own: before.own });
      expect(after.view.locations).toEqual(view.locations);
    });
  }
});

test("news is put into a view: whole keys, and of seats only what changed", () => {
  const view = games[1]?.[0]?.view as View;
  const made = merged(view, { day: 3, seats: { "1": { vp: 9 } } });
  expect(made.day).toBe(3);
  expect(made.seats[1]?.vp).toBe(9);
  expect(made.seats[1]?.pool).toBe(view.seats[1]?.pool);
  expect(made.seats[0]).toEqual(view.seats[0]);
  expect(view.day).not.toBe(3);
});
