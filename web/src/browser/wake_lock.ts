/** The screen stays on while it is my turn; browsers that cannot do so, or may not now, let it go dark as usual. */

let isWanted = false;
let lock: WakeLockSentinel | null = null;
let isAsking = false;

/** Whether the screen is to stay on from now on. */
export function keepAwake(wanted: boolean): void {
  isWanted = wanted;
  if (wanted) void ask();
  else release();
}

function release(): void {
  void lock?.release();
  lock = null;
}

async function ask(): Promise<void> {
  if (lock || isAsking || document.hidden || !navigator.wakeLock) return;
  isAsking = true;
  try {
    lock = await navigator.wakeLock.request("screen");
    lock.addEventListener("release", () => (lock = null), { once: true }); // the browser does so when the page is hidden
  } catch {
    // Forbidden, or the battery is low.
  } finally {
    isAsking = false;
  }
  if (!isWanted) release();
}

/** Ask again whenever the page comes back into sight. */
export function watchWakeLock(): void {
  document.addEventListener("visibilitychange", () => {
    if (isWanted) void ask();
  });
}
