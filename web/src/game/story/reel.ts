/** Frames in a row, and where the parts of the story begin among them. */
import type { Frame, LogPlace } from "./film";
import type { Part } from "./parts";
import type { Scene } from "../scene";

export class Reel {
  readonly frames: Frame[] = [];

  constructor(
    readonly start: Scene,
    readonly part: Part,
  ) {}

  add(frames: Frame[]): void {
    this.frames.push(...frames);
  }

  /** What is drawn before a frame. */
  sceneBefore(index: number): Scene {
    return this.frames[index - 1]?.scene ?? this.start;
  }

  /** How far the log goes before a frame; null where that is not known. */
  placeBefore(index: number): LogPlace | null {
    const before = this.frames.slice(0, index).findLast((frame) => frame.place)?.place;
    const first = this.frames[0]?.place;
    return before ?? (first ? { number: first.number, events: 0 } : null);
  }

  /** The part of the story before a frame. */
  partBefore(index: number): Part {
    return this.frames.slice(0, index).findLast((frame) => frame.opens)?.opens ?? this.part;
  }

  /** The first frame of the part that a frame belongs to. */
  firstOf(index: number): number {
    return Math.max(0, this.frames.slice(0, index + 1).findLastIndex((frame) => frame.opens));
  }

  /** The first frame of the part after the one that a frame belongs to; the end if there is none. */
  afterPartOf(index: number): number {
    const next = this.frames.findIndex((frame, i) => i > index && frame.opens);
    return next < 0 ? this.frames.length : next;
  }

  /** The parts that the frames up to this one belong to. */
  partsUpTo(index: number): Part[] {
    return this.frames.slice(0, index + 1).flatMap(({ opens }, i) => opens ?? (i === 0 ? this.part : []));
  }
}
