/** Codes that carry seats to another device, and the links that bring them there. A code stands behind the #, which browsers keep to themselves. */
import type { MyGame } from "../browser/my_games.svelte";
import type { HandedGame } from "../wire";

const GROUP = 5;
/** As many as the server takes at once. */
const MOST_GAMES = 200;

/** Where the other device types a code. */
export const PATH = "/handover";

/** A code as it is shown: in groups, so that one can read it aloud. */
export function grouped(code: string): string {
  return code.match(new RegExp(`.{1,${GROUP}}`, "g"))?.join("-") ?? code;
}

/** The link of a code. */
export function linkOf(code: string): string {
  return `${location.origin}${PATH}#code=${code}`;
}

/** What opens these tables; those opened last, if there are too many. */
export function carried(games: Iterable<MyGame>): HandedGame[] {
  const newest = [...games].sort((a, b) => b.opened - a.opened).slice(0, MOST_GAMES);
  return newest.map(({ table, key, invite }) => ({ table, key: key || null, invite: invite || null }));
}
