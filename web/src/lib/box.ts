/** The figures of the box as the server sends them (`/api/boxes/…`): what cards, cities, houses and tracks are like. */
import type { View } from "../wire";

export type Location = "travel" | "wall" | "jade" | "intrigue" | "palace" | "decrees" | "canal";
export const LOCATIONS: Location[] = ["travel", "wall", "jade", "intrigue", "palace", "decrees", "canal"];

export interface Side {
  jade_houses: { cost: number; spaces: number }[];
  palace_vp: number[];
  routes: number;
}
export interface TravelMap {
  ring: string[];
  inner: string[];
  paths: [string, string][];
}
export interface DecreeFigures {
  vp?: number;
  effect?: string;
}
/** What the actions cost and give. */
export interface ActionFigures {
  exchange_cost: number;
  travel_b_cost: number;
  wall_b_cost: number;
  wall_b_servants: number;
  wall_vp: number;
  night_vp: number;
  intrigue_a_steps: number;
  intrigue_b_cost: number;
  intrigue_b_steps: number;
  palace_b_cost: number;
  palace_b_steps: number;
  palace_b_intrigue: number;
  canal_b_cost: number;
  /** Steps back for the benefits: fewer servants, more servants, a die, a jade. */
  benefit_back: [number, number, number, number];
  benefit_gain: [number, number];
  jade_card_value: number;
  jade_servants: number;
  discount: number;
}
export interface Box {
  name: string;
  board: {
    servants: number;
    days: number;
    intrigue_steps: number;
    palace_steps: number;
    wall_complete: Record<string, number>;
    token_slots: number;
    trades: { servant: number; vp2: number; jade: number };
    trade_vp: number;
    jade_vp: number[];
    plaza_jade_cost: number;
    port_rewards: string[];
    reward_spaces: { vp4: number; card: number; double: number };
    ship_size: number;
    actions: ActionFigures;
    dice: number[][];
    side_a: Side;
    side_b: Side;
    map_a: TravelMap;
    map_b: TravelMap;
    coordinates: Record<string, [number, number]>;
  };
  cards: { gifts: Record<string, string>; cards: Record<string, [number, string][]> };
  decrees: Record<"level1" | "level2" | "level3", Record<string, DecreeFigures | number>>;
  tokens: Record<string, Record<string, number>>;
  automa: Record<string, unknown>;
}

/** A card's value and action; a card is named group.number, as in `set3.1`. */
export function cardOf(box: Box, card: string): { value: number; action: string } | null {
  const [group, number] = card.split(".");
  const found = box.cards.cards[group ?? ""]?.[Number(number) - 1];
  return found ? { value: found[0], action: found[1] } : null;
}

/** Side A of the board is for up to three players, side B for more. */
export function sideOf(view: View, box: Box): Side & TravelMap & { name: "a" | "b" } {
  const name = view.setup.players <= 3 ? "a" : "b";
  return name === "a"
    ? { ...box.board.side_a, ...box.board.map_a, name }
    : { ...box.board.side_b, ...box.board.map_b, name };
}

/** All paths of a side's map: those of the ring and the inner ones. */
export function pathsOf(map: TravelMap): [string, string][] {
  const ring = map.ring.map((city, i): [string, string] => [city, map.ring[(i + 1) % map.ring.length] as string]);
  return [...ring, ...map.paths];
}

/** What a decree costs to take, and what it scores. */
export function decreeOf(box: Box, decree: string): { level: number; cost: number; vp: number } {
  const [level, key] = decree.split(".") as ["level1" | "level2" | "level3", string];
  const figures = box.decrees[level][key] as DecreeFigures | undefined;
  const vp = level === "level3" ? 0 : (figures?.vp ?? 0);
  return { level: Number(level.slice(5)), cost: box.decrees[level]["cost"] as number, vp };
}
