/** How much time a seat has left, as the server's clock tells it. */
import { t } from "../i18n/messages.svelte";
import type { ClockNow } from "../wire";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Milliseconds left to a seat; null where nothing is to be shown. */
export function leftTo(clock: ClockNow, seat: number, now: number): number | null {
  if (clock.kind === "none" || !clock.left) return null;
  const whole = clock.left[seat] ?? 0;
  if (clock.thinking !== seat) return clock.kind === "live" ? whole : null;
  return Math.max(0, whole - Math.max(0, now - (clock.since ?? now)));
}

const two = (count: number): string => String(count).padStart(2, "0");

/** A time as a clock shows it: 4:07, 1:04:07, or whole days. */
export function clockText(left: number): string {
  if (left >= 2 * DAY) return t("seats-days", { days: Math.floor(left / DAY) });
  const [hours, minutes, seconds] = [left / HOUR, (left % HOUR) / MINUTE, (left % MINUTE) / SECOND].map(Math.floor);
  return hours ? `${hours}:${two(minutes ?? 0)}:${two(seconds ?? 0)}` : `${minutes}:${two(seconds ?? 0)}`;
}
