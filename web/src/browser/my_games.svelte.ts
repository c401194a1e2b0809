/** The tables this browser has been to, with the keys and invitations that open them; kept in local storage. */
import { SvelteMap } from "svelte/reactivity";
import { forgetGame } from "./kept_answers";
import { isRecord, isText, readStored, store } from "./storage";

export interface MyGame {
  table: string;
  key: string | null;
  invite: string | null;
  /** When I last opened it. */
  opened: number;
}

const GAMES = "gugong.games";
const MOST_GAMES = 200;

function isGame(value: unknown): value is MyGame {
  return isRecord(value) && isText(value["table"]) && typeof value["opened"] === "number";
}

function storedGames(): MyGame[] {
  const isList = (value: unknown): value is unknown[] => Array.isArray(value);
  return (readStored(GAMES, isList) ?? []).filter(isGame);
}

class MyGames {
  readonly games = new SvelteMap<string, MyGame>();

  constructor() {
    this.#reread();
    globalThis.addEventListener?.("storage", (event) => {
      if ((event as StorageEvent).key === GAMES) this.#reread();
    });
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
    void forgetGame(table);
  }

  #put(game: MyGame): MyGame {
    this.games.set(game.table, game);
    this.#keep();
    return game;
  }

  #keep(): void {
    const newest = [...this.games.values()].sort((a, b) => b.opened - a.opened);
    // A key could not be had again: games that I have a seat in are kept, whatever their number.
    store(
      GAMES,
      newest.filter((game, place) => game.key || place < MOST_GAMES),
    );
  }

  /** Other tabs open and forget tables too: what is stored counts, not what this tab remembers. */
  #reread(): void {
    const found = storedGames();
    if (!found.length && this.games.size) return; // nothing is stored here at all
    const tables = new Set(found.map((game) => game.table));
    for (const table of [...this.games.keys()]) if (!tables.has(table)) this.games.delete(table);
    for (const game of found) this.games.set(game.table, game);
  }
}

export const myGames = new MyGames();
