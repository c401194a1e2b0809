import { describe, expect, test } from "vitest";
import { explain } from "../src/help/explanations";
import { hasMessage, LANGUAGES, loadRules, setLanguage } from "../src/i18n/messages.svelte";
import { isWanted, loadScene, SCENES, spotsAt, stepsAt, type LessonStep, type WantedChoice } from "../src/learn/lesson_scenes";
import type { Option, View } from "../src/wire";
import { box, games } from "./recorded";

const tell: LessonStep = { say: "tell" };
const ask: LessonStep = { say: "ask", choose: { verb: "accept" } };
const option = (verb: string, args: Record<string, unknown>) => ({ id: 1, verb, args, legal: true, reason: null }) as Option;

describe("the way through a part", () => {
  test("leads up to the next choice, and never past it", () => {
    const steps = [tell, tell, ask, ask, tell, ask, tell];
    expect([0, 1, 2, 3].map((made) => stepsAt(steps, made))).toEqual([
      [0, 2],
      [3, 3],
      [4, 5],
      [6, 6],
    ]);
  });

  test("stays at the end when more is played than was asked for", () => {
    expect(stepsAt([ask, tell], 5)).toEqual([1, 1]);
  });
});

test("a choice is known by its verb and by the arguments that are named", () => {
  const choice: WantedChoice = { verb: "exchange_at", args: { location: "wall" } };
  expect(isWanted(option("exchange_at", { location: "wall", free: true }), choice)).toBe(true);
  expect(isWanted(option("exchange_at", { location: "jade", free: true }), choice)).toBe(false);
  expect(isWanted(option("lay_at", { location: "wall" }), choice)).toBe(false);
});

test("a step points out the place to click, or the button", () => {
  expect(spotsAt({ say: "x", choose: { verb: "go_to", args: { city: "Jinan" } }, point: ["day"] })).toEqual(["city:Jinan", "day"]);
  expect(spotsAt({ say: "x", choose: { verb: "variant_a" } })).toEqual(["verb:variant_a"]);
});

test("no step points out a place that its choice does not name", async () => {
  for (let part = 0; part < SCENES.length; part += 1) {
    for (const step of (await loadScene(part)).steps) expect(spotsAt(step).join(" "), step.say).not.toMatch(/undefined|NaN/);
  }
});

test("all that is pointed out lies on a table of two", async () => {
  const view = games[1]?.[0]?.view as View;
  for (let part = 0; part < SCENES.length; part += 1) {
    for (const step of (await loadScene(part)).steps) {
      // Cards and ships are those of the part; the others lie on every table.
      const spots = (step.point ?? []).filter((id) => !id.startsWith("ship:") && !id.startsWith("decree:"));
      for (const spot of spots) expect(explain(spot, { view, box, seat: 0, name: String }), spot).not.toBeNull();
    }
  }
});

describe.each(LANGUAGES)("in %s", (language) => {
  test("the teacher has words for every step", async () => {
    await setLanguage(language);
    await loadRules();
    for (let part = 0; part < SCENES.length; part += 1) {
      expect(hasMessage(`lesson-${SCENES[part]}`)).toBe(true);
      for (const step of (await loadScene(part)).steps) expect(hasMessage(`lesson-${SCENES[part]}-${step.say}`), step.say).toBe(true);
    }
  });
});
