/** The figures printed at each place: what choice A and choice B cost and give, as numbers and icons. */
import type { IconName } from "../art/icons";
import type { ActionFigures } from "../game/box";
import type { Location } from "../wire";

/** A letter in a seal, a number or sign, or an icon. */
export type Part = { badge: string } | { text: string } | { icon: IconName };
export type LegendRow = Part[];

const A: Part = { badge: "A" };
const B: Part = { badge: "B" };
const servant: Part = { icon: "servant" };
const arrow: Part = { text: "▸" };
const pay = (count: number): Part[] => [{ text: `−${count}` }, servant];
const some = (count: number, icon: IconName): Part[] => [{ text: `${count}` }, { icon }];

const ROWS: Record<Location, (f: ActionFigures) => LegendRow[]> = {
  travel: (f) => [
    [A, ...some(1, "traveller")],
    [B, ...pay(f.travel_b_cost), arrow, ...some(f.travel_b_moves, "traveller")],
  ],
  wall: (f) => [
    [A, ...some(f.wall_a_servants, "location-wall")],
    [B, ...pay(f.wall_b_cost), arrow, ...some(f.wall_b_servants, "location-wall")],
  ],
  jade: () => [],
  intrigue: (f) => [
    [A, ...some(f.intrigue_a_steps, "intrigue")],
    [{ text: "+" }, { icon: "medal" }],
    [B, ...pay(f.intrigue_b_cost)],
    [arrow, ...some(f.intrigue_b_steps, "intrigue")],
  ],
  palace: (f) => [
    [A, ...some(f.palace_a_steps, "envoy")],
    [B, ...pay(f.palace_b_cost)],
    [arrow, ...some(f.palace_b_steps, "envoy")],
    [{ text: "+" }, ...some(f.palace_b_intrigue, "intrigue")],
  ],
  decrees: () => [[servant, arrow, { icon: "location-decrees" }], [{ text: "+1/" }, servant]],
  canal: (f) => [
    [A, ...some(1, "servant"), arrow, { icon: "ship" }],
    [{ text: "+" }, { icon: "ship" }, { text: "⇢" }],
    [B, ...pay(f.canal_b_cost), arrow, ...some(2, "ship")],
  ],
};

/** The rows of figures at a place. */
export function rowsOf(location: Location, figures: ActionFigures): LegendRow[] {
  return ROWS[location](figures);
}

const WIDTHS = { badge: 18, icon: 17 };

function widthOf(part: Part): number {
  if ("badge" in part) return WIDTHS.badge;
  if ("icon" in part) return WIDTHS.icon;
  return part.text.length * 7 + 3;
}

/** The parts of a row with where each begins, and how long the row is. */
export function inLine(row: LegendRow): { parts: { part: Part; x: number }[]; width: number } {
  let x = 0;
  const parts = row.map((part) => {
    const placed = { part, x };
    x += widthOf(part);
    return placed;
  });
  return { parts, width: x };
}

export const GAP = 19; // from one row to the next
const LINE = 15;

/** How much room rows take. */
export function sizeOf(rows: LegendRow[]): { width: number; height: number } {
  return { width: Math.max(0, ...rows.map((row) => inLine(row).width)), height: (rows.length - 1) * GAP + LINE };
}
