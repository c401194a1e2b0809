/** What the server sends, by the names that the rest of the code uses; schema.d.ts is generated from its description. */
import type { GameEvent, OpenDecision, Option } from "./contract";
import type { components } from "./schema";

type Schemas = components["schemas"];

export type {
  Action,
  Benefit,
  Decision,
  Decree,
  DecreeTile,
  Entry,
  Film,
  GameEvent,
  House,
  Location,
  Look,
  NewsMessage,
  OpenDecision,
  Option,
  Reward,
  SeatBoard,
  TableMessage,
  Token,
  Trade,
  View,
  ViewChange,
} from "./contract";
export type { ActionFigures, Box, DecreeFigures, Side, TravelMap } from "./box";

export type EventKind = GameEvent["kind"];
/** An event of a kind. */
export type EventOf<Kind extends EventKind> = Extract<GameEvent, { kind: Kind }>;
export type DecisionKind = OpenDecision["kind"];
/** A decision of a kind, with its options. */
export type DecisionOf<Kind extends DecisionKind> = Extract<OpenDecision, { kind: Kind }>;
export type Verb = Option["verb"];
/** An option with a verb. */
export type OptionOf<V extends Verb> = Extract<Option, { verb: V }>;

export type Ship = Schemas["ShipNow"];
export type Laid = Schemas["LaidNow"];
export type OwnCards = Schemas["OwnCards"];
export type GameSetup = Schemas["GameSetup"];
export type Breakdown = Schemas["BreakdownNow"];
export type ChatLine = Schemas["ChatLine"];
export type TableNow = Schemas["TableNow"];
export type SeatNow = Schemas["SeatNow"];
export type ClockNow = Schemas["ClockNow"];
export type Made = Schemas["Made"];
export type Offers = Schemas["Offers"];
export type TableSummary = Schemas["TableSummary"];
export type NewTable = Schemas["NewTable"];
export type SetupWish = Schemas["SetupWish"];
export type Refusal = Schemas["Refusal"];
export type You = Schemas["You"];
export type TableOutline = Schemas["TableOutline"];
export type Chances = Schemas["Chances"];
