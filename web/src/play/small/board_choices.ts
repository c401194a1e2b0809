/** What can be chosen on the drawn board, and which of it a finger means. */
import type { Area } from "../../board/geometry";

const CHOICES = ".spot.target.legal";
const REACH = 22; // pixels from the middle of a small thing that still mean it

/** Where all that can be chosen lies, in units of the board. */
export function choicesOnBoard(frame: Element): Area[] {
  return [...frame.querySelectorAll<SVGGraphicsElement>(`${CHOICES} > .ring`)].map((ring) => {
    const { x, y, width, height } = ring.getBBox();
    return { x, y, width, height };
  });
}

/** The id of what a finger at a point of the window means: the nearest thing that it lies on, or lies close to. */
export function nearestChoice(frame: Element | null, { clientX, clientY }: { clientX: number; clientY: number }): string | null {
  let found: { id: string | null; far: number } | null = null;
  for (const ring of frame?.querySelectorAll(`${CHOICES} > .ring`) ?? []) {
    const { left, top, width, height } = ring.getBoundingClientRect();
    const [x, y] = [Math.abs(clientX - left - width / 2), Math.abs(clientY - top - height / 2)];
    if (x > Math.max(REACH, width / 2) || y > Math.max(REACH, height / 2)) continue;
    const far = Math.hypot(x, y);
    if (!found || far < found.far) found = { id: ring.parentElement?.getAttribute("data-anchor") ?? null, far };
  }
  return found?.id ?? null;
}
