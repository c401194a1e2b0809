/** My games as the server tells them, those where I am to move first. */
import { myGames, type MyGame } from "../../browser/my_games.svelte";
import { api, type GameSummary, Refused } from "../../net/api";
import { fewAtOnce } from "../../net/few_at_once";

export interface KnownGame {
  game: MyGame;
  /** Nothing while it could not be asked about. */
  summary: GameSummary | null;
}

const MOST_SHOWN = 40;
const GONE = "no-table";

/** Whether somebody waits for me there. */
export function isMyTurn({ summary }: KnownGame): boolean {
  if (!summary || summary.study) return false;
  return summary.status === "running" && summary.deciding !== null && summary.yours.includes(summary.deciding);
}

/** The table of a rematch to which somebody waits for me, if I have not been there yet. */
export function openRematch({ summary }: KnownGame): string | null {
  const rematch = summary?.status === "over" && summary.yours.length ? summary.rematch : null;
  return rematch && !myGames.games.has(rematch) ? rematch : null;
}

/** Nothing happens there any more. */
function isFinished(known: KnownGame): boolean {
  const status = known.summary?.status;
  return status === "expired" || (status === "over" && openRematch(known) === null);
}

function rank(known: KnownGame): number {
  if (isMyTurn(known)) return 0;
  if (openRematch(known)) return 1;
  return { running: 1, open: 2, over: 4, expired: 5 }[known.summary?.status ?? "over"] ?? 3;
}

/** Those that wait for me first, then by when I last was there. */
export function sorted(games: KnownGame[]): KnownGame[] {
  return [...games].sort((a, b) => rank(a) - rank(b) || b.game.opened - a.game.opened);
}

export class GameList {
  known = $state.raw<KnownGame[]>([]);
  isAsking = $state(false);

  readonly running = $derived(this.known.filter((known) => !isFinished(known)));
  readonly finished = $derived(this.known.filter(isFinished));
  readonly waiting = $derived(this.known.filter(isMyTurn));

  /** Ask about all of them, a few at a time; those that are gone are forgotten. */
  async ask(): Promise<void> {
    if (this.isAsking) return;
    this.isAsking = true;
    const wanted = [...myGames.games.values()].sort((a, b) => b.opened - a.opened).slice(0, MOST_SHOWN);
    const found = await fewAtOnce(wanted, (game) => this.#one(game));
    this.known = sorted(found.filter((known) => known !== null));
    this.isAsking = false;
  }

  forget(table: string): void {
    myGames.forget(table);
    this.known = this.known.filter(({ game }) => game.table !== table);
  }

  async #one(game: MyGame): Promise<KnownGame | null> {
    try {
      return { game, summary: await api.summary(game.table, game) };
    } catch (fault) {
      if (!(fault instanceof Refused) || fault.code !== GONE) return { game, summary: null };
      myGames.forget(game.table);
      return null;
    }
  }
}
