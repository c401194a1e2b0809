/** What happened to a seat in a night or a morning: a picture with a number or a few words. */
import type { IconName } from "../art/icons";
import type { Box } from "../game/box";
import { decreeTitle, eventText, messageId, type Reader } from "../game/sentences";
import { t } from "../i18n/messages.svelte";
import { iconOf } from "../log/event_icons";
import type { EventKind, GameEvent } from "../wire";

export interface Chip {
  icon: IconName;
  text: string;
  /** The whole sentence, for who points at it. */
  sentence: string;
  tone: "gain" | "loss" | "plain";
}

/** What a page tells in another way, or not at all. */
const ELSEWHERE: ReadonlySet<EventKind> = new Set<EventKind>([
  "night-falls",
  "matches",
  "most-matches",
  "hand-taken-up",
  "dice-rolled",
  "day-begins",
  "start-player",
]);

function shortText(event: GameEvent): string | null {
  switch (event.kind) {
    case "gained":
    case "vp":
      return `+${event.args.count}`;
    case "vp-lost":
      return `−${event.args.count}`;
    case "envoy-step":
    case "intrigue-up":
      return t("tell-step", { step: event.args.step });
    case "ship-moved":
      return t("tell-port", { route: event.args.route + 1, port: event.args.port });
    case "ship-lost":
      return t("tell-ship-lost");
    case "reward-claimed":
      return t(messageId(`reward-${event.args.reward}`));
    case "decree-used":
      return decreeTitle(event.args.decree);
    default:
      return null;
  }
}

function toneOf(kind: EventKind): Chip["tone"] {
  if (kind === "ship-lost" || kind === "vp-lost" || kind === "removed") return "loss";
  return kind === "gained" || kind === "vp" || kind === "reward-claimed" || kind === "palace-entered" ? "gain" : "plain";
}

/** The chips of a seat, or of what concerns no seat, in the order in which it happened. */
export function chipsOf(events: GameEvent[], seat: number | null, box: Box, reader: Reader): Chip[] {
  return events
    .filter((event) => event.seat === seat && !ELSEWHERE.has(event.kind))
    .map((event) => {
      const sentence = eventText(event, box, reader, seat !== null);
      return { icon: iconOf(event), text: shortText(event) ?? sentence, sentence, tone: toneOf(event.kind) };
    });
}
