/** Panels that float over the table: each lies beside what it is about, and clear of what has to stay in sight. */
import { tick } from "svelte";
import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";
import { placeBeside, type Place, type Rect } from "./placement";

/** What nothing may float over: the header and the question. */
export const ALWAYS_CLEAR = "header.bar, .asked";
/** What can be chosen now. */
export const CHOICES = ".spot.target.legal";

function rectsOf(selector: string, except: Element): Rect[] {
  const found = [...document.querySelectorAll(selector)].filter((one) => one !== except && one.checkVisibility());
  return found.map((one) => one.getBoundingClientRect()).filter(({ width, height }) => width > 0 && height > 0);
}

/** Put a panel where it belongs in the window, whatever its position counts from. */
function put(panel: HTMLElement, { left, top }: Place): void {
  Object.assign(panel.style, { transitionProperty: "none", left: `${left}px`, top: `${top}px` });
  const at = panel.getBoundingClientRect();
  if (at.left === left && at.top === top) return;
  Object.assign(panel.style, { left: `${2 * left - at.left}px`, top: `${2 * top - at.top}px` });
}

/** What a panel leaves in sight, by selectors. */
export interface KeptInSight {
  /** What it never covers; the first before the others. */
  never: string[];
  /** What it rather does not cover. */
  rather?: string;
}

/** Attach to a panel whose position is fixed and whose width is that of its content: it is put beside a drawn thing. It is
 *  placed anew when its size or the window changes, and waits for that thing if it is not drawn yet. */
export function floating(find: () => Element | null, kept: KeptInSight): Attachment<HTMLElement> {
  return (panel) => {
    let again = 0;
    const settle = (): void => {
      cancelAnimationFrame(again);
      const about = find();
      if (!about?.isConnected) {
        again = requestAnimationFrame(settle); // after a reload the board is drawn later than the question
        return;
      }
      const { width, height } = panel.getBoundingClientRect();
      const never = kept.never.map((selector) => rectsOf(selector, about));
      const rather = kept.rather ? rectsOf(kept.rather, about) : [];
      const room = { width: innerWidth, height: innerHeight };
      put(panel, placeBeside(about.getBoundingClientRect(), { width, height }, { never, rather }, room));
    };
    const sizes = new ResizeObserver(settle);
    sizes.observe(panel);
    const undo = [on(window, "resize", settle), on(window, "scroll", settle, { capture: true })];
    void tick().then(settle); // when everything around it is drawn, too
    return () => {
      cancelAnimationFrame(again);
      sizes.disconnect();
      for (const off of undo) off();
    };
  };
}
