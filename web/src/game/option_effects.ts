/** What an option costs and gives, as icons and numbers, before it is chosen. */
import type { IconName } from "../art/icons";
import type { Decision, Option } from "../wire";
import { type Box, cardOf, decreeOf } from "./box";

export interface Effect {
  icon: IconName;
  count: number;
  is: "cost" | "gain" | "step";
}

type Args = Record<string, unknown>;
type Telling = (args: Args, box: Box, decision: Decision) => Effect[];

const num = (value: unknown): number => Number(value ?? 0);
const cost = (icon: IconName, count: number): Effect[] => (count ? [{ icon, count, is: "cost" }] : []);
const gain = (icon: IconName, count = 1): Effect[] => (count ? [{ icon, count, is: "gain" }] : []);
const step = (icon: IconName, count = 1): Effect[] => [{ icon, count, is: "step" }];

const ACTION_ICONS: Record<string, IconName> = {
  travel: "location-travel",
  wall: "location-wall",
  jade: "location-jade",
  intrigue: "location-intrigue",
  palace: "location-palace",
  decree: "location-decrees",
  decrees: "location-decrees",
  canal: "location-canal",
  gain1: "action-gain1",
  gain2: "action-gain2",
  swap: "action-swap",
};

/** The icon of an action, of a place or of a card. */
export function actionIcon(action: string): IconName {
  return ACTION_ICONS[action] ?? "action-none";
}

function cardAction(card: unknown, box: Box): Effect[] {
  const action = cardOf(box, String(card))?.action;
  return action && action !== "none" ? gain(actionIcon(action)) : [];
}

type Figures = Box["board"]["actions"];
const VARIANT_A: Record<string, (f: Figures) => Effect[]> = {
  travel: () => step("traveller"),
  wall: () => step("servant"),
  intrigue: (f) => [...step("intrigue", f.intrigue_a_steps), ...gain("medal")],
  palace: () => step("envoy"),
  canal: () => [...step("servant"), ...step("ship")],
};
const VARIANT_B: Record<string, (f: Figures) => Effect[]> = {
  travel: () => step("traveller", 2),
  wall: (f) => step("servant", f.wall_b_servants),
  intrigue: (f) => step("intrigue", f.intrigue_b_steps),
  palace: (f) => [...step("envoy", f.palace_b_steps), ...step("intrigue", f.palace_b_intrigue)],
  canal: () => step("servant", 2),
};
const BENEFITS = ["gain1", "gain2", "die", "jade"];

function variant(kinds: Record<string, (f: Figures) => Effect[]>, args: Args, box: Box): Effect[] {
  return [...cost("servant", num(args["cost"])), ...(kinds[String(args["action"])]?.(box.board.actions) ?? [])];
}

const TAKEN: Record<string, Effect[]> = {
  gain1: gain("servant"),
  gain2: gain("servant", 2),
  swap: gain("action-swap"),
};

const TOLD: Record<string, Telling> = {
  play_card: ({ card }, box) => cardAction(card, box),
  exchange_at: ({ location, free }, box, decision) => [
    ...(free ? [] : cost("servant", box.board.actions.exchange_cost)),
    ...cardAction(decision.args?.["card"], box),
    ...gain(actionIcon(String(location))),
  ],
  pay_servants: (args) => cost("servant", num(args["cost"])),
  discard_card: () => cost("card", 1),
  double_value: () => cost("token-double_value", 1),
  discount: () => cost("token-discount", 1),
  variant_a: (args, box) => variant(VARIANT_A, args, box),
  variant_b: (args, box) => variant(VARIANT_B, args, box),
  take_decree: (args, box) => [
    ...cost("servant", num(args["cost"]) + 1),
    ...gain("vp", decreeOf(box, String(args["decree"])).vp),
    ...gain("location-decrees"),
  ],
  buy_jade: (args) => [...cost("servant", num(args["cost"])), ...gain("jade")],
  benefit: ({ benefit }, box) => [
    ...cost("intrigue", box.board.actions.benefit_back[BENEFITS.indexOf(String(benefit))] ?? 0),
    ...gain(`benefit-${benefit}` as IconName),
  ],
  go_to: ({ token }) => (token ? gain(`token-${token}` as IconName) : []),
  claim: ({ reward }) => gain(`reward-${reward}` as IconName),
  trade_servant: (args) => [...cost("token", num(args["cost"])), ...gain("servant")],
  trade_vp: (args, box) => [...cost("token", num(args["cost"])), ...gain("vp", box.board.trade_vp)],
  trade_jade: (args) => [...cost("token", num(args["cost"])), ...gain("jade")],
  accept: (_, __, decision) => accepted(decision),
  launch: () => step("ship"),
  launch_double: () => [...step("ship"), ...step("double")],
  load: () => step("servant"),
  load_double: () => step("double"),
  move_ship: () => step("ship"),
  plain: () => step("servant"),
  double: () => step("double"),
  double_as_one: () => step("double"),
};

function accepted(decision: Decision): Effect[] {
  const args = decision.args ?? {};
  if (decision.kind === "action") return TAKEN[String(args["action"])] ?? [];
  if (decision.kind === "token") return gain(`token-${args["token"]}` as IconName);
  if (decision.kind === "night_envoy") return step("envoy");
  return [];
}

/** What an option costs and gives, as far as icons can say it. */
export function effectsOf(option: Option, decision: Decision, box: Box): Effect[] {
  return TOLD[option.verb]?.(option.args, box, decision) ?? [];
}

/** Things are counted; an action or a token is only named. */
export function isCounted({ icon, count, is }: Effect): boolean {
  return is !== "gain" || count > 1 || !icon.includes("-");
}
