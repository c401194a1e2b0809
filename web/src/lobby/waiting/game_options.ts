/** The options of a table as sentences; what is usual and says nothing is left out. */
import { t } from "../../i18n/messages.svelte";
import type { TableNow } from "../../wire";

const USUAL_BOX = "standard";

function clockInWords({ clock }: TableNow): string {
  return t(`lobby-option-clock-${clock.kind}`, {
    minutes: clock.minutes ?? 0,
    seconds: clock.seconds ?? 0,
    days: clock.days ?? 0,
  });
}

function mengInWords({ setup }: TableNow): string[] {
  const [first = 2, second = 3] = setup.card_sets;
  return [
    t("lobby-option-meng", { level: t(`lobby-meng-${setup.meng}`) }),
    t("lobby-option-sets", { first, second }),
    ...(setup.focus ? [t("lobby-option-focus", { location: t(`location-${setup.focus}`) })] : []),
    ...(setup.meng_matches === "at_least" ? [t("lobby-option-matches")] : []),
  ];
}

export function optionsInWords(table: TableNow): string[] {
  const { setup } = table;
  const game =
    setup.players === 1
      ? mengInWords(table)
      : [
          t("lobby-option-players", { count: setup.players }),
          ...(setup.bonus_tokens === "none"
            ? []
            : [t("lobby-option-bonus", { tokens: t(`lobby-bonus-${setup.bonus_tokens}`) })]),
        ];
  return [
    ...game,
    ...(setup.expert ? [t("lobby-option-expert")] : []),
    clockInWords(table),
    t(table.public ? "lobby-option-public" : "lobby-option-private"),
    ...(table.seeded ? [t("lobby-option-seeded")] : []),
    ...(table.box === USUAL_BOX ? [] : [t("lobby-option-box", { box: table.box })]),
  ];
}
