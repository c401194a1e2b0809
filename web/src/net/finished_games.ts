/** Finished games that were opened on this device: kept so that they can be read without a connection, all but the chances. */
import { keepGame, keptAnswer } from "../browser/kept_answers";
import type { Film, TableMessage } from "../wire";
import { api, type Entrance, paths } from "./api";

const FIRST = -1; // the number before the first entry

/** A finished game as it was when it was kept; null if it was not. */
export async function keptTable(id: string): Promise<TableMessage | null> {
  return (await keptAnswer(paths.table(id))) as TableMessage | null;
}

/** All moves of a game that was kept. */
export async function keptFilm(id: string): Promise<Film | null> {
  return (await keptAnswer(paths.film(id, 0))) as Film | null;
}

/** Games that are being kept, each with its number: to write one twice at once could lose it. */
const underWay = new Set<string>();

/** Keep a finished game, unless it is kept as it is now: at the entry with this number. */
export async function keepFinishedGame(id: string, number: number, entrance: Entrance): Promise<void> {
  const name = `${id} ${number}`;
  if (!globalThis.caches || underWay.has(name)) return;
  underWay.add(name);
  try {
    if ((await keptTable(id))?.number !== number) await fetchAndKeep(id, entrance);
  } finally {
    underWay.delete(name);
  }
}

async function fetchAndKeep(id: string, entrance: Entrance): Promise<void> {
  const table = await api.table(id, entrance);
  if (table.table.status !== "over") return; // it was taken back meanwhile
  const answers = new Map<string, unknown>([
    [paths.summary(id), await api.outline(id, entrance)],
    [paths.film(id, 0), await wholeFilm(id, entrance)],
  ]);
  if (table.table.began) answers.set(paths.story(id), { entries: await api.story(id, entrance) });
  const known = table.entries[0]?.number ?? 0;
  for (let after = FIRST; after + 1 < known; ) {
    const entries = await api.entries(id, after, entrance);
    answers.set(paths.entries(id, after), { entries });
    after = entries.at(-1)?.number ?? known;
  }
  answers.set(paths.table(id), table);
  await keepGame(id, answers);
}

/** The server sends some hundred moves at a time. */
async function wholeFilm(id: string, entrance: Entrance): Promise<Film> {
  const film = await api.film(id, 0, entrance);
  for (let last = film.steps.at(-1); last && last.moment < film.last; last = film.steps.at(-1)) {
    const { steps } = await api.film(id, last.moment, entrance);
    if (!steps.length) break;
    film.steps.push(...steps);
  }
  return film;
}
