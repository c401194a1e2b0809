/** Focus for what lies over the table until it is closed: it goes in, stays in, and comes back. */
import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";

const STOPS = "a[href], button:not(:disabled), select, input, textarea, summary, [tabindex]:not([tabindex='-1'])";

/** Who writes a message goes on writing. */
function isTyping(element: Element | null): boolean {
  return element?.matches("input, textarea") ?? false;
}

/** Attach to a dialog for as long as it is open. */
export const modal: Attachment<HTMLElement> = (dialog) => {
  const before = document.activeElement;
  dialog.tabIndex = -1;
  if (!isTyping(before)) dialog.focus({ preventScroll: true });
  const off = on(dialog, "keydown", (event) => {
    if (event.key !== "Tab") return;
    const stops = [...dialog.querySelectorAll<HTMLElement>(STOPS)].filter((one) => one.tabIndex >= 0 && one.checkVisibility());
    const [first, last] = [stops[0], stops.at(-1)];
    const at = document.activeElement;
    const isAtEdge = event.shiftKey ? at === first || at === dialog : at === last || !stops.length;
    if (!isAtEdge) return;
    event.preventDefault();
    (event.shiftKey ? last : (first ?? dialog))?.focus();
  });
  return () => {
    off();
    dialog.removeAttribute("tabindex");
    const at = document.activeElement;
    const isFree = !at || at === document.body || dialog.contains(at);
    if (isFree && before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
  };
};
