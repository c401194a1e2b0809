/** What is drawn now: it follows the table frame by frame, at the pace that one likes. */
import { tick } from "svelte";
import { isMotionOn, preferences, type Pace } from "../../browser/preferences.svelte";
import type { EventKind, EventOf, GameEvent } from "../../wire";
import type { Frame, LogPlace } from "./film";
import type { Motion } from "../motion";
import { type Part, type PartKind, partOf } from "./parts";
import { Reel } from "./reel";
import type { Scene } from "../scene";

/** Milliseconds. */
interface Tempo {
  /** For a frame of somebody's turn. */
  turn: number;
  /** How long a card that another lays is shown large before it flies. */
  card: number;
  /** How long a turn stays when it is over. */
  rest: number;
  /** Between two lines of a page. */
  line: number;
  /** How long a page stays when it is told; null: until one goes on. */
  page: number | null;
}
const READ: Tempo = { turn: 650, card: 1500, rest: 1500, line: 400, page: null };
const BRISK: Tempo = { turn: 300, card: 700, rest: 700, line: 150, page: 3000 };
/** Where all is shown at once, only what is asked for again is played. */
export const TEMPI: Record<Pace, Tempo> = { read: READ, brisk: BRISK, instant: BRISK };
const OWN = { usual: 300, longest: 900 }; // milliseconds for a frame of my own turn, and for all that are waiting

/** What is told on pages of their own instead of on the board. */
export const PAGES: ReadonlySet<PartKind> = new Set<PartKind>(["night", "morning", "final"]);
/** What adds no line to a page. */
const UNTOLD: ReadonlySet<EventKind> = new Set<EventKind>(["night-falls", "hand-taken-up", "day-begins", "game-over", "nobody-wins"]);

/** Draws a motion and makes the change at its end; resolves when it has been seen. */
export type Animator = (motion: Motion, change: () => void, duration: number) => Promise<void>;

/** Something that stays for a while. */
interface Stay {
  end: () => void;
  /** Count its time anew, or not at all while paused. */
  restart: () => void;
}

export class Playback {
  scene = $state.raw<Scene | null>(null);
  /** What happens just now, for whoever tells it. */
  event = $state.raw<GameEvent | null>(null);
  /** A card that another is about to lay, shown large. */
  laying = $state.raw<EventOf<"exchanged"> | null>(null);
  isBusy = $state(false);
  isPaused = $state(false);
  /** How far the log has been shown; null when all of it has. */
  place = $state.raw<LogPlace | null>(null);
  /** The part of the story that is shown. */
  part = $state.raw<Part | null>(null);
  /** What was drawn when that part began. */
  before = $state.raw<Scene | null>(null);
  /** A turn of another or a page has been shown whole and stays for a while. */
  isResting = $state(false);
  /** Which of the parts that wait to be shown this is. */
  progress = $state.raw({ part: 0, of: 0 });
  /** Somebody else's turn, or a page, is shown: something to stop at and to go through. */
  readonly isStory = $derived(this.isBusy && (this.isPaused || !this.#isMine(this.part)));
  /** What is told on a page now, instead of on the board. */
  readonly page = $derived(this.isBusy && this.part && PAGES.has(this.part.kind) ? this.part : null);
  animator: Animator | null = null;
  /** The seats whose turns are shown quickly. */
  mySeats = $state.raw<number[]>([]);

  #goal: Scene | null = null;
  #reel: Reel | null = null;
  /** What came while my own turn was shown, and is not shown itself. */
  #unshown: Frame[] = [];
  /** The frame that is shown next. */
  #next = 0;
  /** How many frames or lines of this part have been shown. */
  #shown = 0;
  /** The rest of this part is shown at once. */
  #isHurried = false;
  #stay: Stay | null = null;
  /** Which run is the one that counts; whatever an older one still does is not shown. */
  #run = 0;

  /** Show a scene at once. */
  show(scene: Scene | null): void {
    this.#stop();
    this.#reel = null;
    this.#unshown = [];
    this.#goal = scene;
    this.scene = scene;
    this.place = null;
    this.before = scene;
    this.part = scene && partOf(scene.view);
    this.isBusy = false;
    this.isPaused = false;
  }

  /** Let frames lead to a scene. */
  follow(frames: Frame[], goal: Scene): void {
    this.#goal = goal;
    if (this.isBusy && this.#reel && !document.hidden) {
      if (this.#unshown.length || !this.#isToBePlayed(frames)) {
        this.#unshown.push(...frames);
        return;
      }
      this.#reel.add(frames);
      this.#count();
      if (this.isResting && this.page && frames[0] && !frames[0].opens) this.#stay?.end(); // the page goes on
      return;
    }
    if (this.scene && this.#isWorthShowing(frames)) this.#begin(this.scene, this.part ?? partOf(this.scene.view), frames);
    else {
      this.show(goal);
    }
  }

  /** Show frames again from an earlier scene; where nothing may move, each is told and stays for a moment. */
  replay(start: Scene, frames: Frame[], goal: Scene): void {
    this.#stop();
    this.isPaused = false;
    this.#goal = goal;
    this.#begin(start, partOf(start.view), frames);
  }

  /** The part that the story will have come to when all is shown. */
  get lastPart(): Part | null {
    const unshown = this.#unshown.findLast((frame) => frame.opens)?.opens;
    return unshown ?? this.#reel?.partBefore(this.#reel.frames.length) ?? this.part;
  }

  /** Enough: show how it ends. */
  skip(): void {
    if (!this.isBusy) return;
    this.show(this.#goal);
  }

  /** On to the next part if this one has been shown, else to its end. */
  goOn(): void {
    this.#isHurried = !this.isResting;
    this.isPaused = false;
    this.#stay?.end();
  }

  togglePause(): void {
    this.isPaused = !this.isPaused && this.isBusy;
    this.#stay?.restart();
  }

  /** To the beginning of this part, or to the one before if this one has just begun. While paused: to the end of the one before. */
  back(): void {
    const reel = this.#reel;
    if (!reel) return;
    const first = reel.firstOf(this.#next - 1);
    const before = Math.max(0, reel.firstOf(first - 1));
    this.#jump(this.isPaused ? first : this.#next - first > 1 ? first : before);
  }

  /** To the next part; while paused, to its end. */
  forth(): void {
    const reel = this.#reel;
    if (!reel) return;
    const next = reel.afterPartOf(Math.max(0, this.#next - 1));
    if (next >= reel.frames.length) this.skip();
    else this.#jump(this.isPaused ? reel.afterPartOf(next) : next);
  }

  /** Go on from another frame. Who is paused wants to see how the part before it ended. */
  #jump(index: number): void {
    const reel = this.#reel;
    if (!reel) return;
    this.#stop();
    this.#next = index;
    this.#shown = this.isPaused ? index - reel.firstOf(index - 1) : 0;
    this.scene = reel.sceneBefore(index);
    this.before = reel.sceneBefore(this.isPaused ? reel.firstOf(index - 1) : index);
    this.place = reel.placeBefore(index);
    this.part = reel.partBefore(index);
    void this.#play(reel);
  }

  #begin(start: Scene, part: Part, frames: Frame[]): void {
    const reel = new Reel(start, part);
    reel.add(frames);
    this.#reel = reel;
    this.#next = 0;
    this.#shown = 0;
    this.scene = start;
    this.place = reel.placeBefore(0) ?? this.place;
    this.before = start;
    this.part = part;
    void this.#play(reel);
  }

  #stop(): void {
    this.#run += 1;
    this.#stay?.end();
    this.#isHurried = false;
    this.event = null;
    this.laying = null;
    this.isResting = false;
  }

  #isWorthShowing(frames: Frame[]): boolean {
    if (!this.animator || document.hidden) return false;
    if (this.#isAllMine(frames)) return isMotionOn() && frames.some((frame) => frame.motion);
    if (!this.#isToBePlayed(frames)) return false;
    return frames.some((frame) => frame.motion ?? (frame.opens && PAGES.has(frame.opens.kind)));
  }

  /** Whether these are of my own turn, up to the beginning of the next one. */
  #isAllMine(frames: Frame[]): boolean {
    let part = this.lastPart;
    return frames.every((frame) => {
      part = frame.opens ?? part;
      return this.#isMine(part) || frame.event?.kind === "turn-begins";
    });
  }

  /** Whether one wants to follow how these came about: at once, only what I do myself is seen on its way. */
  #isToBePlayed(frames: Frame[]): boolean {
    return preferences.settings.pace !== "instant" || this.#isAllMine(frames);
  }

  #isMine(part: Part | null): boolean {
    return part?.kind === "turn" && this.mySeats.includes(part.seat ?? -1);
  }

  #count(): void {
    const reel = this.#reel;
    this.progress = reel
      ? { part: this.#toldUpTo(reel, Math.max(0, this.#next - 1)), of: this.#toldUpTo(reel, reel.frames.length - 1) }
      : { part: 0, of: 0 };
  }

  /** How many parts that are not mine have begun by this frame. */
  #toldUpTo(reel: Reel, index: number): number {
    return reel.partsUpTo(index).filter((part) => !this.#isMine(part)).length;
  }

  /** Let what is shown stay for a time, or until somebody goes on. */
  #wait(time: number | null): Promise<void> {
    return new Promise((done) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const end = () => {
        clearTimeout(timer);
        this.#stay = null;
        done();
      };
      const restart = () => {
        clearTimeout(timer);
        if (time !== null && !this.isPaused) timer = setTimeout(end, time);
      };
      this.#stay = { end, restart };
      restart();
    });
  }

  /** Let a part that is over stay for a while. */
  async #rest(counts: () => boolean): Promise<void> {
    this.isResting = true;
    const { pace, waits } = preferences.settings;
    const tempo = TEMPI[pace];
    await tick(); // its time counts from when it is on the screen
    if (counts()) await this.#wait(waits ? null : this.page ? tempo.page : tempo.rest);
    if (counts()) this.isResting = false;
  }

  /** Whether a part that has been shown stays when this frame, or nothing, is next. */
  #mayRest(next: Frame | undefined): boolean {
    if (!this.#shown || this.#isMine(this.part)) return false;
    return this.page !== null ? !next || next.opens !== null : (next?.opens ?? null) !== null;
  }

  async #play(reel: Reel): Promise<void> {
    this.isBusy = true;
    const run = (this.#run += 1);
    const counts = () => this.#run === run;
    this.#count();
    try {
      for (;;) {
        if (this.#mayRest(reel.frames[this.#next])) await this.#rest(counts);
        if (counts() && this.isPaused) await this.#wait(0);
        const frame = reel.frames[this.#next];
        if (!counts() || !frame) break;
        await this.#step(frame, counts);
      }
    } catch (fault) {
      console.error(fault); // what cannot be drawn on its way is drawn where it arrives
    }
    if (counts()) this.skip();
  }

  async #step(frame: Frame, counts: () => boolean): Promise<void> {
    const { place, opens, event, scene, motion } = frame;
    const part = opens ?? this.part;
    if (opens) {
      this.#shown = 0;
      this.#isHurried = false;
    }
    const isPage = part !== null && PAGES.has(part.kind);
    this.#next += 1;
    if (!isPage || (event && !UNTOLD.has(event.kind))) this.#shown += 1;
    const change = () => {
      if (!counts()) return;
      if (opens) this.before = this.scene;
      this.scene = scene;
      this.part = part;
      this.place = place ?? this.place;
    };
    this.#count();
    if (isPage) await this.#showLine(event, change);
    else if (!motion || this.#isHurried) change();
    else {
      if (event) this.event = event;
      if (event?.kind === "exchanged" && !this.#isMine(part)) {
        this.laying = event;
        await this.#wait(TEMPI[preferences.settings.pace].card);
        if (!counts()) return;
        this.laying = null;
      }
      await this.#move(motion, change, part);
    }
  }

  async #showLine(event: GameEvent | null, change: () => void): Promise<void> {
    this.event = null;
    change();
    if (event && !UNTOLD.has(event.kind) && !this.#isHurried) await this.#wait(TEMPI[preferences.settings.pace].line);
  }

  async #move(motion: Motion, change: () => void, part: Part | null): Promise<void> {
    const isMine = this.#isMine(part);
    const waiting = (this.#reel?.frames.length ?? 0) - this.#next;
    const time = isMine ? Math.min(OWN.usual, OWN.longest / (1 + waiting)) : TEMPI[preferences.settings.pace].turn;
    if (this.#isHurried) change();
    else if (isMotionOn() && this.animator) await this.animator(motion, change, time);
    else {
      change();
      if (!isMine) await this.#wait(time);
    }
  }
}
