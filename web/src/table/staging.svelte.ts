/** The table as it is drawn: it follows the server's, one event after another, as fast as can be watched. */
import { moves } from "../lib/mine.svelte";
import type { GameEvent } from "../wire";
import { afterEvent, type Scene } from "./applying";
import { type Move, moveOf } from "./motion";

const USUAL = 300; // milliseconds an event
const LONGEST = { mine: 900, theirs: 5000 }; // for all that is waiting
const SHORTEST = 60;

/** Draws a move; resolves when it has been seen. */
export type Stage = (move: Move, change: () => void, duration: number) => Promise<void>;

export class Staging {
  /** What is drawn now. */
  scene = $state.raw<Scene | null>(null);
  /** What happens just now, for whoever tells it. */
  event = $state.raw<GameEvent | null>(null);
  isBusy = $state(false);
  stage: Stage | null = null;

  #goal: Scene | null = null;
  #waiting: GameEvent[] = [];
  #pace = USUAL;
  #skipped = false;

  /** Show a scene at once. */
  show(scene: Scene | null): void {
    this.#waiting = [];
    this.#skipped = true;
    this.#goal = scene;
    this.scene = scene;
    this.event = null;
    this.isBusy = false;
  }

  /** Let events lead to a scene. */
  follow(events: GameEvent[], goal: Scene, isMine: boolean): void {
    this.#goal = goal;
    if (!this.scene || !this.stage || !moves() || document.hidden) {
      this.show(goal);
      return;
    }
    this.#waiting.push(...events.filter((event) => moveOf(event, goal.view)));
    const count = Math.max(1, this.#waiting.length);
    this.#pace = Math.max(SHORTEST, Math.min(USUAL, (isMine ? LONGEST.mine : LONGEST.theirs) / count));
    if (!this.isBusy) void this.#run();
  }

  /** Enough: show how it ends. */
  skip(): void {
    if (this.isBusy) this.show(this.#goal);
  }

  async #run(): Promise<void> {
    this.isBusy = true;
    this.#skipped = false;
    while (!this.#skipped) {
      const event = this.#waiting.shift();
      const scene = this.scene;
      if (!event || !scene || !this.stage) break;
      const move = moveOf(event, scene.view);
      this.event = event;
      const change = () => {
        if (!this.#skipped && this.scene) this.scene = afterEvent(this.scene, event);
      };
      if (move) await this.stage(move, change, this.#pace);
      else change();
    }
    if (!this.#skipped) this.show(this.#goal);
  }
}
