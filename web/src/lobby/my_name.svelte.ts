/** What I am called: my own name, or a title of the court for whoever gives none. */
import { preferences } from "../browser/preferences.svelte";
import { t } from "../i18n/messages.svelte";

const TITLES = 8;
const drawn = 1 + Math.floor(Math.random() * TITLES);

/** The title that is offered in this visit. */
export function courtTitle(): string {
  return t(`lobby-title-${drawn}`);
}

/** My name from now on, so that nobody is stopped by an empty field. */
export function myName(): string {
  if (!preferences.name) preferences.rename(courtTitle());
  return preferences.name;
}
