/** The picture of what happened: the same as on board and cards. */
import { hasIcon, type IconName } from "../art/icons";
import type { Entry, EventKind, EventOf, GameEvent, Trade } from "../wire";

const TRADED: Record<Trade, IconName> = { servant: "servant", vp2: "vp", jade: "jade" };

type Icons = { [Kind in EventKind]: IconName | ((args: EventOf<Kind>["args"]) => IconName) };

/** By kind; where the picture is that of the thing which the event is about, its arguments say which. */
const ICONS: Icons = {
  "game-begins": "medal",
  "day-begins": "day",
  "dice-rolled": "die",
  "start-player": "medal",
  "map-refilled": "token",
  "tokens-reshuffled": "token",
  "turn-begins": "hand",
  exchanged: "card",
  "paid-with-card": "discard",
  "no-action": "action-none",
  gained: ({ double }) => (double ? "double" : "servant"),
  removed: "supply",
  travelled: ({ token }) => `token-${token}`,
  "token-used": ({ token }) => `token-${token}`,
  "token-declined": ({ token }) => `token-${token}`,
  traded: ({ trade }) => TRADED[trade],
  vp: "vp",
  "vp-lost": "vp",
  "jade-gained": "jade",
  "wall-placed": ({ double }) => (double ? "double" : "location-wall"),
  "wall-scored": "location-wall",
  "benefit-taken": ({ benefit }) => `benefit-${benefit}`,
  "benefit-declined": "action-none",
  "die-turned": "die",
  "jade-bought": "jade",
  "intrigue-up": "intrigue",
  "intrigue-down": "intrigue",
  "medal-taken": "medal",
  "envoy-step": "envoy",
  "palace-entered": "location-palace",
  "decree-taken": ({ decree }) => `decree-${decree}`,
  "decree-used": ({ decree }) => `decree-${decree}`,
  "ship-launched": "ship",
  "ship-loaded": "ship",
  "ship-moved": "ship",
  "ship-lost": "ship",
  "reward-claimed": ({ reward }) => `reward-${reward}`,
  "card-drawn": "draw",
  swapped: "action-swap",
  "taken-back": "hand",
  "discarded-for-jade": "discard",
  "bonus-laid": ({ token }) => `token-${token}`,
  "bonus-returned": "servant",
  "toll-paid": "token-toll",
  "special-used": ({ token }) => `token-${token}`,
  followed: "token-follow",
  "action-declined": ({ action }) => `action-${action}`,
  "action-impossible": ({ action }) => `action-${action}`,
  "token-impossible": ({ token }) => `token-${token}`,
  "benefit-impossible": "action-none",
  "action-taken": ({ action }) => `action-${action}`,
  matches: "match",
  "most-matches": "match",
  "hand-taken-up": "hand",
  "night-falls": "night",
  "not-in-palace": "location-palace",
  "game-over": "medal",
  "nobody-wins": "location-palace",
  "dusk-begins": "night",
  "automa-turned": ({ location }) => `location-${location}`,
  "dusk-card": "card",
  "meng-cannot": "action-none",
  "meng-card-returns": "draw",
  focus: ({ location }) => `location-${location}`,
};

/** The icon of an event of the game. */
export function iconOf(event: GameEvent): IconName {
  const icon = ICONS[event.kind] as IconName | ((args: unknown) => IconName) | undefined;
  const name = typeof icon === "function" ? icon(event.args) : icon;
  return name && hasIcon(name) ? name : "log"; // a server may be newer than the page
}

const BESIDE: Record<string, IconName> = {
  sat: "person",
  left: "person",
  started: "day",
  undone: "undo",
  asked: "undo",
  answered: "check",
  voted: "bot",
  "spectator-chat": "chat",
  "stood-in": "bot",
  returned: "person",
  rematched: "restart",
};

/** The icon of what happens beside the game. */
export function iconBeside(entry: Entry): IconName {
  return BESIDE[entry.kind] ?? "log";
}
