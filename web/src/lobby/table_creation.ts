/** From a wish to a table that lies there, and the way to it. */
import { myGames } from "../browser/my_games.svelte";
import { go } from "../browser/router.svelte";
import { api, type Entrance } from "../net/api";
import type { Made, NewTable } from "../wire";

function enter(made: Made): void {
  myGames.remember(made.table, { key: made.key, invite: made.invite });
  go(`/table/${made.table}`);
}

/** Make a table, begin its game if it can begin at once, and go there. */
export async function layTable(order: NewTable, start: boolean): Promise<void> {
  const made = await api.make(order);
  if (start) {
    // Should this fail, the table is still there, with a button to begin.
    await api.start(made.table, made).catch(() => {});
  }
  enter(made);
}

/** Open a saved game as a table to study. */
export async function studyFile(file: File, name: string): Promise<void> {
  enter(await api.studySave(name, await file.text()));
}

/** Open a moment of a table as one to study. */
export async function studyMoment(table: string, entrance: Entrance, name: string, moment: number): Promise<void> {
  enter(await api.study(table, entrance, name, moment));
}
