/** What whoever runs the server does reaches the page: a restart that is announced, a table that is closed or deleted. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { setLanguage, t } from "../src/i18n/messages.svelte";
import { entryText } from "../src/log/entry_text";
import { fakeBrowser, seated } from "./fake_socket";

beforeEach(async () => {
  vi.useFakeTimers({ now: 1_000_000 });
  fakeBrowser();
  vi.stubGlobal("document", { ...document, documentElement: {} });
  await setLanguage("en");
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a restart is told in minutes, taken back, and forgotten by a server that has been restarted", () => {
  const { table, socket } = seated();
  expect(table.minutesToRestart).toBeNull();
  socket.says({ type: "restart", at: Date.now() + 5 * 60_000 });
  expect(t("web-server-restart", { minutes: table.minutesToRestart ?? -1 })).toContain("in 5 minutes");
  socket.says({ type: "restart", at: null });
  expect(table.minutesToRestart).toBeNull();
  socket.says({ type: "restart", at: Date.now() });
  expect(t("web-server-restart", { minutes: table.minutesToRestart ?? -1 })).toContain("about to be restarted");
  socket.says({ type: "table", number: 0, table: { began: 0 }, you: { seats: [0], leads: true }, entries: [], here: [], chat: [] });
  expect(table.minutesToRestart).toBeNull();
  table.end();
});

test("a table that is deleted says so, and is not asked for again", () => {
  const { table, socket } = seated();
  socket.says({ type: "refused", id: null, code: "deleted", message: "It is gone." });
  socket.onclose?.({ code: 4000 });
  expect([table.refusal, table.isDeleted, table.isConnected]).toEqual(["It is gone.", true, false]);
  table.end();
});

test("the log tells of a closed table and of a new invitation", () => {
  const reader = { name: () => "Ada", mySeat: null };
  const told = (kind: string) => entryText({ number: 1, time: 0, kind }, reader);
  expect(told("closed")).toContain("closed by whoever runs the server");
  expect(told("invited")).toContain("new invitation");
  expect(t("web-sealed-closed")).toContain("closed this table");
});
