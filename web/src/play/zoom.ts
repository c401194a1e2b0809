/** How near the board is held: its scale, and how far it is moved in the frame (pixels). */
export interface Zoom {
  scale: number;
  x: number;
  y: number;
}
interface Point {
  x: number;
  y: number;
}
interface Size {
  width: number;
  height: number;
}

export const WHOLE: Zoom = { scale: 1, x: 0, y: 0 };
export const NEAR = 2.6;
const NEAREST = 5;

/** Never smaller than the frame, never out of it. */
export function clamped(zoom: Zoom, frame: Size): Zoom {
  const scale = Math.min(NEAREST, Math.max(1, zoom.scale));
  const within = (at: number, length: number) => Math.min(0, Math.max(at, length - length * scale));
  return { scale, x: within(zoom.x, frame.width), y: within(zoom.y, frame.height) };
}

/** Near a point of the frame, which comes to its middle. */
export function towards(point: Point, scale: number, frame: Size): Zoom {
  return { scale, x: frame.width / 2 - point.x * scale, y: frame.height / 2 - point.y * scale };
}

/** Two fingers, of which one moves: what was between them stays between them. */
export function pinched(zoom: Zoom, still: Point, before: Point, now: Point): Zoom {
  const span = (a: Point, b: Point) => Math.max(1, Math.hypot(a.x - b.x, a.y - b.y));
  const ratio = span(still, now) / span(still, before);
  const [from, to] = [middle(still, before), middle(still, now)];
  return {
    scale: zoom.scale * ratio,
    x: to.x - (from.x - zoom.x) * ratio,
    y: to.y - (from.y - zoom.y) * ratio,
  };
}

function middle(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}
