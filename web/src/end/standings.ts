/** Who came where, and how the final scoring went, item by item (FINAL-1 to FINAL-5). */
import type { IconName } from "../art/icons";
import { isFinal } from "../game/story/parts";
import type { Entry, GameEvent, PointSource, View } from "../wire";

export interface Standing {
  seat: number;
  rank: number;
  score: number;
  total: number;
  canWin: boolean;
}

/** Seats from first to last; none before the end. */
export function standings(view: View): Standing[] {
  return (view.ranking ?? []).flatMap((seat, i) => {
    const result = view.breakdown?.[seat];
    return result ? [{ seat, rank: i + 1, score: result.score, total: result.total, canWin: result.can_win }] : [];
  });
}

export type ScoringStep = (typeof STEPS)[number];
export interface ScoringItem {
  step: ScoringStep;
  source: string;
  icon: IconName;
  /** By seat. */
  points: number[];
}

/** Each source with its icon, and the steps at which it may give points; within a step they are told in this order. */
const SOURCES: Record<PointSource, [IconName, ...ScoringStep[]]> = {
  carried: ["vp", "before"],
  wall: ["location-wall", "before"],
  night: ["night", "before"],
  decrees: ["location-decrees", "before"],
  final_wall: ["location-wall", "wall"],
  envoy: ["envoy", "before", "wall"],
  harbours: ["ship", "before"],
  tokens: ["token", "before"],
  trades: ["token", "before"],
  tolls: ["token-toll", "before"],
  swaps: ["action-swap", "before"],
  decree_score: ["decree-level3.score", "decrees"],
  decree_eight: ["decree-level3.eight", "decrees"],
  decree_jade: ["decree-level3.jade", "decrees"],
  decree_decrees: ["decree-level3.decrees", "decrees"],
  decree_harbours: ["decree-level3.harbours", "decrees"],
  palace: ["location-palace", "palace"],
  jade: ["jade", "jade"],
};
const STEPS = ["before", "wall", "decrees", "palace", "jade"] as const;
const ITEMS = STEPS.flatMap((step) =>
  Object.entries(SOURCES).flatMap(([source, [icon, ...steps]]) => (steps.includes(step) ? [{ step, source, icon }] : [])),
);

/** The events from the first of the final scoring on; none when the log does not reach it. */
export function finalEvents(entries: Entry[]): GameEvent[] {
  const last = entries.findLast((entry) => entry.events?.some((event) => event.kind === "game-over" || event.kind === "nobody-wins"));
  const events = last?.events ?? [];
  const first = events.findIndex(isFinal);
  return first < 0 ? [] : events.slice(first);
}

/** All items that gave anybody points, in the order of the rules. The envoy's step of FINAL-1 is told there. */
export function items(view: View, final: GameEvent[]): ScoringItem[] {
  const seats = view.breakdown ?? [];
  const late = seats.map((_, seat) =>
    final
      .filter((event) => event.kind === "vp")
      .filter((event) => event.seat === seat && event.args.points === "envoy")
      .reduce((all, event) => all + event.args.count, 0),
  );
  const points = (step: ScoringStep, source: string): number[] =>
    seats.map(({ items: from }, seat) => {
      const all = from[source] ?? 0;
      if (source !== "envoy") return all;
      return step === "wall" ? (late[seat] ?? 0) : all - (late[seat] ?? 0);
    });
  return ITEMS.map((item) => ({ ...item, points: points(item.step, item.source) })).filter((item) =>
    item.points.some((count) => count !== 0),
  );
}

/** The points of each seat from the items of some steps. */
export function sum(found: ScoringItem[], seats: number, steps?: ScoringStep[]): number[] {
  const counted = steps ? found.filter((item) => steps.includes(item.step)) : found;
  return Array.from({ length: seats }, (_, seat) => counted.reduce((all, item) => all + (item.points[seat] ?? 0), 0));
}

/** A line of the telling: an item, or a step that gave nobody anything. */
export type ScoringLine = ScoringItem | { step: ScoringStep; source: null };

/** The final scoring in the order of the rules; a step without points is told too. */
export function finalLines(found: ScoringItem[]): ScoringLine[] {
  return STEPS.filter((step) => step !== "before").flatMap((step): ScoringLine[] => {
    const of = found.filter((item) => item.step === step);
    return of.length ? of : [{ step, source: null }];
  });
}

/** What the final scoring has given so far, and what each seat had before it, by the points that they have now. */
export function finalTally(events: GameEvent[], now: number[]): { before: number[]; lines: ScoringItem[] } {
  const before = [...now];
  const lines: ScoringItem[] = [];
  for (const event of events) {
    if (event.kind !== "vp" || event.seat === null) continue;
    const { points: source, count } = event.args;
    const known = ITEMS.find((item) => item.step !== "before" && item.source === source);
    let line = lines.find((one) => one.source === source);
    if (!line) {
      const { step, icon } = known ?? { step: "wall" as const, icon: "vp" as const };
      line = { step, source, icon, points: now.map(() => 0) };
      lines.push(line);
    }
    line.points[event.seat] = (line.points[event.seat] ?? 0) + count;
    before[event.seat] = (before[event.seat] ?? 0) - count;
  }
  return { before, lines };
}
