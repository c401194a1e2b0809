import { expect, test } from "vitest";
import { clamped, pinched, towards, WHOLE } from "../src/play/zoom";

const frame = { width: 390, height: 300 };

test("a tapped place comes to the middle of the frame", () => {
  const zoom = towards({ x: 100, y: 150 }, 2, frame);
  expect(100 * zoom.scale + zoom.x).toBe(195);
  expect(150 * zoom.scale + zoom.y).toBe(150);
});

test("the board never leaves its frame", () => {
  const corner = clamped(towards({ x: 0, y: 0 }, 2, frame), frame);
  expect(corner).toEqual({ scale: 2, x: 0, y: 0 });
  const other = clamped(towards({ x: 390, y: 300 }, 2, frame), frame);
  expect(other).toEqual({ scale: 2, x: -390, y: -300 });
  expect(clamped({ scale: 0.4, x: 50, y: 50 }, frame)).toEqual(WHOLE);
});

test("two fingers apart bring the board nearer, around what is between them", () => {
  const zoom = pinched(WHOLE, { x: 100, y: 100 }, { x: 200, y: 100 }, { x: 300, y: 100 });
  expect(zoom.scale).toBe(2);
  expect(150 * zoom.scale + zoom.x).toBe(200);
});
