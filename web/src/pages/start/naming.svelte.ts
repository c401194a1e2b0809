/** What I am called: my own name, or a title of the court for whoever gives none. */
import { mine } from "../../lib/mine.svelte";
import { t } from "../../lib/words.svelte";

const TITLES = 8;
const drawn = 1 + Math.floor(Math.random() * TITLES);

/** The title that is offered in this visit. */
export function courtTitle(): string {
  return t(`lobby-title-${drawn}`);
}

/** My name from now on, so that nobody is stopped by an empty field. */
export function myName(): string {
  if (!mine.name) mine.rename(courtTitle());
  return mine.name;
}
