/** Measures of the drawings of points over time. */
import type { ScoreHistory } from "./score_history";

export const HEIGHT = 226;
export const LEFT = 30;
export const RIGHT = 44;
export const TOP = 10;
export const BOTTOM = 24;

export interface Scales {
  width: number;
  x: (at: number) => number;
  y: (points: number) => number;
  /** Round numbers of points to draw lines at. */
  grid: number[];
}

/** The scales of a drawing as wide as there is room, so that letters keep their size. */
export function scales(whole: ScoreHistory, most: number, width: number): Scales {
  const step = most > 80 ? 25 : most > 30 ? 10 : 5;
  const top = Math.ceil(most / step) * step;
  const span = Math.max(1, whole.to - whole.from);
  return {
    width,
    x: (at) => LEFT + ((at - whole.from) / span) * (width - LEFT - RIGHT),
    y: (points) => HEIGHT - BOTTOM - (points / top) * (HEIGHT - TOP - BOTTOM),
    grid: Array.from({ length: top / step + 1 }, (_, i) => i * step),
  };
}

/** A line that stays level until it jumps. */
export function stairs(points: [number, number][], end: number): string {
  const [first, ...rest] = points;
  if (!first) return "";
  return `M${first[0]} ${first[1]}${rest.map(([x, y]) => `H${x}V${y}`).join("")}H${end}`;
}

/** Heights of labels at the right edge, moved apart so that none covers another; from the bottom up. */
export function apart(heights: number[], gap: number): number[] {
  const order = heights.map((_, i) => i).sort((a, b) => (heights[b] ?? 0) - (heights[a] ?? 0));
  const placed = [...heights];
  let floor = HEIGHT - BOTTOM + gap;
  for (const i of order) {
    placed[i] = Math.min(placed[i] ?? 0, floor - gap);
    floor = placed[i] ?? 0;
  }
  const over = TOP - Math.min(...placed);
  return over > 0 ? placed.map((y) => y + over) : placed;
}
