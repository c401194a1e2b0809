/** The service worker: it opens the page at once, from what is kept of a build (`shell.ts`). A new build is fetched in the background and
 *  waits until the page, which knows when nobody is in the middle of something, tells it to take over. */
import type { WorkerMessage } from "../browser/service_worker";
import { listenForPushes } from "./push";
import { Shell, type BuildFiles } from "./shell";

declare const self: ServiceWorkerGlobalScope;
declare const __FILES__: BuildFiles; // put in by the build

const shell = new Shell(__FILES__, caches, (path, wish) => fetch(path, wish));

self.addEventListener("install", (event) => event.waitUntil(shell.install()));

self.addEventListener("activate", (event) => event.waitUntil(shell.activate().then(() => self.clients.claim())));

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (url.origin !== self.location.origin) return;
  const answer = shell.answer(event.request.method, url, event.request.mode === "navigate");
  if (answer) event.respondWith(answer);
});

self.addEventListener("message", (event) => {
  const told = event.data as WorkerMessage;
  if (told.type === "language") event.waitUntil(shell.speak(told.language));
  else if (told.type === "take-over") void self.skipWaiting();
});

listenForPushes(self);
