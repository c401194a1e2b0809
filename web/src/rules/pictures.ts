/** Which pieces stand beside which rules. */
import type { IconName } from "../art/icons";
import type { SeatLook } from "../art/seat_looks";
import { decreeOfRule, tokenOfRule } from "../help/piece_help";
import type { Section } from "./rulebook";

type PieceKind = "servant" | "double" | "traveller" | "envoy" | "marker" | "ship";
export type Picture =
  | { art: "card"; value: number; action: string }
  | { art: "token"; kind: string }
  | { art: "piece"; kind: PieceKind; look: SeatLook; load?: number }
  | { art: "die"; face: number; index: 0 | 1 | 2 }
  | { art: "scroll"; decree: string }
  | { art: "icon"; name: IconName }
  | { art: "jade" }
  | { art: "medal" };

const piece = (kind: PieceKind, look: SeatLook = "red", load = 0): Picture => ({ art: "piece", kind, look, load });
const card = (value: number, action: string): Picture => ({ art: "card", value, action });
const die = (face: number, index: 0 | 1 | 2): Picture => ({ art: "die", face, index });
const icon = (name: IconName): Picture => ({ art: "icon", name });
const token = (kind: string): Picture => ({ art: "token", kind });

const OF_SECTION: Partial<Record<Section, Picture[]>> = {
  setup: [piece("servant"), piece("double"), piece("traveller"), piece("envoy"), piece("marker"), piece("ship")],
  game: [icon("day"), icon("night")],
  morning: [die(3, 0), die(6, 1), die(8, 2)],
  day: [icon("hand"), icon("discard")],
  exchange: [card(6, "intrigue"), card(4, "wall")],
  action: [card(1, "palace"), card(3, "gain2")],
  swap: [card(5, "swap")],
  travel: [piece("traveller"), piece("traveller", "white"), icon("location-travel")],
  trade: [token("gain1"), token("vp2"), token("double")],
  token: [token("envoy"), token("ship")],
  bonus: [token("plus_one"), token("discount")],
  wall: [piece("servant"), piece("servant"), piece("servant", "white"), icon("location-wall")],
  benefit: [piece("marker"), icon("action-gain2"), icon("benefit-die"), { art: "jade" }],
  jade: [{ art: "jade" }, { art: "jade" }, { art: "jade" }],
  intrigue: [piece("marker"), piece("marker", "blue"), { art: "medal" }],
  tie: [piece("marker", "orange"), piece("marker", "lilac")],
  palace: [piece("envoy"), piece("envoy", "white"), icon("location-palace")],
  decree: [icon("location-decrees"), piece("servant")],
  canal: [piece("ship", "red", 1), piece("ship", "red", 2), piece("ship", "red", 3)],
  double: [piece("double"), piece("double", "white")],
  hidden: [icon("draw"), icon("hand")],
  night: [die(4, 1), card(4, "canal")],
  limit: [piece("servant"), { art: "jade" }],
  final: [icon("vp"), piece("envoy"), { art: "jade" }],
  solo: [piece("envoy", "meng"), piece("traveller", "meng"), piece("servant", "meng")],
};
const OF_RULE: Record<string, Picture> = {
  "BENEFIT-1": icon("action-gain1"),
  "BENEFIT-2": icon("action-gain2"),
  "BENEFIT-3": icon("benefit-die"),
  "BENEFIT-4": { art: "jade" },
};

export function picturesOf(section: Section): Picture[] {
  return OF_SECTION[section] ?? [];
}

/** The piece that a single rule is about, if it is about one. */
export function pictureOf(rule: string): Picture | null {
  const kind = tokenOfRule(rule);
  if (kind) return { art: "token", kind };
  const decree = decreeOfRule(rule);
  return decree ? { art: "scroll", decree } : (OF_RULE[rule] ?? null);
}
