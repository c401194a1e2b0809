/** What was really chosen at each moment of a finished game: its save has all actions, in order. */
import { api, type Entrance } from "../net/api";

/** The actions of a save that begins with the game itself; none of any other text. */
export function actionsIn(saved: unknown): number[] {
  const found: unknown = typeof saved === "string" ? JSON.parse(saved) : saved;
  const actions = typeof found === "object" && found !== null && "actions" in found ? found.actions : null;
  return Array.isArray(actions) && actions.every((one) => typeof one === "number") ? actions : [];
}

/** All that was chosen at a table whose game is over. */
export async function playedAt(table: string, entrance: Entrance): Promise<number[]> {
  return actionsIn(await api.save(table, entrance));
}
