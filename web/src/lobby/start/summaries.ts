/** A game of a list in words: who plays, how it stands, and when. */
import { SEAT_NAMES } from "../../wire/vocabulary";
import { levelName } from "../../game/sentences";
import { currentLanguage, t } from "../../i18n/messages.svelte";
import type { GameSummary } from "../../net/api";
import type { TableSummary } from "../../wire";

type Seat = TableSummary["seats"][number];

/** How somebody at a listed table is called; in a study, who played the game that is studied. */
export function nameAt(summary: TableSummary, seat: number): string {
  const at = summary.seats[seat];
  if (summary.setup.players === 1 && seat > 0) return t("seat-meng");
  if (at?.bot && !at.name) return levelName(at.bot);
  return summary.players?.[seat] || at?.name || t(`seat-${SEAT_NAMES[seat] ?? "red"}`);
}

function joinList(names: string[]): string {
  return new Intl.ListFormat(currentLanguage(), { type: "unit" }).format(names);
}

const sits = (seat: Seat | undefined): boolean => seat !== undefined && !seat.free;

/** Names of a list, those that stand there several times counted. */
function counted(names: string[]): string[] {
  return [...new Set(names)].map((name) => {
    const count = names.filter((other) => other === name).length;
    return count > 1 ? t("lobby-several", { count, name }) : name;
  });
}

/** Who sits there besides me; everybody, where all seats are mine. */
export function company(summary: TableSummary, mine: number[] = []): string {
  const taken = summary.seats.flatMap((seat, i) => (sits(seat) ? [i] : []));
  const others = taken.filter((seat) => !mine.includes(seat));
  const named = (others.length ? others : taken).map((seat) => nameAt(summary, seat));
  return joinList(others.length ? counted(named) : [...new Set(named)]);
}

export function freeSeats(summary: TableSummary): number {
  return summary.seats.filter((seat) => seat.free).length;
}

/** How it stands, in a few words. */
export function standing(summary: GameSummary): string {
  if (summary.status === "open") {
    const free = freeSeats(summary);
    return free ? t("lobby-missing", { count: free }) : t("lobby-ready");
  }
  if (summary.status === "over") return outcome(summary);
  if (summary.status === "expired") return t("lobby-expired");
  if (summary.study) return t("lobby-studied");
  if (summary.deciding === null) return "";
  if (summary.yours.includes(summary.deciding)) return t("lobby-your-turn");
  return t("lobby-turn-of", { player: nameAt(summary, summary.deciding) });
}

function outcome(summary: GameSummary): string {
  const winner = summary.winner;
  if (winner === undefined) return t("lobby-over");
  if (winner === null) return t("lobby-nobody-won");
  if (summary.yours.length === 1 && summary.yours.includes(winner)) return t("lobby-you-won");
  return t("lobby-won-by", { player: nameAt(summary, winner) });
}

/** The points of everybody, the most first; nothing before the game. */
export function pointsInWords(summary: GameSummary): string[] {
  const scores = summary.scores ?? [];
  const seats = scores.map((_, seat) => seat).sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0));
  const isMe = (seat: number): boolean => summary.yours.length === 1 && summary.yours.includes(seat);
  return seats.map((seat) => {
    const points = scores[seat] ?? 0;
    return isMe(seat) ? t("lobby-points-you", { points }) : t("lobby-points-of", { player: nameAt(summary, seat), points });
  });
}

/** The language of the page as it is written where the reader lives, if the browser knows: the day before the month. */
function localized(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const regional = navigator.languages.find((wish) => wish.startsWith(currentLanguage()));
  return new Intl.DateTimeFormat(regional ?? currentLanguage(), options);
}

/** A time in full. */
export function timeInWords(time: number): string {
  return localized({ dateStyle: "long", timeStyle: "short" }).format(time);
}

/** When something last happened: today the time, before that the date, with the year if it is another one. */
export function dateInWords(time: number, now = Date.now()): string {
  const [then, today] = [new Date(time), new Date(now)];
  if (then.toDateString() === today.toDateString()) return localized({ timeStyle: "short" }).format(then);
  const isThisYear = then.getFullYear() === today.getFullYear();
  return localized({ day: "numeric", month: "short", ...(isThisYear ? {} : { year: "numeric" }) }).format(then);
}
