/** What has changed on the table since I last chose something. */
import type { Frame } from "./film";
import { type BoardId, type BoardKind, ids, parseId } from "../board_ids";
import { motionOf } from "../motion";
import type { Part } from "./parts";
import type { Scene } from "../scene";
import type { ToldPart } from "./told";

export interface Changes {
  /** Pieces that moved, and places where something new lies. */
  marks: ReadonlySet<BoardId>;
  /** The stand at which a card was laid last. */
  stand: BoardId | null;
  /** Points gained or lost, by seat. */
  points: number[];
}
export const NO_CHANGES: Changes = { marks: new Set(), stand: null, points: [] };

/** Where it is worth a mark that something came: on the board, not in somebody's hand or pool. */
const MARKED: ReadonlySet<BoardKind> = new Set<BoardKind>(["stand", "wallgroup", "decree", "reward", "house"]);

function isMarked(id: BoardId): boolean {
  const thing = parseId(id);
  return thing !== null && MARKED.has(thing.kind);
}

/** What changed between two scenes; the story tells which stand was used last. */
export function changesBetween(since: Scene, now: Scene, story: ToldPart[], mySeats: number[]): Changes {
  const motion = since === now ? null : motionOf(since, now);
  const points = now.view.seats.map(({ vp }, seat) => vp - (since.view.seats[seat]?.vp ?? vp));
  if (!motion) return { ...NO_CHANGES, points };
  const came = motion.flights.flatMap(({ to }) => to.slice(0, 1)).filter(isMarked);
  const ships = motion.flights.flatMap(({ pieces, to }) => (pieces[0]?.what === "ship" ? to.slice(0, 1) : []));
  const moved = motion.glides.map((id) => shownAt(id, now));
  return { marks: new Set([...moved, ...came, ...ships]), stand: standUsedLast(story, mySeats), points };
}

/** A traveller is marked by its city; all else by itself. */
function shownAt(id: BoardId, { view }: Scene): BoardId {
  const thing = parseId(id);
  const city = thing?.kind === "traveller" ? view.seats[thing.seat]?.traveller : null;
  return city ? ids.city(city) : id;
}

/** The stand at which another laid a card last, if nobody of mine has laid one since. */
function standUsedLast(story: ToldPart[], mySeats: number[]): BoardId | null {
  const event = story
    .findLast(({ events }) => events.some((one) => one.kind === "exchanged"))
    ?.events.findLast((one) => one.kind === "exchanged");
  return event?.kind === "exchanged" && !mySeats.includes(event.seat ?? -1) ? ids.stand(event.args.location) : null;
}

/** The scene after what I did myself among some frames of a choice of mine: others may have gone on within it, as Meng does. */
export function afterMine(start: Scene, frames: Frame[], mySeats: number[]): Scene {
  const isOthers = ({ kind, seat }: Part) => kind !== "turn" || !mySeats.includes(seat ?? -1);
  const others = frames.findIndex((frame) => frame.opens && isOthers(frame.opens));
  const mine = others < 0 ? frames : frames.slice(0, others);
  return mine.at(-1)?.scene ?? start;
}
