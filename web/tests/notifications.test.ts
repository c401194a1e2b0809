import { afterEach, beforeEach, expect, test, vi } from "vitest";

const OFFER = { push_key: "AAEC", email: false, mine: null };
const SUBSCRIPTION = { endpoint: "https://push.example.org/1", keys: { p256dh: "point", auth: "secret" } };

interface Sent {
  method: string;
  path: string;
  key: string;
  body: Record<string, unknown> | null;
}

const sent: Sent[] = [];
let offer: Record<string, unknown>;
const subscription = { toJSON: () => SUBSCRIPTION, options: { applicationServerKey: new Uint8Array([0, 1, 2]).buffer }, unsubscribe: vi.fn() };
const shown = vi.fn();
const pushManager = { getSubscription: vi.fn(() => Promise.resolve(null)), subscribe: vi.fn(() => Promise.resolve(subscription)) };
const registration = { pushManager, showNotification: shown, getNotifications: () => Promise.resolve([]) };

/** The key that the browser subscribed with. */
function keyUsed(): Uint8Array | undefined {
  const [asked] = pushManager.subscribe.mock.calls as unknown as [{ applicationServerKey: Uint8Array }][];
  return asked?.[0].applicationServerKey;
}

function answer(path: string, wish: RequestInit): Response {
  const headers = wish.headers as Record<string, string>;
  const body = wish.body ? (JSON.parse(wish.body as string) as Record<string, unknown>) : null;
  sent.push({ method: wish.method ?? "GET", path, key: headers["Authorization"]?.slice(7) ?? "", body });
  return new Response(JSON.stringify(offer));
}

/** A page that is loaded now, in a browser that has these things. */
async function page({ permission = "granted", hasWorker = true } = {}) {
  vi.resetModules();
  vi.stubGlobal("fetch", (path: string, wish: RequestInit) => Promise.resolve(answer(path, wish)));
  vi.stubGlobal("document", { hidden: false });
  const requestPermission = vi.fn(() => Promise.resolve(permission));
  vi.stubGlobal("Notification", { permission: permission === "denied" ? "denied" : "default", requestPermission });
  vi.stubGlobal("PushManager", hasWorker ? class {} : undefined);
  if (!hasWorker) delete (globalThis as Record<string, unknown>)["PushManager"];
  const serviceWorker = { ready: Promise.resolve(registration), getRegistration: () => Promise.resolve(registration) };
  vi.stubGlobal("navigator", hasWorker ? { serviceWorker, languages: ["en"] } : { languages: ["en"] });
  const { notifications } = await import("../src/notify/notifications.svelte");
  const { myGames } = await import("../src/browser/my_games.svelte");
  return { notifications, myGames, requestPermission };
}

beforeEach(() => {
  const kept = new Map<string, string>();
  const localStorage = { getItem: (name: string) => kept.get(name) ?? null, setItem: (name: string, value: string) => kept.set(name, value) };
  vi.stubGlobal("localStorage", localStorage);
  offer = OFFER;
  sent.length = 0;
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

test("the switch subscribes this browser and tells the server its seats, its quiet hours and where it is", async () => {
  const { notifications, myGames } = await page();
  myGames.remember("t1", { key: "k1" });
  myGames.remember("t2", { invite: "i2" });
  await notifications.switchTo(true);
  const put = sent.at(-1);
  expect(put).toMatchObject({ method: "PUT", path: "/api/notifications" });
  expect(put?.key.length).toBe(43);
  expect(put?.body).toEqual({
    language: "en",
    push: { endpoint: SUBSCRIPTION.endpoint, p256dh: "point", auth: "secret" },
    email: null,
    quiet: { start: "22:00", end: "08:00", zone: Intl.DateTimeFormat().resolvedOptions().timeZone },
    seats: [{ table: "t1", key: "k1" }],
  });
  expect([...(keyUsed() ?? [])]).toEqual([0, 1, 2]);
  expect(notifications.wishes.isOn).toBe(true);
  await notifications.switchTo(false);
  expect(sent.at(-1)).toMatchObject({ method: "DELETE", path: "/api/notifications", key: put?.key });
  expect(notifications.wishes.isOn).toBe(false);
});

test("who says no to the browser's question stays as they are, and is told why", async () => {
  const { notifications } = await page({ permission: "denied" });
  await notifications.switchTo(true);
  expect(notifications.wishes.isOn).toBe(false);
  expect(notifications.trouble).toBe("notify-forbidden");
  expect(sent.filter(({ method }) => method === "PUT")).toEqual([]);
});

test("it is offered at the right moment, once, and asks nothing by itself", async () => {
  const { notifications, requestPermission } = await page();
  await notifications.look();
  expect(notifications.isOffering).toBe(false);
  await notifications.noteMoment();
  expect(notifications.isOffering).toBe(true);
  expect(requestPermission).not.toHaveBeenCalled();
  notifications.decline();
  expect(notifications.isOffering).toBe(false);
  const later = await page();
  await later.notifications.noteMoment();
  expect(later.notifications.isOffering).toBe(false);
});

test("over plain http, and where the server has nothing, nothing is offered", async () => {
  const plain = await page({ hasWorker: false });
  await plain.notifications.look();
  await plain.notifications.noteMoment();
  expect([plain.notifications.isPossible, plain.notifications.isOffering]).toEqual([false, false]);
  offer = { ...OFFER, email: true };
  const mail = await page({ hasWorker: false });
  await mail.notifications.look();
  expect(mail.notifications.isPossible).toBe(true);
  offer = { ...OFFER, push_key: null };
  const without = await page();
  await without.notifications.noteMoment();
  expect([without.notifications.isPossible, without.notifications.isOffering]).toEqual([false, false]);
});

test("new seats are told to the server, forgotten ones too, and nothing while it is off", async () => {
  const { notifications, myGames } = await page();
  myGames.remember("t1", { key: "k1" });
  await notifications.follow();
  expect(sent).toEqual([]);
  await notifications.switchTo(true);
  vi.stubGlobal("Notification", { permission: "granted", requestPermission: () => Promise.resolve("granted") });
  sent.length = 0;
  await notifications.follow();
  expect(sent).toEqual([]);
  myGames.remember("t2", { key: "k2" });
  await notifications.follow();
  expect(sent.map(({ method }) => method)).toEqual(["PUT"]);
  expect(sent[0]?.body?.["seats"]).toHaveLength(2);
  myGames.forget("t1");
  await notifications.follow();
  const asked = sent.slice(1).map(({ method, path }) => `${method} ${path}`);
  expect(asked).toEqual(["DELETE /api/notifications/seats/t1", "PUT /api/notifications"]);
  await notifications.follow();
  expect(sent).toHaveLength(3);
});

test("with an address alone the switch is on, and mails are asked for when it is given", async () => {
  offer = { push_key: null, email: true, mine: null };
  const { notifications } = await page({ hasWorker: false });
  await notifications.switchTo(true);
  expect(notifications.wishes.isOn).toBe(true);
  expect(sent.filter(({ method }) => method === "PUT")).toEqual([]);
  await notifications.change({ email: "ann@example.org" });
  expect(sent.at(-1)?.body).toMatchObject({ email: "ann@example.org", push: null });
});

test("a turn at a table that is open but not looked at is told by the page itself", async () => {
  const { notifications } = await page();
  await notifications.switchTo(true);
  vi.stubGlobal("Notification", { permission: "granted" });
  notifications.tellTurn("t1");
  vi.stubGlobal("document", { hidden: true });
  notifications.tellTurn("t2");
  await vi.waitFor(() => expect(shown).toHaveBeenCalled());
  expect(shown.mock.calls.map(([, wish]) => (wish as { tag: string }).tag)).toEqual(["t2"]);
});
