/** The back button of browser and phone closes what is open, the newest first, before it leaves the page.
 *
 *  While something is open, a guard lies above the page's entry in the history, for the button to take away. It stays there when the thing is closed in
 *  another way, and is skipped when one goes back or forward over it: to take it away then would be a navigation of its own, which could cross another. */
import { tick } from "svelte";

interface Entry {
  guard?: "above" | "under";
  /** Where it lies in the history of this tab, to tell back from forward. */
  place?: number;
}

/** What closes each of the things that are open, the newest last. */
const open: (() => void)[] = [];
let place = 0;

/** Something was opened: the back button closes it, until the returned function says that it is closed. */
export function closeOnBack(close: () => void): () => void {
  open.push(close);
  putGuard();
  return () => {
    const at = open.indexOf(close);
    if (at >= 0) open.splice(at, 1);
  };
}

/** Follow the back button from now on. */
export function watchBackButton(): void {
  place = placeOf(entry());
  addEventListener("popstate", (event) => void wentTo((event as PopStateEvent).state as Entry | null));
}

/** Add an entry to the history: another page, or the same with something else to it. */
export function pushEntry(to?: string, more: Entry = {}): void {
  const now = entry();
  if (now?.guard === "under" && !more.guard) history.replaceState({ ...now, guard: undefined }, ""); // what was above it goes
  place = placeOf(now) + 1;
  history.pushState({ ...more, place }, "", to);
}

const entry = (): Entry | null => history.state as Entry | null;
const placeOf = (state: Entry | null): number => state?.place ?? 0;

function putGuard(): void {
  const now = entry();
  if (now?.guard === "above") return;
  history.replaceState({ ...now, guard: "under" }, "");
  pushEntry(undefined, { guard: "above" });
}

/** What is closed takes itself off the list only when the page is drawn anew; what has only gone on stays open. */
async function wentTo(state: Entry | null): Promise<void> {
  const isForward = placeOf(state) > place;
  place = placeOf(state);
  if (state?.guard !== "under") return;
  if (isForward) return history.forward();
  const newest = open.at(-1);
  if (!newest) return history.back();
  newest();
  await tick();
  if (open.length) putGuard();
}
