/** Where a floating panel goes: beside what it is about, and never over what has to stay in sight. */

export interface Size {
  width: number;
  height: number;
}
export interface Place {
  left: number;
  top: number;
}
export type Rect = Place & Size;

const GAP = 10; // between the panel and what it is about, or the edge of the window
const MARGIN = 4; // between the panel and anything else that it gives way to
const GRID = 24; // from one place that is tried to the next
const WORTH = 150; // so many square pixels that it would cover are worth going a pixel further away

function covered(a: Rect, b: Rect): number {
  const wide = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const high = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}

/** How far two things are apart, from edge to edge. */
function distance(a: Rect, b: Rect): number {
  const wide = Math.max(0, a.left - b.left - b.width, b.left - a.left - a.width);
  const high = Math.max(0, a.top - b.top - b.height, b.top - a.top - a.height);
  return Math.hypot(wide, high);
}

/** The places right beside something, those that are looked at first before the others. */
function besides(about: Rect, size: Size): Place[] {
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

/** All places that touch an edge of something: if the panel fits anywhere at all, it fits at one of these. */
function atEdges(things: Rect[], size: Size, room: Size): Place[] {
  const lefts = new Set([GAP, room.width - size.width - GAP]);
  const tops = new Set([GAP, room.height - size.height - GAP]);
  for (const { left, top, width, height } of things) {
    lefts.add(left + width + MARGIN).add(left - size.width - MARGIN);
    tops.add(top + height + MARGIN).add(top - size.height - MARGIN);
  }
  return across([...lefts], [...tops]);
}

/** Places all over the window, to choose the one that covers least. */
function everywhere(size: Size, room: Size): Place[] {
  const marks = (length: number): number[] => Array.from({ length: Math.max(0, Math.ceil(length / GRID)) }, (_, i) => GAP + i * GRID);
  return across(marks(room.width - size.width), marks(room.height - size.height));
}

function across(lefts: number[], tops: number[]): Place[] {
  return lefts.flatMap((left) => tops.map((top) => ({ left, top })));
}

function inWindow(place: Place, size: Size, room: Size): Place {
  return {
    left: Math.max(GAP, Math.min(place.left, room.width - size.width - GAP)),
    top: Math.max(GAP, Math.min(place.top, room.height - size.height - GAP)),
  };
}

/** How much of some things a panel covers; beyond `most` it is not counted to the end. */
function coveredOf(panel: Rect, things: Rect[], most: number): number {
  let sum = 0;
  for (const one of things) {
    sum += covered(panel, one);
    if (sum > most) break;
  }
  return sum;
}

/** Those of some places that cost least; what costs more than the least so far need not be counted to the end. */
function cheapest(places: Place[], cost: (place: Place, least: number) => number): Place[] {
  let [found, least]: [Place[], number] = [[], Infinity];
  for (const place of places) {
    const now = cost(place, least);
    if (now < least) [found, least] = [[place], now];
    else if (now === least) found.push(place);
  }
  return found;
}

/** What a panel leaves in sight. */
export interface Surroundings {
  /** What it never covers; where there is no such place, the first group is kept clear before the second, and so on. */
  never: Rect[][];
  /** What it rather does not cover, if it need not go far away for that. */
  rather?: Rect[];
}

/** The best place for a panel beside something: inside the window, not over what stays in sight, and near. */
export function placeBeside(about: Rect, size: Size, { never, rather = [] }: Surroundings, room: Size): Place {
  const near = besides(about, size);
  const all = [...near, ...atEdges([about, ...never.flat()], size, room), ...(rather.length ? everywhere(size, room) : [])];
  const places = all.map((place) => inWindow(place, size, room));
  const panelAt = (place: Place): Rect => ({ ...place, ...size });
  const around = { left: about.left - GAP, top: about.top - GAP, width: about.width + 2 * GAP, height: about.height + 2 * GAP };
  let best = cheapest(places, (place) => covered(panelAt(place), about));
  for (const group of never) best = cheapest(best, (place, least) => coveredOf(panelAt(place), group, least));
  best = cheapest(best, (place) => covered(panelAt(place), around));
  const [found] = cheapest(best, (place, least) => {
    const far = distance(panelAt(place), about);
    return far > least ? far : far + coveredOf(panelAt(place), rather, (least - far) * WORTH) / WORTH;
  });
  return found ?? { left: GAP, top: GAP };
}
