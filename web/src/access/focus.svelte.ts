/** Where the keyboard is: at the question or at its answers, never by itself on refusing or trading. */
import { tick } from "svelte";
import { selectorOf } from "../game/board_ids";
import type { Interaction } from "../game/interaction.svelte";

export const QUESTION = "question-heading";

/** The heading of the question, which may take the focus. */
export function question(): HTMLElement | null {
  return document.getElementById(QUESTION);
}

/** The first thing that answers the question. */
export function firstAnswer(): HTMLElement | null {
  return [...document.querySelectorAll<HTMLElement>("[data-answer]")].find((one) => one.checkVisibility()) ?? null;
}

/** Nothing has the focus, or what was chosen last still has it and can be chosen no more. */
function isLost({ keyedAt }: Interaction): boolean {
  const at = document.activeElement;
  return !at || at === document.body || (at === keyedAt && !at.matches("[data-answer]"));
}

/** Who answers by Tab and Enter goes on from the first of the next answers, not from the top of the page; where there are
 *  none but to refuse, from the question. */
export function keepFocus(interaction: Interaction): void {
  $effect(() => {
    if (!interaction.decision || !interaction.keyedAt) return;
    void tick().then(() => {
      if (isLost(interaction)) (firstAnswer() ?? question())?.focus();
    });
  });
  // The answers of one place are asked beside it; afterwards one is back at the place.
  $effect(() => {
    const place = interaction.asking;
    if (place === null || !interaction.keyedAt) return;
    void tick().then(() => document.querySelector<HTMLElement>("[data-option][data-answer]")?.focus());
    return () => {
      void tick().then(() => {
        if (isLost(interaction) && interaction.decision) document.querySelector<HTMLElement>(selectorOf(place))?.focus();
      });
    };
  });
}
