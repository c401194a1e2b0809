import { expect, test, vi } from "vitest";
import { addressOf, listenForPushes, notificationOf, readPush } from "../src/worker/push";

const ORIGIN = "https://play.example.org";
const TURN = { title: "Your turn", body: "With Ann.", url: "/table/abc", tag: "abc" };

/** A worker with these tabs, and how to send it events. */
function worker(tabs: string[]) {
  const listeners = new Map<string, (event: unknown) => void>();
  const windows = tabs.map((url) => ({ url, focus: vi.fn() }));
  const made = {
    addEventListener: (kind: string, listener: (event: unknown) => void) => listeners.set(kind, listener),
    registration: { showNotification: vi.fn() },
    clients: { matchAll: () => Promise.resolve(windows), openWindow: vi.fn() },
    location: { origin: ORIGIN },
  };
  listenForPushes(made as unknown as ServiceWorkerGlobalScope);
  const send = async (kind: string, event: object) => {
    const waits: Promise<unknown>[] = [];
    listeners.get(kind)?.({ ...event, waitUntil: (work: Promise<unknown>) => waits.push(work) });
    await Promise.all(waits);
  };
  return { made, windows, send };
}

test("a push is shown, and replaces what was shown with its tag", async () => {
  const { made, send } = worker([]);
  await send("push", { data: { text: () => JSON.stringify(TURN) } });
  expect(made.registration.showNotification).toHaveBeenCalledExactlyOnceWith("Your turn", notificationOf(TURN));
  expect(notificationOf(TURN)).toMatchObject({ tag: "abc", body: "With Ann.", data: { url: "/table/abc" } });
});

test("what is none of ours is not shown", async () => {
  const { made, send } = worker([]);
  for (const text of ["", "{", "null", "[]", '{"title": "x"}', '{"title":1,"body":"","url":"","tag":""}'])
    await send("push", { data: { text: () => text } });
  await send("push", { data: null });
  expect(made.registration.showNotification).not.toHaveBeenCalled();
  expect(readPush(undefined)).toBeNull();
});

test("a click goes to the tab with the table, else to a new one", async () => {
  const notification = { close: vi.fn(), data: { url: "/table/abc" } };
  const { made, windows, send } = worker([`${ORIGIN}/`, `${ORIGIN}/table/abc#invite=x`]);
  await send("notificationclick", { notification });
  expect(notification.close).toHaveBeenCalled();
  expect(windows.map((tab) => tab.focus.mock.calls.length)).toEqual([0, 1]);
  expect(made.clients.openWindow).not.toHaveBeenCalled();
  const other = worker([`${ORIGIN}/table/other`]);
  await other.send("notificationclick", { notification });
  expect(other.made.clients.openWindow).toHaveBeenCalledExactlyOnceWith(`${ORIGIN}/table/abc`);
});

test("a notification leads to no other host", () => {
  for (const url of ["https://evil.example/", "//evil.example/x", "javascript:alert(1)", 7, undefined])
    expect(addressOf({ url }, ORIGIN)).toBe(`${ORIGIN}/`);
  expect(addressOf(null, ORIGIN)).toBe(`${ORIGIN}/`);
});
