/** The end: who came where, the scoring in the order of the rules, and the points over time. */
import { describe, expect, it } from "vitest";
import { apart, scales, stairs } from "../src/end/scales";
import { scoreHistory, sampleAt, samples } from "../src/end/score_history";
import { finalEvents, finalLines, items, standings, sum } from "../src/end/standings";
import { timelineOf } from "../src/game/story/timeline";
import type { Entry, EventOf, GameEvent, View } from "../src/wire";

function scored(seat: number, count: number, points: EventOf<"vp">["args"]["points"], total: number, rule = "WALL-4"): GameEvent {
  return { kind: "vp", seat, rule, args: { count, points, total } };
}

const LOG = [
  { kind: "started" },
  { kind: "played", seat: 0, events: [scored(0, 3, "wall", 3)] },
  { kind: "played", seat: 1, events: [{ kind: "vp-lost", seat: 0, rule: "TOLL-1", args: { count: 1, points: "tolls", total: 2 } }] },
  { kind: "played", seat: 1, events: [{ kind: "day-begins", seat: 1, rule: "MORNING-5", args: { day: 2 } }] },
  {
    kind: "played",
    seat: 1,
    events: [
      scored(1, 3, "final_wall", 3, "FINAL-1"),
      scored(1, 1, "envoy", 4, "PALACE-3"),
      scored(0, 8, "decree_eight", 10, "DECREE-13"),
      scored(1, 7, "palace", 11, "FINAL-3"),
      { kind: "not-in-palace", seat: 0, rule: "FINAL-5", args: {} },
      { kind: "game-over", seat: 1, rule: "FINAL-5", args: {} },
    ],
  },
].map((entry, number) => ({ time: 0, seat: null, ...entry, number })) as unknown as Entry[];

const VIEW = {
  seats: [{}, {}],
  ranking: [1, 0],
  winner: 1,
  breakdown: [
    { items: { wall: 3, tolls: -1, decree_eight: 8 }, total: 10, can_win: false, score: 0 },
    { items: { final_wall: 3, envoy: 1, palace: 7 }, total: 11, can_win: true, score: 11 },
  ],
} as unknown as View;

describe("the ranking", () => {
  it("is the server's", () => {
    const view = { ...VIEW, ranking: [1, 0] } as View;
    expect(standings(view)).toEqual([
      { seat: 1, rank: 1, score: 11, total: 11, canWin: true },
      { seat: 0, rank: 2, score: 0, total: 10, canWin: false },
    ]);
  });

  it("is none before the end", () => {
    expect(standings({ ...VIEW, ranking: null, breakdown: null } as View)).toEqual([]);
  });
});

describe("the scoring", () => {
  const all = items(VIEW, finalEvents(LOG));

  it("begins with the first event of the final scoring", () => {
    expect(finalEvents(LOG)).toHaveLength(6);
    expect(finalEvents(LOG.slice(0, 3))).toEqual([]);
  });

  it("tells items in the order of the rules, the envoy's last step with the wall", () => {
    expect(all.map(({ step, source }) => `${step} ${source}`)).toEqual([
      "before wall",
      "before tolls",
      "wall final_wall",
      "wall envoy",
      "decrees decree_eight",
      "palace palace",
    ]);
  });

  it("tells a step without points too", () => {
    expect(finalLines(all).at(-1)).toEqual({ step: "jade", source: null });
  });

  it("adds up to the totals", () => {
    expect(sum(all, 2)).toEqual([10, 11]);
    expect(sum(all, 2, ["before"])).toEqual([2, 0]);
  });
});

describe("the points over time", () => {
  const whole = scoreHistory(timelineOf(LOG, 0));

  it("knows the days and the final scoring", () => {
    expect(whole.days).toEqual([{ day: 2, at: 3 }]);
    expect(whole.final).toBe(4);
    expect(whole.to).toBeGreaterThan(4);
  });

  it("lets the items of the final scoring timelineOf one another", () => {
    const late = whole.scored.slice(2).map(({ at }) => at);
    expect(late).toEqual([...late].sort((a, b) => a - b));
    expect(new Set(late).size).toBe(4);
  });

  it("ends at the totals, by source", () => {
    const own = samples(whole, 0);
    expect(own.at(-1)).toMatchObject({ total: 10, by: { wall: 3, tokens: -1, decrees: 8 } });
    expect(sampleAt(own, 1)?.total).toBe(3);
    expect(samples(whole, 1).at(-1)?.by.envoy).toBe(8);
  });

  it("begins with what a seat had before the log", () => {
    const late = timelineOf([{ ...LOG[1], events: [scored(0, 2, "wall", 12)] } as Entry], 30);
    expect(samples(scoreHistory(late), 0)[0]).toMatchObject({ total: 10, by: { carried: 10 } });
  });

  it("forgets what was taken back", () => {
    const undone = [...LOG.slice(0, 2), { ...LOG[0], kind: "undone", to: 0, number: 2 } as Entry];
    expect(scoreHistory(timelineOf(undone, 0)).scored).toEqual([]);
  });
});

describe("the drawing", () => {
  it("moves labels apart and keeps them on the paper", () => {
    const [a = 0, b = 0, c = 0] = apart([100, 98, 20], 17);
    expect(Math.abs(a - b)).toBeGreaterThanOrEqual(17);
    expect(c).toBe(20);
  });

  it("draws steps, and round numbers beside them", () => {
    expect(stairs([[0, 9], [4, 5]], 8)).toBe("M0 9H4V5H8");
    expect(scales(scoreHistory(timelineOf(LOG, 0)), 11, 400).grid).toEqual([0, 5, 10, 15]);
  });
});
