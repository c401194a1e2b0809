/** Many things are asked for a few at a time, so that the server has no flood of them. */

const AT_ONCE = 4;

/** What each of them is answered by, in the order of the answers. */
export async function fewAtOnce<T, A>(items: T[], ask: (item: T) => Promise<A>): Promise<A[]> {
  const waiting = [...items];
  const found: A[] = [];
  const next = async (): Promise<void> => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) found.push(await ask(item));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
  return found;
}
