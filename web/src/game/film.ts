/** "Since my last turn": the others' moves once more, one after another. */
import { api } from "../net/api";
import type { Entry, GameEvent } from "../wire";
import type { Interaction } from "./interaction.svelte";
import { timelineOf, isMove } from "./timeline";

export interface Since {
  moment: number;
  events: GameEvent[];
}

/** What has happened since my last choice, and the moment to see it from; null if nothing has.
 *
 *  Meng answers within my own move: then it is shown again from before that move. */
export function momentsSince(entries: Entry[], mine: number[], began: number): Since | null {
  let since: Since = { moment: began, events: [] };
  for (const { entry, moment, isGone } of timelineOf(entries, began)) {
    if (!isMove(entry) || isGone) continue;
    const events = entry.events ?? [];
    if (!mine.includes(entry.seat ?? -1)) since.events.push(...events);
    else if (events.some((event) => isOthers(event, mine))) since = { moment: moment - 1, events: [...events] };
    else since = { moment, events: [] };
  }
  return mine.length && since.events.length ? since : null;
}

function isOthers(event: GameEvent, mine: number[]): boolean {
  return event.kind === "automa-turned" || (event.kind === "turn-begins" && !mine.includes(event.seat ?? -1));
}

/** Go back to that moment and let everything happen again. */
export async function replayFrom(interaction: Interaction, since: Since | null): Promise<void> {
  const { state } = interaction;
  if (!since || !state.view) return;
  try {
    const then = await api.look(state.id, since.moment, state.entrance);
    const now = { view: state.view, own: state.own };
    state.playback.replay({ view: then.view, own: then.own }, since.events, now);
  } catch (fault) {
    state.trouble = fault instanceof Error ? fault.message : String(fault);
  }
}
