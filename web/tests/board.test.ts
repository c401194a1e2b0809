/** The drawn board: places for one click each, and what a phone looks at. */
import { describe, expect, it } from "vitest";
import {
  BATTLEMENTS,
  BOARD,
  CARD,
  ENVOY,
  LEGENDS,
  PLAZA,
  STANDS,
  TOWER,
  TOWERS,
  benefitAt,
  berthAt,
  envoysOn,
  houseAt,
  inRow,
  intrigueStep,
  palacePlace,
  palaceStep,
  portAt,
  scrollAt,
  stepNumber,
  type Area,
} from "../src/board/geometry";
import { rowsOf, sizeOf } from "../src/board/legend";
import { BENEFITS } from "../src/wire/vocabulary";
import { box } from "./recorded";

const HAIR = 0.01;
const apart = (a: Area, b: Area): boolean =>
  a.x + a.width <= b.x + HAIR || b.x + b.width <= a.x + HAIR || a.y + a.height <= b.y + HAIR || b.y + b.height <= a.y + HAIR;
const range = (count: number): number[] => Array.from({ length: count }, (_, i) => i);
const inside = (a: Area, b: Area): boolean =>
  a.x >= b.x && a.y >= b.y && a.x + a.width <= b.x + b.width && a.y + a.height <= b.y + b.height;

function places(routes: number, seats: number): Area[] {
  const ports = range(routes).flatMap((route) => range(5).flatMap((i) => [portAt(route, i + 1, routes), berthAt(route, i + 1, routes)]));
  return [
    ...Object.values(STANDS).map((at) => ({ ...at, width: CARD.width, height: CARD.height })),
    ...range(6).map(scrollAt),
    ...range(3).map(houseAt),
    PLAZA,
    ...BENEFITS.map((_, i) => benefitAt(i)),
    ...range(15).map(intrigueStep),
    ...range(8).map(palaceStep),
    ...range(seats).map((place) => palacePlace(place, seats)),
    ...ports,
  ];
}

describe("the places on the board", () => {
  it.each([
    [1, 3],
    [2, 5],
  ])("lie on it and never on each other (%i routes)", (routes, seats) => {
    const all = places(routes, seats);
    for (const [i, place] of all.entries()) {
      expect(inside(place, BOARD)).toBe(true);
      for (const other of all.slice(i + 1)) expect([place, other, apart(place, other)]).toEqual([place, other, true]);
    }
  });

  it("keep pieces in a row within their room", () => {
    const row = inRow(5, { x: 50, y: 0 }, 80, 24);
    expect(row).toHaveLength(5);
    expect(row[0]!.x - 12).toBeGreaterThanOrEqual(10);
    expect(row[4]!.x + 12).toBeLessThanOrEqual(90);
  });

  it("leave the number of each step of the palace way in sight, however many envoys stand there", () => {
    for (const step of range(8))
      for (const count of range(5)) {
        const envoys = envoysOn(step, count + 1).map(({ x, y }) => ({ x: x - ENVOY / 2, y: y - ENVOY, width: ENVOY, height: ENVOY }));
        for (const envoy of envoys) expect([step, count + 1, apart(envoy, stepNumber(step))]).toEqual([step, count + 1, true]);
      }
  });

  it("keep the figures of the wall off its battlements and towers", () => {
    const legend = { ...LEGENDS.wall, ...sizeOf(rowsOf("wall", box.board.actions)) };
    expect(legend.y + legend.height).toBeLessThanOrEqual(BATTLEMENTS);
    for (const { x, y } of TOWERS) {
      const tower = { x: x - TOWER.width / 2, y: y - TOWER.height, width: TOWER.width, height: TOWER.height };
      expect(apart(legend, tower)).toBe(true);
    }
  });
});
