/** Where the rules tell more about what somebody looks at or is asked. */
import type { Desk } from "../table/desk.svelte";
import { explain } from "./explaining";

/** The address of the rule about the thing pointed at, else about the question, else of all rules. */
export function helpAddress(desk: Desk): string {
  const { pointed, scene, box, state } = desk;
  const told = pointed && scene ? explain(pointed.id, scene.view, box, state.name) : null;
  const rule = told?.rule ?? desk.decision?.rule;
  return rule ? `/rules/${rule}` : "/rules";
}
