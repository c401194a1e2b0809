/** The WebSocket of a table: it says hello, reconnects with backoff, sends a heartbeat when nothing was heard for a while,
 *  and sends unanswered commands again. A command has an id, by which the server does it once. */
import type { Command, ServerMessage } from "../wire";
import type { Entrance } from "./api";

export interface SocketListener {
  onMessage(message: ServerMessage): void;
  /** The connection was made or lost; the latter perhaps because the server is being restarted. */
  onConnection(isConnected: boolean, isRestarting: boolean): void;
  /** The server refuses us, and trying again would not help. */
  onRefused(message: string, code: string): void;
}

// All in milliseconds.
const FIRST_RETRY_DELAY = 400;
const LONGEST_RETRY_DELAY = 10_000;
const ANSWER_WITHIN = 8_000; // of a command or a ping
const HEARTBEAT_AFTER = 25_000; // of silence
const REFUSED = 4000; // the code with which the server closes a connection that it refuses
const RESTARTING = 1001; // the code with which a server that is being restarted closes all connections
/** Refusals that pass by themselves. */
const RETRIABLE = new Set(["too-fast", "too-many-connections", "hello-first", "not-now", "stopping", "fault"]);

export class TableSocket {
  #socket: WebSocket | null = null;
  #retryDelay = FIRST_RETRY_DELAY;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Commands without an answer, by id. */
  #unanswered = new Map<string, object>();
  #lastRefusal: { code: string; message: string } | null = null;
  #ended = false;
  #open = false;
  /** The server said goodbye, and has not been reached since. */
  #isRestarting = false;
  /** The server refused us; only another key could change that. */
  #isRefused = false;
  #heartbeat: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly table: string,
    private readonly hello: () => Entrance & { after: number | null; language: string },
    private readonly listener: SocketListener,
  ) {
    addEventListener("online", this.#wake);
    addEventListener("offline", this.#offline);
    document.addEventListener("visibilitychange", this.#wake);
    this.#connect();
  }

  /** Send a command, again after a lost connection if need be; returns its id. */
  send(command: Command): string {
    const id = crypto.randomUUID?.() ?? `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;
    const asked = { ...command, id };
    this.#unanswered.set(id, asked);
    if (this.#open) {
      this.#transmit(asked);
      this.#expectMessage(ANSWER_WITHIN);
    }
    return id;
  }

  /** Do not send unanswered commands again. */
  forgetUnanswered(): void {
    this.#unanswered.clear();
  }

  /** Connect anew at once, with another language or key; the listener is not told. */
  reconnect(): void {
    this.#disconnect();
    this.#isRefused = false;
    clearTimeout(this.#timer);
    this.#connect();
  }

  close(): void {
    this.#ended = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#heartbeat);
    removeEventListener("online", this.#wake);
    removeEventListener("offline", this.#offline);
    document.removeEventListener("visibilitychange", this.#wake);
    this.#socket?.close();
  }

  #wake = (): void => {
    if (this.#ended || this.#isRefused || document.hidden) return;
    if (this.#socket) {
      if (this.#open) this.#transmit({ type: "ping" });
      this.#expectMessage(ANSWER_WITHIN);
      return;
    }
    clearTimeout(this.#timer);
    this.#retryDelay = FIRST_RETRY_DELAY;
    this.#connect();
  };

  #offline = (): void => this.#giveUp();

  #connect(): void {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(`${scheme}//${location.host}/api/tables/${this.table}/live`);
    this.#socket = socket;
    this.#lastRefusal = null;
    socket.onopen = () => {
      const { key, invite, after, language } = this.hello();
      const door = { ...(key ? { key } : {}), ...(invite ? { invite } : {}) };
      this.#transmit({ type: "hello", language, ...door, after, foresight: true });
    };
    socket.onmessage = (event: MessageEvent<string>) => this.#receive(JSON.parse(event.data) as ServerMessage);
    socket.onclose = (event) => this.#onClose(event.code);
    this.#expectMessage(ANSWER_WITHIN);
  }

  #transmit(message: object): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  /** A connection can die silently: without a message within this time it counts as lost. */
  #expectMessage(within: number): void {
    clearTimeout(this.#heartbeat);
    this.#heartbeat = setTimeout(() => this.#giveUp(), within);
  }

  #resetHeartbeat(): void {
    clearTimeout(this.#heartbeat);
    this.#heartbeat = setTimeout(() => {
      this.#transmit({ type: "ping" });
      this.#expectMessage(ANSWER_WITHIN);
    }, HEARTBEAT_AFTER);
  }

  #giveUp(): void {
    if (!this.#socket) return;
    this.#disconnect();
    this.#onClose(0);
  }

  /** Close without waiting for the other side, which may never answer. */
  #disconnect(): void {
    clearTimeout(this.#heartbeat);
    this.#open = false;
    if (this.#socket) {
      this.#socket.onclose = this.#socket.onmessage = null;
      this.#socket.close();
    }
    this.#socket = null;
  }

  #receive(message: ServerMessage): void {
    this.#resetHeartbeat();
    if (message.type === "refused") this.#lastRefusal = message;
    const answered = "done" in message ? message.done : "id" in message ? message.id : null;
    if (answered) this.#unanswered.delete(answered);
    if (this.#unanswered.size) this.#expectMessage(ANSWER_WITHIN);
    if (message.type !== "pong") this.listener.onMessage(message);
    if (message.type === "table" && !this.#open) {
      this.#open = true;
      this.#isRestarting = false;
      this.#retryDelay = FIRST_RETRY_DELAY;
      this.listener.onConnection(true, false);
      for (const asked of this.#unanswered.values()) this.#transmit(asked);
      if (this.#unanswered.size) this.#expectMessage(ANSWER_WITHIN);
    }
  }

  #onClose(code: number): void {
    clearTimeout(this.#heartbeat);
    this.#socket = null;
    this.#open = false;
    if (this.#ended) return;
    const refusal = this.#lastRefusal;
    if (code === REFUSED && refusal && !RETRIABLE.has(refusal.code)) {
      this.#isRefused = true;
      this.listener.onRefused(refusal.message, refusal.code);
      return;
    }
    this.#isRestarting ||= code === RESTARTING;
    this.listener.onConnection(false, this.#isRestarting);
    this.#timer = setTimeout(() => this.#connect(), this.#retryDelay * (0.75 + Math.random() / 2));
    this.#retryDelay = Math.min(this.#retryDelay * 1.8, LONGEST_RETRY_DELAY);
  }
}
