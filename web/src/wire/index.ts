/** What the server sends, by the names that the rest of the code uses; schema.d.ts is generated from its description. */
import type { components } from "./schema";

type Schemas = components["schemas"];

// The generator takes what has a default for always there; of a change only what is new is there.
export type ViewChange = Partial<Omit<Schemas["ViewChange"], "seats" | "own">> & {
  seats?: Record<string, Partial<SeatBoard>>;
  own?: Record<string, Partial<OwnCards>>;
};
interface Changing {
  /** What changed in my view; absent in the log. */
  change?: ViewChange | null;
}
// The description lets every location, token, city and action be null. Only these really can be.
interface MayLack {
  "bonus-laid": "location";
  lay: "location";
  go_to: "token";
}
type LackedBy<Key> = Key extends keyof MayLack ? MayLack[Key] : never;
type Sure<Args, Lacked> = { [Name in keyof Args]: Name extends Lacked ? Args[Name] : NonNullable<Args[Name]> };
type SureEvent<Told> = Told extends { kind: infer Kind; args: infer Args }
  ? Omit<Told, "args" | "change"> & { args: Sure<Args, LackedBy<Kind>> } & Changing
  : never;
type SureOption<Told> = Told extends { verb: infer V; args: infer Args } ? Omit<Told, "args"> & { args: Sure<Args, LackedBy<V>> } : never;
type SureDecision<Told> = Told extends { kind: infer Kind; args: infer Args }
  ? Omit<Told, "args" | "options"> & { args: Sure<Args, LackedBy<Kind>>; options: Option[] }
  : never;

export type GameEvent = SureEvent<Schemas["GameEvent"]>;
export type EventKind = GameEvent["kind"];
/** An event of a kind. */
export type EventOf<Kind extends EventKind> = Extract<GameEvent, { kind: Kind }>;

/** A decision with its options: it is told so to whoever makes it. */
export type OpenDecision = SureDecision<Schemas["MyDecision"]>;
export type Decision = OpenDecision | Schemas["OthersDecision"];
export type DecisionKind = OpenDecision["kind"];
/** An open decision of a kind. */
export type DecisionOf<Kind extends DecisionKind> = Extract<OpenDecision, { kind: Kind }>;

export type Option = SureOption<Schemas["OptionNow"]>;
export type Verb = Option["verb"];
/** An option with a verb. */
export type OptionOf<V extends Verb> = Extract<Option, { verb: V }>;

export type View = Schemas["ViewNow"];
export type SeatBoard = Schemas["BoardNow"];
export type Ship = Schemas["ShipNow"];
export type DecreeTile = Schemas["DecreeNow"];
export type Laid = Schemas["LaidNow"];
export type OwnCards = Schemas["OwnCards"];
export type GameSetup = Schemas["GameSetup"];
export type Breakdown = Schemas["BreakdownNow"];

// The words of the vocabulary.
export type Location = NonNullable<Laid["location"]>;
export type Action = OptionOf<"variant_a">["args"]["action"];
export type Benefit = OptionOf<"benefit">["args"]["benefit"];
export type Decree = DecreeTile["decree"];
export type House = OptionOf<"buy_jade">["args"]["house"];
export type Reward = OptionOf<"claim">["args"]["reward"];
export type Token = Laid["token"];
export type Trade = OptionOf<"trade_vp">["args"]["trade"];

export type Box = Schemas["BoxFigures"];
export type BoxNote = Schemas["BoxNote"];
export type ActionFigures = Schemas["ActionFigures"];
export type Side = Schemas["SideFigures"];
export type TravelMap = Schemas["MapFigures"];

export type Entry = Omit<Schemas["EntryTold"], "events" | "change"> & { events?: GameEvent[] | null } & Changing;
export type Look = Omit<Schemas["Look"], "decision"> & { decision: Decision | null };
/** The moves that stand since a moment, and the table at that moment. */
export interface Film {
  moment: number;
  last: number;
  view: View;
  own: Record<string, OwnCards>;
  steps: ({ moment: number; seat: number | null; events: GameEvent[] } & Changing)[];
}
export type TableMessage = Omit<Schemas["TableMessage"], "type" | "decision" | "entries"> & {
  type: "table";
  decision: Decision | null;
  entries: Entry[];
};
export type NewsMessage = Omit<Schemas["NewsMessage"], "type" | "changes" | "decision" | "entries" | "own"> & {
  type: "news";
  decision: Decision | null;
  entries: Entry[];
  /** If there, it replaces the whole view. */
  view?: View | null;
  /** If there, it replaces all own cards. */
  own?: Record<string, OwnCards> | null;
};

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
