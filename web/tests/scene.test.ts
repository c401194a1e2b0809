/** Changes put into a scene: after each event the page has exactly the server's view of that moment. */
import { describe, expect, it, test } from "vitest";
import { applyChange, type Scene } from "../src/game/scene";
import type { OwnCards } from "../src/wire";
import { handMade, seatChange } from "./hand_made";
import { MODES, recordedGame, type RecordedStep } from "./recorded";

/** What somebody who holds these seats sees of a step. */
function sceneFor({ view, own }: Pick<RecordedStep, "view" | "own">, viewer: string): Scene {
  const cards = own[viewer];
  return { view, own: cards ? { [viewer]: cards } : {} };
}

describe.each(MODES)("a game of the mode %s", (mode) => {
  const moves = recordedGame(mode);
  const [first] = moves;
  const viewers = ["spectator", ...Object.keys(first?.own ?? {})];

  test.each(viewers)("is the server's after each event, seen by %s", (viewer) => {
    let scene = sceneFor(first as RecordedStep & typeof first, viewer);
    for (const { events, steps } of moves.slice(1)) {
      expect(steps).toHaveLength(events.length + 1);
      for (const step of steps) {
        scene = applyChange(scene, step.changes[viewer]);
        expect(scene).toEqual(sceneFor(step, viewer));
      }
    }
  });
});

describe("a change", () => {
  it("puts in whole values, and of seats and own cards only what is new", () => {
    const scene = handMade();
    const cards: Partial<OwnCards> = { hand: ["set1.1"] };
    const made = applyChange(scene, { day: 3, ...seatChange(1, { vp: 9 }), own: { "0": cards } });
    expect(made.view).toEqual({ ...scene.view, day: 3, seats: [scene.view.seats[0], { ...scene.view.seats[1], vp: 9 }] });
    expect(made.own).toEqual({ "0": { hand: ["set1.1"], discard: ["set2.1"] } });
  });

  it("leaves the scene that is drawn as it is, and shares what did not change", () => {
    const scene = handMade();
    const kept = JSON.stringify(scene);
    const made = applyChange(scene, seatChange(1, { vp: 9 }));
    expect(JSON.stringify(scene)).toBe(kept);
    expect(made.view.seats[0]).toBe(scene.view.seats[0]);
    expect(made.own).toBe(scene.own);
  });

  it("of nothing is the same scene", () => {
    const scene = handMade();
    expect(applyChange(scene, {})).toBe(scene);
    expect(applyChange(scene, null)).toBe(scene);
    expect(applyChange(scene, undefined)).toBe(scene);
  });
});
