/** The picture of what happened: the same as on board and cards. */
import { hasIcon, type IconName } from "../art/icons";
import type { Entry, GameEvent } from "../wire";

const PLAIN: Record<string, IconName> = {
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
  gained: "servant",
  removed: "supply",
  travelled: "traveller",
  vp: "vp",
  "vp-lost": "vp",
  "jade-gained": "jade",
  "wall-placed": "location-wall",
  "wall-scored": "location-wall",
  "benefit-taken": "intrigue",
  "benefit-declined": "action-none",
  "die-turned": "die",
  "jade-bought": "jade",
  "intrigue-up": "intrigue",
  "intrigue-down": "intrigue",
  "medal-taken": "medal",
  "envoy-step": "envoy",
  "palace-entered": "location-palace",
  "ship-launched": "ship",
  "ship-loaded": "ship",
  "ship-moved": "ship",
  "ship-lost": "ship",
  "card-drawn": "draw",
  swapped: "action-swap",
  "taken-back": "hand",
  "discarded-for-jade": "discard",
  "bonus-laid": "token",
  "bonus-returned": "servant",
  "toll-paid": "token-toll",
  followed: "token-follow",
  matches: "match",
  "most-matches": "match",
  "hand-taken-up": "hand",
  "night-falls": "night",
  "not-in-palace": "location-palace",
  "game-over": "medal",
  "nobody-wins": "location-palace",
  "dusk-begins": "night",
  "automa-turned": "card",
  "dusk-card": "card",
  "meng-cannot": "action-none",
  "meng-card-returns": "draw",
  focus: "eye",
};

// Events whose picture is the thing that they are about: kind, then the argument that names it, then its kind of icon.
const BY_THING: Record<string, [string, string]> = {
  "action-taken": ["action", "action"],
  "action-declined": ["action", "action"],
  travelled: ["token", "token"],
  "token-used": ["token", "token"],
  "token-declined": ["token", "token"],
  "special-used": ["token", "token"],
  "bonus-laid": ["token", "token"],
  traded: ["trade", "token"],
  "decree-taken": ["decree", "decree"],
  "decree-used": ["decree", "decree"],
  "reward-claimed": ["reward", "reward"],
  "benefit-taken": ["benefit", "benefit"],
  "automa-turned": ["location", "location"],
  focus: ["location", "location"],
};
const TRADED: Record<string, IconName> = { servant: "servant", vp2: "vp", jade: "jade" };

/** The icon of an event of the game. */
export function iconOf(event: GameEvent): IconName {
  if (event.kind === "traded") return TRADED[String(event.args["trade"])] ?? "token";
  if ((event.kind === "gained" || event.kind === "wall-placed") && event.args["double"] === true) return "double";
  const [argument, prefix] = BY_THING[event.kind] ?? [];
  const name = argument ? `${prefix}-${String(event.args[argument])}` : "";
  if (hasIcon(name)) return name;
  return PLAIN[event.kind] ?? (event.kind.startsWith("decree") ? "location-decrees" : "token");
}

const BESIDE: Record<string, IconName> = {
  sat: "person",
  left: "person",
  started: "day",
  undone: "undo",
  asked: "undo",
  answered: "check",
  voted: "bot",
  "stood-in": "bot",
  returned: "person",
  rematched: "restart",
};

/** The icon of what happens beside the game. */
export function iconBeside(entry: Entry): IconName {
  return BESIDE[entry.kind] ?? "log";
}
