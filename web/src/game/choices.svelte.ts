/** What can be chosen now, by the place on the table it belongs to. Drawn things ask here whether they glow. */
import { getContext, setContext } from "svelte";
import { t } from "../i18n/messages.svelte";
import type { Option } from "../wire";
import type { StandAhead } from "./foresight";

/** A place that a choice belongs to; several options of one place are asked about there. */
export interface Target {
  options: Option[];
  legal: boolean;
  /** An answer to the question can be given here: more than to refuse, and no trade beside it. */
  isAnswer: boolean;
  /** Words for who points at it: what it does, or why it cannot be done. */
  label: string;
  /** The keys that choose here, one for each option that can be chosen. */
  keys: string[];
  /** What a click does that is no choice: it undoes one, and perhaps makes another. Such a spot does not glow. */
  act?: () => void;
}

export interface Choices {
  /** What may be chosen at a spot now, if anything. */
  target(id: string): Target | undefined;
  /** Choose at a spot. */
  choose(id: string): void;
  /** Somebody points at a spot (or no longer does). */
  point(id: string | null, at?: Element): void;
  /** Somebody wants a spot explained: it stays so until they click elsewhere. */
  pin(id: string, at: Element): void;
  /** Whether Tab also goes to each area of the table, from where the arrow keys go to everything in it. */
  explains(): boolean;
  /** The spots that pieces of the option pointed at will touch. */
  isHinted(id: string): boolean;
  /** What an exchange at a stand would cost and allow, of the card that is chosen or pointed at. */
  ahead(id: string): StandAhead | undefined;
  /** How a spot has changed since I last chose something. */
  change(id: string): "moved" | "used" | null;
  /** Points that a seat has gained or lost since then. */
  gained(seat: number): number;
}

/** A spot in words: the thing, and what choices it does; once, where that is the same. */
export function spotWords(label: string, target: Target): string {
  return target.label.startsWith(label) ? target.label : t("web-spot", { thing: label, choice: target.label });
}

const KEY = Symbol("choices");
const NOTHING: Choices = {
  target: () => undefined,
  choose: () => {},
  point: () => {},
  pin: () => {},
  isHinted: () => false,
  explains: () => false,
  ahead: () => undefined,
  change: () => null,
  gained: () => 0,
};

export function provideChoices(choices: Choices): void {
  setContext(KEY, choices);
}

export function useChoices(): Choices {
  return getContext<Choices | undefined>(KEY) ?? NOTHING;
}
