/** What has changed since I last chose something. */
import { expect, test } from "vitest";
import { ids } from "../src/game/board_ids";
import { afterMine, changesBetween } from "../src/game/story/changes";
import { placesOf } from "../src/game/story/event_places";
import { framesFrom } from "../src/game/story/film";
import { applyChange } from "../src/game/scene";
import { event, handMade, seatChange } from "./hand_made";

const turn = (seat: number) => ({ day: 1, kind: "turn" as const, seat });
const laid = (seat: number) => event("exchanged", { card: "set1.1", taken: "start.5", location: "palace" }, seat);

test("pieces that moved, points gained, and the stand used last are marked", () => {
  const since = handMade();
  const moved = applyChange(since, { ...seatChange(1, { envoy: 4, vp: 3, traveller: "Jinan" }) });
  const changes = changesBetween(since, moved, [{ part: turn(1), events: [laid(1)] }], [0]);
  expect([...changes.marks].sort()).toEqual([ids.city("Jinan"), ids.envoy(1)].sort());
  expect(changes.stand).toBe(ids.stand("palace"));
  expect(changes.points).toEqual([0, 3]);
});

test("the stand that I used myself is not marked", () => {
  const since = handMade();
  const moved = applyChange(since, { ...seatChange(1, { envoy: 4 }) });
  expect(changesBetween(since, moved, [{ part: turn(0), events: [laid(0)] }], [0]).stand).toBeNull();
});

test("what I did myself is not a change, what another did within the same choice is", () => {
  const start = handMade();
  const mine = { ...event("envoy-step", { step: 3 }, 0), change: seatChange(0, { envoy: 3 }) };
  const theirs = { ...event("automa-turned", { automa: "jade", location: "jade" }, 1), change: seatChange(1, { envoy: 5 }) };
  const frames = framesFrom(start, [{ number: 1, events: [mine, theirs] }]);
  const since = afterMine(start, frames, [0]);
  expect([since.view.seats[0]?.envoy, since.view.seats[1]?.envoy]).toEqual([3, 2]);
});

test("an event is seen where its pieces are", () => {
  expect(placesOf(laid(1))).toEqual([ids.stand("palace")]);
  expect(placesOf(event("envoy-step", { step: 3 }, 1))).toContain(ids.envoy(1));
  expect(placesOf(event("night-falls", { day: 1 }))).toEqual([]);
});
