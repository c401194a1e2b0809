/** Taking over games from another device: a code brings their keys, which are kept only when I have seen what they open. */
import { myGames } from "../browser/my_games.svelte";
import { t } from "../i18n/messages.svelte";
import { api, type GameSummary, Refused } from "../net/api";
import { fewAtOnce } from "../net/few_at_once";
import type { HandedGame } from "../wire";
import { handoverApi } from "./handover_api";

/** Why a game stays as it is on this device: I have it already, I have another seat there, or it is gone. */
export type Staying = "known" | "other" | "gone";

export interface HandedTable {
  game: HandedGame;
  /** Nothing while it could not be asked about. */
  summary: GameSummary | null;
  stays: Staying | null;
}

const MOST_ASKED = 40;
const GONE = "no-table";

export class Takeover {
  stage = $state<"code" | "looking" | "offered">("code");
  trouble = $state("");
  /** What the code brings, in the order in which the games were opened there. */
  tables = $state.raw<HandedTable[]>([]);

  readonly coming = $derived(this.tables.filter((table) => table.stays === null));
  readonly staying = $derived(this.tables.filter((table) => table.stays !== null));

  /** Take what was left under a code, and ask what it opens. */
  async look(code: string): Promise<void> {
    if (this.stage === "looking") return;
    this.stage = "looking";
    this.trouble = "";
    try {
      const { games } = await handoverApi.take(code);
      const asked = await fewAtOnce(games.slice(0, MOST_ASKED), look);
      const unasked = games.slice(MOST_ASKED).map((game) => ({ game, summary: null, stays: clash(game) }));
      const place = ({ game }: HandedTable): number => games.indexOf(game);
      this.tables = [...asked.sort((a, b) => place(a) - place(b)), ...unasked];
      this.stage = "offered";
    } catch (fault) {
      this.stage = "code";
      this.trouble = fault instanceof Refused ? fault.message : t("web-fault");
    }
  }

  /** Keep the keys; the page to go to. */
  keep(): string {
    for (const { game } of [...this.coming].reverse()) myGames.remember(game.table, game);
    const [first, ...more] = this.coming;
    return first && !more.length ? `/table/${first.game.table}` : "/";
  }
}

/** A key that this device has is never replaced: it could not be had again. */
function clash({ table, key, invite }: HandedGame): Staying | null {
  const mine = myGames.games.get(table);
  if (!mine) return null;
  if (mine.key && key && mine.key !== key) return "other";
  return (key === null || mine.key === key) && (invite === null || mine.invite === invite) ? "known" : null;
}

async function look(game: HandedGame): Promise<HandedTable> {
  const stays = clash(game);
  try {
    return { game, summary: await api.summary(game.table, game), stays };
  } catch (fault) {
    const isGone = fault instanceof Refused && fault.code === GONE;
    return { game, summary: null, stays: isGone ? "gone" : stays };
  }
}
