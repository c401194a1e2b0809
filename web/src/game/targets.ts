/** Where on the table an option belongs: the things whose click chooses it, and the thing at which a question is asked. */
import type { Decision, OpenDecision, Option, OptionOf, Verb, View } from "../wire";
import { type BoardId, ids } from "./board_ids";
import { isWordOf, LOCATIONS } from "../wire/vocabulary";

type Spots = { [V in Verb]: ((args: OptionOf<V>["args"], seat: number) => BoardId | BoardId[]) | null };

/** By verb; null for what only a button says. */
const SPOTS: Spots = {
  play_card: ({ card }) => ids.card(card),
  give_card: ({ card }) => [ids.card(card), ids.discarded(card)], // wherever it is: in hand or discarded
  discard_card: ({ card }) => ids.card(card),
  take_back: ({ card }) => ids.discarded(card),
  exchange_at: ({ location }) => ids.stand(location),
  swap_with: ({ location }) => ids.stand(location),
  lay_at: ({ location }) => ids.stand(location),
  go_to: ({ city }) => ids.city(city),
  buy_jade: ({ house }) => ids.house(house),
  take_decree: ({ decree }) => ids.decree(decree),
  use_decree: ({ decree }) => ids.decree(decree),
  benefit: ({ benefit }) => ids.benefit(benefit),
  turn_die: ({ die }) => ids.die(die),
  load: ({ ship }, seat) => ids.ship(seat, ship),
  load_double: ({ ship }, seat) => ids.ship(seat, ship),
  launch: ({ route, port }) => ids.port(route, port),
  launch_double: ({ route, port }) => ids.port(route, port),
  move_ship: ({ ship }, seat) => ids.ship(seat, ship),
  claim: ({ ship }, seat) => ids.ship(seat, ship),
  trade_servant: (_, seat) => ids.trade("servant", seat),
  trade_vp: (_, seat) => ids.trade("vp2", seat),
  trade_jade: (_, seat) => ids.trade("jade", seat),
  accept: null,
  decline: null,
  variant_a: null,
  variant_b: null,
  pay_servants: null,
  no_action: null,
  double_value: null,
  discount: null,
  plain: null,
  double: null,
  double_as_one: null,
  spend: null,
};

/** An option as far as its place goes: its verb, and what it is about. */
export interface PlacedOption {
  verb: Verb;
  args: Record<string, unknown>;
}

/** The things whose click chooses an option; none for what only a button says. */
export function spotsOf({ verb, args }: PlacedOption | Option, seat: number): BoardId[] {
  const spot = SPOTS[verb] as ((args: unknown, seat: number) => BoardId | BoardId[]) | null;
  return spot ? [spot(args, seat)].flat() : [];
}

const TRADES: Verb[] = ["trade_servant", "trade_vp", "trade_jade"];

/** A trade may be made at any decision; it is no answer to the question. */
export function isTrade(option: Option): boolean {
  return TRADES.includes(option.verb);
}

/** What gives something up: no, thank you. */
export function isRefusal(option: Option): boolean {
  return option.verb === "decline" || option.verb === "no_action";
}

/** Whether an option answers the question: where the focus may begin. */
export function isAnswer(option: Option): boolean {
  return option.legal && !isTrade(option) && !isRefusal(option);
}

/** The thing at which a question is asked; null where the glowing things themselves are the answers. */
export function anchorOf(decision: OpenDecision, view: View): BoardId | null {
  const seat = decision.seat;
  switch (decision.kind) {
    case "pay":
      return ids.stand(decision.args.location);
    case "action":
    case "repeat":
      return isWordOf(LOCATIONS, decision.args.action) ? ids.stand(decision.args.action) : ids.pool(seat);
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

/** The options by the thing that chooses them. */
export function bySpot(decision: OpenDecision): Map<BoardId, Option[]> {
  const found = new Map<BoardId, Option[]>();
  for (const option of decision.options) {
    for (const spot of spotsOf(option, decision.seat)) found.set(spot, [...(found.get(spot) ?? []), option]);
  }
  return found;
}

/** Whether a decision is told with its options: it is for whoever makes it. */
export function isOpen(decision: Decision | null | undefined): decision is OpenDecision {
  return Boolean(decision?.options);
}

const KEYS = [..."123456789qwertyuiopasdfgjkzxcvbnm"]; // without those that mean something else: H explains, L is the log

/** A key for each legal option: first the digits, then the letters as they lie; 0 refuses; trades come last. */
export function keysOf(decision: OpenDecision): Map<string, Option> {
  const legal = decision.options.filter((option) => option.legal);
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
