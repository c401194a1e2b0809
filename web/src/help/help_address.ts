/** Where the rules tell more about what somebody looks at or is thing. */
import type { Interaction } from "../game/interaction.svelte";
import { explain } from "./explanations";

/** The address of the rule about the thing pointed at, else about the question, else of all rules. */
export function helpAddress(interaction: Interaction): string {
  const { pointed, scene, box, state } = interaction;
  const told = pointed && scene ? explain(pointed.id, scene.view, box, state.name) : null;
  const rule = told?.rule ?? interaction.decision?.rule;
  return rule ? `/rules/${rule}` : "/rules";
}
