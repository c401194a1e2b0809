/** Games that the rules have played, written by tools/recorded_moves.py before these tests run. */
import { existsSync, readFileSync } from "node:fs";
import type { Box, Decision, GameEvent, OwnCards, View, ViewChange } from "../src/wire";

/** The table after one event, or after all that followed the last event of a move. */
export interface RecordedStep {
  /** What is new, by who sees it: "spectator", or the number of a seat. */
  changes: Record<string, ViewChange>;
  view: View;
  own: Record<string, OwnCards>;
}
/** A move, and the table after it. The first of a game is its beginning: nothing has happened yet. */
export interface RecordedMove {
  events: GameEvent[];
  /** One for each event, and one more for what changed after the last. */
  steps: RecordedStep[];
  view: View;
  own: Record<string, OwnCards>;
  decision: Decision | null;
}
export interface RecordedTexts {
  question: string;
  options: string[];
  reasons: (string | null)[];
  /** By name, as "You …", and in short. */
  events: string[];
  yours: string[];
  short: string[];
  yours_short: string[];
}

/** What the game knows of its words; see tools/recorded_moves.py. */
export interface RecordedVocabulary {
  words: Record<string, string[]>;
  tokens: Record<string, { rule: string; isBonus: boolean }>;
  decrees: Record<string, string>;
  arguments: Record<string, { type: string; prefix: string | null; counted_from_one: boolean }>;
  languages: string[];
  levels: string[];
}

function read<T>(name: string): T {
  const file = new URL(`./recorded/${name}.json`, import.meta.url);
  if (!existsSync(file)) throw new Error("Write the recorded games first: uv run python -m tools.recorded_moves");
  return JSON.parse(readFileSync(file, "utf-8")) as T;
}

/** A solo game, one of two players with expert rules, and one of four with all bonus tokens. */
export const games = read<RecordedMove[][]>("games");
export const texts = read<Record<string, RecordedTexts[][]>>("texts");
export const box = read<Box>("box");
export const vocabulary = read<RecordedVocabulary>("vocabulary");

/** The moves of a game of some mode, each read when it is wanted, since they are long. */
export const MODES = ["solo", "two", "three", "four", "five", "standard", "deluxe", "expert"] as const;
export function recordedGame(mode: (typeof MODES)[number]): RecordedMove[] {
  return read<RecordedMove[]>(`game-${mode}`);
}
