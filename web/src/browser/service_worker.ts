/** The service worker as the page sees it. Browsers have one at https addresses and on this machine; elsewhere everything works without. */

/** What the page tells the worker. */
export type WorkerMessage =
  /** Keep the messages of this language, too. */
  | { type: "language"; language: string }
  /** To a new worker that waits: take over now. */
  | { type: "take-over" };

const SCRIPT = "/service-worker.js";
const container = (): ServiceWorkerContainer | undefined => globalThis.navigator?.serviceWorker;

/** Register it, when the page is there: it fetches all files of the build. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD) return; // `vite dev` has no build
  container()
    ?.register(SCRIPT, { updateViaCache: "none" })
    .catch(() => {}); // a browser that forbids it
}

/** Tell the worker something, once there is one. */
export function tellServiceWorker(message: WorkerMessage): void {
  void container()?.ready.then(({ active }) => active?.postMessage(message));
}

/** Let the worker of a new build fetch that build in the background; it waits then. */
export async function fetchNewBuild(): Promise<void> {
  const registration = await container()?.getRegistration();
  await registration?.update();
}

/** Let the worker of a new build take over, so that the page is of that build when it is loaded next; fails if the build did not come. */
export async function takeOver(): Promise<void> {
  const registration = await container()?.getRegistration();
  await registration?.update();
  const next = registration?.installing ?? registration?.waiting;
  if (!next) return;
  await until(next, "installed");
  next.postMessage({ type: "take-over" } satisfies WorkerMessage);
  await until(next, "activated");
}

/** Take the worker away; whether there was one. */
export async function removeServiceWorker(): Promise<boolean> {
  const registration = await container()?.getRegistration();
  return (await registration?.unregister()) ?? false;
}

const STATES: ServiceWorkerState[] = ["parsed", "installing", "installed", "activating", "activated"];

/** Wait until a worker is so far; fails if it is given up. */
function until(worker: ServiceWorker, wanted: ServiceWorkerState): Promise<void> {
  return new Promise((done, failed) => {
    const look = () => {
      if (worker.state === "redundant") failed(new Error("The new build could not be fetched."));
      else if (STATES.indexOf(worker.state) >= STATES.indexOf(wanted)) done();
      else return;
      worker.removeEventListener("statechange", look);
    };
    worker.addEventListener("statechange", look);
    look();
  });
}
