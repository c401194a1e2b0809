/** What an option costs and gives, as icons and numbers, before it is chosen: as the server has foreseen it. */
import type { IconName } from "../art/icons";
import type { DecisionKind, ExchangeAhead, Option, WayAhead } from "../wire";
import { type Resource, RESOURCES } from "../wire/vocabulary";
import { type Box, cardOf } from "./box";

export interface Effect {
  icon: IconName;
  count: number;
  /** What is paid, gained or moved; what is asked next; and an action that would not be possible. */
  is: "cost" | "gain" | "step" | "ask" | "lost";
}

const ICONS: Record<Resource, IconName> = {
  servant: "servant",
  double: "double",
  card: "card",
  token: "token",
  vp: "vp",
  jade: "jade",
  intrigue: "intrigue",
  envoy: "envoy",
  medal: "medal",
  palace: "location-palace",
  wall: "location-wall",
  load: "ship",
  ship: "ship",
  decree: "location-decrees",
};
const STEPS: readonly Resource[] = ["intrigue", "envoy", "wall", "load", "ship"];

/** What the next question is about; null where the option's words say it, or another picture does. */
const ASKED: Record<DecisionKind, IconName | null> = {
  city: "traveller",
  ship_place: "ship",
  ship_move: "ship",
  claim: "ship",
  wall_place: "location-wall",
  wall_extra: "location-wall",
  benefit: "intrigue",
  die: "die",
  give: "action-swap",
  swap: "action-swap",
  repeat: "token-double_action",
  decree_trade: "token",
  lay: "servant",
  card: null,
  location: null,
  pay: null,
  remove: null,
  gain: null,
  action: null,
  token: null,
  forced_trade: null,
  spend: null,
  morning: null,
  night_envoy: null,
  final_trade: null,
};

/** Counts as effects, in the order of the resources. */
function counted(counts: Record<string, number>, is: (resource: Resource) => Effect["is"]): Effect[] {
  return RESOURCES.flatMap((resource) => {
    const count = counts[resource] ?? 0;
    return count ? [{ icon: ICONS[resource], count, is: is(resource) }] : [];
  });
}

function costs(pays: Record<string, number>): Effect[] {
  return counted(pays, () => "cost");
}

function gains(gained: Record<string, number>): Effect[] {
  const { load, ...others } = gained;
  const shown = load && !others["ship"] ? gained : others; // a ship that is launched or moved is one already
  return counted(shown, (resource) => (STEPS.includes(resource) ? "step" : "gain"));
}

/** The first way in which an exchange can be made that allows actions; undefined if it allows none. */
export function wayOf(exchange: ExchangeAhead): WayAhead | undefined {
  return exchange.ways.find((way) => way.reason === null);
}

/** What an exchange costs, and its actions: those that would be possible, and those that would not. */
export function exchangeEffects(exchange: ExchangeAhead): Effect[] {
  const way = wayOf(exchange);
  return way ? [...costs(way.pays), ...actions(way)] : [{ icon: "action-none", count: 1, is: "lost" }];
}

function actions(way: WayAhead): Effect[] {
  return way.actions.map(({ action, can }) => ({ icon: `action-${action}`, count: 1, is: can === "no" ? "lost" : "gain" }));
}

/** What an option asks for, where it cannot be chosen: its price, as it is offered. */
function prices(option: Option): Effect[] {
  switch (option.verb) {
    case "take_decree":
      return costs({ servant: option.args.servants });
    case "benefit":
      return costs({ intrigue: option.args.steps });
    case "trade_servant":
    case "trade_vp":
    case "trade_jade":
      return costs({ token: option.args.cost });
    case "pay_servants":
    case "variant_a":
    case "variant_b":
    case "buy_jade":
      return costs({ servant: option.args.cost });
    default:
      return [];
  }
}

/** Pictures of what an option is about, where counts do not say it: a token that is taken or used, a card's action. */
function pictures(option: Option, box: Box): Effect[] {
  switch (option.verb) {
    case "go_to":
      return option.args.token ? [{ icon: `token-${option.args.token}`, count: 1, is: "gain" }] : [];
    case "double_value":
    case "discount":
      return [{ icon: `token-${option.verb}`, count: 1, is: "cost" }];
    case "play_card": {
      const action = cardOf(box, option.args.card)?.action;
      return action && action !== "none" ? [{ icon: `action-${action}`, count: 1, is: "gain" }] : [];
    }
    default:
      return [];
  }
}

/** What an option costs and gives, as far as icons can say it. */
export function effectsOf(option: Option, box: Box): Effect[] {
  const ahead = option.foresight;
  if (!ahead) return [...prices(option), ...(option.legal ? pictures(option, box) : [])];
  const [exchange] = ahead.exchanges;
  if (option.verb === "exchange_at" && exchange) return exchangeEffects(exchange);
  const paid = ahead.exchanges.length === 1 && exchange ? wayOf(exchange) : undefined; // how it is paid for is chosen
  const asked = ahead.asks && ASKED[ahead.asks];
  const next: Effect[] = asked ? [{ icon: asked, count: 1, is: "ask" }] : [];
  return [...costs(ahead.pays), ...pictures(option, box), ...gains(ahead.gains), ...(paid ? actions(paid) : []), ...next];
}

/** Things are counted; an action, a token or a question is only named. */
export function isCounted({ icon, count, is }: Effect): boolean {
  if (is === "ask" || is === "lost") return false;
  return is !== "gain" || count > 1 || !icon.includes("-");
}
