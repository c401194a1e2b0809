import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { TableSocket } from "../src/net/socket";
import type { ServerMessage } from "../src/wire";

/** A socket that a test speaks through. */
class Wire {
  static readonly OPEN = 1;
  static made: Wire[] = [];
  readyState = 1;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  constructor() {
    Wire.made.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.readyState = 3;
  }
  says(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const told: string[] = [];
const heard: ServerMessage[] = [];
const listener = {
  onMessage: (message: ServerMessage) => void heard.push(message),
  onConnection: (now: boolean, isRestarting: boolean) => void told.push(now ? "here" : isRestarting ? "restarting" : "lost"),
  onRefused: (message: string) => void told.push(message),
};

function open(): { socket: TableSocket; wire: Wire } {
  const socket = new TableSocket("t", () => ({ key: "k", after: 7, language: "en" }), listener);
  const wire = Wire.made.at(-1) as Wire;
  wire.onopen?.();
  wire.says({ type: "table" });
  return { socket, wire };
}

beforeEach(() => {
  vi.useFakeTimers();
  Wire.made = [];
  told.length = heard.length = 0;
  vi.stubGlobal("WebSocket", Wire);
  vi.stubGlobal("location", { protocol: "http:", host: "here" });
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("removeEventListener", () => {});
  vi.stubGlobal("document", { hidden: false, addEventListener: () => {}, removeEventListener: () => {} });
});
afterEach(() => vi.useRealTimers());

test("it says hello with the key and the last entry seen", () => {
  const { wire } = open();
  expect(wire.sent[0]).toEqual({ type: "hello", language: "en", key: "k", after: 7, foresight: true });
  expect(told).toEqual(["here"]);
});

test("a command that nobody answers is asked again on a new connection, with the same id", () => {
  const { socket, wire } = open();
  const id = socket.send({ type: "move", at: 1, action: 2 });
  vi.advanceTimersByTime(12_000);
  expect(told).toEqual(["here", "lost"]);
  const next = Wire.made.at(-1) as Wire;
  expect(next).not.toBe(wire);
  next.onopen?.();
  next.says({ type: "table" });
  expect(next.sent.at(-1)).toEqual({ type: "move", at: 1, action: 2, id });
  next.says({ type: "news", done: id });
  vi.advanceTimersByTime(9_000);
  expect(Wire.made).toHaveLength(2);
});

test("a quiet server is asked whether it is there; a pong is enough", () => {
  const { wire } = open();
  vi.advanceTimersByTime(26_000);
  expect(wire.sent.at(-1)).toEqual({ type: "ping" });
  wire.says({ type: "pong" });
  vi.advanceTimersByTime(9_000);
  expect(told).toEqual(["here"]);
  expect(heard).toHaveLength(1);
});

test("a table that does not open is not asked again", () => {
  const { wire } = open();
  wire.says({ type: "refused", id: null, code: "no-table", message: "There is no such table." });
  wire.onclose?.({ code: 4000 });
  vi.advanceTimersByTime(60_000);
  expect(told.at(-1)).toBe("There is no such table.");
  expect(Wire.made).toHaveLength(1);
});

test("a server that is being restarted is told from a lost connection until it is back", () => {
  const { wire } = open();
  wire.onclose?.({ code: 1001 });
  vi.advanceTimersByTime(1_000);
  (Wire.made.at(-1) as Wire).onclose?.({ code: 1006 });
  expect(told).toEqual(["here", "restarting", "restarting"]);
  vi.advanceTimersByTime(2_000);
  const next = Wire.made.at(-1) as Wire;
  next.onopen?.();
  next.says({ type: "table" });
  next.onclose?.({ code: 1006 });
  expect(told.slice(3)).toEqual(["here", "lost"]);
});
