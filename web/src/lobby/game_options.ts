/** The options of a table as sentences; what is usual and says nothing is left out. */
import { t } from "../i18n/messages.svelte";
import type { GameSetup, TableNow, TableSummary } from "../wire";

const USUAL_BOX = "standard";

export function clockInWords({ clock }: TableNow | TableSummary): string {
  return t(`lobby-option-clock-${clock.kind}`, {
    minutes: clock.minutes ?? 0,
    seconds: clock.seconds ?? 0,
    days: clock.days ?? 0,
  });
}

function mengInWords(setup: GameSetup): string[] {
  const [first = 2, second = 3] = setup.card_sets;
  return [
    t("lobby-option-meng", { level: t(`lobby-meng-${setup.meng}`) }),
    t("lobby-option-sets", { first, second }),
    ...(setup.focus ? [t("lobby-option-focus", { location: t(`location-${setup.focus}`) })] : []),
    ...(setup.meng_matches === "at_least" ? [t("lobby-option-matches")] : []),
  ];
}

/** Which game is played: how many play it, with what, and out of which box. */
export function gameInWords({ setup, box }: TableNow | TableSummary): string[] {
  const { bonus_tokens: tokens } = setup;
  const people = [t("lobby-option-players", { count: setup.players })];
  if (tokens !== "none") people.push(t("lobby-option-bonus", { tokens: t(`lobby-bonus-${tokens}`) }));
  return [
    ...(setup.players === 1 ? mengInWords(setup) : people),
    ...(setup.expert ? [t("lobby-option-expert")] : []),
    ...(box === USUAL_BOX ? [] : [t("lobby-option-box", { box })]),
  ];
}

/** All options of a table. */
export function optionsInWords(table: TableNow): string[] {
  return [
    ...gameInWords(table),
    clockInWords(table),
    t(table.public ? "lobby-option-public" : "lobby-option-private"),
    ...(table.seeded ? [t("lobby-option-seeded")] : []),
  ];
}
