/** The icon of the installed app, which notifications have, too, and the number at it: how many of my games wait for me. */

/** Drawn by `icons_plugin.ts`. */
export const APP_ICON = "/icon-192.png";

const waiting = new Set<string>();

/** Whether a game waits for me, as its table tells. */
export function markWaiting(table: string, isWaiting: boolean): void {
  if (isWaiting === waiting.has(table)) return;
  if (isWaiting) waiting.add(table);
  else waiting.delete(table);
  show();
}

/** All games that wait for me, as the list of my games tells. */
export function markAllWaiting(tables: string[]): void {
  waiting.clear();
  for (const table of tables) waiting.add(table);
  show();
}

/** Not all browsers have it, and some only for apps that are installed. */
function show(): void {
  const done = waiting.size ? navigator.setAppBadge?.(waiting.size) : navigator.clearAppBadge?.();
  done?.catch(() => {});
}
