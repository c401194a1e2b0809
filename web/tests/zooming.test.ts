import { expect, test } from "vitest";
import { clamped, pinched, towards, WHOLE } from "../src/table/zooming";

const frame = { width: 390, height: 300 };

test("a tapped place comes to the middle of the frame", () => {
  const sight = towards({ x: 100, y: 150 }, 2, frame);
  expect(100 * sight.scale + sight.x).toBe(195);
  expect(150 * sight.scale + sight.y).toBe(150);
});

test("the board never leaves its frame", () => {
  const corner = clamped(towards({ x: 0, y: 0 }, 2, frame), frame);
  expect(corner).toEqual({ scale: 2, x: 0, y: 0 });
  const other = clamped(towards({ x: 390, y: 300 }, 2, frame), frame);
  expect(other).toEqual({ scale: 2, x: -390, y: -300 });
  expect(clamped({ scale: 0.4, x: 50, y: 50 }, frame)).toEqual(WHOLE);
});

test("two fingers apart bring the board nearer, around what is between them", () => {
  const sight = pinched(WHOLE, { x: 100, y: 100 }, { x: 200, y: 100 }, { x: 300, y: 100 });
  expect(sight.scale).toBe(2);
  expect(150 * sight.scale + sight.x).toBe(200);
});
