/** What happens beside the game, in words. */
import type { Names } from "../game/sentences";
import { t, joinList } from "../i18n/messages.svelte";
import type { Entry } from "../wire";
import type { Chapter } from "./chapters";

function people(seats: number[] | null | undefined, names: Names): string {
  return joinList([...new Set((seats ?? []).map(names))]);
}

function person(seat: number | null | undefined, names: Names): string {
  return typeof seat === "number" ? names(seat) : "";
}

/** That somebody took back what had ended a turn, and whose turn it is again. */
export function turnTakenBackText(by: number | null | undefined, backTo: number, isAgreed: boolean, names: Names): string {
  return t("log-undone-turn", { player: person(by, names), turn: names(backTo), agreed: isAgreed ? "yes" : "no" });
}

/** An entry without events as a sentence; `backTo` is whose turn it is again after it, if that had been over. */
export function entryText(entry: Entry, names: Names, backTo?: number): string {
  const player = person(entry.seat, names) || (entry.name ?? "");
  const by = person(entry.by, names);
  switch (entry.kind) {
    case "sat":
      return t("log-sat", { player: entry.name || player });
    case "left":
      return t("log-left", { player: people(entry.seats, names) });
    case "started":
      return t("log-started");
    case "undone":
      if (backTo !== undefined) return turnTakenBackText(entry.seat, backTo, entry.agreed ?? false, names);
      return t(entry.agreed ? "log-undone-agreed" : "log-undone", { player });
    case "asked":
      return t("log-asked", { player: by });
    case "answered":
      return t(entry.yes ? "log-agreed" : "log-refused", { player: by });
    case "voted":
      return t("log-voted", { player: by, absent: person(entry.against, names) });
    case "stood-in":
      return t("log-stood-in", { player: people(entry.seats, names), why: entry.why ?? "left" });
    case "returned":
      return t("log-returned", { player: by });
    case "rematched":
      return t("log-rematched", { player: by });
    default:
      return entry.kind;
  }
}

/** The heading of a turn or a phase. */
export function chapterText(chapter: Chapter, names: Names): string {
  if (chapter.kind === "turn" && chapter.seat !== null) return names(chapter.seat);
  if (chapter.kind === "before") return t("log-before");
  return t(`web-phase-${chapter.kind === "turn" ? "day" : chapter.kind}`);
}
