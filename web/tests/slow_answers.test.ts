/** That one waits for the server is told only when one would notice. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fakeBrowser, seated, type FakeSocket } from "./fake_socket";

const answer = (socket: FakeSocket) => socket.says({ type: "done", id: socket.sent.at(-1)?.id, number: 1, at: 1 });

beforeEach(() => {
  vi.useFakeTimers();
  fakeBrowser();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("an answer that comes soon was never slow", () => {
  const { table, socket } = seated();
  table.play(1);
  vi.advanceTimersByTime(399);
  expect([table.isWaiting, table.isSlow]).toEqual([true, false]);
  answer(socket);
  vi.advanceTimersByTime(1000);
  expect([table.isWaiting, table.isSlow]).toEqual([false, false]);
  table.end();
});

test("one that does not is, until it comes", () => {
  const { table, socket } = seated();
  table.play(1);
  vi.advanceTimersByTime(400);
  expect([table.isWaiting, table.isSlow]).toEqual([true, true]);
  answer(socket);
  expect([table.isWaiting, table.isSlow]).toEqual([false, false]);
  table.play(2);
  vi.advanceTimersByTime(399);
  expect(table.isSlow).toBe(false);
  table.end();
});
