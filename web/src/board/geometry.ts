/** Where everything lies on the drawn board: 960 × 600 units, the wall above, the canal below, the map on the right. */
import type { Location } from "../wire";

export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}
export interface Point {
  x: number;
  y: number;
}

export const BOARD: Area = { x: 0, y: 0, width: 960, height: 600 };

/** A gift card on a stand: its width, and the height of card, table and name together. */
export const CARD = { width: 46, height: 64, stand: 84 };

/** The upper left corners of the cards on the stands. */
export const STANDS: Record<Location, Point> = {
  wall: { x: 252, y: 6 },
  palace: { x: 134, y: 242 },
  intrigue: { x: 192, y: 104 },
  decrees: { x: 320, y: 112 },
  jade: { x: 320, y: 330 },
  travel: { x: 558, y: 102 },
  canal: { x: 18, y: 500 },
};

/** What is looked at of each place where the board is shown part by part. Palace and intrigue lie side by side. */
export const PARTS: Record<Location, Area> = {
  wall: { x: 418, y: 0, width: 542, height: 98 },
  palace: { x: 0, y: 98, width: 316, height: 390 },
  intrigue: { x: 0, y: 98, width: 316, height: 390 },
  decrees: { x: 312, y: 92, width: 240, height: 222 },
  jade: { x: 312, y: 310, width: 240, height: 172 },
  travel: { x: 548, y: 94, width: 412, height: 390 },
  canal: { x: 0, y: 484, width: 960, height: 116 },
};

/** How wide the name below each stand may be. */
export const NAME_ROOM: Record<Location, number> = {
  wall: 110,
  palace: 62,
  intrigue: 58,
  decrees: 62,
  jade: 62,
  travel: 76,
  canal: 68,
};

/** Where the printed figures of each place's action begin. */
export const LEGENDS: Record<Location, Point> = {
  wall: { x: 306, y: 9 },
  palace: { x: 130, y: 338 },
  intrigue: { x: 188, y: 198 },
  decrees: { x: 318, y: 210 },
  jade: { x: 316, y: 422 },
  travel: { x: 610, y: 112 },
  canal: { x: 74, y: 510 },
};

export const DRAW: Area = { x: 18, y: 8, width: 46, height: 64 };
export const TOKEN_PILE: Area = { x: 892, y: 172, width: 56, height: 42 };
export const MENG: Area = { x: 84, y: 12, width: 122, height: 70 };

/** The tablet by the wall that says what completing it brings. */
export const WALL_PRIZE: Area = { x: 842, y: 9, width: 108, height: 42 };

export const WALL = { x: 428, y: 56, pitch: 37, body: 28, piece: 30 };

/** The towers of the drawn wall, each by the middle of its foot; and how high the battlements reach, at most. */
export const TOWERS: readonly Point[] = [
  { x: 96, y: 56 },
  { x: 222, y: 75 },
  { x: 409, y: 68 },
  { x: 815, y: 68 },
];
export const TOWER = { width: 28, height: 28 }; // above the point
export const BATTLEMENTS = 45;

/** A space for one servant on the wall. */
export function wallSpace(index: number): Point {
  return { x: WALL.x + index * WALL.pitch, y: WALL.y };
}

const CITY = { x: 580, y: 122, left: 0.28, top: 0.14, across: 562, down: 395 };
export const CITY_SIZE = 30;

/** A city by its place on the unit square. */
export function cityAt(place: readonly [number, number] | undefined): Point {
  const [x, y] = place ?? [0.5, 0.5];
  return { x: CITY.x + (x - CITY.left) * CITY.across, y: CITY.y + (y - CITY.top) * CITY.down };
}

const STAIR = { middle: 62, drift: 3.6, foot: 478, rise: 31, wide: 108, narrow: 5 };

/** A step of the palace way, 0 at the foot; the last before the palace is the highest drawn. */
export function palaceStep(step: number): Area {
  const width = STAIR.wide - step * STAIR.narrow;
  return { x: STAIR.middle + step * STAIR.drift - width / 2, y: STAIR.foot - (step + 1) * STAIR.rise, width, height: STAIR.rise };
}

export const ENVOY = 27;
const NUMBERED = 18; // of a step's width

/** Where a step's number is printed: before the envoys. */
export function stepNumber(step: number): Area {
  const { x, y } = palaceStep(step);
  return { x: x + 3, y: y + 6, width: NUMBERED - 4, height: 15 };
}

/** Where envoys stand on a step: the middles of their feet, beside the step's number. */
export function envoysOn(step: number, count: number): Point[] {
  const { x, y, width, height } = palaceStep(step);
  const room = width - NUMBERED;
  return inRow(count, { x: x + NUMBERED + room / 2, y: y + height - 5 }, room, ENVOY, ENVOY - 2);
}

/** The gate of the palace, which the last step enters. */
export const GATE: Area = { x: 72, y: 199, width: 40, height: 31 };

/** The hall of the palace under its roofs. */
export const HALL: Area = { x: 12, y: 142, width: 168, height: 46 };

/** A place inside the palace: a bay of the hall, the best first. */
export function palacePlace(place: number, places: number): Area {
  const pitch = HALL.width / places;
  return { x: HALL.x + place * pitch + 2, y: HALL.y, width: pitch - 4, height: HALL.height };
}

const LADDER = { middle: 275, foot: 482, rise: 24.6, wide: 68, narrow: 0.6 };

/** A step of the intrigue stair, 0 at the foot. */
export function intrigueStep(step: number): Area {
  const width = LADDER.wide - step * LADDER.narrow;
  return { x: LADDER.middle - width / 2, y: LADDER.foot - (step + 1) * LADDER.rise, width, height: LADDER.rise };
}

/** The plaque of an intrigue benefit, the cheapest lowest. */
export function benefitAt(index: number): Area {
  return { x: 186, y: 446 - index * 42, width: 50, height: 34 };
}

export const SCROLL = { width: 54, height: 76 };

/** A decree's scroll with the room for servants below it: a column a level, upper and lower place. */
export function scrollAt(index: number): Area {
  const column = Math.floor(index / 2);
  const row = index % 2;
  return { x: 372 + column * 58, y: 98 + row * 105, width: SCROLL.width, height: SCROLL.height + 26 };
}

/** A jade house, the cheapest first. */
export function houseAt(index: number): Area {
  return { x: 372 + index * 58, y: 316, width: 54, height: 86 };
}
export const PLAZA: Area = { x: 372, y: 414, width: 172, height: 60 };

const QUAY = { x: 178, pitch: 156, width: 42, height: 42 };

/** The quay of a port with its reward. */
export function portAt(route: number, port: number, routes: number): Area {
  const middle = routes === 1 ? 546 : 515 + route * 53;
  return { x: QUAY.x + (port - 1) * QUAY.pitch, y: middle - QUAY.height / 2, width: QUAY.width, height: QUAY.height };
}

/** The water beside a port where one ship lies. */
export function berthAt(route: number, port: number, routes: number): Area {
  const quay = portAt(route, port, routes);
  return { x: quay.x + quay.width + 8, y: quay.y - 4, width: 74, height: quay.height + 8 };
}

/** The middles of n pieces in a row around a point, closer together when the room is short. */
export function inRow(count: number, middle: Point, room: number, size: number, most = size): Point[] {
  const pitch = count > 1 ? Math.min(most, (room - size) / (count - 1)) : 0;
  return Array.from({ length: count }, (_, i) => ({ x: middle.x + (i - (count - 1) / 2) * pitch, y: middle.y }));
}

/** The middles of n pieces in rows of three below each other. */
export function inRows(count: number, top: Point, size: number): Point[] {
  const perRow = 3;
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / perRow);
    const inThis = Math.min(perRow, count - row * perRow);
    return { x: top.x + ((i % perRow) - (inThis - 1) / 2) * size, y: top.y + row * (size - 2) };
  });
}
