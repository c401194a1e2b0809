import { expect, test } from "vitest";
import { placeBeside } from "../src/ui/placement";

const room = { width: 1000, height: 600 };
const size = { width: 200, height: 100 };

test("a slip lies to the right of what it is about, if nothing is there", () => {
  expect(placeBeside({ left: 100, top: 300, width: 50, height: 60 }, size, [], room)).toEqual({ left: 160, top: 280 });
});

test("it gives way to what can be chosen", () => {
  const chosen = { left: 160, top: 250, width: 100, height: 160 };
  const place = placeBeside({ left: 400, top: 300, width: 50, height: 60 }, size, [{ ...chosen, left: 460 }], room);
  expect(place.left + size.width).toBeLessThanOrEqual(400);
});

test("it stays in the window", () => {
  const place = placeBeside({ left: 960, top: 580, width: 30, height: 15 }, size, [], room);
  expect(place.left + size.width).toBeLessThanOrEqual(room.width);
  expect(place.top + size.height).toBeLessThanOrEqual(room.height);
});
