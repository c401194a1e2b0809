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

/** An entry without events as a sentence. */
export function entryText(entry: Entry, names: Names): string {
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
