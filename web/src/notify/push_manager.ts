/** The browser's push manager: whether there is one, and this page's subscription. It exists at https addresses and on this machine. */
import { APP_ICON } from "../browser/badge";

export interface Subscription {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** Whether this browser can be told something while the page is closed. */
export function canPush(): boolean {
  return "serviceWorker" in navigator && "PushManager" in globalThis && "Notification" in globalThis;
}

/** Whether somebody has said no; only the browser's own settings change that. */
export function isForbidden(): boolean {
  return canPush() && Notification.permission === "denied";
}

/** Ask for permission, unless it was given, and subscribe with the server's key; null if it was not given. */
export async function subscribe(serverKey: string): Promise<Subscription | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  if (!(await navigator.serviceWorker.getRegistration())) return null; // this browser forbids the worker: it would never be ready
  const manager = (await navigator.serviceWorker.ready).pushManager;
  const key = bytesOf(serverKey);
  const before = await manager.getSubscription();
  if (before && sameBytes(before.options.applicationServerKey, key)) return read(before);
  await before?.unsubscribe(); // of a server with other keys
  return read(await manager.subscribe({ userVisibleOnly: true, applicationServerKey: key }));
}

/** The subscription, if permission was given before: nobody is asked. */
export async function subscribeAgain(serverKey: string): Promise<Subscription | null> {
  return canPush() && Notification.permission === "granted" ? subscribe(serverKey) : null;
}

export async function unsubscribe(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}

/** Show a notification of the page's own, for somebody who has it open and looks elsewhere. */
export async function showNotification(title: string, tag: string, url: string): Promise<void> {
  if (!canPush() || Notification.permission !== "granted") return;
  const registration = await navigator.serviceWorker.getRegistration();
  await registration?.showNotification(title, { tag, data: { url }, icon: APP_ICON });
}

/** Take away what was shown with a tag: its reader is here. */
export async function closeNotifications(tag: string): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  for (const shown of (await registration?.getNotifications({ tag })) ?? []) shown.close();
}

function read(found: PushSubscription): Subscription {
  const { endpoint, keys } = found.toJSON();
  return { endpoint: endpoint ?? "", p256dh: keys?.["p256dh"] ?? "", auth: keys?.["auth"] ?? "" };
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

function sameBytes(one: ArrayBuffer | null, other: Uint8Array): boolean {
  const found = new Uint8Array(one ?? new ArrayBuffer(0));
  return found.length === other.length && found.every((byte, i) => byte === other[i]);
}
