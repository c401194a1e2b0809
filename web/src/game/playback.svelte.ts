/** What is drawn now: it follows the table frame by frame, as fast as can be watched. */
import { isMotionOn } from "../browser/preferences.svelte";
import type { GameEvent } from "../wire";
import type { Frame, LogPlace } from "./film";
import type { Motion } from "./motion";
import type { Scene } from "./scene";

const USUAL = 300; // milliseconds a frame
const LONGEST = { mine: 900, theirs: 5000 }; // for all that is waiting
const SHORTEST = 60;
const PAUSE = 350; // where nothing moves but frames are shown again

/** Draws a motion and makes the change at its end; resolves when it has been seen. */
export type Animator = (motion: Motion, change: () => void, duration: number) => Promise<void>;

/** For those who want no motion: each frame just stays for a moment. */
const still: Animator = async (_, change) => {
  change();
  await new Promise((done) => setTimeout(done, PAUSE));
};

export class Playback {
  scene = $state.raw<Scene | null>(null);
  /** What happens just now, for whoever tells it. */
  event = $state.raw<GameEvent | null>(null);
  isBusy = $state(false);
  /** How far the log has been shown; null when all of it has. */
  place = $state.raw<LogPlace | null>(null);
  animator: Animator | null = null;

  #goal: Scene | null = null;
  #waiting: Frame[] = [];
  #pace = USUAL;
  /** Which run is the one that counts; whatever an older one still does is not shown. */
  #run = 0;

  /** Show a scene at once. */
  show(scene: Scene | null): void {
    this.#run += 1;
    this.#waiting = [];
    this.#goal = scene;
    this.scene = scene;
    this.event = null;
    this.place = null;
    this.isBusy = false;
  }

  /** Let frames lead to a scene. */
  follow(frames: Frame[], goal: Scene, isMine: boolean): void {
    this.#goal = goal;
    const canMove = this.scene && this.animator && isMotionOn() && !document.hidden;
    if (!canMove || (!this.isBusy && !frames.some((frame) => frame.motion))) {
      this.show(goal);
      return;
    }
    this.#wait(frames, isMine ? LONGEST.mine : LONGEST.theirs);
    if (!this.isBusy && this.animator) void this.#play(this.animator);
  }

  /** Show frames again from an earlier scene; where nothing may move, each is told and stays for a moment. */
  replay(start: Scene, frames: Frame[], goal: Scene): void {
    this.show(start);
    this.#goal = goal;
    this.#wait(frames, LONGEST.theirs);
    void this.#play(isMotionOn() && this.animator ? this.animator : still);
  }

  /** Enough: show how it ends. */
  skip(): void {
    if (this.isBusy) this.show(this.#goal);
  }

  #wait(frames: Frame[], longest: number): void {
    this.#waiting.push(...frames);
    const first = frames[0]?.place;
    if (!this.place && first) this.place = { number: first.number, events: 0 };
    const seen = this.#waiting.filter((frame) => frame.motion).length;
    this.#pace = Math.max(SHORTEST, Math.min(USUAL, longest / Math.max(1, seen)));
  }

  async #play(animator: Animator): Promise<void> {
    this.isBusy = true;
    const run = (this.#run += 1);
    const counts = () => this.#run === run;
    try {
      while (counts()) {
        const frame = this.#waiting.shift();
        if (!frame) break;
        await this.#step(animator, frame, counts);
      }
    } catch {
      // What cannot be drawn on its way is drawn where it arrives.
    }
    if (counts()) this.show(this.#goal);
  }

  async #step(animator: Animator, { place, event, scene, motion }: Frame, counts: () => boolean): Promise<void> {
    const change = () => {
      if (!counts()) return;
      this.scene = scene;
      this.place = place ?? this.place;
    };
    if (!motion) {
      change();
      return;
    }
    if (event) this.event = event;
    await animator(motion, change, this.#pace);
  }
}
