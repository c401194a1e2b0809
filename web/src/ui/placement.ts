/** Where a floating panel goes: beside what it is about, covering as little as can be of what could be chosen. */

export interface Rect {
  left: number;
  top: number;
  width: number;
  height: number;
}
const GAP = 10;

function covered(a: Rect, b: Rect): number {
  const wide = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const high = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}

function places(about: Rect, size: { width: number; height: number }): { left: number; top: number }[] {
  const [midX, midY] = [about.left + about.width / 2, about.top + about.height / 2];
  const [right, left] = [about.left + about.width + GAP, about.left - size.width - GAP];
  const [below, above] = [about.top + about.height + GAP, about.top - size.height - GAP];
  const [centreX, centreY] = [midX - size.width / 2, midY - size.height / 2];
  return [
    { left: right, top: centreY },
    { left, top: centreY },
    { left: centreX, top: below },
    { left: centreX, top: above },
    { left: right, top: below },
    { left: right, top: above },
    { left, top: below },
    { left, top: above },
  ];
}

/** The best of the places around something: inside the window, and covering as little as can be. */
export function placeBeside(
  about: Rect,
  size: { width: number; height: number },
  avoid: Rect[],
  room: { width: number; height: number },
): { left: number; top: number } {
  const fitting = places(about, size).map(({ left, top }) => ({
    left: Math.max(GAP, Math.min(left, room.width - size.width - GAP)),
    top: Math.max(GAP, Math.min(top, room.height - size.height - GAP)),
  }));
  const cost = (place: { left: number; top: number }): number =>
    [...avoid, about].reduce((sum, one) => sum + covered({ ...place, ...size }, one), 0);
  return fitting.reduce((best, place) => (cost(place) < cost(best) ? place : best));
}
