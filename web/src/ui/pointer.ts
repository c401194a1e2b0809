/** Pointing at a thing: hovering with a mouse; on touch, where a tap chooses, holding it for a moment. */
import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";
import type { Choices } from "../game/choices.svelte";

const HOLD = 450; // milliseconds
const SLACK = 10; // pixels that a finger may stray

/** Attach to whatever is drawn at a spot. */
export function trackPointer(choices: Choices, id: string): Attachment<Element> {
  return (element) => {
    const finger = new Finger(choices, id, element);
    const hover = (event: PointerEvent) => event.pointerType !== "touch";
    let isKeyed = false;
    const keyed = (now: boolean) => {
      isKeyed = now;
      if (now) choices.point(id, element);
      else choices.point(null);
    };
    const undo = [
      on(element, "pointerenter", (event) => hover(event as PointerEvent) && choices.point(id, element)),
      on(element, "pointerleave", (event) => hover(event as PointerEvent) && choices.point(null)),
      on(element, "focus", () => element.matches(":focus-visible") && keyed(true)),
      on(element, "blur", () => isKeyed && keyed(false)),
      on(element, "pointerdown", (event) => finger.down(event as PointerEvent)),
      on(element, "pointermove", (event) => finger.move(event as PointerEvent)),
      on(element, "pointerup", () => finger.stop()),
      on(element, "pointercancel", () => finger.stop()),
      on(element, "click", () => canPin(choices, id) && choices.pin(id, element)),
      on(element, "contextmenu", (event) => finger.isHeld && event.preventDefault()),
    ];
    return () => {
      finger.stop();
      for (const off of undo) off();
    };
  };
}

/** A click on what can be chosen chooses it; on anything else it asks what it is. */
function canPin(choices: Choices, id: string): boolean {
  const target = choices.target(id);
  return !target || (!target.legal && !target.act);
}

class Finger {
  isHeld = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #from = { x: 0, y: 0 };

  constructor(
    readonly choices: Choices,
    readonly id: string,
    readonly element: Element,
  ) {}

  down(event: PointerEvent): void {
    this.isHeld = false;
    if (event.pointerType !== "touch") return;
    this.#from = { x: event.clientX, y: event.clientY };
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#hold(), HOLD);
  }

  move(event: PointerEvent): void {
    if (Math.hypot(event.clientX - this.#from.x, event.clientY - this.#from.y) > SLACK) this.stop();
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  /** What is explained stays; the click that follows is no choice. */
  #hold(): void {
    this.isHeld = true;
    this.choices.pin(this.id, this.element);
    const listen = on(window, "click", swallow, { capture: true });
    const again = on(
      window,
      "pointerdown",
      () => {
        listen();
        again();
      },
      { capture: true },
    );
  }
}

function swallow(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}
