/** Where on the table an option belongs: the spots that choose it, and the spot at which a question is asked. */
import type { Decision, Option, View } from "../wire";
import { ids } from "./board_ids";

const PLACES = new Set(["travel", "wall", "jade", "intrigue", "palace", "decrees", "canal"]);

type Spots = (args: Record<string, any>, seat: number) => string[];

const SPOTS: Record<string, Spots> = {
  play_card: ({ card }) => [ids.card(card)],
  give_card: ({ card }) => [ids.card(card)],
  discard_card: ({ card }) => [ids.card(card)],
  take_back: ({ card }) => [ids.discarded(card)],
  exchange_at: ({ location }) => [ids.stand(location)],
  swap_with: ({ location }) => [ids.stand(location)],
  lay_at: ({ location }) => [ids.stand(location)],
  go_to: ({ city }) => [ids.city(city)],
  buy_jade: ({ house }) => [ids.house(house)],
  take_decree: ({ decree }) => [ids.decree(decree)],
  use_decree: ({ decree }) => [ids.decree(decree)],
  benefit: ({ benefit }) => [ids.benefit(benefit)],
  turn_die: ({ die }) => [ids.die(Number(die) - 1)],
  load: ({ ship }, seat) => [ids.ship(seat, ship)],
  load_double: ({ ship }, seat) => [ids.ship(seat, ship)],
  launch: ({ route, port }) => [ids.port(route, port)],
  launch_double: ({ route, port }) => [ids.port(route, port)],
  move_ship: ({ ship }, seat) => [ids.ship(seat, ship)],
  claim: ({ ship }, seat) => [ids.ship(seat, ship)],
  trade_servant: (_, seat) => [ids.trade("servant", seat)],
  trade_vp: (_, seat) => [ids.trade("vp", seat)],
  trade_jade: (_, seat) => [ids.trade("jade", seat)],
};

/** The spots whose click chooses an option; none for what only a button says. */
export function spotsOf(option: Option, seat: number): string[] {
  return SPOTS[option.verb]?.(option.args, seat) ?? [];
}

/** A trade may be made at any decision; it is no answer to the question. */
export function isTrade(option: Option): boolean {
  return option.verb.startsWith("trade_");
}

/** What gives something up: no, thank you. */
export function isRefusal(option: Option): boolean {
  return option.verb === "decline" || option.verb === "no_action";
}

/** The spot at which a question is asked; null where the glowing things themselves are the answers. */
export function anchorOf(decision: Decision, view: View): string | null {
  const args: Record<string, any> = decision.args ?? {};
  const seat = decision.seat;
  switch (decision.kind) {
    case "pay":
      return ids.stand(args["location"]);
    case "action":
    case "repeat":
      return PLACES.has(String(args["action"])) ? ids.stand(args["action"]) : ids.pool(seat);
    case "remove":
    case "gain":
      return ids.pool(seat);
    case "wall_place":
    case "wall_extra":
      return ids.stand("wall");
    case "token":
    case "lay": {
      const city = view.seats[seat]?.traveller;
      return city ? ids.city(city) : ids.tokens(seat);
    }
    case "night_envoy":
      return ids.stand("palace");
    case "ship_place":
    case "ship_move":
    case "claim":
      return ids.stand("canal");
    default:
      return null;
  }
}

/** The options by the spot that chooses them. */
export function bySpot(decision: Decision): Map<string, Option[]> {
  const found = new Map<string, Option[]>();
  for (const option of decision.options ?? []) {
    for (const spot of spotsOf(option, decision.seat)) found.set(spot, [...(found.get(spot) ?? []), option]);
  }
  return found;
}

const KEYS = [..."123456789qwertasdfgzxcvb"];

/** A key for each legal option: 0 refuses; trades come last. */
export function keysOf(decision: Decision): Map<string, Option> {
  const legal = (decision.options ?? []).filter((option) => option.legal);
  const main = legal.filter((option) => !isTrade(option) && !isRefusal(option));
  const without = legal.filter((option) => option.verb === "no_action");
  const found = new Map<string, Option>();
  [...main, ...without, ...legal.filter(isTrade)].forEach((option, i) => {
    const key = KEYS[i];
    if (key) found.set(key, option);
  });
  const decline = legal.find((option) => option.verb === "decline");
  if (decline) found.set("0", decline);
  return found;
}
