/** That one waits for the server is told only when one would notice. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { TableState } from "../src/game/table_state.svelte";

interface Wire {
  sent: { id: string }[];
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
}
let wires: Wire[] = [];

/** A table whose server answers when the test says so. */
function seated(): { table: TableState; answer: () => void } {
  const table = new TableState("t");
  const wire = wires.at(-1) as Wire;
  wire.onopen?.();
  wire.onmessage?.({ data: JSON.stringify({ type: "table", number: 0, table: { began: 0 }, you: { seats: [0], leads: true }, entries: [], here: [], chat: [] }) });
  const answer = () => wire.onmessage?.({ data: JSON.stringify({ type: "done", id: wire.sent.at(-1)?.id, number: 1, at: 1 }) });
  return { table, answer };
}

beforeEach(() => {
  vi.useFakeTimers();
  wires = [];
  vi.stubGlobal(
    "WebSocket",
    class {
      static readonly OPEN = 1;
      readyState = 1;
      sent: { id: string }[] = [];
      onopen = null;
      onmessage = null;
      constructor() {
        wires.push(this);
      }
      send(text: string): void {
        this.sent.push(JSON.parse(text) as { id: string });
      }
      close(): void {}
    },
  );
  vi.stubGlobal("location", { protocol: "http:", host: "here" });
  vi.stubGlobal("document", { hidden: false, addEventListener: () => {}, removeEventListener: () => {} });
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("removeEventListener", () => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("an answer that comes soon was never slow", () => {
  const { table, answer } = seated();
  table.play(1);
  vi.advanceTimersByTime(399);
  expect([table.isWaiting, table.isSlow]).toEqual([true, false]);
  answer();
  vi.advanceTimersByTime(1000);
  expect([table.isWaiting, table.isSlow]).toEqual([false, false]);
  table.end();
});

test("one that does not is, until it comes", () => {
  const { table, answer } = seated();
  table.play(1);
  vi.advanceTimersByTime(400);
  expect([table.isWaiting, table.isSlow]).toEqual([true, true]);
  answer();
  expect([table.isWaiting, table.isSlow]).toEqual([false, false]);
  table.play(2);
  vi.advanceTimersByTime(399);
  expect(table.isSlow).toBe(false);
  table.end();
});
