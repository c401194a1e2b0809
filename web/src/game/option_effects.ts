/** What an option costs and gives, as icons and numbers, before it is chosen. */
import type { IconName } from "../art/icons";
import type { Action, Location, OpenDecision, Option, OptionOf, Verb } from "../wire";
import { type ActionFigures, type Box, cardOf } from "./box";
import { isWordOf, LOCATIONS } from "../wire/vocabulary";

export interface Effect {
  icon: IconName;
  count: number;
  is: "cost" | "gain" | "step";
}

const cost = (icon: IconName, count: number): Effect[] => (count ? [{ icon, count, is: "cost" }] : []);
const gain = (icon: IconName, count = 1): Effect[] => (count ? [{ icon, count, is: "gain" }] : []);
const step = (icon: IconName, count = 1): Effect[] => [{ icon, count, is: "step" }];

const ACTION_ICONS: Record<Action, IconName> = {
  travel: "location-travel",
  wall: "location-wall",
  jade: "location-jade",
  intrigue: "location-intrigue",
  palace: "location-palace",
  decrees: "location-decrees",
  canal: "location-canal",
  gain1: "action-gain1",
  gain2: "action-gain2",
  swap: "action-swap",
  none: "action-none",
};

function cardAction(card: string | null, box: Box): Effect[] {
  const action = card && cardOf(box, card)?.action;
  return action && action !== "none" ? gain(ACTION_ICONS[action]) : [];
}

type Variant = (f: ActionFigures) => Effect[];
const NOTHING: Variant = () => [];

const VARIANT_A: Record<Location, Variant> = {
  travel: () => step("traveller"),
  wall: (f) => step("servant", f.wall_a_servants),
  jade: NOTHING,
  intrigue: (f) => [...step("intrigue", f.intrigue_a_steps), ...gain("medal")],
  palace: (f) => step("envoy", f.palace_a_steps),
  decrees: NOTHING,
  canal: () => [...step("servant"), ...step("ship")],
};
const VARIANT_B: Record<Location, Variant> = {
  travel: (f) => step("traveller", f.travel_b_moves),
  wall: (f) => step("servant", f.wall_b_servants),
  jade: NOTHING,
  intrigue: (f) => step("intrigue", f.intrigue_b_steps),
  palace: (f) => [...step("envoy", f.palace_b_steps), ...step("intrigue", f.palace_b_intrigue)],
  decrees: NOTHING,
  canal: () => step("servant", 2),
};

function variant(variants: Record<Location, Variant>, args: OptionOf<"variant_a" | "variant_b">["args"], box: Box): Effect[] {
  const { action } = args;
  return [...cost("servant", args.cost), ...(isWordOf(LOCATIONS, action) ? variants[action](box.board.actions) : [])];
}

const TAKEN: Partial<Record<Action, Variant>> = {
  gain1: ({ card_gain: [count] }) => gain("servant", count ?? 0),
  gain2: ({ card_gain: [, count] }) => gain("servant", count ?? 0),
  swap: () => gain("action-swap"),
};

function accepted(decision: OpenDecision, box: Box): Effect[] {
  if (decision.kind === "action") return TAKEN[decision.args.action]?.(box.board.actions) ?? [];
  if (decision.kind === "token") return gain(`token-${decision.args.token}`);
  if (decision.kind === "night_envoy") return step("envoy");
  return [];
}

type Effects = { [V in Verb]: ((args: OptionOf<V>["args"], box: Box, decision: OpenDecision) => Effect[]) | null };

/** By verb; null where icons can say nothing. */
const EFFECTS: Effects = {
  play_card: ({ card }, box) => cardAction(card, box),
  exchange_at: (args, box, decision) => [
    ...cost("servant", args.cost),
    ...cardAction(decision.kind === "location" ? decision.args.card : null, box),
    ...gain(ACTION_ICONS[args.location]),
  ],
  pay_servants: (args) => cost("servant", args.cost),
  discard_card: () => cost("card", 1),
  double_value: () => cost("token-double_value", 1),
  discount: () => cost("token-discount", 1),
  variant_a: (args, box) => variant(VARIANT_A, args, box),
  variant_b: (args, box) => variant(VARIANT_B, args, box),
  take_decree: (args) => [...cost("servant", args.servants), ...gain("vp", args.vp), ...gain("location-decrees")],
  buy_jade: (args) => [...cost("servant", args.cost), ...gain("jade")],
  benefit: (args) => [...cost("intrigue", args.steps), ...gain(`benefit-${args.benefit}`)],
  go_to: ({ token }) => (token ? gain(`token-${token}`) : []),
  claim: ({ reward }) => gain(`reward-${reward}`),
  trade_servant: (args) => [...cost("token", args.cost), ...gain("servant")],
  trade_vp: (args) => [...cost("token", args.cost), ...gain("vp", args.vp)],
  trade_jade: (args) => [...cost("token", args.cost), ...gain("jade")],
  accept: (_, box, decision) => accepted(decision, box),
  launch: () => step("ship"),
  launch_double: () => [...step("ship"), ...step("double")],
  load: () => step("servant"),
  load_double: () => step("double"),
  move_ship: () => step("ship"),
  plain: () => step("servant"),
  double: () => step("double"),
  double_as_one: () => step("double"),
  decline: null,
  no_action: null,
  give_card: null,
  take_back: null,
  swap_with: null,
  lay_at: null,
  use_decree: null,
  turn_die: null,
  spend: null,
};

/** What an option costs and gives, as far as icons can say it. */
export function effectsOf(option: Option, decision: OpenDecision, box: Box): Effect[] {
  const effects = EFFECTS[option.verb] as ((args: unknown, box: Box, decision: OpenDecision) => Effect[]) | null;
  return effects?.(option.args, box, decision) ?? [];
}

/** Things are counted; an action or a token is only named. */
export function isCounted({ icon, count, is }: Effect): boolean {
  return is !== "gain" || count > 1 || !icon.includes("-");
}
