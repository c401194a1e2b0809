/** Pushes: what the server tells when nobody is at the table becomes a notification, and a click on it leads there. */
import { APP_ICON } from "../browser/badge";

/** What the server sends (`server/people/wording.py`). */
export interface PushContent {
  title: string;
  body: string;
  /** A path of this page. */
  url: string;
  /** A later notification takes the place of one with the same tag. */
  tag: string;
}

const HOME = "/";

/** The content of a push; null if it is none of ours. */
export function readPush(text: string | undefined): PushContent | null {
  try {
    const told = JSON.parse(text ?? "") as Partial<PushContent>;
    const { title, body, url, tag } = told;
    return [title, body, url, tag].every((part) => typeof part === "string") ? (told as PushContent) : null;
  } catch {
    return null;
  }
}

/** How a content is shown. */
export function notificationOf({ body, url, tag }: PushContent): NotificationOptions & { renotify: boolean } {
  return { body, tag, icon: APP_ICON, renotify: true, data: { url } };
}

/** The address that a notification leads to: one of this page, whatever stands in it. */
export function addressOf(data: unknown, origin: string): string {
  const url = (data as { url?: unknown } | null)?.url;
  const found = new URL(typeof url === "string" ? url : HOME, origin);
  return found.origin === origin ? found.href : new URL(HOME, origin).href;
}

/** Show pushes, and follow clicks on them: to the tab that has the table already, else to a new one. */
export function listenForPushes(worker: ServiceWorkerGlobalScope): void {
  worker.addEventListener("push", (event) => {
    const content = readPush(event.data?.text());
    if (content) event.waitUntil(worker.registration.showNotification(content.title, notificationOf(content)));
  });
  worker.addEventListener("notificationclick", (event) => {
    event.notification.close();
    event.waitUntil(open(worker, addressOf(event.notification.data, worker.location.origin)));
  });
}

async function open(worker: ServiceWorkerGlobalScope, address: string): Promise<void> {
  const { pathname } = new URL(address);
  const tabs = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = tabs.find((tab) => new URL(tab.url).pathname === pathname);
  if (there) await there.focus();
  else await worker.clients.openWindow(address);
}
