/** The log as it is read: days, in them turns and phases, in them what happened. */
import { isOfMorning, type Part, type PartKind, partWith } from "../game/story/parts";
import { isMove, type TimelineEntry } from "../game/story/timeline";
import type { Entry, GameEvent } from "../wire";

export interface LogLine {
  key: string;
  entry: Entry;
  moment: number;
  isGone: boolean;
  /** The events that belong here; none for what happens beside the game. */
  events: GameEvent[];
  /** Whose turn it is again, where what was taken back had ended it. */
  backTo?: number;
}
export interface Chapter {
  key: string;
  kind: PartKind;
  seat: number | null;
  rows: LogLine[];
}
export interface Day {
  day: number;
  chapters: Chapter[];
}

const UNTOLD = new Set(["created", "said", "resumed", "played", "redone"]);

/** The day on which a log begins: the one before the first new day in it, else today. */
export function firstDay(entries: Entry[], today: number): number {
  const events = entries.flatMap((entry) => entry.events ?? []);
  for (const event of events) if (event.kind === "day-begins") return Math.max(1, event.args.day - 1);
  const isMorning = events.some(isOfMorning); // of which only the beginning has been told
  return Math.max(1, isMorning ? today - 1 : today);
}

/** Writes rows into days and chapters, one after another. */
class Writer {
  readonly days: Day[] = [];
  #open: Part | null = null;

  /** Whether the chapter of this place is the one that is being written. */
  isAt(place: Part): boolean {
    return this.#open === place;
  }

  add(place: Part, row: LogLine): void {
    this.#chapter(place).rows.push(row);
  }

  #chapter(place: Part): Chapter {
    const last = this.days.at(-1);
    const current = last?.chapters.at(-1);
    if (this.#open === place && current) return current;
    this.#open = place;
    const day = last?.day === place.day ? last : { day: place.day, chapters: [] };
    if (day !== last) this.days.push(day);
    const key = `${this.days.length}.${day.chapters.length}`;
    const chapter: Chapter = { key, kind: place.kind, seat: place.seat, rows: [] };
    day.chapters.push(chapter);
    return chapter;
  }
}

/** One entry's events, cut where a new turn or phase begins. */
function cut(events: GameEvent[], from: Part): { place: Part; events: GameEvent[] }[] {
  const parts = [{ place: from, events: [] as GameEvent[] }];
  for (const event of events) {
    const open = parts.at(-1)?.place ?? from;
    const place = partWith(open, event);
    if (place !== open) parts.push({ place, events: [] });
    if (event.kind !== "turn-begins") parts.at(-1)?.events.push(event);
  }
  return parts;
}

const isSame = (a: Part, b: Part): boolean => a.day === b.day && a.kind === b.kind && a.seat === b.seat;

/** Wishes to take back that all agreed to: that it was taken back says it all. */
function granted(entries: Entry[]): Set<Entry> {
  const found = new Set<Entry>();
  let wish: Entry[] = [];
  for (const entry of entries) {
    if (entry.kind === "asked") wish = [entry];
    else if (entry.kind === "answered" && entry.yes) wish.push(entry);
    else if (entry.kind === "undone" && entry.agreed) for (const said of wish) found.add(said);
    if (entry.kind === "undone" || isMove(entry) || (entry.kind === "answered" && !entry.yes)) wish = [];
  }
  return found;
}

/** Days, chapters and rows of a log. */
export function story(told: TimelineEntry[], today: number): Day[] {
  const writer = new Writer();
  const entries = told.map(({ entry }) => entry);
  let place: Part = { day: firstDay(entries, today), kind: "before", seat: null };
  const places = new Map<number, Part>();
  const untold = granted(entries);
  for (const { entry, moment, isGone, isTrivial } of told) {
    if (entry.kind === "played" && place.kind === "before") place = { ...place, kind: "turn", seat: entry.seat ?? null };
    const row = (events: GameEvent[], part = 0): LogLine => ({ key: `${entry.number}.${part}`, entry, moment, isGone, events });
    if (entry.kind === "undone") {
      // It belongs to the turn that it leads back to, not to the one that had begun meanwhile.
      const back = places.get(moment) ?? place;
      const isOther = !isSame(back, place);
      if (isOther) place = writer.isAt(back) ? back : { ...back };
      if (!isTrivial) writer.add(place, { ...row([]), ...(isOther && place.seat !== null ? { backTo: place.seat } : {}) });
    } else if (!entry.events) {
      if (!UNTOLD.has(entry.kind) && !untold.has(entry)) writer.add(place, row([]));
    } else {
      const parts = cut(entry.events, place);
      parts.forEach((part, i) => part.events.length && writer.add(part.place, row(part.events, i)));
      place = parts.at(-1)?.place ?? place;
    }
    places.set(moment, place);
  }
  return writer.days;
}

/** Whether a row tells of a moment of the game, so that one can step to it. */
export function isStep(row: LogLine): boolean {
  return !row.isGone && (row.events.length > 0 || row.entry.kind === "started");
}

/** The last row that tells of a moment: where the story has come to by then. */
export function rowAt(days: Day[], moment: number): LogLine | null {
  const rows = days.flatMap((day) => day.chapters.flatMap((chapter) => chapter.rows));
  return rows.findLast((row) => isStep(row) && row.moment <= moment) ?? null;
}
