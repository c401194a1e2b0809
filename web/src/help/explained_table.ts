/** What somebody at the table can be told more about: the rule of what they look at or are asked. */
import type { Interaction } from "../game/interaction.svelte";
import type { View } from "../wire";
import type { ExplainedTable } from "./explainer";
import { explain } from "./explanations";

/** The table as somebody at it is told about its things. */
export function explainedTable({ box, seat, state }: Interaction, view: View): ExplainedTable {
  return { view, box, seat, name: state.name };
}

const FIRST_RULE = "GAME-1";

/** The rule about the thing pointed at, else about the question, else the first of all rules. */
export function ruleInQuestion(interaction: Interaction): string {
  const { pinned, pointed, scene } = interaction;
  const thing = pinned ?? pointed;
  const explanation = thing && scene ? explain(thing.id, explainedTable(interaction, scene.view)) : null;
  return explanation?.rule ?? interaction.decision?.rule ?? FIRST_RULE;
}
