/** What I am called: my own name, or a title of the court for whoever gives none. */
import { preferences } from "../browser/preferences.svelte";
import { t } from "../i18n/messages.svelte";

const TITLES = 8;
const drawn = Math.floor(Math.random() * TITLES);

/** The title that is offered in this visit: none of those that others at the table have. */
export function courtTitle(taken: readonly string[] = []): string {
  const titles = Array.from({ length: TITLES }, (_, i) => t(`lobby-title-${((drawn + i) % TITLES) + 1}`));
  return titles.find((title) => !taken.includes(title)) ?? "";
}

/** My name from now on, so that nobody is stopped by an empty field. */
export function myName(taken: readonly string[] = []): string {
  if (!preferences.name) preferences.rename(courtTitle(taken));
  return preferences.name;
}

/** What I am called while I watch: not as somebody who plays. */
export function spectatorName(players: readonly string[]): string {
  return preferences.name && !players.includes(preferences.name) ? preferences.name : t("log-chat-nameless");
}
