/** Being told about my games while I am not at the table: one switch, quiet hours, and an e-mail address where the server sends mail.
 *
 *  The server knows this browser by a key that it makes itself, and my seats by theirs. */
import { untrack } from "svelte";
import { myGames } from "../browser/my_games.svelte";
import { isRecord, isText, readStored, store } from "../browser/storage";
import { currentLanguage, t } from "../i18n/messages.svelte";
import { Refused } from "../net/api";
import type { NotificationOffer, NotificationWish } from "../wire";
import { notificationsApi } from "./notifications_api";
import { canPush, closeNotifications, isForbidden, showNotification, subscribe, subscribeAgain, unsubscribe } from "./push_manager";

/** What this browser remembers. */
export interface Wishes {
  isOn: boolean;
  key: string;
  /** Whether there are quiet hours, and from when to when, as 22:00. */
  isQuiet: boolean;
  quietFrom: string;
  quietTo: string;
  email: string;
  /** Whether the page has offered it: it does so once. */
  wasOffered: boolean;
  /** The tables that the server was told last, when, and in which language. */
  told: string[];
  toldAt: number;
  toldIn: string;
}

const STORED_AS = "gugong.notifications";
const MOST_SEATS = 100; // that the server takes at once
const DAY = 24 * 60 * 60_000;
const KEY_BYTES = 32;
const USUAL: Wishes = {
  isOn: false,
  key: "",
  isQuiet: true,
  quietFrom: "22:00",
  quietTo: "08:00",
  email: "",
  wasOffered: false,
  told: [],
  toldAt: 0,
  toldIn: "",
};

function storedWishes(): Wishes {
  const found = readStored(STORED_AS, isRecord) ?? {};
  const names = (Object.keys(USUAL) as (keyof Wishes)[]).filter((name) => typeof found[name] === typeof USUAL[name]);
  const kept: Wishes = { ...USUAL, ...Object.fromEntries(names.map((name) => [name, found[name]])) };
  return { ...kept, told: Array.isArray(kept.told) ? kept.told.filter(isText) : [] };
}

function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(KEY_BYTES));
  return btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** My seats, those of the tables that I opened last first. */
export function mySeats(): { table: string; key: string }[] {
  const newest = [...myGames.games.values()].sort((a, b) => b.opened - a.opened);
  return newest.flatMap(({ table, key }) => (key ? [{ table, key }] : [])).slice(0, MOST_SEATS);
}

export class Notifications {
  wishes = $state<Wishes>(storedWishes());
  /** What the server offers; null until it was asked. */
  offer = $state.raw<NotificationOffer | null>(null);
  /** Why it did not work. */
  trouble = $state("");
  isBusy = $state(false);
  #isMoment = $state(false);

  /** Whether there is something to switch on: not over plain http, where browsers have no push, and not where the server has none. */
  get isPossible(): boolean {
    return Boolean(this.offer && ((this.offer.push_key && canPush()) || this.offer.email));
  }

  /** Whether to offer it now, in one line: at the right moment, and once. */
  get isOffering(): boolean {
    return this.#isMoment && !this.wishes.isOn && !this.wishes.wasOffered && this.isPossible && !isForbidden();
  }

  /** Find out what the server offers. */
  async look(): Promise<void> {
    if (this.offer) return;
    this.offer = await notificationsApi.look(this.wishes.key || null).catch(() => null);
  }

  /** Now somebody may want to be told: they sat down in a game of days, or went away while others play. */
  async noteMoment(): Promise<void> {
    if (this.wishes.isOn || this.wishes.wasOffered || !canPush() || isForbidden()) return;
    await this.look();
    this.#isMoment = true;
  }

  decline(): void {
    this.#change({ wasOffered: true });
  }

  async switchTo(isOn: boolean): Promise<void> {
    await (isOn ? this.#try(() => this.#switchOn()) : this.#try(() => this.#switchOff()));
  }

  /** Change quiet hours or address; the server is told at once if it is to tell me something. */
  async change(wish: Partial<Pick<Wishes, "isQuiet" | "quietFrom" | "quietTo" | "email">>): Promise<void> {
    this.#change(wish);
    if (this.wishes.isOn) await this.#try(() => this.#send(true));
  }

  /** Follow my games and my language for as long as the page is open. */
  start(): void {
    $effect.root(() => {
      $effect(() => {
        void [mySeats(), currentLanguage(), this.wishes.isOn];
        untrack(() => void this.follow());
      });
    });
  }

  /** Tell the server of new seats, of those that I forgot, of another language, and now and then that I am still here. */
  async follow(): Promise<void> {
    const { isOn, told, toldAt, toldIn, key } = this.wishes;
    if (!isOn || this.isBusy) return;
    const seats = mySeats().map((seat) => seat.table);
    const gone = told.filter((table) => !seats.includes(table));
    const isNew = gone.length > 0 || seats.some((table) => !told.includes(table)) || toldIn !== currentLanguage();
    if (!isNew && Date.now() - toldAt < DAY) return;
    await this.#try(async () => {
      for (const table of gone) await notificationsApi.endOf(key, table);
      await this.#send(true);
    });
  }

  /** It is my turn at a table that is open in this browser: the server believes that I see it, so the page tells me if I look elsewhere. */
  tellTurn(table: string): void {
    if (this.wishes.isOn && document.hidden) void showNotification(t("web-your-turn"), table, `/table/${table}`).catch(() => {});
  }

  /** I look at a table: what was told about it is not needed any more. */
  clear(table: string): void {
    if (this.wishes.isOn) void closeNotifications(table).catch(() => {});
  }

  async #switchOn(): Promise<void> {
    this.#change({ isOn: true, wasOffered: true, key: this.wishes.key || newKey() }); // the switch follows at once, or goes back
    try {
      await this.look();
      const serverKey = this.offer?.push_key;
      const push = serverKey && canPush() ? await subscribe(serverKey) : null;
      if (push || this.offer?.email) await this.#send(false, push);
      else {
        this.trouble = t("notify-forbidden");
        this.#change({ isOn: false });
      }
    } catch (fault) {
      this.#change({ isOn: false });
      throw fault;
    }
  }

  async #switchOff(): Promise<void> {
    this.#change({ isOn: false, told: [], toldAt: 0 });
    await unsubscribe().catch(() => {});
    this.offer = await notificationsApi.end(this.wishes.key);
  }

  /** Tell the server what I wish; with what the browser's push manager says, or what it says now. */
  async #send(askAgain: boolean, found: NotificationWish["push"] = null): Promise<void> {
    await this.look();
    const serverKey = this.offer?.push_key;
    const push = askAgain && serverKey ? await subscribeAgain(serverKey) : found;
    const { isQuiet, quietFrom, quietTo, email, key } = this.wishes;
    const seats = mySeats();
    if (!push && !email) return; // an address is still to be given
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    this.offer = await notificationsApi.wish(key, {
      language: currentLanguage(),
      push,
      email: this.offer?.email && email ? email : null,
      quiet: isQuiet && quietFrom && quietTo ? { start: quietFrom, end: quietTo, zone } : null,
      seats,
    });
    this.#change({ told: seats.map((seat) => seat.table), toldAt: Date.now(), toldIn: currentLanguage() });
  }

  async #try(work: () => Promise<void>): Promise<void> {
    this.trouble = "";
    this.isBusy = true;
    try {
      await work();
    } catch (fault) {
      this.trouble = fault instanceof Refused ? fault.message : t("notify-failed");
    } finally {
      this.isBusy = false;
    }
  }

  #change(wish: Partial<Wishes>): void {
    Object.assign(this.wishes, wish);
    store(STORED_AS, this.wishes);
  }
}

export const notifications = new Notifications();
