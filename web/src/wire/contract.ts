/** Types of the wire until the server's description has them. */
import type { components } from "./schema";

type Schemas = components["schemas"];

export type Location = "travel" | "wall" | "jade" | "intrigue" | "palace" | "decrees" | "canal";
export type Action = Location | "gain1" | "gain2" | "swap" | "none";
export type Source = "card" | "location" | "follow" | "repeat";
export type Reward = "vp4" | "card" | "double";
export type Trade = "servant" | "vp2" | "jade";
export type Benefit = "gain1" | "gain2" | "die" | "jade";
export type House = "house1" | "house2" | "house3" | "plaza";
export type Token =
  | "gain1" | "gain2" | "envoy" | "intrigue" | "discard_for_jade" | "servants_for_jade" | "swap" | "take_back" | "ship"
  | "vp2" | "wall" | "double" | "plus_one" | "toll" | "follow" | "double_value" | "double_action" | "discount";
export type Decree =
  | `level1.${"intrigue" | "ship" | "servant" | "envoy" | "swap"}`
  | `level2.${"travel" | "jade" | "wall" | "equal" | "decree"}`
  | `level3.${"score" | "eight" | "jade" | "decrees" | "harbours"}`;
type Automa = Location | "special";

type Nothing = Record<string, never>;
interface Count { count: number }
interface CardArg { card: string }
interface TokenArg { token: Token }

interface EventArgs {
  "day-begins": { day: number };
  "dice-rolled": { die1: number; die2: number; die3: number };
  "start-player": Nothing;
  "map-refilled": Count;
  "tokens-reshuffled": Count;
  exchanged: { card: string; taken: string; location: Location };
  "paid-with-card": CardArg;
  "no-action": Nothing;
  gained: { count: number; double: boolean };
  removed: { count: number; double: boolean; double_counts: number };
  travelled: { city: string; token: Token };
  "token-used": TokenArg;
  "token-declined": TokenArg;
  traded: { trade: Trade; doubles: number; cost: number };
  vp: { count: number; points: string; total: number };
  "vp-lost": { count: number; points: string; total: number };
  "jade-gained": { count: number; total: number };
  "wall-placed": { double: boolean; from_supply: boolean };
  "wall-scored": Count;
  "benefit-taken": { benefit: Benefit };
  "benefit-declined": Nothing;
  "die-turned": { die: number; from: number; face: number };
  "jade-bought": { house: House };
  "intrigue-up": { count: number; step: number };
  "intrigue-down": { count: number; step: number };
  "medal-taken": Nothing;
  "envoy-step": { step: number };
  "palace-entered": { place: number; vp: number };
  "decree-taken": { decree: Decree };
  "decree-used": { decree: Decree };
  "ship-launched": { ship: number; route: number; port: number };
  "ship-loaded": { ship: number; double: boolean; from_supply: boolean };
  "ship-moved": { ship: number; route: number; port: number };
  "ship-lost": { ship: number; route: number };
  "reward-claimed": { ship: number; reward: Reward };
  "card-drawn": CardArg;
  swapped: { card: string; taken: string; location: Location };
  "taken-back": CardArg;
  "discarded-for-jade": CardArg;
  "bonus-laid": { token: Token; location: Location | null; double: boolean };
  "bonus-returned": TokenArg;
  "toll-paid": { owner: number; action: Action };
  "special-used": TokenArg;
  followed: { action: Action };
  "action-declined": { action: Action; source: Source };
  "action-taken": { action: Action; variant: "none" | "A" | "B"; source: Source };
  matches: Count;
  "most-matches": Count;
  "hand-taken-up": Count;
  "game-over": Nothing;
  "nobody-wins": Nothing;
  "not-in-palace": Nothing;
  "dusk-begins": Nothing;
  "automa-turned": { automa: Automa; location: Location };
  "dusk-card": { automa: Automa };
  "meng-cannot": { action: Action };
  "night-falls": { day: number };
  "turn-begins": Nothing;
  "meng-card-returns": Nothing;
  focus: { location: Location };
  "game-begins": Nothing;
}

export type SeatBoard = Schemas["BoardNow"] & { jade_vp: number; jade_next: number; ships_left: number; trade_tokens: number };
export type DecreeTile = Schemas["DecreeNow"] & { costs: number[] };
export type View = Omit<Schemas["ViewNow"], "seats" | "decrees"> & {
  seats: SeatBoard[];
  decrees: DecreeTile[];
  ranking: number[] | null;
  wall_size: number;
  wall_leader: number | null;
};
export type ViewChange = Partial<Omit<View, "seats">> & {
  seats?: Record<string, Partial<SeatBoard>>;
  own?: Record<string, Partial<Schemas["OwnCards"]>>;
};
export type GameEvent = {
  [K in keyof EventArgs]: { kind: K; seat: number | null; rule: string; args: EventArgs[K]; change?: ViewChange | null };
}[keyof EventArgs];

interface ShipArgs { ship: number; route: number; routes: number; port: number; load: number }
interface TradeArgs { trade: Trade; doubles: number; cost: number }
interface OptionArgs {
  decline: Nothing;
  accept: Nothing;
  variant_a: { action: Location | null; cost: number };
  variant_b: { action: Location | null; cost: number };
  pay_servants: { cost: number };
  no_action: Nothing;
  double_value: Nothing;
  discount: Nothing;
  plain: Nothing;
  double: Nothing;
  double_as_one: Nothing;
  play_card: CardArg;
  discard_card: CardArg;
  give_card: CardArg;
  take_back: CardArg;
  exchange_at: { location: Location; lying: string; free: boolean; cost: number };
  swap_with: { location: Location; lying: string };
  lay_at: { location: Location };
  go_to: { city: string; token: Token | null };
  buy_jade: { house: House; cost: number };
  take_decree: { decree: Decree; cost: number; servants: number; vp: number };
  use_decree: { decree: Decree };
  benefit: { benefit: Benefit; steps: number };
  turn_die: { die: number; from: number; face: number };
  load: ShipArgs;
  load_double: ShipArgs;
  launch: { route: number; routes: number; port: number };
  launch_double: { route: number; routes: number; port: number };
  move_ship: ShipArgs & { to: number };
  claim: ShipArgs & { reward: Reward };
  trade_servant: TradeArgs;
  trade_vp: TradeArgs & { vp: number };
  trade_jade: TradeArgs;
  spend: { token: Token };
}
export type Option = {
  [V in keyof OptionArgs]: { id: number; verb: V; args: OptionArgs[V]; legal: boolean; reason: string | null };
}[keyof OptionArgs];

interface DecisionArgs {
  card: Nothing;
  location: CardArg;
  pay: { card: string; location: Location };
  remove: Count;
  gain: Count;
  action: { action: Action; source: Source; discounts: number };
  city: Nothing;
  token: TokenArg;
  forced_trade: Nothing;
  spend: { trade: Trade; missing: number };
  wall_place: Nothing;
  wall_extra: Nothing;
  benefit: Nothing;
  die: Nothing;
  ship_place: { from: "supply" | "pool" };
  ship_move: Nothing;
  claim: Nothing;
  give: Nothing;
  swap: CardArg;
  morning: Nothing;
  night_envoy: Nothing;
  repeat: { action: Action };
  final_trade: Nothing;
  lay: { token: Token; location: Location | null };
}
export type OpenDecision = {
  [K in keyof DecisionArgs]: { seat: number; kind: K; rule: string; args: DecisionArgs[K]; options: Option[] };
}[keyof DecisionArgs];
export type Decision = OpenDecision | { seat: number; kind: null; rule: null; args: null; options: null };

export type Entry = Omit<Schemas["EntryTold"], "events"> & { events?: GameEvent[] | null; change?: ViewChange | null };
export interface Film {
  moment: number;
  last: number;
  view: View;
  own: Record<string, Schemas["OwnCards"]>;
  steps: { moment: number; seat: number | null; events: GameEvent[]; change?: ViewChange | null }[];
}
export type Look = Omit<Schemas["Look"], "view" | "decision"> & { view: View; decision: Decision | null };
export type TableMessage = Omit<Schemas["TableMessage"], "type" | "view" | "decision" | "entries"> & {
  type: "table";
  view: View | null;
  decision: Decision | null;
  entries: Entry[];
};
export type NewsMessage = Omit<Schemas["NewsMessage"], "type" | "changes" | "own" | "decision" | "entries"> & {
  type: "news";
  decision: Decision | null;
  entries: Entry[];
  view?: View | null;
  own?: Record<string, Schemas["OwnCards"]> | null;
};
