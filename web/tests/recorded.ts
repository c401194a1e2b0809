/** Games that the rules have played, written by tests/web/recorded.py before these tests run. */
import { existsSync, readFileSync } from "node:fs";
import type { Box } from "../src/game/box";
import type { Decision, GameEvent, OwnCards, View } from "../src/wire";

export interface Move {
  events: GameEvent[];
  view: View;
  own: Record<string, OwnCards>;
  decision: Decision | null;
}
export interface Texts {
  question: string;
  options: string[];
  reasons: (string | null)[];
  events: string[];
}

function read<T>(name: string): T {
  const file = new URL(`./recorded/${name}.json`, import.meta.url);
  if (!existsSync(file)) throw new Error("Write the recorded games first: uv run python -m tests.web.recorded");
  return JSON.parse(readFileSync(file, "utf-8")) as T;
}

export const games = read<Move[][]>("games");
export const texts = read<Record<string, Texts[][]>>("texts");
export const box = read<Box>("box");
