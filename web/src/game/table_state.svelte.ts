/** One table as this browser knows it: what the server told, what was asked of it, and what is drawn. */
import { myGames, type MyGame } from "../browser/my_games.svelte";
import { updates } from "../browser/updates";
import { currentLanguage, t } from "../i18n/messages.svelte";
import { api } from "../net/api";
import { connection } from "../net/connection.svelte";
import { keepFinishedGame, keptTable } from "../net/finished_games";
import { restart } from "../net/restart.svelte";
import { TableSocket } from "../net/socket";
import type { ChatLine, Command, Decision, Entry, OpenDecision, OwnCards, TableNow, View, You } from "../wire";
import type { NewsMessage, ServerMessage, TableMessage } from "../wire";
import { afterMine } from "./story/changes";
import { entriesUpTo, framesFrom } from "./story/film";
import { Playback } from "./story/playback.svelte";
import { storyOf, type ToldPart } from "./story/told";
import { isMove, timelineOf } from "./story/timeline";
import { partOf } from "./story/parts";
import type { Scene } from "./scene";
import { levelName } from "./sentences";
import { isOpen } from "./targets";

const SOON = 80; // milliseconds
const SLOW = 400; // the same: most answers come before anybody could read that one waits for them

export interface TurnTakenBack {
  by: number;
  /** Whose turn it is again. */
  backTo: number;
  /** Whether the others were asked. */
  isAgreed: boolean;
}

export class TableState {
  table = $state.raw<TableNow | null>(null);
  you = $state.raw<You>({ seats: [], leads: false });
  view = $state.raw<View | null>(null);
  own = $state.raw<Record<string, OwnCards>>({});
  decision = $state.raw<Decision | null>(null);
  undo = $state<"free" | "ask" | null>(null);
  redo = $state(false);
  /** When, by the server's time, I may vote against whoever decides though they are here; null: not at all. */
  voteFrom = $state<number | null>(null);
  at = $state(0);
  moment = $state(0);
  here = $state.raw<number[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  entries = $state.raw<Entry[]>([]);
  /** The moment that the first of the entries begins at. */
  began = $state(0);
  /** Whether the server can be reached; and why not at all, if so. */
  isConnected = $state(false);
  /** The server is being restarted, and therefore we are not connected. */
  isRestarting = $state(false);
  /** It could not be reached when the table was opened, and nothing of the table is kept on this device. */
  isUnread = $state(false);
  refusal = $state<string | null>(null);
  /** The table is gone for good: no other key would open it. */
  isDeleted = $state(false);
  /** What went wrong last, in words. */
  trouble = $state<string | null>(null);
  /** Somebody took back what had ended their turn, and nobody has played since. */
  turnTakenBack = $state.raw<TurnTakenBack | null>(null);
  /** A command is on its way. */
  isWaiting = $state(false);
  /** It takes so long that whoever sent it wonders. */
  isSlow = $state(false);
  readonly playback = new Playback();
  /** The table when I last chose something; null if that is not known. */
  since = $state.raw<Scene | null>(null);

  #game: MyGame;
  #number = -1;
  #socket: TableSocket;
  #asked = new Set<string>();
  #slowTimer: ReturnType<typeof setTimeout> | undefined;
  #wasLost = false;
  #gathered: NewsMessage[] = [];

  constructor(readonly id: string) {
    this.#game = myGames.remember(id, {});
    this.#socket = new TableSocket(
      id,
      () => ({
        key: this.#game.key,
        invite: this.#game.invite,
        after: this.#number,
        language: currentLanguage(),
      }),
      {
        onMessage: (message) => this.#receive(message),
        onConnection: (now, isRestarting) => this.#connected(now, isRestarting),
        onRefused: (message, code) => this.#refusedEntry(message, code),
      },
    );
  }

  /** What opens this table, for asking over HTTP. */
  get entrance(): MyGame {
    return this.#game;
  }

  /** The table as the server last told it; null before the game. */
  get scene(): Scene | null {
    return this.view && { view: this.view, own: this.own };
  }

  /** The log as far as it has been shown: it tells of the same moment as what is drawn. */
  readonly shownEntries = $derived.by((): Entry[] => entriesUpTo(this.entries, this.playback.place));
  /** The same, part by part. */
  readonly shownStory = $derived.by((): ToldPart[] => storyOf(this.shownEntries, this.began));

  /** Until the server is restarted; null if that is not announced. */
  get minutesToRestart(): number | null {
    return restart.minutes;
  }

  putRestartAway(): void {
    restart.putAway();
  }

  get mySeats(): number[] {
    return this.you.seats;
  }

  /** The seat that is told "You …"; null for spectators, and where several share a screen. */
  get mySeat(): number | null {
    return this.you.seats.length === 1 ? (this.you.seats[0] ?? null) : null;
  }

  /** The decision, if it is one of mine to make, and what I see is up to it. */
  get myDecision(): OpenDecision | null {
    const asked = this.decision;
    return isOpen(asked) && this.you.seats.includes(asked.seat) && !this.view?.over ? asked : null;
  }

  /** The game is over, and its end has been shown: before that, nothing may tell of it. */
  get isEndTold(): boolean {
    return (this.view?.over ?? false) && !this.playback.isBusy;
  }

  /** How somebody at the table is called. */
  name = (seat: number): string => {
    const board = this.view?.seats[seat];
    const at = this.table?.seats[seat];
    if (board?.meng || at?.kind === "meng") return t("seat-meng");
    const colour = t(`seat-${board?.name ?? "red"}`);
    if (this.table?.study) return this.table.players[seat] || colour; // one person has all seats
    if (at?.bot && !at.name) return t("web-bot-name", { level: levelName(at.bot), seat: colour });
    return at?.name || colour;
  };

  /** The same with the colour of the seat, by which the board calls it. */
  nameAndColour = (seat: number): string => {
    const name = this.name(seat);
    const board = this.view?.seats[seat];
    const colour = t(`seat-${board?.name ?? "red"}`);
    return board?.meng || name.includes(colour) ? name : t("access-player", { player: name, colour });
  };

  play(action: number): void {
    this.#ask({ type: "move", at: this.at, action });
  }

  takeBack(to?: number): void {
    this.#ask({ type: "undo", at: this.at, ...(to === undefined ? {} : { to }) });
  }

  doAgain(): void {
    this.#ask({ type: "redo", at: this.at });
  }

  answer(yes: boolean): void {
    this.#ask({ type: "answer", at: this.at, yes });
  }

  /** Anything else: sit, bot, leave, start, rematch, say, spectator-chat, vote, return. */
  ask(command: Command): void {
    this.#ask(command);
  }

  /** Say hello again: in another language, or with what opens the table by now. */
  enterAgain(): void {
    this.#game = myGames.remember(this.id, {});
    this.#socket.reconnect();
  }

  end(): void {
    this.#socket.close();
  }

  #ask(command: Command): void {
    this.trouble = null;
    this.isWaiting = true;
    this.#slowTimer ??= setTimeout(() => (this.isSlow = this.isWaiting), SLOW);
    this.#asked.add(this.#socket.send(command));
  }

  #answered(id: string | null | undefined): void {
    if (id) this.#asked.delete(id);
    this.isWaiting = this.#asked.size > 0;
    if (this.isWaiting) return;
    clearTimeout(this.#slowTimer);
    this.#slowTimer = undefined;
    this.isSlow = false;
  }

  /** What is refused without a name was not even read: nothing that is on its way will be done. */
  #refused(id: string | null): void {
    if (id === null) {
      this.#socket.forgetUnanswered();
      this.#asked.clear();
    }
    this.#answered(id);
  }

  #receive(message: ServerMessage): void {
    switch (message.type) {
      case "table":
        restart.told(null); // one that is still to come is told after this
        this.#flush();
        this.#whole(message);
        break;
      case "news":
        this.#gather(message);
        break;
      case "here":
        this.here = message.here;
        break;
      case "done":
        this.#answered(message.id);
        break;
      case "restart":
        restart.told(message.at);
        break;
      case "key":
        this.#game = myGames.remember(this.id, { key: message.key });
        break;
      case "refused":
        this.#refused(message.id);
        if (message.code !== "late") this.trouble = message.message;
    }
  }

  #connected(now: boolean, isRestarting: boolean): void {
    this.isRestarting = isRestarting;
    if (now && this.#wasLost) void updates.check();
    this.#wasLost = !now;
    this.isConnected = now;
    connection.told(now);
    if (!now && !this.table) void this.#readKept();
  }

  /** Without a connection a finished game can be read as it was kept. */
  async #readKept(): Promise<void> {
    const kept = await keptTable(this.id).catch(() => null);
    if (this.table) return; // the connection was quicker
    if (kept) this.#whole({ ...kept, undo: null, redo: false, vote_from: null });
    else this.isUnread = true;
  }

  /** What is over can be read later without a connection. */
  #keepIfOver(): void {
    if (this.table?.status === "over") void keepFinishedGame(this.id, this.#number, this.#game).catch(() => {}); // next time, then
  }

  /** A key that opens nothing any more still leaves the invitation; both stay remembered, for the server may be another. */
  #refusedEntry(message: string, code: string): void {
    this.isConnected = false;
    this.isDeleted = code === "deleted";
    if (this.isDeleted) myGames.forget(this.id);
    if (code === "no-table" && this.#game.key && this.#game.invite) {
      this.#game = { ...this.#game, key: null };
      this.#socket.reconnect();
    } else this.refusal = message;
  }

  #whole(message: TableMessage): void {
    const isFirst = this.#number < 0;
    this.table = message.table;
    this.isUnread = false;
    if (isFirst && message.table.began) {
      this.began = message.table.began;
      void this.#readStory();
    }
    this.you = message.you;
    this.here = message.here;
    this.chat = message.chat;
    this.#private(message);
    this.view = message.view;
    this.own = message.own;
    const last = this.entries.at(-1)?.number ?? -1;
    const fresh = message.entries.filter((entry) => entry.number > last);
    this.entries = [...this.entries, ...fresh];
    if ((fresh[0]?.number ?? last + 1) > last + 1) void this.#readOn(last);
    this.playback.show(this.scene);
    this.#keepIfOver();
  }

  /** A study begins in the middle of a game: its log begins with what led there. */
  async #readStory(): Promise<void> {
    try {
      const told = await api.story(this.id, this.#game);
      this.entries = [...told, ...this.entries.filter((entry) => entry.number >= 0)];
      this.began = 0;
    } catch {
      // Without it the log just begins later.
    }
  }

  /** Long logs are told from their end: read what is missing after a number. */
  async #readOn(after: number): Promise<void> {
    try {
      const found = await api.entries(this.id, after, this.#game);
      const known = new Set(this.entries.map((entry) => entry.number));
      const fresh = found.filter((entry) => !known.has(entry.number));
      if (!fresh.length) return;
      this.entries = [...this.entries, ...fresh].sort((a, b) => a.number - b.number);
      await this.#readOn(fresh.at(-1)?.number ?? after);
    } catch {
      // The log stays shorter; the table itself is whole.
    }
  }

  /** Bots answer in bursts: what comes in within one frame is drawn once. */
  #gather(message: NewsMessage): void {
    this.#gathered.push(message);
    if (this.#gathered.length > 1) return;
    requestAnimationFrame(() => this.#flush());
    setTimeout(() => this.#flush(), SOON); // a tab that nobody sees has no frames
  }

  #flush(): void {
    for (const message of this.#gathered.splice(0)) {
      this.#news(message);
      this.#answered(message.done);
    }
  }

  #news(message: NewsMessage): void {
    if (message.table) this.table = message.table;
    if (message.you) this.you = message.you;
    if (message.you && !message.you.seats.length && !message.you.leads) this.#game = myGames.loseKey(this.id);
    this.#private(message);
    if (message.table) this.#keepIfOver();
    this.entries = [...this.entries, ...message.entries];
    const said = message.entries.filter((entry) => entry.kind === "said");
    if (said.length) this.chat = [...this.chat, ...said.map(chatLine)];
    this.#follow(message);
  }

  #private(message: TableMessage | NewsMessage): void {
    this.#number = message.number;
    this.at = message.at;
    this.moment = message.moment;
    this.decision = message.decision;
    this.undo = message.undo;
    this.redo = message.redo;
    this.voteFrom = message.vote_from;
  }

  /** Put in what a message says is new, and let it be seen. */
  #follow({ entries, view, own }: NewsMessage): void {
    const before = this.scene;
    const frames = before ? framesFrom(before, entries, this.playback.lastPart ?? undefined) : [];
    const after = frames.at(-1)?.scene ?? before;
    this.view = view ?? after?.view ?? null;
    this.own = own ?? after?.own ?? {};
    const isBack = entries.some((entry) => entry.kind === "undone");
    const isMine = entries.some((entry) => isMove(entry) && entry.events?.length && this.you.seats.includes(entry.seat ?? -1));
    // A card that is put back changes nothing that others did.
    if (isBack && !timelineOf(this.entries, this.began).at(-1)?.isTrivial) this.since = this.scene;
    else if (before && isMine) this.since = afterMine(before, frames, this.you.seats);
    if (isBack || entries.some(isMove)) this.turnTakenBack = turnTakenBack(entries, before?.view, this.view);
    if (!this.scene || isBack) this.playback.show(this.scene);
    else {
      this.playback.mySeats = this.you.seats;
      this.playback.follow(frames, this.scene);
    }
  }
}

/** What the last entry took back, if that had ended a turn which now goes on. */
function turnTakenBack(entries: Entry[], before: View | null | undefined, after: View | null): TurnTakenBack | null {
  const last = entries.findLast((entry) => isMove(entry) || entry.kind === "undone");
  if (last?.kind !== "undone" || typeof last.seat !== "number" || !before || !after) return null;
  const [was, is] = [partOf(before), partOf(after)];
  const isOther = was.day !== is.day || was.kind !== is.kind || was.seat !== is.seat;
  return isOther && is.seat !== null ? { by: last.seat, backTo: is.seat, isAgreed: last.agreed ?? false } : null;
}

function chatLine(entry: Entry): ChatLine {
  const { number, time, by, name, text } = entry;
  return { number, time, seat: by ?? null, name: name ?? "", text: text ?? "" };
}
