/** That it is my turn, told beyond the table: in the title, the favicon, by a sound if wanted, and to screen readers. */
import { tick } from "svelte";
import { announce } from "../lib/announcing.svelte";
import { mine } from "../lib/mine.svelte";
import { chime } from "../lib/sound";
import { t } from "../lib/words.svelte";
import type { Desk } from "./desk.svelte";
import { decisionText } from "./wording";

function favicon(isMine: boolean): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (link) link.href = isMine ? "/favicon-turn.svg" : "/favicon.svg";
}

/** Who answers by Tab and Enter goes on from the first of the next choices, not from the top of the page. */
export function keepFocus(desk: Desk): void {
  $effect(() => {
    if (!desk.decision || !desk.byKeyboard) return;
    void tick().then(() => {
      if (document.activeElement && document.activeElement !== document.body) return;
      document.querySelector<HTMLElement>("[data-option]:not([aria-disabled=true]), .spot.target.legal")?.focus();
    });
  });
}

/** Follow whose turn it is for as long as the component lives. */
export function watchTurns(desk: Desk): void {
  let wasMine = false;
  $effect(() => {
    const decision = desk.state.myDecision;
    document.title = decision ? t("web-title-turn") : t("web-title");
    favicon(decision !== null);
    if (decision && !wasMine && mine.settings.sound) chime();
    wasMine = decision !== null;
    return () => {
      document.title = t("web-title");
      favicon(false);
    };
  });
  $effect(() => {
    if (!desk.decision) return;
    const count = desk.decision.options?.filter((option) => option.legal).length ?? 0;
    announce(t("web-asked", { question: decisionText(desk.decision, desk.box), count }));
  });
}
