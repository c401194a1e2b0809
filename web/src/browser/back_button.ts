/** The back button of browser and phone closes what is open, the newest first, before it leaves the page.
 *
 *  While something is open, a guard lies above the page's entry in the history, for the button to take away. It stays there when the thing is closed in
 *  another way, and is skipped when one goes back over it: to take it away then would be a navigation of its own, which could cross another. */
import { tick } from "svelte";

interface Guarded {
  guard?: "above" | "under";
}

/** What closes each of the things that are open, the newest last. */
const open: (() => void)[] = [];

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
  addEventListener("popstate", (event) => void wentTo((event as PopStateEvent).state as Guarded | null));
}

function putGuard(): void {
  const now = history.state as Guarded | null;
  if (now?.guard === "above") return;
  history.replaceState({ ...now, guard: "under" }, "");
  history.pushState({ guard: "above" }, "");
}

/** What is closed takes itself off the list only when the page is drawn anew; what has only gone on stays open. */
async function wentTo(state: Guarded | null): Promise<void> {
  if (state?.guard !== "under") return;
  const newest = open.at(-1);
  if (!newest) return history.back();
  newest();
  await tick();
  if (open.length) putGuard();
}
