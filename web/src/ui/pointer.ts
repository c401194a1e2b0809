/** Pointing at a thing: hovering with a mouse; on touch, where a tap chooses, holding it for a moment. */
import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";
import type { Choices } from "../game/choices.svelte";

const HOLD = 450; // milliseconds
const SLACK = 10; // pixels that a finger may stray

/** Attach to whatever is drawn at a spot. */
export function trackPointer(choices: Choices, id: string): Attachment<Element> {
  return (element) => {
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
      on(element, "click", () => canPin(choices, id) && choices.pin(id, element)),
      ...held(element, () => choices.pin(id, element)),
    ];
    return () => undo.forEach((off) => off());
  };
}

/** Attach to anything else that is touched: held for a moment, it is explained instead of chosen. */
export function onHold(explain: (element: Element) => void): Attachment<Element> {
  return (element) => {
    const undo = held(element, () => explain(element));
    return () => undo.forEach((off) => off());
  };
}

function held(element: Element, explain: () => void): (() => void)[] {
  const finger = new Finger(explain);
  return [
    on(element, "pointerdown", (event) => finger.down(event as PointerEvent)),
    on(element, "pointermove", (event) => finger.move(event as PointerEvent)),
    on(element, "pointerup", () => finger.stop()),
    on(element, "pointercancel", () => finger.stop()),
      on(element, "lostpointercapture", () => finger.stop()), // the board goes with the finger
    on(element, "contextmenu", (event) => finger.isHeld && event.preventDefault()),
    () => finger.stop(),
  ];
}

/** A click on what can be chosen chooses it; on anything else it asks what it is. */
function canPin(choices: Choices, id: string): boolean {
  const target = choices.target(id);
  return !target || (!target.legal && !target.act);
}

class Finger {
  static #held: Finger | null = null;
  isHeld = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #from = { x: 0, y: 0 };

  constructor(private readonly explain: () => void) {}

  down(event: PointerEvent): void {
    this.isHeld = false;
    if (!event.isPrimary) Finger.#held?.stop(); // two fingers zoom
    if (!event.isPrimary) return;
    Finger.#held = this;
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
    this.explain();
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
