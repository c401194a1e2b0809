/** The places of the board and what stands on them, in words and with the numbers of this table. */
import { type Box, cardOf, sideOf } from "../game/box";
import { BENEFITS, HOUSES, isWordOf, LOCATIONS } from "../wire/vocabulary";
import { cardText, tokenName } from "../game/sentences";
import { capitalized, type MessageArgs, t } from "../i18n/messages.svelte";
import type { Benefit, Location } from "../wire";
import { type ExplainedTable, type Explainers, type Explanation, type ExplainingMessage, explainBy, explainSeat } from "./explainer";
import { tokenRule, tokenText } from "./piece_help";

const RULES: Record<Location, string> = {
  travel: "TRAVEL-1",
  wall: "WALL-1",
  jade: "JADE-1",
  intrigue: "INTRIGUE-1",
  palace: "PALACE-1",
  decrees: "DECREE-1",
  canal: "CANAL-1",
};
const BENEFIT_RULES: Record<Benefit, string> = { gain1: "BENEFIT-1", gain2: "BENEFIT-2", die: "BENEFIT-3", jade: "BENEFIT-4" };

function standFigures(box: Box, place: Location): MessageArgs {
  const f = box.board.actions;
  const figures: Record<Location, MessageArgs> = {
    travel: { cost: f.travel_b_cost },
    wall: { cost: f.wall_b_cost, count: f.wall_b_servants },
    jade: {},
    intrigue: { steps: f.intrigue_a_steps, cost: f.intrigue_b_cost, more: f.intrigue_b_steps },
    palace: { cost: f.palace_b_cost, steps: f.palace_b_steps, intrigue: f.palace_b_intrigue },
    decrees: {},
    canal: { cost: f.canal_b_cost },
  };
  return figures[place];
}

/** What the action of a place costs and gives, in words. */
export function actionOf(place: Location, box: Box): string {
  return t(`help-stand-${place}`, standFigures(box, place));
}

/** What else stands at a place: tokens that were laid there, and Meng's double servant. */
function besides({ view, name }: ExplainedTable, place: Location): string[] {
  const laid = view.laid.filter(({ location }) => location === place);
  const sentences = laid.map(({ seat, token }) =>
    t("help-stand-laid", { player: name(seat), token: tokenName(token) }),
  );
  return view.focus === place ? [...sentences, t("help-stand-focus")] : sentences;
}

const wall = (_: object, { view, box, name }: ExplainedTable): Explanation => {
  const count = view.seats.reduce((sum, seat) => sum + seat.wall, 0);
  const first = view.wall_leader;
  const sentences = [t("help-wall", { count, spaces: view.wall_size, vp: box.board.actions.wall_vp })];
  const prize = view.wall_prize;
  if (first !== null && prize) sentences.push(t("help-wall-first", { player: name(first) }), t("help-wall-prize", { ...prize }));
  return { title: t("location-wall"), text: sentences.join(" "), rule: "WALL-3" };
};

const intrigue = explainSeat(({ intrigue: step }, _, { box }) => ({
  id: "help-intrigue",
  rule: "TIE-1",
  args: { step, last: box.board.intrigue_steps },
}));

const envoy = explainSeat(({ envoy: step, palace_place: inside }, _, { view, box }): ExplainingMessage => {
  if (inside !== null) {
    return { id: "help-envoy-inside", rule: "PALACE-3", args: { vp: sideOf(view, box).palace_vp[inside] ?? 0 } };
  }
  const last = box.board.palace_steps;
  return { id: "help-envoy", rule: "FINAL-5", args: { step, last, left: last - step } };
});

export const BOARD_HELP: Explainers = {
  stand: ({ location }, table) => {
    const lying = table.view.locations[location];
    if (lying === undefined || !isWordOf(LOCATIONS, location)) return null;
    const value = cardOf(table.box, lying)?.value ?? 0;
    const card = t("help-card-lies", { card: cardText(lying, table.box), value });
    const text = [card, actionOf(location, table.box), ...besides(table, location)].join(" ");
    return { title: t(`location-${location}`), text, rule: RULES[location] };
  },
  legend: ({ location }, { box }) =>
    isWordOf(LOCATIONS, location)
      ? { title: t(`location-${location}`), text: actionOf(location, box), rule: RULES[location] }
      : null,
  city: ({ city }, { view, name }) => {
    if (!(city in view.map)) return null;
    const token = view.map[city];
    if (token) return { title: city, text: t("help-city-token", { token: tokenText(token) }), rule: tokenRule(token) };
    const seat = view.seats.findIndex((board) => board.traveller === city);
    const text = seat >= 0 ? t("help-city-traveller", { player: name(seat) }) : t("help-city-empty");
    return { title: city, text, rule: seat >= 0 ? "TRAVEL-3" : "MORNING-2" };
  },
  traveller: explainSeat((board) => ({
    id: board.traveller ? "help-traveller" : "help-traveller-home",
    rule: "TRAVEL-3",
  })),
  house: ({ house }, { view, box }) => {
    const args = { house: t(`house-${house}`) };
    if (house === "plaza") {
      const count = view.jade_houses.reduce((sum, jade) => sum + jade, 0);
      return explainBy("help-plaza", "JADE-1", { ...args, cost: box.board.plaza_jade_cost, count });
    }
    const at = isWordOf(HOUSES, house) ? HOUSES.indexOf(house) : -1;
    const figures = sideOf(view, box).jade_houses[at];
    return figures ? explainBy("help-house", "JADE-1", { ...args, cost: figures.cost, count: view.jade_houses[at] ?? 0 }) : null;
  },
  port: ({ port }, { box }) => {
    const reward = box.board.port_rewards[port - 1];
    if (!reward) return null;
    const title = t("help-port", { port });
    if (reward === "none") return { title, text: t("help-port-none", { port }), rule: "CANAL-7" };
    if (reward === "any") return { title, text: t("help-port-any"), rule: "CANAL-7" };
    return { title, text: t("help-port-reward", { reward: t(`reward-${reward}`) }), rule: "CANAL-7" };
  },
  ship: explainSeat((board, { ship }: { seat: number; ship: number }, { box }) => {
    const sailing = board.ships.find((one) => one.ship === ship);
    const size = box.board.ship_size;
    return sailing ? { id: "help-ship", rule: "CANAL-6", args: { load: sailing.load, size, port: sailing.port } } : null;
  }),
  berth: ({ route, port }, { view }) => {
    const isTaken = view.seats.some(({ ships }) => ships.some((one) => one.route === route && one.port === port));
    return explainBy("help-berth", "CANAL-4", { port, taken: isTaken ? "yes" : "no" });
  },
  wall,
  prize: wall,
  wallgroup: explainSeat((board, _, { view }) => {
    const count = view.seats.reduce((sum, seat) => sum + seat.wall, 0);
    return { id: "help-wall-seat", rule: "WALL-3", args: { count: board.wall, left: Math.max(0, view.wall_size - count) } };
  }),
  stair: (_, { view, box, name }) =>
    explainBy("help-stair", "TIE-1", { last: box.board.intrigue_steps, player: name(view.intrigue_stack.at(-1) ?? 0) }),
  intrigue,
  intriguestep: intrigue,
  benefit: ({ benefit }, { box }) => {
    if (!isWordOf(BENEFITS, benefit)) return null;
    const steps = box.board.actions.benefit_back[BENEFITS.indexOf(benefit)] ?? 0;
    return { title: capitalized(t(`benefit-${benefit}`)), text: t("help-benefit", { steps }), rule: BENEFIT_RULES[benefit] };
  },
  palace: ({ step }, { box }) => {
    const last = box.board.palace_steps;
    if (step === 0) return explainBy("help-palace-start", "PALACE-3", { last });
    if (step >= last) return explainBy("help-palace-gate", "PALACE-3");
    return explainBy("help-palace-step", "PALACE-3", { step, last, left: last - step });
  },
  envoy,
  envoystep: envoy,
  place: ({ place }, { view, box, name }) => {
    const vp = sideOf(view, box).palace_vp[place];
    if (vp === undefined) return null;
    const seat = view.seats.findIndex((board) => board.palace_place === place);
    if (seat < 0) return explainBy("help-place-free", "PALACE-3", { vp });
    return explainBy("help-place-taken", "FINAL-3", { vp, player: name(seat) });
  },
};
