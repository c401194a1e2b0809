/** What the keys do at the table: they choose, take back, go through what is shown, and leave what was begun. */
import { announce } from "../browser/live_region.svelte";
import { preferences } from "../browser/preferences.svelte";
import { t } from "../i18n/messages.svelte";
import type { Interaction } from "./interaction.svelte";
import type { Playback } from "./story/playback.svelte";

/** The key as it is printed on choices: digits by their place, since on some keyboards they need Shift. */
function keyOf(event: KeyboardEvent): string {
  return /^(?:Digit|Numpad)(\d)$/.exec(event.code)?.[1] ?? event.key.toLowerCase();
}

/** Do what a key means; whether it meant anything. */
export function pressKey(interaction: Interaction, event: KeyboardEvent): boolean {
  if (event.altKey || event.metaKey || event.getModifierState("AltGraph")) return false;
  if (event.key === "Escape") return escape(interaction);
  const takesBack = event.key === "Backspace" || (event.ctrlKey && event.key.toLowerCase() === "z");
  if (event.repeat) return takesBack; // a key that is held down chooses once
  if (takesBack) {
    if (event.shiftKey) interaction.restart();
    else interaction.undo();
    return true;
  }
  if (event.ctrlKey) return false;
  if (follows(interaction.state.playback, event.key)) return true;
  if (!preferences.settings.shortcuts) return false;
  if (event.key.toLowerCase() === "h") {
    preferences.change({ explores: !interaction.explains() });
    announce(t(interaction.explains() ? "web-explaining" : "web-not-explaining"));
    return true;
  }
  const option = interaction.keys.get(keyOf(event));
  if (option) interaction.pick(option);
  return option !== undefined;
}

/** A key for what is being shown: Space and Enter go on, the arrows go from turn to turn, P pauses. */
function follows(playback: Playback, key: string): boolean {
  if (!playback.isBusy) return false;
  if (key === " " || key === "Enter") playback.goOn();
  else if (key === "ArrowLeft") playback.back();
  else if (key === "ArrowRight") playback.forth();
  else if (key.toLowerCase() === "p" && preferences.settings.shortcuts) playback.togglePause();
  else return false;
  return true;
}

function escape(interaction: Interaction): boolean {
  const { state } = interaction;
  if (state.playback.isBusy && !interaction.pastMoment) {
    state.playback.skip();
    return true;
  }
  const busy = interaction.asking !== null || interaction.armed !== null || interaction.pastMoment !== null;
  if (!busy && interaction.decision?.kind === "location" && state.undo === "free") interaction.undo();
  interaction.asking = null;
  interaction.armed = null;
  interaction.showNow();
  return busy;
}
