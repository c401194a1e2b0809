/** A game of a list in words: who plays, and how it stands. */
import { SEAT_NAMES } from "../../wire/vocabulary";
import { levelName } from "../../game/sentences";
import { currentLanguage, t } from "../../i18n/messages.svelte";
import type { GameSummary } from "../../net/api";
import type { TableSummary } from "../../wire";

type Seat = TableSummary["seats"][number];

/** How somebody at a listed table is called. */
export function nameAt(summary: TableSummary, seat: number): string {
  const at = summary.seats[seat];
  if (summary.setup.players === 1 && seat > 0) return t("seat-meng");
  if (at?.bot && !at.name) return levelName(at.bot);
  return at?.name || t(`seat-${SEAT_NAMES[seat] ?? "red"}`);
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
    return free ? t("lobby-seats-open", { count: free }) : t("lobby-ready");
  }
  if (summary.status === "over") return outcome(summary);
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
