/** What part of the board is in sight on a small screen: it goes to each question and each event, and fingers move it. */
import { type Area, BOARD, type Point } from "../../board/geometry";
import { type Arrow, around, beyond, boardPoint, type Camera, clamped, freePlace, middleOf, moved, pinched, showing, type Side, type Size, whole, widened } from "./camera";

/** Pixels for a unit of the board: what is looked at is never drawn smaller, and never so large that it looks coarse. */
const SCALES = [0.62, 1.6] as const;
/** Below these, names and figures have no room on the board, and nothing can be read or hit. */
const DENSE = 0.72;
const NEAR = 1.1;
const FAR = 0.6;
const MARGIN = 14; // units around what can be chosen

export class BoardCamera {
  frame = $state.raw<Size>({ width: 1, height: 1 });
  #camera = $state.raw<Camera>({ ...middleOf(BOARD), scale: 1 });
  /** It glides to where it was sent; it does not lag behind a finger. */
  isGliding = $state(false);
  /** What can be chosen on the board. */
  choices = $state.raw<readonly Area[]>([]);
  /** What the question is about. */
  #asked: Area = BOARD;
  /** What it was sent to; null after a finger has moved it. */
  #subject: Area | null = BOARD;

  readonly scale = $derived(this.#camera.scale);
  /** All of it is in sight, too small to read or to hit anything. */
  readonly isFar = $derived(this.scale < FAR);
  readonly isDense = $derived(this.scale < DENSE);
  readonly isWhole = $derived(this.scale <= whole(this.frame).scale * 1.02);
  readonly transform = $derived.by((): string => {
    const { x, y, scale } = this.#camera;
    return `translate(${this.frame.width / 2 - x * scale}px, ${this.frame.height / 2 - y * scale}px) scale(${scale})`;
  });
  readonly #more = $derived.by((): Map<Side, Area> => (this.isFar ? new Map<Side, Area>() : beyond(this.choices, this.#camera, this.frame)));
  /** Where more can be chosen than is in sight: the sides, each with a place on it that covers no choice. */
  readonly arrows = $derived.by((): Arrow[] => {
    return [...this.#more.keys()].map((side) => ({ side, along: freePlace(side, this.choices, this.#camera, this.frame) }));
  });

  /** The frame has another size: what was looked at stays in sight. */
  resize(frame: Size): void {
    this.frame = frame;
    this.isGliding = false;
    if (this.#subject) this.#point(this.#subject);
    else this.#camera = clamped(this.#camera, frame);
  }

  /** Look at an area of the board; if it does not fit, at what can be chosen in it. */
  show(area: Area): void {
    this.#subject = area;
    this.isGliding = true;
    this.#point(area);
  }

  /** Bring an area into sight, if it is not. */
  reveal(area: Area): void {
    if (beyond([area], this.#camera, this.frame).size || this.isFar) this.#centre(middleOf(area), Math.max(this.scale, NEAR));
  }

  /** Look at what the question is about, from now on until the next. */
  ask(area: Area): void {
    this.#asked = area;
    this.show(area);
  }

  showQuestion(): void {
    if (this.#asked === BOARD) this.approach({ x: this.frame.width / 2, y: this.frame.height / 2 });
    else this.show(this.#asked);
  }

  showWhole(): void {
    this.show(BOARD);
  }

  /** Bring what lies beyond a side into the middle, as near as all else. */
  showBeyond(side: Side): void {
    const area = this.#more.get(side);
    if (area) this.#centre(middleOf(area), this.scale);
  }

  /** Bring a point of the frame near. */
  approach(at: Point): void {
    this.#centre(boardPoint(this.#camera, this.frame, at), Math.max(NEAR, this.scale * 1.5));
  }

  /** The point of the board at a point of the frame. */
  boardPoint(at: Point): Point {
    return boardPoint(this.#camera, this.frame, at);
  }

  /** A finger has moved. */
  drag(before: Point, now: Point): void {
    this.#put(moved(this.#camera, before, now));
  }

  /** One of two fingers has moved. */
  pinch(still: Point, before: Point, now: Point): void {
    this.#put(pinched(this.#camera, this.frame, still, before, now));
  }

  #centre({ x, y }: Point, scale: number): void {
    this.#put({ x, y, scale });
    this.isGliding = true;
  }

  #put(camera: Camera): void {
    this.#subject = null;
    this.isGliding = false;
    this.#camera = clamped(camera, this.frame);
  }

  #point(area: Area): void {
    const fit = Math.min(this.frame.width / area.width, this.frame.height / area.height);
    const chosen = fit < SCALES[0] ? around(this.choices) : null;
    this.#camera = area === BOARD ? whole(this.frame) : showing(chosen ? widened(chosen, MARGIN) : area, this.frame, SCALES);
  }
}
