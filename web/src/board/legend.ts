/** The figures printed at each place: what choice A and choice B cost and give, as numbers and icons. */
import type { IconName } from "../art/icons";
import type { Box, Location } from "../lib/box";

/** A letter in a seal, a number or sign, or an icon. */
export type Part = { badge: string } | { text: string } | { icon: IconName };
export type Row = Part[];

const STANDARD = {
  travel_b_cost: 2,
  wall_b_cost: 1,
  wall_b_servants: 2,
  wall_vp: 3,
  intrigue_a_steps: 1,
  intrigue_b_cost: 1,
  intrigue_b_steps: 3,
  palace_b_cost: 2,
  palace_b_steps: 2,
  palace_b_intrigue: 1,
  canal_b_cost: 1,
  benefit_back: [1, 3, 5, 7],
  benefit_gain: [1, 2],
};
export type Figures = typeof STANDARD;

/** What the actions cost and give; a box may leave out figures and then has the usual ones. */
export function figuresOf(box: Box): Figures {
  return { ...STANDARD, ...(box.board.actions as Partial<Figures> | undefined) };
}

const A: Part = { badge: "A" };
const B: Part = { badge: "B" };
const servant: Part = { icon: "servant" };
const arrow: Part = { text: "▸" };
const pay = (count: number): Part[] => [{ text: `−${count}` }, servant];
const some = (count: number, icon: IconName): Part[] => [{ text: `${count}` }, { icon }];

const ROWS: Record<Location, (f: Figures) => Row[]> = {
  travel: (f) => [
    [A, ...some(1, "traveller")],
    [B, ...pay(f.travel_b_cost), arrow, ...some(2, "traveller")],
  ],
  wall: (f) => [
    [A, ...some(1, "location-wall")],
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
    [A, ...some(1, "envoy")],
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
export function rowsOf(location: Location, figures: Figures): Row[] {
  return ROWS[location](figures);
}

const WIDTHS = { badge: 18, icon: 17 };

function widthOf(part: Part): number {
  if ("badge" in part) return WIDTHS.badge;
  if ("icon" in part) return WIDTHS.icon;
  return part.text.length * 7 + 3;
}

/** The parts of a row with where each begins, and how long the row is. */
export function inLine(row: Row): { parts: { part: Part; x: number }[]; width: number } {
  let x = 0;
  const parts = row.map((part) => {
    const placed = { part, x };
    x += widthOf(part);
    return placed;
  });
  return { parts, width: x };
}
