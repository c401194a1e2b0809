/** The places of the board and what stands on them, in words and with the numbers of this table. */
import { type Box, cardOf, type Location, sideOf } from "../lib/box";
import { type Args, t } from "../lib/words.svelte";
import { cardText, messageId } from "../table/wording";
import type { View } from "../wire";
import { tokenRule, tokenText } from "./pieces";
import { type Asked, seatIn, tell, type Teller } from "./telling";

const RULES: Record<Location, string> = {
  travel: "TRAVEL-1",
  wall: "WALL-1",
  jade: "JADE-1",
  intrigue: "INTRIGUE-1",
  palace: "PALACE-1",
  decrees: "DECREE-1",
  canal: "CANAL-1",
};
const BENEFITS = ["gain1", "gain2", "die", "jade"];
const CHOICE_PORT = "any";

function standFigures(box: Box, place: Location): Args {
  const f = box.board.actions;
  const figures: Record<Location, Args> = {
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
function besides({ view, name }: Asked, place: Location): string[] {
  const laid = view.laid.filter(({ location }) => location === place);
  const sentences = laid.map(({ seat, token }) =>
    t("help-stand-laid", { player: name(seat), token: t(messageId(`token-${token}`)) }),
  );
  return view.focus === place ? [...sentences, t("help-stand-focus")] : sentences;
}

const stand: Teller = (asked) => {
  const place = asked.parts[0] as Location;
  const lying = asked.view.locations[place];
  if (lying === undefined || !(place in RULES)) return null;
  const value = cardOf(asked.box, lying)?.value ?? 0;
  const card = t("help-card-lies", { card: cardText(lying, asked.box), value });
  const text = [card, actionOf(place, asked.box), ...besides(asked, place)].join(" ");
  return { title: t(`location-${place}`), text, rule: RULES[place] };
};

const legend: Teller = ({ parts, box }) => {
  const place = parts[0] as Location;
  return place in RULES ? { title: t(`location-${place}`), text: actionOf(place, box), rule: RULES[place] } : null;
};

const city: Teller = ({ parts, view, name }) => {
  const title = parts.join(":");
  if (!(title in view.map)) return null;
  const token = view.map[title];
  if (token) return { title, text: t("help-city-token", { token: tokenText(token) }), rule: tokenRule(token) };
  const seat = view.seats.findIndex((board) => board.traveller === title);
  const text = seat >= 0 ? t("help-city-traveller", { player: name(seat) }) : t("help-city-empty");
  return { title, text, rule: seat >= 0 ? "TRAVEL-3" : "MORNING-2" };
};

const traveller: Teller = (asked) => {
  const found = seatIn(asked);
  if (!found) return null;
  const id = found.board.traveller ? "help-traveller" : "help-traveller-home";
  return tell(id, "TRAVEL-3", { player: asked.name(found.seat) });
};

const house: Teller = ({ parts, view, box }) => {
  const key = parts[0] ?? "";
  const args = { house: t(`house-${key}`) };
  if (key === "plaza") {
    const count = view.jade_houses.reduce((sum, jade) => sum + jade, 0);
    return tell("help-plaza", "JADE-1", { ...args, cost: box.board.plaza_jade_cost, count });
  }
  const at = Number(key.slice("house".length)) - 1;
  const figures = sideOf(view, box).jade_houses[at];
  return figures ? tell("help-house", "JADE-1", { ...args, cost: figures.cost, count: view.jade_houses[at] ?? 0 }) : null;
};

const port: Teller = ({ parts, box }) => {
  const number = Number(parts[1]);
  const reward = box.board.port_rewards[number - 1];
  if (!reward) return null;
  const title = t("help-port", { port: number });
  if (reward === "none") return { title, text: t("help-port-none", { port: number }), rule: "CANAL-7" };
  if (reward === CHOICE_PORT) return { title, text: t("help-port-any"), rule: "CANAL-7" };
  return { title, text: t("help-port-reward", { reward: t(`reward-${reward}`) }), rule: "CANAL-7" };
};

const ship: Teller = (asked) => {
  const found = seatIn(asked);
  const sailing = found?.board.ships.find((one) => one.ship === Number(asked.parts[1]));
  if (!found || !sailing) return null;
  const args = { player: asked.name(found.seat), load: sailing.load, size: asked.box.board.ship_size };
  return tell("help-ship", "CANAL-6", { ...args, port: sailing.port });
};

const berth: Teller = ({ parts, view }) => {
  const [route, port] = [Number(parts[0]), Number(parts[1])];
  const isTaken = view.seats.some(({ ships }) => ships.some((one) => one.route === route && one.port === port));
  return tell("help-berth", "CANAL-4", { port, taken: isTaken ? "yes" : "no" });
};

/** Who would win the wall now: the most servants; a tie goes by intrigue. */
function aheadOnWall(view: View): number | null {
  const rank = (seat: number) => {
    const board = view.seats[seat];
    return (board?.wall ?? 0) * 1000 + (board?.intrigue ?? 0) * 10 + view.intrigue_stack.indexOf(seat);
  };
  const best = view.seats.map((_, seat) => seat).sort((a, b) => rank(b) - rank(a))[0];
  return best !== undefined && view.seats[best]?.wall ? best : null;
}

const wall: Teller = (asked) => {
  const { view, box, name, parts } = asked;
  const spaces = box.board.wall_complete[view.setup.players] ?? 0;
  const count = view.seats.reduce((sum, seat) => sum + seat.wall, 0);
  if (parts.length) {
    const found = seatIn(asked);
    if (!found) return null;
    const left = Math.max(0, spaces - count);
    return tell("help-wall-seat", "WALL-3", { player: name(found.seat), count: found.board.wall, left });
  }
  const first = aheadOnWall(view);
  const sentences = [t("help-wall", { count, spaces, vp: box.board.actions.wall_vp })];
  if (first !== null) sentences.push(t("help-wall-first", { player: name(first) }));
  return { title: t("location-wall"), text: sentences.join(" "), rule: "WALL-3" };
};

const intrigue: Teller = (asked) => {
  const found = seatIn(asked);
  if (!found) return null;
  const args = { player: asked.name(found.seat), step: found.board.intrigue, last: asked.box.board.intrigue_steps };
  return tell("help-intrigue", "TIE-1", args);
};

const stair: Teller = ({ view, box, name }) => {
  const first = (one: number, other: number) =>
    (view.seats[other]?.intrigue ?? 0) > (view.seats[one]?.intrigue ?? 0) ? other : one;
  // Within a step the stack goes from below: whoever comes last in it is on top.
  const seat = [...view.intrigue_stack].reverse().reduce(first);
  return tell("help-stair", "TIE-1", { last: box.board.intrigue_steps, player: name(seat) });
};

const benefit: Teller = ({ parts, box }) => {
  const at = BENEFITS.indexOf(parts[0] ?? "");
  if (at < 0) return null;
  const steps = box.board.actions.benefit_back[at] ?? 0;
  return { title: t(`benefit-${parts[0]}`), text: t("help-benefit", { steps }), rule: `BENEFIT-${at + 1}` };
};

const palace: Teller = ({ parts, box }) => {
  const [step, last] = [Number(parts[0]), box.board.palace_steps];
  if (step === 0) return tell("help-palace-start", "PALACE-3", { last });
  if (step >= last) return tell("help-palace-gate", "PALACE-3");
  return tell("help-palace-step", "PALACE-3", { step, last, left: last - step });
};

const envoy: Teller = (asked) => {
  const found = seatIn(asked);
  if (!found) return null;
  const { view, box, name } = asked;
  const { envoy: step, palace_place: inside } = found.board;
  const player = name(found.seat);
  if (inside !== null) {
    return tell("help-envoy-inside", "PALACE-3", { player, vp: sideOf(view, box).palace_vp[inside] ?? 0 });
  }
  const last = box.board.palace_steps;
  return tell("help-envoy", "FINAL-5", { player, step, last, left: last - step });
};

const place: Teller = ({ parts, view, box, name }) => {
  const number = Number(parts[0]);
  const vp = sideOf(view, box).palace_vp[number];
  if (vp === undefined) return null;
  const seat = view.seats.findIndex((board) => board.palace_place === number);
  if (seat < 0) return tell("help-place-free", "PALACE-3", { vp });
  return tell("help-place-taken", "FINAL-3", { vp, player: name(seat) });
};

export const PLACES: Record<string, Teller> = {
  stand,
  legend,
  city,
  traveller,
  house,
  port,
  ship,
  berth,
  wall,
  prize: wall,
  stair,
  intrigue,
  intriguestep: intrigue,
  benefit,
  palace,
  envoy,
  envoystep: envoy,
  place,
};
