/** What this browser remembers: my name, the tables I have keys to, and how I like things shown. */
import { SvelteMap } from "svelte/reactivity";

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

function kept<T>(key: string, otherwise: T): T {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null") ?? otherwise;
  } catch {
    return otherwise;
  }
}

function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

class Mine {
  name = $state(kept(NAME, ""));
  settings = $state<Settings>({ ...USUAL, ...kept<Partial<Settings>>(SETTINGS, {}) });
  readonly games = new SvelteMap<string, MyGame>(kept<MyGame[]>(GAMES, []).map((game) => [game.table, game]));

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
    const game = {
      table,
      key: entrance.key ?? before?.key ?? null,
      invite: entrance.invite ?? before?.invite ?? null,
      opened: Date.now(),
    };
    this.games.set(table, game);
    const newest = [...this.games.values()].sort((a, b) => b.opened - a.opened).slice(0, MOST_GAMES);
    keep(GAMES, newest);
    return game;
  }

  /** I got up: the key opens nothing any more, but an invitation still does. */
  loseKey(table: string): MyGame {
    const before = this.remember(table, {});
    const game = { ...before, key: null };
    this.games.set(table, game);
    keep(GAMES, [...this.games.values()]);
    return game;
  }

  forget(table: string): void {
    this.#reread();
    this.games.delete(table);
    keep(GAMES, [...this.games.values()]);
  }

  /** Another tab may have opened tables meanwhile. */
  #reread(): void {
    for (const game of kept<MyGame[]>(GAMES, [])) if (!this.games.has(game.table)) this.games.set(game.table, game);
  }
}

export const mine = new Mine();

/** Whether pieces should move at all: the switch, and what the system asks for. */
export function moves(): boolean {
  return mine.settings.motion && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}
