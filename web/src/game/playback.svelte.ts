/** What is drawn now: it follows the table frame by frame, as fast as can be watched. */
import { isMotionOn, preferences, type Pace } from "../browser/preferences.svelte";
import type { GameEvent } from "../wire";
import type { Frame, LogPlace } from "./film";
import type { Motion } from "./motion";
import type { Scene } from "./scene";
import { TURN_ENDS } from "./turns";

interface Tempo {
  /** Milliseconds for a frame of somebody's turn. */
  turn: number;
  /** For one of the night, the morning or the final scoring, where there are many. */
  phase: number;
  /** How long a turn stays when it is over. */
  rest: number;
}
const READ: Tempo = { turn: 650, phase: 400, rest: 1500 };
const BRISK: Tempo = { turn: 300, phase: 150, rest: 500 };
/** Where all is shown at once, only what is asked for again is played. */
const TEMPI: Record<Pace, Tempo> = { read: READ, brisk: BRISK, instant: BRISK };
const OWN = { usual: 300, longest: 900 }; // milliseconds for a frame of my own turn, and for all that are waiting
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
  /** A turn of another has been shown whole and stays for a while. */
  isResting = $state(false);
  animator: Animator | null = null;
  /** The seats whose turns are shown quickly. */
  mySeats: number[] = [];

  #goal: Scene | null = null;
  #waiting: Frame[] = [];
  #goOn: (() => void) | null = null;
  /** Which run is the one that counts; whatever an older one still does is not shown. */
  #run = 0;

  /** Show a scene at once. */
  show(scene: Scene | null): void {
    this.#run += 1;
    this.goOn();
    this.#waiting = [];
    this.#goal = scene;
    this.scene = scene;
    this.event = null;
    this.place = null;
    this.isBusy = false;
  }

  /** Let frames lead to a scene. */
  follow(frames: Frame[], goal: Scene): void {
    this.#goal = goal;
    const canMove = this.scene && this.animator && isMotionOn() && !document.hidden;
    const isWanted = preferences.settings.pace !== "instant" || frames.every((frame) => this.#isMine(frame.scene));
    if (!canMove || !isWanted || (!this.isBusy && !frames.some((frame) => frame.motion))) {
      this.show(goal);
      return;
    }
    this.#wait(frames);
    if (!this.isBusy && this.animator) void this.#play(this.animator);
  }

  /** Show frames again from an earlier scene; where nothing may move, each is told and stays for a moment. */
  replay(start: Scene, frames: Frame[], goal: Scene): void {
    this.show(start);
    this.#goal = goal;
    this.#wait(frames);
    void this.#play(isMotionOn() && this.animator ? this.animator : still);
  }

  /** Enough: show how it ends. */
  skip(): void {
    if (this.isBusy) this.show(this.#goal);
  }

  /** The turn that has been shown was looked at long enough. */
  goOn(): void {
    this.#goOn?.();
  }

  #wait(frames: Frame[]): void {
    this.#waiting.push(...frames);
    const first = frames[0]?.place;
    if (!this.place && first) this.place = { number: first.number, events: 0 };
  }

  #isMine({ view }: Scene): boolean {
    return view.phase === "day" && this.mySeats.includes(view.turn);
  }

  /** How long a frame takes: my own are quick always. */
  #duration(scene: Scene): number {
    if (this.#isMine(scene)) return Math.min(OWN.usual, OWN.longest / (1 + this.#waiting.length));
    const tempo = TEMPI[preferences.settings.pace];
    return scene.view.phase === "day" ? tempo.turn : tempo.phase;
  }

  /** Whether a turn of another is over and has been shown, when this frame is the next. */
  #hasTurnEnded({ event }: Frame): boolean {
    const isTurn = this.scene?.view.phase === "day" && !this.#isMine(this.scene);
    return isTurn && event !== null && TURN_ENDS.has(event.kind) && (this.place?.events ?? 0) > 0;
  }

  /** Let the turn stay for a while, or until somebody goes on. */
  async #rest(): Promise<void> {
    this.isResting = true;
    const { pace, waits } = preferences.settings;
    await new Promise<void>((done) => {
      const timer = waits ? undefined : setTimeout(done, TEMPI[pace].rest);
      this.#goOn = () => (clearTimeout(timer), done());
    });
    this.#goOn = null;
    this.isResting = false;
  }

  async #play(animator: Animator): Promise<void> {
    this.isBusy = true;
    const run = (this.#run += 1);
    const counts = () => this.#run === run;
    try {
      while (counts()) {
        const frame = this.#waiting.shift();
        if (!frame) break;
        if (this.#hasTurnEnded(frame)) await this.#rest();
        if (!counts()) return;
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
    await animator(motion, change, this.#duration(scene));
  }
}
