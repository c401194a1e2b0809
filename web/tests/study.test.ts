/** Chances: options joined with what a search thinks of them. */
import { expect, it } from "vitest";
import { estimates } from "../src/study/estimates";
import { actionsIn } from "../src/study/played_actions";
import type { Decision } from "../src/wire";

const option = (id: number, legal = true) => ({ id, verb: "decline", args: {}, legal, reason: null });
const decision = { seat: 0, kind: "action", rule: "ACTION-1", args: {}, options: [option(1), option(2), option(3, false)] } as Decision;
const options = [
  { id: 1, share: 0.2, win: 0.4, vp: 30, visits: 20 },
  { id: 2, share: 0.8, win: 0.6, vp: 35, visits: 80 },
];
const CHANCES = { moment: 3, seat: 0, visits: 100, win: 0.56, vp: 34, options };

it("has the most looked at first, and marks it", () => {
  const found = estimates(decision, CHANCES);
  expect(found.map(({ option: { id }, isBest }) => [id, isBest])).toEqual([[2, true], [1, false]]);
});

it("says nothing of what cannot be chosen, or was not asked", () => {
  expect(estimates(decision, null)).toEqual([]);
  expect(estimates(null, CHANCES)).toEqual([]);
});

it("knows which option was played, if the game tells", () => {
  expect(estimates(decision, CHANCES, 1).map(({ isPlayed }) => isPlayed)).toEqual([false, true]);
  expect(estimates(decision, CHANCES).some(({ isPlayed }) => isPlayed)).toBe(false);
});

it("reads the actions of a save, as text or as it comes", () => {
  expect(actionsIn('{"actions": [3, 1, 4]}')).toEqual([3, 1, 4]);
  expect(actionsIn({ actions: [3, 1] })).toEqual([3, 1]);
  expect(actionsIn({ actions: [3, "undo"] })).toEqual([]);
  expect(actionsIn(null)).toEqual([]);
});
