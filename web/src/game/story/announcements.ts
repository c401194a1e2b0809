/** What a screen reader is told: each turn of another in one short line when it is over, nights and mornings in a few. */
import { t } from "../../i18n/messages.svelte";
import type { EventKind, GameEvent } from "../../wire";
import type { Box } from "../box";
import { eventText, type Names, type Reader } from "../sentences";
import { recapOfTurn } from "./recap";
import type { ToldPart } from "./told";

export interface Listener extends Reader {
  nameAndColour: Names;
  mySeats: number[];
}

/** Sentences about one night, morning or final scoring; the page of it has them all. */
const MOST_SENTENCES = 5;
/** Parts told at once; who was away longer reads the log. */
const MOST_PARTS = 5;
/** What everybody wants to know of a night or a morning, whoever it happens to. */
const ALWAYS: ReadonlySet<EventKind> = new Set<EventKind>(["most-matches", "dice-rolled", "start-player", "nobody-wins"]);

/** A part of the story to be heard; empty for what I did myself. */
export function partWords({ part, events }: ToldPart, box: Box, listener: Listener): string {
  const { kind, seat } = part;
  if (kind === "turn") return seat === null || listener.mySeats.includes(seat) ? "" : turnWords(events, seat, box, listener);
  if (kind === "before" || kind === "dusk") return "";
  const isMine = (event: GameEvent) => event.seat !== null && event.seat === listener.mySeat;
  const told = events.filter((event) => isMine(event) || ALWAYS.has(event.kind)).slice(0, MOST_SENTENCES);
  return [`${t(`tell-${kind}`, { day: dayOf(events) ?? part.day })}.`, ...told.map((event) => eventText(event, box, listener))].join(" ");
}

/** Nights and mornings say which day it is; a log may begin on any. */
function dayOf(events: GameEvent[]): number | undefined {
  for (const event of events) if (event.kind === "night-falls" || event.kind === "day-begins") return event.args.day;
  return undefined;
}

function turnWords(events: GameEvent[], seat: number, box: Box, { nameAndColour }: Listener): string {
  const recap = recapOfTurn(events, seat, box, true);
  if (!recap) return "";
  const { parts, points } = recap;
  const scored = points ? [t(points > 0 ? "access-gained" : "access-lost", { points: t("seats-vp", { count: Math.abs(points) }) })] : [];
  return t("web-turn-told", { player: nameAndColour(seat), what: [...parts, ...scored].join(", ") });
}

/** Tells parts of a story that grows, each once, in order, and none that was over when one came. */
export class Announcer {
  #told: number | null = null;

  /** What is new to be heard. The last part goes on, unless it is said to be over. */
  next(story: ToldPart[], isLastOver: boolean, box: Box, listener: Listener): string[] {
    const over = Math.max(0, story.length - (isLastOver ? 0 : 1));
    const from = Math.min(this.#told ?? over, over);
    this.#told = over;
    return story
      .slice(from, over)
      .map((part) => partWords(part, box, listener))
      .filter(Boolean)
      .slice(-MOST_PARTS);
  }
}
