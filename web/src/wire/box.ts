/** The figures of the box as the server sends them (`/api/boxes/…`). */

export interface Side {
  jade_houses: { cost: number; spaces: number }[];
  palace_vp: number[];
  routes: number;
}
export interface TravelMap {
  ring: string[];
  inner: string[];
  paths: [string, string][];
}
export interface DecreeFigures {
  vp?: number;
  effect?: string;
}
/** What the actions cost and give. */
export interface ActionFigures {
  exchange_cost: number;
  /** Servants that the two gaining actions of cards bring. */
  card_gain: [number, number];
  travel_b_cost: number;
  travel_b_moves: number;
  wall_a_servants: number;
  wall_b_cost: number;
  wall_b_servants: number;
  wall_vp: number;
  night_vp: number;
  intrigue_a_steps: number;
  intrigue_b_cost: number;
  intrigue_b_steps: number;
  palace_a_steps: number;
  palace_b_cost: number;
  palace_b_steps: number;
  palace_b_intrigue: number;
  canal_b_cost: number;
  /** Steps back for the benefits: fewer servants, more servants, a die, a jade. */
  benefit_back: [number, number, number, number];
  benefit_gain: [number, number];
  jade_card_value: number;
  jade_servants: number;
  discount: number;
}
export interface Box {
  name: string;
  board: {
    servants: number;
    days: number;
    intrigue_steps: number;
    palace_steps: number;
    wall_complete: Record<string, number>;
    token_slots: number;
    trades: { servant: number; vp2: number; jade: number };
    trade_vp: number;
    jade_vp: number[];
    plaza_jade_cost: number;
    port_rewards: string[];
    reward_spaces: { vp4: number; card: number; double: number };
    ship_size: number;
    actions: ActionFigures;
    dice: number[][];
    side_a: Side;
    side_b: Side;
    map_a: TravelMap;
    map_b: TravelMap;
    coordinates: Record<string, [number, number]>;
  };
  cards: { gifts: Record<string, string>; cards: Record<string, [number, string][]> };
  decrees: Record<"level1" | "level2" | "level3", Record<string, DecreeFigures | number>>;
  tokens: Record<string, Record<string, number>>;
  automa: Record<string, unknown>;
}
