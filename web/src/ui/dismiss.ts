/** Pop-ups that stay until they are closed: by a click elsewhere, by the back button, or by Escape before the key means anything else. */
import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";
import { closeOnBack } from "../browser/back_button";

/** Why a pop-up closes; after Escape or the back button the focus goes back to where it was opened. */
export type Dismissal = "escape" | "outside";

interface Popup {
  element: Element;
  close: (why: Dismissal) => void;
  /** Besides the pop-up itself: what opens and closes it. */
  opener: () => Element | null;
}

/** Those that are open, the newest last: Escape closes one at a time. */
const open: Popup[] = [];
let stop: (() => void) | null = null;

function press(event: KeyboardEvent): void {
  const newest = open.at(-1);
  if (event.key !== "Escape" || !newest) return;
  event.preventDefault();
  event.stopPropagation();
  newest.close("escape");
}

function point(event: Event): void {
  const at = event.target;
  if (!(at instanceof Node)) return;
  for (const { element, opener, close } of [...open]) if (!element.contains(at) && !opener()?.contains(at)) close("outside");
}

function listen(): () => void {
  const undo = [on(window, "keydown", press, { capture: true }), on(window, "pointerdown", point, { capture: true })];
  return () => undo.forEach((off) => off());
}

/** Attach to a pop-up for as long as it is open. */
export function dismissible(close: (why: Dismissal) => void, opener: () => Element | null = () => null): Attachment<Element> {
  return (element) => {
    const popup = { element, close, opener };
    open.push(popup);
    stop ??= listen();
    const closed = closeOnBack(() => close("escape"));
    return () => {
      closed();
      open.splice(open.indexOf(popup), 1);
      if (open.length) return;
      stop?.();
      stop = null;
    };
  };
}
