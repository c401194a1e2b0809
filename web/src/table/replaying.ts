/** "Since my last turn": the others' moves once more, one after another. */
import { api } from "../lib/api";
import type { Entry, GameEvent } from "../wire";
import type { Desk } from "./desk.svelte";

export interface Since {
  moment: number;
  events: GameEvent[];
}

/** The moment after my last choice, and what has happened since; null if nothing has. */
export function momentsSince(entries: Entry[], mine: number[]): Since | null {
  let moment = 0;
  let since: Since | null = null;
  for (const entry of entries) {
    if (entry.kind === "undone") {
      moment = entry.to ?? moment;
      since = null;
    } else if (entry.kind === "played" || entry.kind === "redone") {
      moment += 1;
      if (mine.includes(entry.seat ?? -1)) since = { moment, events: [] };
      else since?.events.push(...(entry.events ?? []));
    }
  }
  return since?.events.length ? since : null;
}

/** Go back to that moment and let everything happen again. */
export async function replayFrom(desk: Desk, since: Since | null): Promise<void> {
  const { state } = desk;
  if (!since || !state.view) return;
  try {
    const then = await api.look(state.id, since.moment, state.entrance);
    state.staging.show({ view: then.view, own: then.own });
    state.staging.follow(since.events, { view: state.view, own: state.own }, false);
  } catch (fault) {
    state.trouble = fault instanceof Error ? fault.message : String(fault);
  }
}
