/** That it is my turn, told beyond the table: in the title, the favicon, by a sound if wanted, and to screen readers. */
import { announce } from "../browser/live_region.svelte";
import { preferences } from "../browser/preferences.svelte";
import { chime } from "../browser/sound";
import type { Interaction } from "../game/interaction.svelte";
import { decisionText } from "../game/sentences";
import { t } from "../i18n/messages.svelte";

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
    if (decision && !wasMine && preferences.settings.sound) chime();
    wasMine = decision !== null;
    return () => {
      document.title = t("web-title");
      favicon(false);
    };
  });
  $effect(() => {
    if (!interaction.decision) return;
    const count = interaction.decision.options?.filter((option) => option.legal).length ?? 0;
    announce(t("web-asked", { question: decisionText(interaction.decision, interaction.box), count }));
  });
}
