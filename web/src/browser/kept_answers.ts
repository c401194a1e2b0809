/** Answers of the server that are kept to be read without a connection: finished games, and the figures of boxes. Browsers keep them at https
 *  addresses and on this machine; elsewhere nothing is kept. Nothing of a running game is here, and no key. */

const GAMES = "gugong-game-"; // each has a cache of its own: "gugong-game-<table> <when>"
const BOXES = "gugong-boxes";
const MOST_GAMES = 50;
const storage = (): CacheStorage | undefined => globalThis.caches;

/** What the server answered to a path when it could be asked; null if that was not kept. */
export async function keptAnswer(path: string): Promise<unknown> {
  const kept = await storage()?.match(path).catch(() => undefined);
  return kept ? ((await kept.json()) as unknown) : null;
}

/** Keep the answers by path that a finished game is read from, in place of older ones; those of the games kept longest ago go. The last of them is
 *  kept last: who finds it finds the others. */
export async function keepGame(table: string, answers: Map<string, unknown>): Promise<void> {
  const older = await cachesOf(`${GAMES}${table} `);
  await keep(`${GAMES}${table} ${Date.now()}`, answers);
  await Promise.all(older.map((name) => storage()?.delete(name))); // not before: who leaves the page meanwhile keeps those
  const games = await cachesOf(GAMES);
  await Promise.all(games.slice(0, -MOST_GAMES).map((name) => storage()?.delete(name)));
}

export async function forgetGame(table: string): Promise<void> {
  await Promise.all((await cachesOf(`${GAMES}${table} `)).map((name) => storage()?.delete(name)));
}

/** The names of the caches that begin so, the oldest first. */
async function cachesOf(beginning: string): Promise<string[]> {
  return (await storage()?.keys())?.filter((name) => name.startsWith(beginning)) ?? [];
}

export function keepBox(path: string, box: unknown): Promise<void> {
  return keep(BOXES, new Map([[path, box]]));
}

async function keep(name: string, answers: Map<string, unknown>): Promise<void> {
  const cache = await storage()?.open(name);
  for (const [path, answer] of answers) await cache?.put(path, Response.json(answer));
}
