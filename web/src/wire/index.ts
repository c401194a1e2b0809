/** What the server sends, by the names that the rest of the code uses; schema.d.ts is generated from its description. */
import type { components } from "./schema";

type Schemas = components["schemas"];

export type View = Schemas["ViewNow"];
export type SeatBoard = Schemas["BoardNow"];
export type Ship = Schemas["ShipNow"];
export type DecreeTile = Schemas["DecreeNow"];
export type Laid = Schemas["LaidNow"];
export type OwnCards = Schemas["OwnCards"];
export type Decision = Schemas["DecisionNow"];
export type Option = Schemas["OptionNow"];
export type GameEvent = Schemas["GameEvent"];
export type GameSetup = Schemas["GameSetup"];
export type Breakdown = Schemas["BreakdownNow"];
export type Entry = Schemas["EntryTold"];
export type ChatLine = Schemas["ChatLine"];
export type TableNow = Schemas["TableNow"];
export type SeatNow = Schemas["SeatNow"];
export type ClockNow = Schemas["ClockNow"];
export type TableMessage = Omit<Schemas["TableMessage"], "type"> & { type: "table" };
export type NewsMessage = Omit<Schemas["NewsMessage"], "type"> & { type: "news" };
export type Look = Schemas["Look"];
export type Made = Schemas["Made"];
export type Offers = Schemas["Offers"];
export type TableSummary = Schemas["TableSummary"];
export type NewTable = Schemas["NewTable"];
export type SetupWish = Schemas["SetupWish"];
export type Refusal = Schemas["Refusal"];
export type You = Schemas["You"];
export type TableOutline = Schemas["TableOutline"];
export type Chances = Schemas["Chances"];
export type { ActionFigures, Box, DecreeFigures, Side, TravelMap } from "./box";
