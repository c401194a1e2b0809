/** A restart that is announced: how many minutes are left by the server's clock, and where it is asked for. */
import { afterEach, beforeEach, expect, it, vi } from "vitest";

const offers = vi.fn<() => Promise<{ now: number; restart: number | null }>>();
vi.mock("../src/net/api", () => ({ api: { offers } }));

const MINUTE = 60_000;

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({ now: 1_000_000 });
  vi.stubGlobal("document", { hidden: false });
  offers.mockReset();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("counts whole minutes down to none, and is taken back", async () => {
  const { restart } = await import("../src/net/restart.svelte");
  expect(restart.minutes).toBeNull();
  const end = restart.watch(false);
  restart.told(Date.now() + 2 * MINUTE);
  expect(restart.minutes).toBe(2);
  vi.advanceTimersByTime(MINUTE + 5_000);
  expect(restart.minutes).toBe(1);
  vi.advanceTimersByTime(5 * MINUTE);
  expect(restart.minutes).toBe(0);
  restart.told(null);
  expect(restart.minutes).toBeNull();
  end();
  expect(offers).not.toHaveBeenCalled();
});

it("is put away until another one is announced", async () => {
  const { restart } = await import("../src/net/restart.svelte");
  restart.told(Date.now() + 2 * MINUTE);
  restart.putAway();
  expect(restart.minutes).toBeNull();
  restart.told(restart.at);
  expect(restart.minutes).toBeNull();
  restart.told(Date.now() + 3 * MINUTE);
  expect(restart.minutes).toBe(3);
});

it("goes by the server's clock", async () => {
  const { restart } = await import("../src/net/restart.svelte");
  const { syncServerClock } = await import("../src/net/server_clock");
  offers.mockResolvedValue({ now: 9_000_000, restart: null });
  await syncServerClock();
  restart.told(9_000_000 + 3 * MINUTE);
  expect(restart.minutes).toBe(3);
});

it("is asked for now and then where no socket tells of it, and stays known while there is no answer", async () => {
  const { restart } = await import("../src/net/restart.svelte");
  offers.mockResolvedValue({ now: Date.now(), restart: Date.now() + 10 * MINUTE });
  const end = restart.watch(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(restart.minutes).toBe(10);
  offers.mockRejectedValue(new Error("away"));
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(restart.minutes).toBe(9);
  offers.mockResolvedValue({ now: Date.now(), restart: null });
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(restart.minutes).toBeNull();
  end();
  const asked = offers.mock.calls.length;
  await vi.advanceTimersByTimeAsync(10 * MINUTE);
  expect(offers).toHaveBeenCalledTimes(asked);
});
