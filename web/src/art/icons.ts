/** The icons by name: one drawing for one thing, however many names it goes by. */
import { controls } from "./drawings/controls";
import { level1, level2, level3 } from "./drawings/decrees";
import * as places from "./drawings/places";
import * as things from "./drawings/things";
import * as tokens from "./drawings/tokens";

/** The inside of each symbol, on a grid of 24 by 24. */
export const DRAWN = {
  servant: things.servant,
  double: things.double,
  jade: things.jade,
  vp: things.vp,
  envoy: things.envoy,
  intrigue: things.intrigue,
  traveller: things.traveller,
  token: things.token,
  ship: things.ship,
  card: things.card,
  die: things.die,
  medal: things.medal,
  draw: things.draw,
  discard: things.discard,
  hand: things.hand,
  supply: things.supply,
  day: things.day,
  night: things.night,
  match: things.match,
  "location-travel": places.travel,
  "location-wall": places.wall,
  "location-jade": places.jadeMarket,
  "location-palace": places.palace,
  "location-decrees": places.decrees,
  "location-canal": places.canal,
  "action-gain1": things.gain1,
  "action-gain2": things.gain2,
  "action-swap": things.swap,
  "action-none": things.none,
  "token-discard_for_jade": tokens.discardForJade,
  "token-servants_for_jade": tokens.servantsForJade,
  "token-take_back": tokens.takeBack,
  "token-vp2": tokens.vp2,
  "token-plus_one": tokens.plusOne,
  "token-toll": tokens.toll,
  "token-follow": tokens.follow,
  "token-double_value": tokens.doubleValue,
  "token-double_action": tokens.doubleAction,
  "token-discount": tokens.discount,
  "reward-vp4": things.vpOf("4"),
  "reward-card": tokens.rewardCard,
  "benefit-die": tokens.benefitDie,
  "decree-level1.intrigue": level1.intrigue,
  "decree-level1.ship": level1.ship,
  "decree-level1.envoy": level1.envoy,
  "decree-level2.travel": level2.travel,
  "decree-level2.jade": level2.jade,
  "decree-level2.wall": level2.wall,
  "decree-level2.equal": level2.equal,
  "decree-level2.decree": level2.decree,
  "decree-level3.score": level3.score,
  "decree-level3.eight": level3.eight,
  "decree-level3.jade": level3.jade,
  "decree-level3.decrees": level3.decrees,
  "decree-level3.harbours": level3.harbours,
  ...controls,
} as const satisfies Record<string, string>;

const SAME = {
  "location-jade-market": "location-jade",
  "location-intrigue": "intrigue",
  "action-travel": "location-travel",
  "action-wall": "location-wall",
  "action-jade": "location-jade",
  "action-jade-market": "location-jade",
  "action-intrigue": "intrigue",
  "action-palace": "location-palace",
  "action-decree": "location-decrees",
  "action-decrees": "location-decrees",
  "action-canal": "location-canal",
  "token-gain1": "action-gain1",
  "token-gain2": "action-gain2",
  "token-envoy": "envoy",
  "token-intrigue": "intrigue",
  "token-swap": "action-swap",
  "token-ship": "ship",
  "token-wall": "location-wall",
  "token-double": "double",
  "reward-double": "double",
  "benefit-gain1": "action-gain1",
  "benefit-gain2": "action-gain2",
  "benefit-jade": "jade",
  "decree-level1.servant": "action-gain1",
  "decree-level1.swap": "action-swap",
} as const satisfies Record<string, keyof typeof DRAWN>;

export type IconName = keyof typeof DRAWN | keyof typeof SAME;

/** The symbol in the page that draws this icon. */
export function symbolOf(name: IconName): string {
  return name in SAME ? SAME[name as keyof typeof SAME] : name;
}

/** Whether there is an icon of this name, for names put together from data. */
export function hasIcon(name: string): name is IconName {
  return name in DRAWN || name in SAME;
}
