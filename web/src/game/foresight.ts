/** What an exchange would cost and allow, for a stand and in words, out of what the server has foreseen. */
import type { IconName } from "../art/icons";
import { capitalized, t } from "../i18n/messages.svelte";
import type { ActionAhead, ExchangeAhead, OpenDecision, WayAhead } from "../wire";
import type { Box } from "./box";
import { type Effect, exchangeEffects, wayOf } from "./option_effects";
import { actionText, cardText } from "./sentences";

/** An exchange as a stand shows it. */
export interface StandAhead {
  /** What it costs; none where it is free. */
  cost: Effect | null;
  /** Actions that would not be possible; all of them, where it allows none. */
  lost: IconName[];
  /** How many of tonight's dice match the card that is taken. */
  matches: number;
}

/** The exchanges that are in question: of the card that is chosen or, before that, of the one that is pointed at. */
export function exchangesAhead(decision: OpenDecision | null, card: string | null): Map<string, ExchangeAhead> {
  const found = new Map<string, ExchangeAhead>();
  for (const option of decision?.options ?? []) {
    const isWanted = option.verb === "exchange_at" || (option.verb === "play_card" && option.args.card === card);
    if (isWanted) for (const exchange of option.foresight?.exchanges ?? []) found.set(exchange.location, exchange);
  }
  return found;
}

export function standAhead(exchange: ExchangeAhead): StandAhead {
  const effects = exchangeEffects(exchange);
  return {
    cost: effects.find(({ is }) => is === "cost") ?? null,
    lost: effects.flatMap(({ icon, is }) => (is === "lost" ? [icon] : [])),
    matches: exchange.matches,
  };
}

/** Whether an action would be possible, and if not, why; in a few words after its name. */
export function actionAhead({ action, can, reason, refused }: ActionAhead): string {
  const name = capitalized(actionText(action));
  if (can === "no" && reason) return t("sight-action-no", { action: name, reason: t(`why-${reason}`) });
  if (can !== "yes") return t(`sight-action-${can}`, { action: name });
  const [variant, why] = Object.entries(refused)[0] ?? [];
  return variant && why ? t("sight-action-only", { action: name, variant, reason: t(`why-${why}`) }) : name;
}

/** The actions that an exchange does not allow, each with its reason. */
export function lostActions(exchange: ExchangeAhead | undefined): string[] {
  const way = exchange && wayOf(exchange);
  if (exchange && !way) return [t("sight-way-none")];
  return way?.actions.filter(({ can }) => can === "no").map(actionAhead) ?? [];
}

/** How an exchange is paid for, in words; or why it cannot be so. */
export function wayAhead({ by, pays, reason }: WayAhead): string {
  const way = t(`sight-way-${by.replaceAll("_", "-")}`, { count: pays["servant"] ?? 0 });
  return reason ? t("sight-action-no", { action: way, reason: t(`why-${reason}`) }) : way;
}

/** Ways to pay that allow the same are one line: the ways, and their actions. */
export function waysTogether(exchange: ExchangeAhead): WayAhead[][] {
  const groups: WayAhead[][] = [];
  for (const way of exchange.ways) {
    const same = groups.find(([first]) => first && first.reason === null && way.reason === null && alike(first, way));
    if (same) same.push(way);
    else groups.push([way]);
  }
  return groups;
}

function alike(one: WayAhead, other: WayAhead): boolean {
  return JSON.stringify(one.actions) === JSON.stringify(other.actions);
}

/** The card that an exchange takes, and tonight's matches with it, in a sentence or two. */
export function takenAhead(exchange: ExchangeAhead, box: Box): string {
  return t("sight-takes", { card: cardText(exchange.takes, box), count: exchange.matches });
}

/** All of it in words: for those who hear the table. */
export function exchangeWords(exchange: ExchangeAhead, box: Box): string {
  const lines = waysTogether(exchange).map((ways) =>
    [ways.map(wayAhead).join(" / "), ...(ways[0]?.actions.map(actionAhead) ?? [])].join("; "),
  );
  const none = wayOf(exchange) ? [] : [t("sight-way-none")];
  return [takenAhead(exchange, box), ...lines, ...none].join(" ");
}
