/** How the board is looked at where it is larger than its frame: the point in the middle, and pixels for each unit of the board. */
import { type Area, BOARD, type Point } from "../board/geometry";

export interface Camera extends Point {
  scale: number;
}
export interface Size {
  width: number;
  height: number;
}
/** The sides of the frame, and what lies beyond them. */
export type Side = "left" | "right" | "up" | "down";

/** An arrow at a side, and how far along it, from 0 to 1. */
export interface Arrow {
  side: Side;
  along: number;
}

const NEAREST = 3;
const ARROW = 44; // pixels
const PLACES = [0.5, 0.3, 0.7, 0.12, 0.88];

/** All of the board. */
export function whole(frame: Size): Camera {
  const scale = Math.min(frame.width / BOARD.width, frame.height / BOARD.height);
  return { ...middleOf(BOARD), scale };
}

/** Never smaller than all of it, never beyond its edges; what is smaller than the frame lies in the middle. */
export function clamped(camera: Camera, frame: Size): Camera {
  const scale = Math.min(NEAREST, Math.max(whole(frame).scale, camera.scale));
  const within = (at: number, length: number, room: number): number => {
    const half = room / scale / 2;
    return half * 2 >= length ? length / 2 : Math.min(length - half, Math.max(half, at));
  };
  return { x: within(camera.x, BOARD.width, frame.width), y: within(camera.y, BOARD.height, frame.height), scale };
}

/** An area as large as the frame allows, between two scales. What does not fit at the smaller one is shown from its upper left. */
export function showing(area: Area, frame: Size, [least, most]: readonly [number, number]): Camera {
  const fit = Math.min(frame.width / area.width, frame.height / area.height);
  const scale = Math.min(most, Math.max(least, fit));
  const at = (start: number, length: number, room: number) => start + Math.min(length, room / scale) / 2;
  return clamped({ x: at(area.x, area.width, frame.width), y: at(area.y, area.height, frame.height), scale }, frame);
}

/** What is in sight. */
export function seen({ x, y, scale }: Camera, frame: Size): Area {
  const [width, height] = [frame.width / scale, frame.height / scale];
  return { x: x - width / 2, y: y - height / 2, width, height };
}

/** The point of the board at a point of the frame. */
export function boardPoint(camera: Camera, frame: Size, at: Point): Point {
  return { x: camera.x + (at.x - frame.width / 2) / camera.scale, y: camera.y + (at.y - frame.height / 2) / camera.scale };
}

/** A finger has moved: the board goes with it. */
export function moved(camera: Camera, before: Point, now: Point): Camera {
  return { ...camera, x: camera.x - (now.x - before.x) / camera.scale, y: camera.y - (now.y - before.y) / camera.scale };
}

/** Two fingers, of which one has moved: what was between them stays between them. */
export function pinched(camera: Camera, frame: Size, still: Point, before: Point, now: Point): Camera {
  const span = (a: Point, b: Point) => Math.max(1, Math.hypot(a.x - b.x, a.y - b.y));
  const scale = (camera.scale * span(still, now)) / span(still, before);
  const between = boardPoint(camera, frame, halfway(still, before));
  const to = halfway(still, now);
  return { x: between.x - (to.x - frame.width / 2) / scale, y: between.y - (to.y - frame.height / 2) / scale, scale };
}

/** The sides beyond which something lies, each with the nearest of it; a thing that is seen by half is in sight. */
export function beyond(areas: readonly Area[], camera: Camera, frame: Size): Map<Side, Area> {
  const sight = seen(camera, frame);
  const found = new Map<Side, { area: Area; far: number }>();
  for (const area of areas) {
    const { x, y } = middleOf(area);
    const ways: [Side, number][] = [
      ["left", sight.x - x],
      ["right", x - sight.x - sight.width],
      ["up", sight.y - y],
      ["down", y - sight.y - sight.height],
    ];
    const [side, far] = ways.reduce((most, way) => (way[1] > most[1] ? way : most));
    if (far > 0 && far < (found.get(side)?.far ?? Infinity)) found.set(side, { area, far });
  }
  return new Map([...found].map(([side, { area }]) => [side, area]));
}

/** A place along a side for an arrow that covers none of the areas, as near to the middle as it goes. */
export function freePlace(side: Side, areas: readonly Area[], camera: Camera, frame: Size): number {
  const isFree = (along: number): boolean => {
    const [far, at] = [(room: number) => room - ARROW / 2, (room: number) => along * room];
    const x = side === "left" ? ARROW / 2 : side === "right" ? far(frame.width) : at(frame.width);
    const y = side === "up" ? ARROW / 2 : side === "down" ? far(frame.height) : at(frame.height);
    const point = boardPoint(camera, frame, { x, y });
    const half = ARROW / camera.scale / 2;
    return areas.every((area) => {
      const { x: left, y: top, width, height } = widened(area, half);
      return point.x < left || point.x > left + width || point.y < top || point.y > top + height;
    });
  };
  return PLACES.find(isFree) ?? 0.5;
}

/** The smallest area around several. */
export function around(areas: readonly Area[]): Area | null {
  if (!areas.length) return null;
  const x = Math.min(...areas.map((area) => area.x));
  const y = Math.min(...areas.map((area) => area.y));
  const right = Math.max(...areas.map((area) => area.x + area.width));
  const bottom = Math.max(...areas.map((area) => area.y + area.height));
  return { x, y, width: right - x, height: bottom - y };
}

/** With a margin around it. */
export function widened(area: Area, by: number): Area {
  return { x: area.x - by, y: area.y - by, width: area.width + 2 * by, height: area.height + 2 * by };
}

export function middleOf({ x, y, width, height }: Area): Point {
  return { x: x + width / 2, y: y + height / 2 };
}

function halfway(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}
