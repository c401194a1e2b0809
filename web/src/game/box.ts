/** Looking up the figures of the box: what cards, cities, houses and tracks are like. */
import type { Action, Box, Side, TravelMap, View } from "../wire";

export type { ActionFigures, Box } from "../wire";

/** A card's value and action; a card is named group.number, as in `set3.1`. */
export function cardOf(box: Box, card: string): { value: number; action: Action } | null {
  const [group, number] = card.split(".");
  const found = box.cards.cards[group ?? ""]?.[Number(number) - 1];
  return found ? { value: found[0], action: found[1] } : null;
}

/** Side A of the board is for up to three players, side B for more. */
export function sideOf(view: View, box: Box): Side & TravelMap & { name: "a" | "b" } {
  const name = view.side;
  return name === "a"
    ? { ...box.board.side_a, ...box.board.map_a, name }
    : { ...box.board.side_b, ...box.board.map_b, name };
}

/** All paths of a side's map: those of the ring and the inner ones. */
export function pathsOf(map: TravelMap): [string, string][] {
  const ring = map.ring.map((city, i): [string, string] => [city, map.ring[(i + 1) % map.ring.length] as string]);
  return [...ring, ...map.paths];
}

/** What is printed on a decree: its level, what it costs to take, and the points that it scores at once. */
export function decreeOf(box: Box, decree: string): { level: number; cost: number; vp: number } {
  const [level, key = ""] = decree.split(".") as ["level1" | "level2" | "level3", string | undefined];
  const figures = box.decrees[level];
  const tile = (figures as Record<string, unknown>)[key] as { vp?: number } | undefined;
  return { level: Number(level.slice("level".length)), cost: figures.cost, vp: level === "level3" ? 0 : (tile?.vp ?? 0) };
}
