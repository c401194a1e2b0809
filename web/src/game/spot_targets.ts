/** What each spot on the table offers in a decision: its options, their keys, and how it is called. */
import { t } from "../i18n/messages.svelte";
import type { OpenDecision, Option } from "../wire";
import type { Box } from "./box";
import type { Target } from "./choices.svelte";
import { exchangeWords } from "./foresight";
import { optionText, reasonText } from "./sentences";
import { bySpot, isAnswer, isTrade } from "./targets";

/** The targets of a decision by their spots; trades that are not possible have none. */
export function spotTargets(decision: OpenDecision, keys: ReadonlyMap<string, Option>, box: Box): Map<string, Target> {
  const found = new Map<string, Target>();
  const keyOf = new Map([...keys].map(([key, option]) => [option.id, key]));
  for (const [spot, options] of bySpot(decision)) {
    const legal = options.filter((option) => option.legal);
    const shown = legal[0] ?? options[0];
    if (!shown || (legal.length === 0 && isTrade(shown))) continue;
    const words = optionText(shown, decision, box);
    const label = legal.length ? words : t("web-cannot", { choice: words, why: reasonText(shown, box) });
    const [exchange] = shown.verb === "exchange_at" ? (shown.foresight?.exchanges ?? []) : [];
    found.set(spot, {
      options,
      legal: legal.length > 0,
      isAnswer: legal.some(isAnswer),
      label: exchange ? `${label}. ${exchangeWords(exchange, box)}` : label,
      keys: legal.flatMap((option) => keyOf.get(option.id) ?? []),
    });
  }
  return found;
}
