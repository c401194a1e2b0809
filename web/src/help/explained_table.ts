/** Where the rules tell more about what somebody looks at or is asked. */
import type { Interaction } from "../game/interaction.svelte";
import type { View } from "../wire";
import type { ExplainedTable } from "./explainer";
import { explain } from "./explanations";

/** The table as somebody at it is told about its things. */
export function explainedTable({ box, seat, state }: Interaction, view: View): ExplainedTable {
  return { view, box, seat, name: state.name };
}

/** The address of the rule about the thing pointed at, else about the question, else of all rules. */
export function helpAddress(interaction: Interaction): string {
  const { pointed, scene } = interaction;
  const explanation = pointed && scene ? explain(pointed.id, explainedTable(interaction, scene.view)) : null;
  const rule = explanation?.rule ?? interaction.decision?.rule;
  return rule ? `/rules/${rule}` : "/rules";
}
