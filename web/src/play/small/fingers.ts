/** Fingers on the board: one moves it, two zoom, and a finger that has not moved taps. */
import type { Point } from "../../board/geometry";
import type { BoardCamera } from "./board_camera.svelte";

const SLACK = 8; // pixels that a finger may stray and still tap
const TWICE = 320; // milliseconds from one tap to the second of a double tap
const APART = 40; // pixels between the two

interface At {
  clientX: number;
  clientY: number;
}
/** What the end of a touch means: nothing if the board was moved. */
export type Tap = "none" | "once" | "twice";

export class Fingers {
  #down = new Map<number, { from: Point; now: Point }>();
  #hasMoved = false;
  #restsUntil = 0;
  #last: { at: Point; time: number } | null = null;

  constructor(
    readonly camera: BoardCamera,
    readonly within: (event: At) => Point,
  ) {}

  down(event: PointerEvent): void {
    if (event.pointerType === "mouse" && event.button !== 0) return;
    if (!this.#down.size) this.#hasMoved = false;
    const at = this.within(event);
    this.#down.set(event.pointerId, { from: at, now: at });
    if (this.#down.size > 1) this.#hasMoved = true;
  }

  move(event: PointerEvent): void {
    const finger = this.#down.get(event.pointerId);
    if (!finger) return;
    if (event.pointerType === "mouse" && !event.buttons) return this.up(event); // it was released elsewhere
    const before = finger.now;
    const now = this.within(event);
    if (!this.#hasMoved && distance(finger.from, now) <= SLACK) return;
    if (!this.#hasMoved) (event.currentTarget as Element | null)?.setPointerCapture(event.pointerId);
    this.#hasMoved = true;
    finger.now = now;
    const other = [...this.#down].find(([id]) => id !== event.pointerId)?.[1];
    if (other) this.camera.pinch(other.now, before, now);
    else this.camera.drag(before, now);
  }

  up(event: PointerEvent): void {
    this.#down.delete(event.pointerId);
  }

  /** What the click means that has just come. */
  tapped(event: At): Tap {
    if (this.#hasMoved) {
      this.#hasMoved = false;
      return "none";
    }
    const now = { at: this.within(event), time: performance.now() };
    if (now.time < this.#restsUntil) return "none";
    const isSecond = this.#last !== null && now.time - this.#last.time < TWICE && distance(this.#last.at, now.at) < APART;
    this.#last = isSecond ? null : now;
    return isSecond ? "twice" : "once";
  }

  /** The board is on its way somewhere: a tap would hit what only passes. */
  rest(): void {
    this.forget();
    this.#restsUntil = performance.now() + TWICE;
  }

  /** The last tap has done something: another one is no second. */
  forget(): void {
    this.#last = null;
  }
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
