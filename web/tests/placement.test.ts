import { expect, test } from "vitest";
import { placeBeside, type Place, type Rect } from "../src/ui/placement";

const room = { width: 1000, height: 600 };
const size = { width: 200, height: 100 };
const subject = { left: 400, top: 300, width: 50, height: 60 };

function isApart(place: Place, other: Rect): boolean {
  const panel = { ...place, ...size };
  const isBeside = panel.left + panel.width <= other.left || other.left + other.width <= panel.left;
  return isBeside || panel.top + panel.height <= other.top || other.top + other.height <= panel.top;
}

test("a slip lies to the right of what it is about, if nothing is there", () => {
  expect(placeBeside({ left: 100, top: 300, width: 50, height: 60 }, size, { never: [] }, room)).toEqual({ left: 160, top: 280 });
});

test("it gives way to what can be chosen", () => {
  const place = placeBeside(subject, size, { never: [[{ left: 460, top: 250, width: 100, height: 160 }]] }, room);
  expect(place.left + size.width).toBeLessThanOrEqual(400);
});

test("it stays in the window", () => {
  const place = placeBeside({ left: 960, top: 580, width: 30, height: 15 }, size, { never: [] }, room);
  expect(place.left + size.width).toBeLessThanOrEqual(room.width);
  expect(place.top + size.height).toBeLessThanOrEqual(room.height);
});

test("if there is one free place in the window, it is found", () => {
  const walls = [
    { left: 0, top: 0, width: 1000, height: 450 },
    { left: 0, top: 450, width: 390, height: 150 },
    { left: 620, top: 450, width: 380, height: 150 },
  ];
  const place = placeBeside({ left: 100, top: 100, width: 50, height: 60 }, size, { never: [walls] }, room);
  for (const wall of walls) expect([wall, isApart(place, wall)]).toEqual([wall, true]);
});

test("of the free places it takes the nearest", () => {
  const ring = { left: 180, top: 180, width: 500, height: 300 };
  const place = placeBeside(subject, size, { never: [[ring]] }, room);
  expect(isApart(place, ring)).toBe(true);
  expect(place.top).toBeGreaterThanOrEqual(480); // below it is nearer than above or on either side
});

test("where not all can be kept clear, the first are", () => {
  const question = { left: 0, top: 0, width: 1000, height: 300 };
  const rest = { left: 0, top: 300, width: 1000, height: 300 };
  const place = placeBeside({ left: 480, top: 560, width: 40, height: 40 }, size, { never: [[question], [rest]] }, room);
  expect(isApart(place, question)).toBe(true);
});

test("it never covers what it is about, however much lies around", () => {
  const around = { left: 0, top: 0, width: 1000, height: 600 };
  expect(isApart(placeBeside(subject, size, { never: [[], [around]] }, room), subject)).toBe(true);
});

test("it goes a little further to leave in sight what it rather does not cover, but not far", () => {
  const picture = { left: 460, top: 200, width: 200, height: 240 };
  expect(isApart(placeBeside(subject, size, { never: [], rather: [picture] }, room), picture)).toBe(true);
  const allAround = { left: 0, top: 0, width: 1000, height: 590 };
  expect(placeBeside({ ...subject, top: 200 }, size, { never: [], rather: [allAround] }, room)).toEqual({ left: 460, top: 180 });
});
