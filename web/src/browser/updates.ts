/** A page that is older than the server is loaded anew, by itself and between games: when it is opened, and on the start page, before anybody has done
 *  something there. Nothing is lost, since the server has it all. The new build is fetched as soon as it is known, so that it is there when its time comes. */
import { fetchNewBuild, removeServiceWorker, takeOver } from "./service_worker";

declare const __BUILD__: string;
const TRIED = "gugong.reloaded-for";

/** What updating does to the browser; tests have their own. */
export interface Updating {
  /** The build that the server has: null if it cannot be asked, "" if whatever answers there is no server of this game. */
  ask(): Promise<string | null>;
  prepare(): Promise<void>;
  takeOver(): Promise<void>;
  /** Another program has this address now: nothing that is kept may stand in its way. */
  makeWay(): Promise<void>;
  reload(): void;
  /** For which build the page was loaded anew last. */
  tried: string | null;
}

export class Updates {
  /** The build that the server has, if it is another. */
  #newer: string | null = null;
  #isOnStart = false;
  #isOpening = true;
  #isTouched = false;
  #isApplying = false;

  constructor(
    private readonly mine: string,
    private readonly browser: Updating,
  ) {}

  /** A page was opened. */
  arrived(isStart: boolean): Promise<void> {
    this.#isOnStart = isStart;
    this.#isTouched = false;
    const looked = this.#newer ? this.#apply() : this.check();
    return looked.finally(() => (this.#isOpening = false));
  }

  /** Somebody has begun to do something on the page. */
  touched(): void {
    this.#isTouched = true;
  }

  /** Look for a new build; without a part of the old one (`isBroken`) it cannot wait. */
  async check(isBroken = false): Promise<void> {
    const served = await this.browser.ask();
    if (served === null || served === this.mine) return;
    if (this.browser.tried === served) return; // it was loaded, and yet this is another
    if (served === "") {
      if (!this.#isIdle()) return; // it may be a proxy in front of a server that starts
      this.browser.tried = served;
      return this.browser.makeWay();
    }
    this.#newer = served;
    await this.browser.prepare().catch(() => {}); // tried again when it is applied
    await this.#apply(isBroken);
  }

  /** Nobody is in the middle of something. */
  #isIdle(): boolean {
    return (this.#isOnStart || this.#isOpening) && !this.#isTouched;
  }

  async #apply(isBroken = false): Promise<void> {
    const isTime = () => isBroken || this.#isIdle();
    if (!this.#newer || this.#isApplying || !isTime()) return;
    this.#isApplying = true;
    try {
      await this.browser.takeOver();
      if (!isTime()) return;
      this.browser.tried = this.#newer;
      this.browser.reload();
    } catch {
      // The server is away, or a part of the build: the next look tries again.
    } finally {
      this.#isApplying = false;
    }
  }
}

const BROWSER: Updating = {
  async ask() {
    try {
      const answer = await fetch("/build.json", { cache: "no-store" });
      if (answer.status !== 404 && !answer.ok) return null;
      const told = (await answer.json().catch(() => null)) as { build?: string } | null;
      return told?.build ?? "";
    } catch {
      return null;
    }
  },
  prepare: fetchNewBuild,
  takeOver,
  async makeWay() {
    if (await removeServiceWorker()) location.reload();
  },
  reload: () => location.reload(),
  get tried() {
    return sessionStorage.getItem(TRIED);
  },
  set tried(build) {
    sessionStorage.setItem(TRIED, build ?? "");
  },
};

export const updates = new Updates(__BUILD__, BROWSER);

/** Look for a new build when the reader comes back to the tab, and when a part of an old one is gone. */
export function watchForNewBuild(): void {
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) void updates.check();
  });
  addEventListener("vite:preloadError", () => void updates.check(true));
  for (const act of ["pointerdown", "keydown", "input"]) addEventListener(act, () => updates.touched(), { capture: true });
}
