import { expect, test } from "vitest";
import { BOARD, PARTS } from "../src/board/geometry";
import { around, beyond, boardPoint, clamped, moved, pinched, seen, showing, whole } from "../src/play/camera";

const frame = { width: 390, height: 300 };
const camera = { x: 480, y: 300, scale: 1 };

test("all of the board fits its frame", () => {
  const sight = seen(whole(frame), frame);
  expect(sight.width).toBeGreaterThanOrEqual(BOARD.width - 0.01);
  expect(sight.height).toBeGreaterThanOrEqual(BOARD.height - 0.01);
});

test("an area that is shown is in sight, as large as it fits", () => {
  const shown = showing(PARTS.travel, frame, [0.5, 2]);
  const sight = seen(shown, frame);
  expect(shown.scale).toBeCloseTo(300 / PARTS.travel.height);
  expect(sight.x).toBeLessThanOrEqual(PARTS.travel.x);
  expect(sight.x + sight.width).toBeGreaterThanOrEqual(PARTS.travel.x + PARTS.travel.width - 0.01);
});

test("an area that does not fit at the least scale is shown from its upper left", () => {
  const shown = showing({ x: 0, y: 484, width: 960, height: 116 }, frame, [1, 2]);
  expect(shown.scale).toBe(1);
  expect(seen(shown, frame).x).toBe(0);
});

test("the board never leaves its frame, and what is smaller than the frame lies in its middle", () => {
  expect(seen(clamped({ x: -50, y: 900, scale: 1 }, frame), frame)).toMatchObject({ x: 0, y: 300 });
  expect(clamped({ x: 0, y: 0, scale: 0.1 }, frame)).toEqual(whole(frame));
  expect(clamped({ x: 100, y: 0, scale: 0.45 }, frame).y).toBe(300);
});

test("the board goes with the finger", () => {
  const under = boardPoint(camera, frame, { x: 100, y: 100 });
  expect(boardPoint(moved(camera, { x: 100, y: 100 }, { x: 130, y: 80 }), frame, { x: 130, y: 80 })).toEqual(under);
});

test("two fingers apart bring the board nearer, and what is between them stays there", () => {
  const between = boardPoint(camera, frame, { x: 150, y: 100 });
  const near = pinched(camera, frame, { x: 100, y: 100 }, { x: 200, y: 100 }, { x: 300, y: 100 });
  expect(near.scale).toBe(2);
  expect(boardPoint(near, frame, { x: 200, y: 100 })).toEqual(between);
});

test("what lies beyond a side is found there, the nearest first", () => {
  const at = (x: number, y: number) => ({ x: x - 5, y: y - 5, width: 10, height: 10 });
  const found = beyond([at(480, 300), at(900, 300), at(700, 300), at(480, 590)], camera, frame);
  expect([...found.keys()].sort()).toEqual(["down", "right"]);
  expect(found.get("right")).toEqual(at(700, 300));
});

test("the area around several holds them all", () => {
  expect(around([{ x: 10, y: 10, width: 5, height: 5 }, { x: 0, y: 12, width: 2, height: 30 }])).toEqual({ x: 0, y: 10, width: 15, height: 32 });
  expect(around([])).toBeNull();
});
