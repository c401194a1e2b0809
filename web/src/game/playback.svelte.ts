/** The table as it is drawn: it follows the server's, one event after another, as fast as can be watched. */
import { isMotionOn } from "../browser/preferences.svelte";
import type { GameEvent } from "../wire";
import { afterEvent, type Scene } from "./event_reducer";
import { type Motion, motionOf } from "./motion";

const USUAL = 300; // milliseconds an event
const LONGEST = { mine: 900, theirs: 5000 }; // for all that is waiting
const SHORTEST = 60;
const PAUSE = 350; // where nothing moves but events are shown again

/** Draws a move; resolves when it has been seen. */
export type Animator = (move: Motion, change: () => void, duration: number) => Promise<void>;

export class Playback {
  /** What is drawn now. */
  scene = $state.raw<Scene | null>(null);
  /** What happens just now, for whoever tells it. */
  event = $state.raw<GameEvent | null>(null);
  isBusy = $state(false);
  animator: Animator | null = null;

  #goal: Scene | null = null;
  #waiting: GameEvent[] = [];
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
    this.isBusy = false;
  }

  /** Let events lead to a scene. */
  follow(events: GameEvent[], goal: Scene, isMine: boolean): void {
    this.#goal = goal;
    if (!this.scene || !this.animator || !isMotionOn() || document.hidden) {
      this.show(goal);
      return;
    }
    this.#wait(events, isMine ? LONGEST.mine : LONGEST.theirs);
    if (!this.isBusy) void this.#play(this.animator);
  }

  /** Show events again from an earlier scene; where nothing may move, each is told and stays for a moment. */
  replay(from: Scene, events: GameEvent[], goal: Scene): void {
    this.show(from);
    this.#goal = goal;
    this.#wait(events, LONGEST.theirs);
    const still: Animator = async (_, change) => {
      change();
      await new Promise((done) => setTimeout(done, PAUSE));
    };
    void this.#play(isMotionOn() && this.animator ? this.animator : still);
  }

  /** Enough: show how it ends. */
  skip(): void {
    if (this.isBusy) this.show(this.#goal);
  }

  #wait(events: GameEvent[], longest: number): void {
    const view = this.#goal?.view;
    this.#waiting.push(...events.filter((event) => view && motionOf(event, view)));
    this.#pace = Math.max(SHORTEST, Math.min(USUAL, longest / Math.max(1, this.#waiting.length)));
  }

  async #play(animator: Animator): Promise<void> {
    this.isBusy = true;
    const run = (this.#run += 1);
    const counts = () => this.#run === run;
    try {
      while (counts()) {
        const event = this.#waiting.shift();
        if (!event) break;
        await this.#step(animator, event, counts);
      }
    } catch {
      // What cannot be drawn on its way is drawn where it arrives.
    }
    if (counts()) this.show(this.#goal);
  }

  async #step(animator: Animator, event: GameEvent, counts: () => boolean): Promise<void> {
    const move = this.scene && motionOf(event, this.scene.view);
    if (!move) return;
    this.event = event;
    const change = () => {
      if (counts() && this.scene) this.scene = afterEvent(this.scene, event);
    };
    await animator(move, change, this.#pace);
  }
}
