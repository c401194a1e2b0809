import { beforeAll, expect, test } from "vitest";
import { skippedOf } from "../src/game/story/skipped";
import type { ToldPart } from "../src/game/story/told";
import { explain } from "../src/help/explanations";
import { setLanguage } from "../src/i18n/messages.svelte";
import { envoyWarning } from "../src/sight/envoy_warning";
import { intrigueOrder, orderWords, turnsLeft, turnsWords, wallWords } from "../src/sight/table_figures";
import type { OpenDecision, SeatBoard, View } from "../src/wire";
import { event, handMade } from "./hand_made";
import { box } from "./recorded";

const name = (seat: number) => ["Ada", "Bo"][seat] ?? "";

beforeAll(() => setLanguage("en"));

/** The small table, with some of it changed. */
function viewWith(rest: Partial<View>, ...boards: Partial<SeatBoard>[]): View {
  const { view } = handMade();
  return { ...view, ...rest, seats: view.seats.map((board, seat) => ({ ...board, ...boards[seat] })) };
}

test("markers on one step stand together, the upper one first", () => {
  const tied = viewWith({ intrigue_stack: [0, 1] }, { intrigue: 5 }, { intrigue: 5 });
  expect(intrigueOrder(tied)).toEqual([{ step: 5, seats: [1, 0] }]);
  const apart = viewWith({ intrigue_stack: [1, 0] }, { intrigue: 5 }, { intrigue: 2 });
  expect(intrigueOrder(apart)).toEqual([
    { step: 5, seats: [0] },
    { step: 2, seats: [1] },
  ]);
  expect(orderWords(apart, name)).toEqual(["Ada 5", "Bo 2"]);
});

test("cards left to play are told by day, from the start player on", () => {
  const view = viewWith({ start: 1 }, { hand_count: 2 }, { hand_count: 3 });
  expect(turnsLeft(view)).toEqual([
    { seat: 1, count: 3 },
    { seat: 0, count: 2 },
  ]);
  expect(turnsWords(view, name)).toEqual(["Bo 3", "Ada 2"]);
  expect(turnsLeft(viewWith({ phase: "night" }))).toEqual([]);
});

test("the wall tells who leads and what completing it would bring now", () => {
  const open = viewWith({ wall_leader: 1, wall_prize: { vp: 3, envoy: 1, palace: 0 } });
  expect(wallWords(open, name)).toContain("Bo is ahead now. Completed now, it would bring 3 VP and an envoy step.");
  const inside = viewWith({ wall_leader: 1, wall_prize: { vp: 4, envoy: 0, palace: 0 } });
  expect(wallWords(inside, name)).toContain("it would bring 4 VP.");
  const gate = viewWith({ wall_leader: 1, wall_prize: { vp: 3, envoy: 1, palace: 7 } });
  expect(wallWords(gate, name)).toContain("into the Palace (7 VP at the end)");
  expect(wallWords(viewWith({ wall_leader: null, wall_prize: null }), name)).not.toContain("ahead");
});

test("the projection is told with its parts, and that the envoy is outside", () => {
  const outside = { adds: { jade: 3, final_wall: 3 }, total: 12, can_win: false, score: 0 };
  const table = { view: viewWith({ projection: [outside, { ...outside, can_win: true, score: 12 }] }, { vp: 6 }), box, seat: 0, name };
  const told = explain("projection:0", table);
  expect(told?.title).toBe("Ada, if the game ended now: 12 VP");
  expect(told?.text).toContain("6 now + 3 (jade) + 3 (the Great Wall at the end)");
  expect(told?.text).toContain("cannot win");
  expect(explain("projection:1", table)?.text).not.toContain("cannot win");
  expect(explain("projection:0", { ...table, view: viewWith({ projection: null }) })).toBeNull();
});

test("an envoy outside the palace is marked on day 3 and warned of on day 4", () => {
  const outside = { envoy: 5, palace_place: null };
  expect(envoyWarning(viewWith({ day: 2 }, outside), box, 0)).toBeNull();
  expect(envoyWarning(viewWith({ day: 3 }, outside), box, 0)).toEqual({ left: 3, isUrgent: false });
  expect(envoyWarning(viewWith({ day: 4 }, outside), box, 0)).toEqual({ left: 3, isUrgent: true });
  expect(envoyWarning(viewWith({ day: 4 }, { envoy: 8, palace_place: 0 }), box, 0)).toBeNull();
  expect(envoyWarning(viewWith({ day: 4, over: true, phase: "over" }, outside), box, 0)).toBeNull();
  expect(envoyWarning(viewWith({ day: 4 }, { ...outside, meng: true }), box, 0)).toBeNull();
});

const skip = event("action-impossible", { action: "wall", source: "location", reason: "pool-empty" });
const laid = event("exchanged", { card: "set1.1", taken: "start.1", location: "wall" });
const turn = (seat: number, ...events: ToldPart["events"]): ToldPart => ({ part: { day: 1, kind: "turn", seat }, events });
const asked = (kind: string, seat: number) => ({ kind, seat }) as OpenDecision;

test("what was skipped is told until I choose a card again", () => {
  const story = [turn(0, laid, skip), turn(1, event("turn-begins", {}, 1))];
  expect(skippedOf(story, [0], null)).toEqual([skip]);
  expect(skippedOf(story, [0], asked("token", 0))).toEqual([skip]);
  expect(skippedOf(story, [0], asked("card", 0))).toEqual([]);
  expect(skippedOf(story, [1], null)).toEqual([]);
  const night: ToldPart = { part: { day: 1, kind: "night", seat: null }, events: [] };
  expect(skippedOf([...story, night], [0], null)).toEqual([]);
});

test("on a shared screen it is told until the next one lays a card", () => {
  const story = [turn(0, laid, skip), turn(1, event("turn-begins", {}, 1))];
  expect(skippedOf(story, [0, 1], asked("card", 1))).toEqual([skip]);
  expect(skippedOf([...story, turn(1, { ...laid, seat: 1 })], [0, 1], null)).toEqual([]);
});
