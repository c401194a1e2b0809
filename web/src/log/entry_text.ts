/** What happens beside the game, in words. */
import { calledName, type Reader } from "../game/sentences";
import { t, joinList, type MessageArgs } from "../i18n/messages.svelte";
import type { Entry } from "../wire";
import type { Chapter } from "./chapters";

/** Somebody as the subject of a sentence, which to themselves is told as "You …" (`$you`). */
function subject(seats: number[] | number | null | undefined, { name, mySeat }: Reader): MessageArgs {
  const found = [seats ?? []].flat();
  const isMe = mySeat !== null && found.length > 0 && found.every((seat) => seat === mySeat);
  return { player: joinList([...new Set(found.map(name))]), you: isMe ? "yes" : "no" };
}

/** That somebody took back what had ended a turn, and whose turn it is again. */
export function turnTakenBackText(by: number | null | undefined, backTo: number, isAgreed: boolean, reader: Reader): string {
  const isMine = backTo === reader.mySeat;
  const again = { turn: reader.name(backTo), mine: isMine ? "yes" : "no", agreed: isAgreed ? "yes" : "no" };
  return t("log-undone-turn", { ...subject(by, reader), ...again });
}

/** An entry without events as a sentence; `backTo` is whose turn it is again after it, if that had been over. */
export function entryText(entry: Entry, reader: Reader, backTo?: number): string {
  const by = subject(entry.by, reader);
  switch (entry.kind) {
    case "sat": {
      const sits = subject(entry.seat, reader);
      return t("log-sat", { ...sits, player: entry.name || (sits["player"] ?? "") });
    }
    case "left":
      return t("log-left", subject(entry.seats, reader));
    case "started":
      return t("log-started");
    case "undone":
      if (backTo !== undefined) return turnTakenBackText(entry.seat, backTo, entry.agreed ?? false, reader);
      return t(entry.agreed ? "log-undone-agreed" : "log-undone", subject(entry.seat, reader));
    case "asked":
      return t("log-asked", by);
    case "answered":
      return t(entry.yes ? "log-agreed" : "log-refused", by);
    case "voted": {
      const absent = subject(entry.against, reader);
      return t("log-voted", { ...by, absent: absent["player"] ?? "", against: absent["you"] === "yes" ? "you" : "other" });
    }
    case "stood-in":
      return t("log-stood-in", { ...subject(entry.seats, reader), why: entry.why ?? "left" });
    case "returned":
      return t("log-returned", by);
    case "spectator-chat":
      return t("log-spectator-chat", { on: entry.on ? "yes" : "no" });
    case "expired":
      return t("log-expired");
    case "rematched":
      return t("log-rematched", by);
    case "closed":
      return t("log-closed");
    case "invited":
      return t("log-invited");
    default:
      return entry.kind;
  }
}

/** The heading of a turn or a phase. */
export function chapterText(chapter: Chapter, reader: Reader): string {
  if (chapter.kind === "turn" && chapter.seat !== null) return calledName(chapter.seat, reader);
  if (chapter.kind === "before") return t("log-before");
  return t(`web-phase-${chapter.kind === "turn" ? "day" : chapter.kind}`);
}
