/** What this browser remembers: my name, the tables I have keys to, and how I like things shown. */
import { SvelteMap } from "svelte/reactivity";
import { isRecord, isText, keep, kept } from "./storage";

export interface MyGame {
  table: string;
  key: string | null;
  invite: string | null;
  /** When I last opened it. */
  opened: number;
}
export interface Settings {
  theme: "auto" | "light" | "dark";
  motion: boolean;
  sound: boolean;
  cover: boolean;
}

const NAME = "gugong.name";
const GAMES = "gugong.games";
const SETTINGS = "gugong.settings";
const MOST_GAMES = 200;
const USUAL: Settings = { theme: "auto", motion: true, sound: false, cover: false };

function isGame(value: unknown): value is MyGame {
  return isRecord(value) && isText(value["table"]) && typeof value["opened"] === "number";
}

function keptGames(): MyGame[] {
  const isList = (value: unknown): value is unknown[] => Array.isArray(value);
  return (kept(GAMES, isList) ?? []).filter(isGame);
}

function keptSettings(): Settings {
  const found = kept(SETTINGS, isRecord) ?? {};
  const same = (name: keyof Settings) => typeof found[name] === typeof USUAL[name];
  const names = (Object.keys(USUAL) as (keyof Settings)[]).filter(same);
  return { ...USUAL, ...Object.fromEntries(names.map((name) => [name, found[name]])) };
}

class Mine {
  name = $state(kept(NAME, isText) ?? "");
  settings = $state<Settings>(keptSettings());
  readonly games = new SvelteMap<string, MyGame>();

  constructor() {
    this.#reread();
    globalThis.addEventListener?.("storage", (event) => {
      if (event.key === GAMES) this.#reread();
    });
  }

  rename(name: string): void {
    this.name = name.trim();
    keep(NAME, this.name);
  }

  change(wish: Partial<Settings>): void {
    Object.assign(this.settings, wish);
    keep(SETTINGS, this.settings);
    this.show();
  }

  /** Put theme and motion on the page. */
  show(): void {
    const root = document.documentElement;
    if (this.settings.theme === "auto") delete root.dataset["theme"];
    else root.dataset["theme"] = this.settings.theme;
    root.classList.toggle("still", !this.settings.motion);
  }

  /** Remember what opens a table; what is known already stays. */
  remember(table: string, entrance: { key?: string | null; invite?: string | null }): MyGame {
    this.#reread();
    const before = this.games.get(table);
    const [key, invite] = [entrance.key ?? before?.key ?? null, entrance.invite ?? before?.invite ?? null];
    return this.#put({ table, key, invite, opened: Date.now() });
  }

  /** I got up: the key opens nothing any more, but an invitation still does. */
  loseKey(table: string): MyGame {
    return this.#put({ ...this.remember(table, {}), key: null });
  }

  forget(table: string): void {
    this.#reread();
    this.games.delete(table);
    this.#keep();
  }

  #put(game: MyGame): MyGame {
    this.games.set(game.table, game);
    this.#keep();
    return game;
  }

  #keep(): void {
    const newest = [...this.games.values()].sort((a, b) => b.opened - a.opened).slice(0, MOST_GAMES);
    keep(GAMES, newest);
  }

  /** Other tabs open and forget tables too: what is kept counts, not what this tab remembers. */
  #reread(): void {
    const found = keptGames();
    if (!found.length && this.games.size) return; // nothing is kept here at all
    const tables = new Set(found.map((game) => game.table));
    for (const table of [...this.games.keys()]) if (!tables.has(table)) this.games.delete(table);
    for (const game of found) this.games.set(game.table, game);
  }
}

export const mine = new Mine();

/** Whether pieces should move at all: the switch, and what the system asks for. */
export function moves(): boolean {
  return mine.settings.motion && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}
