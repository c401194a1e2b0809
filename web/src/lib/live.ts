/** A table's socket: says hello, comes back by itself when the connection is lost, and keeps what was not yet done. */
import type { NewsMessage, TableMessage } from "../wire";
import type { Entrance } from "./api";

export type Said =
  | TableMessage
  | NewsMessage
  | { type: "here"; here: number[] }
  | { type: "done"; id: string | null; number: number; at: number }
  | { type: "refused"; id: string | null; code: string; message: string }
  | { type: "key"; key: string }
  | { type: "pong" };

export interface Listener {
  said(message: Said): void;
  connected(now: boolean): void;
  /** The server does not let us in, and asking again would not help. */
  shutOut(message: string, code: string): void;
}

const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 10_000;
const REFUSED = 4000;
const ANSWER_WITHIN = 8_000; // a command, or a question whether somebody is there
const QUIET = 25_000; // after so long without a word we ask whether the server is there
const PASSING = new Set(["too-fast", "too-many-connections", "hello-first", "not-now", "stopping", "fault"]);

export class Live {
  #socket: WebSocket | null = null;
  #pause = FIRST_PAUSE;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #unanswered = new Map<string, object>();
  #lastRefusal: { code: string; message: string } | null = null;
  #ended = false;
  #open = false;
  /** The server does not let us in; only another key could change that. */
  #shut = false;
  #silence: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly table: string,
    private readonly hello: () => Entrance & { after: number | null; language: string },
    private readonly listener: Listener,
  ) {
    addEventListener("online", this.#now);
    addEventListener("offline", this.#away);
    document.addEventListener("visibilitychange", this.#now);
    this.#connect();
  }

  /** Ask for something; it is asked again after a lost connection, and done once. Returns the command's id. */
  ask(command: object): string {
    const id = crypto.randomUUID?.() ?? `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;
    const asked = { ...command, id };
    this.#unanswered.set(id, asked);
    if (this.#open) {
      this.#send(asked);
      this.#expectWord(ANSWER_WITHIN);
    }
    return id;
  }

  /** Do not ask again for what was asked. */
  drop(): void {
    this.#unanswered.clear();
  }

  /** Say hello again, in another language or with another key: at once, and without a word about it. */
  again(): void {
    this.#hangUp();
    this.#shut = false;
    clearTimeout(this.#timer);
    this.#connect();
  }

  end(): void {
    this.#ended = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#silence);
    removeEventListener("online", this.#now);
    removeEventListener("offline", this.#away);
    document.removeEventListener("visibilitychange", this.#now);
    this.#socket?.close();
  }

  #now = (): void => {
    if (this.#ended || this.#shut || document.hidden) return;
    if (this.#socket) {
      if (this.#open) this.#send({ type: "ping" });
      this.#expectWord(ANSWER_WITHIN);
      return;
    }
    clearTimeout(this.#timer);
    this.#pause = FIRST_PAUSE;
    this.#connect();
  };

  #away = (): void => this.#giveUp();

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
    this.#expectWord(ANSWER_WITHIN);
  }

  #send(message: object): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  /** A connection can die without a word: whoever says nothing for long is asked, and then given up. */
  #expectWord(within: number): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.#giveUp(), within);
  }

  #listen(): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => {
      this.#send({ type: "ping" });
      this.#expectWord(ANSWER_WITHIN);
    }, QUIET);
  }

  #giveUp(): void {
    if (!this.#socket) return;
    this.#hangUp();
    this.#lost(0);
  }

  /** Without waiting for the other side, which may say nothing for ever. */
  #hangUp(): void {
    clearTimeout(this.#silence);
    this.#open = false;
    if (this.#socket) {
      this.#socket.onclose = this.#socket.onmessage = null;
      this.#socket.close();
    }
    this.#socket = null;
  }

  #hear(message: Said): void {
    this.#listen();
    if (message.type === "refused") this.#lastRefusal = message;
    const answered = "done" in message ? message.done : "id" in message ? message.id : null;
    if (answered) this.#unanswered.delete(answered);
    if (this.#unanswered.size) this.#expectWord(ANSWER_WITHIN);
    if (message.type !== "pong") this.listener.said(message);
    if (message.type === "table" && !this.#open) {
      this.#open = true;
      this.#pause = FIRST_PAUSE;
      this.listener.connected(true);
      for (const asked of this.#unanswered.values()) this.#send(asked);
      if (this.#unanswered.size) this.#expectWord(ANSWER_WITHIN);
    }
  }

  #lost(code: number): void {
    clearTimeout(this.#silence);
    this.#socket = null;
    this.#open = false;
    if (this.#ended) return;
    const refusal = this.#lastRefusal;
    if (code === REFUSED && refusal && !PASSING.has(refusal.code)) {
      this.#shut = true;
      this.listener.shutOut(refusal.message, refusal.code);
      return;
    }
    this.listener.connected(false);
    this.#timer = setTimeout(() => this.#connect(), this.#pause * (0.75 + Math.random() / 2));
    this.#pause = Math.min(this.#pause * 1.8, LONGEST_PAUSE);
  }
}
