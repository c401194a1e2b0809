/** Arrow keys go from thing to thing within an area of the table. The Tab key goes only to what can be chosen. */
import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";

/** What the arrow keys reach: everything that is told to a screen reader. */
const THINGS = ".spot:not([aria-hidden=true]), [data-option]";
const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Attach to an area. Where one area lies in another, the inner one has its own things. */
export const arrowKeys: Attachment<HTMLElement | SVGElement> = (area) => {
  area.dataset["area"] = "";
  return on(area, "keydown", (event) => {
    if (!(event instanceof KeyboardEvent)) return;
    const step = STEPS[event.key];
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const things = [...area.querySelectorAll<HTMLElement>(THINGS)].filter(
      (thing) => thing.closest("[data-area]") === area && thing.checkVisibility(),
    );
    const at = things.findIndex((thing) => thing === event.target);
    if (at < 0 && event.target !== area) return;
    event.preventDefault();
    event.stopPropagation();
    things[at < 0 ? (step > 0 ? 0 : things.length - 1) : at + step]?.focus();
  });
};
