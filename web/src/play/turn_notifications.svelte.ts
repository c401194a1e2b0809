/** That it is my turn, told beyond the table: in the title, the favicon and the app's badge, by a screen that stays on, by a sound or a
 *  notification if wanted, and to screen readers. */
import { untrack } from "svelte";
import { markWaiting } from "../browser/badge";
import { announce } from "../browser/live_region.svelte";
import { preferences } from "../browser/preferences.svelte";
import { chime } from "../browser/sound";
import { keepAwake } from "../browser/wake_lock";
import type { Interaction } from "../game/interaction.svelte";
import { decisionText, eventText } from "../game/sentences";
import { Announcer } from "../game/story/announcements";
import { skippedOf } from "../game/story/skipped";
import { t } from "../i18n/messages.svelte";
import { notifications } from "../notify/notifications.svelte";

function favicon(isMine: boolean): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (link) link.href = isMine ? "/favicon-turn.svg" : "/favicon.svg";
}

/** Follow whose turn it is for as long as the component lives. */
export function watchTurns(interaction: Interaction): void {
  let wasMine = false;
  let isHidden = $state(document.hidden);
  $effect(() => {
    const look = () => (isHidden = document.hidden);
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  });
  $effect(() => {
    // Who looks at the table first sees what led to their turn; who does not is told at once.
    const isShown = isHidden || !interaction.state.playback.isBusy;
    const decision = isShown ? interaction.state.myDecision : null;
    document.title = decision ? t("web-title-turn") : t("web-title");
    favicon(decision !== null);
    if (decision && !wasMine) {
      if (preferences.settings.sound) chime();
      notifications.tellTurn(interaction.state.id);
    }
    wasMine = decision !== null;
    return () => {
      document.title = t("web-title");
      favicon(false);
    };
  });
  const isMine = $derived(interaction.state.myDecision !== null);
  $effect(() => {
    keepAwake(isMine);
    return () => keepAwake(false);
  });
  // Whoever leaves the table in their turn is still waited for.
  $effect(() => {
    const { id, table } = interaction.state;
    markWaiting(id, isMine && table?.status === "running" && !table.study);
  });
}

/** Tell a screen reader what others did, turn by turn, and then what I am asked. */
export function tellTurns(interaction: Interaction): void {
  const { state, box } = interaction;
  const announcer = new Announcer();
  $effect(() => {
    const { playback } = state;
    const isLastOver = state.isEndTold || (playback.page !== null && playback.isResting);
    announcer.next(state.shownStory, isLastOver, box, state).forEach(announce);
  });
  let told = "";
  $effect(() => {
    const decision = interaction.decision;
    if (!decision) return;
    const key = `${state.moment} ${decision.seat} ${decision.kind}`; // other news bring the same question again
    if (key === told) return;
    told = key;
    untrack(() => skippedOf(state.shownStory, state.mySeats, decision).forEach((event) => announce(eventText(event, box, state))));
    const asked = decisionText(decision, box);
    const question = state.mySeat === null ? t("web-asked-of", { player: state.name(decision.seat), question: asked }) : asked;
    announce(t("web-asked", { question, count: decision.options.filter((option) => option.legal).length }));
  });
}
