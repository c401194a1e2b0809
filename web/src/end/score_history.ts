/** The points over time: what each seat scored at which moment of the game, and from what. */
import type { IconName } from "../art/icons";
import type { TimelineEntry } from "../game/story/timeline";
import { isFinal } from "../game/story/parts";
import type { PointSource } from "../wire";

/** Sources that belong together, in the order in which they are stacked. */
export const SCORE_KINDS = ["carried", "wall", "decrees", "envoy", "night", "harbours", "tokens", "jade"] as const;
export type ScoreKind = (typeof SCORE_KINDS)[number];
export const KIND_ICONS: Record<ScoreKind, IconName> = {
  carried: "vp",
  wall: "location-wall",
  decrees: "location-decrees",
  envoy: "location-palace",
  night: "night",
  harbours: "ship",
  tokens: "token",
  jade: "jade",
};
const KIND_OF: Record<PointSource, ScoreKind> = {
  carried: "carried",
  wall: "wall",
  final_wall: "wall",
  decrees: "decrees",
  decree_score: "decrees",
  decree_eight: "decrees",
  decree_jade: "decrees",
  decree_decrees: "decrees",
  decree_harbours: "decrees",
  envoy: "envoy",
  palace: "envoy",
  night: "night",
  harbours: "harbours",
  tokens: "tokens",
  trades: "tokens",
  tolls: "tokens",
  swaps: "tokens",
  jade: "jade",
};

export interface Scored {
  seat: number;
  /** Where on the time line; the items of the final scoring follow one another. */
  at: number;
  kind: ScoreKind;
  count: number;
  total: number;
}
export interface ScoreHistory {
  from: number;
  to: number;
  /** Where the final scoring begins, if the game got there. */
  final: number | null;
  days: { day: number; at: number }[];
  scored: Scored[];
}

const FINAL_WIDTH = 0.12;

/** The course of a game, as far as its log tells it. */
export function scoreHistory(told: TimelineEntry[]): ScoreHistory {
  const standing = told.filter(({ entry, isGone }) => !isGone && entry.events);
  const from = Math.max(0, (standing[0]?.moment ?? 1) - 1);
  const last = standing.at(-1)?.moment ?? from + 1;
  const found: ScoreHistory = { from, to: last, final: null, days: [], scored: [] };
  const late: Scored[] = [];
  for (const { entry, moment } of standing)
    for (const event of entry.events ?? []) {
      if (event.kind === "day-begins") found.days.push({ day: event.args.day, at: moment });
      if (isFinal(event)) found.final ??= moment;
      if ((event.kind !== "vp" && event.kind !== "vp-lost") || event.seat === null) continue;
      const { count, points, total } = event.args;
      const signed = event.kind === "vp" ? count : -count;
      const scored = { seat: event.seat, at: moment, kind: KIND_OF[points], count: signed, total };
      (found.final === null ? found.scored : late).push(scored);
    }
  spread(found, late, last);
  return found;
}

/** The final scoring happens at one moment; on the drawing its items follow one another. */
function spread(found: ScoreHistory, late: Scored[], last: number): void {
  const width = (last - found.from) * FINAL_WIDTH;
  late.forEach((scored, i) => found.scored.push({ ...scored, at: last + (width * (i + 1)) / (late.length + 1) }));
  if (late.length) found.to = last + width;
}

/** What a seat had before the log begins (a study may begin late). */
export function startOf(scored: Scored[], seat: number): number {
  const first = scored.find((one) => one.seat === seat);
  return first ? first.total - first.count : 0;
}

export interface Sample {
  at: number;
  by: Record<ScoreKind, number>;
  total: number;
}

/** A seat's points by kind, at the beginning and after each change. */
export function samples(of: ScoreHistory, seat: number): Sample[] {
  const by = Object.fromEntries(SCORE_KINDS.map((kind) => [kind, 0])) as Record<ScoreKind, number>;
  by.carried = startOf(of.scored, seat);
  const found = [{ at: of.from, by: { ...by }, total: by.carried }];
  for (const one of of.scored) {
    if (one.seat !== seat) continue;
    by[one.kind] += one.count;
    found.push({ at: one.at, by: { ...by }, total: one.total });
  }
  return found;
}

/** The sample that holds at a time. */
export function sampleAt(found: Sample[], at: number): Sample | undefined {
  return found.findLast((one) => one.at <= at);
}
