/** A table's socket: says hello, comes back by itself when the connection is lost, and keeps what was not yet done. */
import type { NewsMessage, TableMessage } from "../wire";
import type { Entrance } from "./api";

export type Said =
  | TableMessage
  | NewsMessage
  | { type: "here"; here: number[] }
  | { type: "done"; id: string | null; number: number; at: number }
  | { type: "refused"; id: string | null; code: string; message: string }
  | { type: "key"; key: string };

export interface Listener {
  said(message: Said): void;
  connected(now: boolean): void;
  /** The server does not let us in, and asking again would not help. */
  shutOut(message: string, code: string): void;
}

const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 10_000;
const REFUSED = 4000;
const PASSING = new Set(["too-fast", "too-many-connections", "hello-first", "not-now", "stopping", "fault"]);

export class Live {
  #socket: WebSocket | null = null;
  #pause = FIRST_PAUSE;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #unanswered = new Map<string, object>();
  #lastRefusal: { code: string; message: string } | null = null;
  #ended = false;
  #open = false;

  constructor(
    readonly table: string,
    private readonly hello: () => Entrance & { after: number | null; language: string },
    private readonly listener: Listener,
  ) {
    addEventListener("online", this.#now);
    document.addEventListener("visibilitychange", this.#now);
    this.#connect();
  }

  /** Ask for something; it is asked again after a lost connection, and done once. Returns the command's id. */
  ask(command: object): string {
    const id = crypto.randomUUID?.() ?? `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;
    const asked = { ...command, id };
    this.#unanswered.set(id, asked);
    if (this.#open) this.#send(asked);
    return id;
  }

  /** Do not ask again for what was asked. */
  drop(): void {
    this.#unanswered.clear();
  }

  /** Say hello again, in another language or with another key. */
  again(): void {
    this.#pause = FIRST_PAUSE;
    this.#socket?.close();
  }

  end(): void {
    this.#ended = true;
    clearTimeout(this.#timer);
    removeEventListener("online", this.#now);
    document.removeEventListener("visibilitychange", this.#now);
    this.#socket?.close();
  }

  #now = (): void => {
    if (this.#ended || document.hidden || this.#socket) return;
    clearTimeout(this.#timer);
    this.#pause = FIRST_PAUSE;
    this.#connect();
  };

  #connect(): void {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(`${scheme}//${location.host}/api/tables/${this.table}/live`);
    this.#socket = socket;
    this.#lastRefusal = null;
    socket.onopen = () => {
      const { key, invite, after, language } = this.hello();
      this.#send({ type: "hello", language, ...(key ? { key } : {}), ...(invite ? { invite } : {}), after });
    };
    socket.onmessage = (event: MessageEvent<string>) => this.#hear(JSON.parse(event.data) as Said);
    socket.onclose = (event) => this.#lost(event.code);
  }

  #send(message: object): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #hear(message: Said): void {
    if (message.type === "refused") this.#lastRefusal = message;
    const answered = "done" in message ? message.done : "id" in message ? message.id : null;
    if (answered) this.#unanswered.delete(answered);
    this.listener.said(message);
    if (message.type === "table" && !this.#open) {
      this.#open = true;
      this.#pause = FIRST_PAUSE;
      this.listener.connected(true);
      for (const asked of this.#unanswered.values()) this.#send(asked);
    }
  }

  #lost(code: number): void {
    this.#socket = null;
    this.#open = false;
    if (this.#ended) return;
    const refusal = this.#lastRefusal;
    if (code === REFUSED && refusal && !PASSING.has(refusal.code)) {
      this.listener.shutOut(refusal.message, refusal.code);
      return;
    }
    this.listener.connected(false);
    this.#timer = setTimeout(() => this.#connect(), this.#pause * (0.75 + Math.random() / 2));
    this.#pause = Math.min(this.#pause * 1.8, LONGEST_PAUSE);
  }
}
