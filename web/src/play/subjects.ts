/** What one looks at while one decides or asks about a place: a panel about it leaves that in sight. */
import { type BoardKind, ids, parseId, selectorOf, selectorOfAll } from "../game/board_ids";
import type { Location } from "../wire";

const SEEN: Record<Location, BoardKind[]> = {
  travel: ["city"],
  palace: ["palace"],
  intrigue: ["stair", "benefit", "intrigue"],
  decrees: ["decree"],
  jade: ["house"],
  canal: ["port"],
  wall: ["wall", "prize"],
};
/** Pieces that stand at a place. */
const PIECES: Partial<Record<BoardKind, Location>> = { envoy: "palace", ship: "canal" };

/** The selector of what must stay in sight. */
export function subjectOf(anchor: string): string {
  const thing = parseId(anchor);
  if (thing?.kind === "pool") return ".middle .mine";
  const location = thing?.kind === "stand" ? (thing.location as Location) : thing && PIECES[thing.kind];
  if (!location) return ".none";
  return [selectorOf(ids.legend(location)), ...SEEN[location].map(selectorOfAll)].join(", ");
}
