/** What can be done at a table that waits, and that nothing can be done where it was closed. */
import type { Component } from "svelte";
import { render } from "svelte/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { TableState } from "../src/game/table_state.svelte";
import { setLanguage } from "../src/i18n/messages.svelte";
import { canArrange } from "../src/lobby/waiting/arranging";
import SeatLine from "../src/lobby/waiting/SeatLine.svelte";
import WaitingChat from "../src/lobby/waiting/WaitingChat.svelte";
import { fakeBrowser, seated } from "./fake_socket";

const ADA = { kind: "person", name: "Ada", bot: null, away: null };
const BOT = { kind: "bot", name: "Li", bot: "novice", away: null };
const FREE = { kind: "free", name: "", bot: null, away: null };

beforeEach(async () => {
  fakeBrowser();
  vi.stubGlobal("document", { ...document, documentElement: {} });
  await setLanguage("en");
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** A table that waits, where I lead and sit on the first seat. */
function waiting(sealed: string | null): TableState {
  const { table, socket } = seated();
  const shown = { began: 0, status: "open", seats: [ADA, BOT, FREE], leader: 0, sealed, waits: false, spectator_chat: true };
  socket.says({ type: "table", number: 0, table: shown, you: { seats: [0], leads: true }, entries: [], here: [0], chat: [] });
  return table;
}

/** How many things somebody can press, choose or fill in. */
function controls<P extends Record<string, unknown>>(component: Component<P>, props: P): number {
  return render(component, { props }).body.match(/<(button|select|input)/g)?.length ?? 0;
}

/** The controls of each seat, and of the chat. */
function controlsAt(table: TableState): number[] {
  const lines = [0, 1, 2].map((seat) => controls(SeatLine, { state: table, seat, onsit: () => {} }));
  return [...lines, controls(WaitingChat, { state: table })];
}

test("at a table that waits one gets up, clears a seat, sits down, seats a bot, and talks", () => {
  const table = waiting(null);
  expect(controlsAt(table)).toEqual([1, 1, 2, 2]);
  expect(canArrange(table)).toBe(true);
  table.end();
});

test("at a table that was closed nothing can be pressed", () => {
  const table = waiting("closed");
  expect(controlsAt(table)).toEqual([0, 0, 0, 0]);
  expect(canArrange(table)).toBe(false);
  table.end();
});

test("where a game cannot be played here one still talks", () => {
  const table = waiting("other-box");
  expect(controlsAt(table)).toEqual([0, 0, 0, 2]);
  table.end();
});
