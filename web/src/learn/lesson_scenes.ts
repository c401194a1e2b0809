/** The parts of the lesson: a position each, and the steps that the teacher takes in it. */
import { ids } from "../game/board_ids";
import { spotsOf } from "../game/targets";
import type { Option, Verb } from "../wire";

/** The option that is to be chosen. */
export interface WantedChoice {
  verb: Verb;
  args?: Record<string, unknown>;
}

/** Something that the teacher says; with a choice, it waits for that, else for the reader. */
export interface LessonStep {
  say: string;
  choose?: WantedChoice;
  /** Spots to point out, besides those of the choice. */
  point?: string[];
  /** What happens then, for the tests. */
  events?: string[];
}
export interface LessonScene {
  steps: LessonStep[];
  /** A saved game of the scene's position. */
  save: object;
}

export const SCENES = ["gifts", "paying", "travel", "wall", "canal", "night", "palace"] as const;
export const YOU = 0;

const FILES = import.meta.glob<LessonScene>("./scenes/*.json", { import: "default" });

export async function loadScene(number: number): Promise<LessonScene> {
  const load = FILES[`./scenes/${SCENES[number]}.json`];
  if (!load) throw new Error(`there is no part ${number} of the lesson`);
  return load();
}

export function isWanted(option: Option, choice: WantedChoice): boolean {
  return option.verb === choice.verb && Object.entries(choice.args ?? {}).every(([name, value]) => (option.args as Record<string, unknown>)[name] === value);
}

/** The steps between which the reader may go to and fro when so many choices have been made. */
export function stepsAt(steps: LessonStep[], made: number): [first: number, last: number] {
  const choices = steps.flatMap((step, i) => (step.choose ? [i] : []));
  const first = made > 0 ? (choices[Math.min(made, choices.length) - 1] ?? -1) + 1 : 0;
  return [Math.min(first, steps.length - 1), choices[made] ?? steps.length - 1];
}

function spotsOfChoice({ verb, args = {} }: WantedChoice): string[] {
  const spots = spotsOf({ verb, args }, YOU);
  return spots.length ? spots : [ids.verb(verb)];
}

/** Everything that a step points out on the table: spots, and the button where a button chooses. */
export function spotsAt(step: LessonStep | undefined): string[] {
  if (!step) return [];
  return [...(step.choose ? spotsOfChoice(step.choose) : []), ...(step.point ?? [])];
}
