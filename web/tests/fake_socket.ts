/** A browser whose sockets a test answers. */
import { vi } from "vitest";
import { TableState } from "../src/game/table_state.svelte";

export class FakeSocket {
  static readonly OPEN = 1;
  static made: FakeSocket[] = [];
  readyState = 1;
  sent: { id: string }[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  constructor() {
    FakeSocket.made.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as { id: string });
  }
  close(): void {}
  says(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

/** Give the page such sockets, and no events of a window. */
export function fakeBrowser(): void {
  FakeSocket.made = [];
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("location", { protocol: "http:", host: "here" });
  vi.stubGlobal("document", { hidden: false, addEventListener: () => {}, removeEventListener: () => {} });
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("removeEventListener", () => {});
}

/** A table at which I sit, and its socket. */
export function seated(): { table: TableState; socket: FakeSocket } {
  const table = new TableState("t");
  const socket = FakeSocket.made.at(-1) as FakeSocket;
  socket.onopen?.();
  socket.says({ type: "table", number: 0, table: { began: 0 }, you: { seats: [0], leads: true }, entries: [], here: [], chat: [] });
  return { table, socket };
}
