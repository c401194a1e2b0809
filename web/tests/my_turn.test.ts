/** What the system is told of my turn: to keep the screen on, and how many games wait for me. */
import { beforeEach, expect, test, vi } from "vitest";

class FakeLock {
  isReleased = false;
  #told: (() => void)[] = [];
  addEventListener(_: string, told: () => void): void {
    this.#told.push(told);
  }
  release(): Promise<void> {
    this.isReleased = true;
    this.#told.forEach((told) => told());
    return Promise.resolve();
  }
}

let page: EventTarget & { hidden: boolean };
let locks: FakeLock[];
let badges: number[];
let isForbidden: boolean;
const settled = () => new Promise((done) => setTimeout(done));
const heldNow = () => locks.filter((lock) => !lock.isReleased).length;

beforeEach(() => {
  vi.resetModules();
  [locks, badges, isForbidden] = [[], [], false];
  page = Object.assign(new EventTarget(), { hidden: false });
  vi.stubGlobal("document", page);
  vi.stubGlobal("navigator", {
    wakeLock: {
      request: () => {
        if (isForbidden) return Promise.reject(new DOMException("not now", "NotAllowedError"));
        locks.push(new FakeLock());
        return Promise.resolve(locks.at(-1));
      },
    },
    setAppBadge: (count: number) => Promise.resolve(void badges.push(count)),
    clearAppBadge: () => Promise.resolve(void badges.push(0)),
  });
});

/** The reader goes to another tab, or comes back; hidden pages lose their lock. */
async function shows(isShown: boolean): Promise<void> {
  page.hidden = !isShown;
  if (!isShown) await Promise.all(locks.map((lock) => lock.release()));
  page.dispatchEvent(new Event("visibilitychange"));
  await settled();
}

test("the screen stays on during my turn and not longer", async () => {
  const { keepAwake } = await import("../src/browser/wake_lock");
  keepAwake(true);
  keepAwake(true);
  await settled();
  expect([locks.length, heldNow()]).toEqual([1, 1]);
  keepAwake(false);
  expect(heldNow()).toBe(0);
});

test("who comes back to the page during their turn has it stay on again", async () => {
  const { keepAwake, watchWakeLock } = await import("../src/browser/wake_lock");
  watchWakeLock();
  keepAwake(true);
  await settled();
  await shows(false);
  expect(heldNow()).toBe(0);
  await shows(true);
  expect(heldNow()).toBe(1);
  keepAwake(false);
  await shows(false);
  await shows(true);
  expect(heldNow()).toBe(0);
});

test("a turn that is over before the browser has answered holds nothing", async () => {
  const { keepAwake } = await import("../src/browser/wake_lock");
  keepAwake(true);
  keepAwake(false);
  await settled();
  expect([locks.length, heldNow()]).toEqual([1, 0]);
});

test("a browser that refuses or has no such thing does no harm", async () => {
  const { keepAwake } = await import("../src/browser/wake_lock");
  isForbidden = true;
  keepAwake(true);
  await settled();
  vi.stubGlobal("navigator", {});
  keepAwake(true);
  const { markWaiting } = await import("../src/browser/badge");
  markWaiting("a", true);
  await settled();
  expect(locks).toEqual([]);
});

test("the badge counts the games that wait for me", async () => {
  const { markAllWaiting, markWaiting } = await import("../src/browser/badge");
  markWaiting("a", true);
  markWaiting("a", true);
  markAllWaiting(["a", "b", "c"]);
  markWaiting("a", false);
  markAllWaiting([]);
  expect(badges).toEqual([1, 3, 2, 0]);
});
