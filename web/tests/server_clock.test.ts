/** Clocks go by the server's time, whatever this machine believes. */
import { afterEach, beforeEach, expect, it, vi } from "vitest";

const offers = vi.fn<() => Promise<{ now: number }>>();
vi.mock("../src/net/api", () => ({ api: { offers } }));

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({ now: 1_000_000 });
  offers.mockReset();
});
afterEach(() => vi.useRealTimers());

it("counts from the middle of the journey", async () => {
  const { serverNow, syncServerClock } = await import("../src/net/server_clock");
  offers.mockImplementation(async () => {
    vi.advanceTimersByTime(200);
    return { now: 5_000_000 };
  });
  await syncServerClock();
  expect(serverNow()).toBe(5_000_100);
});

it("asks once for a while, and again after a failure", async () => {
  const { serverNow, syncServerClock } = await import("../src/net/server_clock");
  offers.mockRejectedValueOnce(new Error("away"));
  await syncServerClock();
  expect(serverNow()).toBe(1_000_000);
  offers.mockResolvedValue({ now: 400_000 });
  await syncServerClock();
  await syncServerClock();
  expect(offers).toHaveBeenCalledTimes(2);
  expect(serverNow()).toBe(400_000);
});
