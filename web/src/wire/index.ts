/** What the server sends, by the names that the rest of the code uses; schema.d.ts is generated from its description. */
import type { components } from "./schema";

type Schemas = components["schemas"];

export type ViewChange = Schemas["ViewChange"];
export type GameEvent = Schemas["GameEvent"];
export type EventKind = GameEvent["kind"];
/** An event of a kind. */
export type EventOf<Kind extends EventKind> = Extract<GameEvent, { kind: Kind }>;

/** A decision with its options: it is told so to whoever makes it. */
export type OpenDecision = Schemas["MyDecision"];
export type Decision = Schemas["DecisionNow"];
export type DecisionKind = OpenDecision["kind"];
/** An open decision of a kind. */
export type DecisionOf<Kind extends DecisionKind> = Extract<OpenDecision, { kind: Kind }>;

export type Option = Schemas["OptionNow"];
export type Verb = Option["verb"];
/** An option with a verb. */
export type OptionOf<V extends Verb> = Extract<Option, { verb: V }>;

/** What an option would bring, tried in a copy of the game. */
export type OptionAhead = Schemas["OptionAhead"];
export type ExchangeAhead = Schemas["ExchangeAhead"];
export type WayAhead = Schemas["WayAhead"];
export type ActionAhead = Schemas["ActionAhead"];

export type View = Schemas["ViewNow"];
export type SeatBoard = Schemas["BoardNow"];
export type Ship = Schemas["ShipNow"];
export type DecreeTile = Schemas["DecreeNow"];
export type Laid = Schemas["LaidNow"];
export type OwnCards = Schemas["OwnCards"];
export type GameSetup = Schemas["GameSetup"];
export type Breakdown = Schemas["BreakdownNow"];
export type Projection = Schemas["ProjectionNow"];

// The words of the vocabulary.
export type Location = NonNullable<Laid["location"]>;
export type Action = OptionOf<"variant_a">["args"]["action"];
export type Benefit = OptionOf<"benefit">["args"]["benefit"];
export type Decree = DecreeTile["decree"];
export type House = OptionOf<"buy_jade">["args"]["house"];
export type Reward = OptionOf<"claim">["args"]["reward"];
export type SeatName = SeatBoard["name"];
export type Token = Laid["token"];
/** Where victory points come from. */
export type PointSource = EventOf<"vp">["args"]["points"];
export type Trade = OptionOf<"trade_vp">["args"]["trade"];

export type Box = Schemas["BoxFigures"];
export type FigureProvenance = Schemas["FigureProvenance"];
export type ActionFigures = Schemas["ActionFigures"];
export type Side = Schemas["SideFigures"];
export type TravelMap = Schemas["MapFigures"];

export type Entry = Schemas["EntryTold"];
export type Look = Schemas["Look"];
/** The moves that stand since a moment, and the table at that moment. */
export type Film = Schemas["Film"];

/** What the server sends over a table's socket, by `type`. */
export type ServerMessage = Schemas["SocketSays"];
export type TableMessage = Schemas["TableMessage"];
export type NewsMessage = Schemas["NewsMessage"];
type WithoutId<Message> = Message extends unknown ? Omit<Message, "id"> : never;
/** What can be asked of a table over its socket; the socket itself gives each command its id. */
export type Command = WithoutId<Exclude<Schemas["SocketHears"], Schemas["Hello"] | Schemas["Ping"]>>;

export type ChatLine = Schemas["ChatLine"];
export type TableNow = Schemas["TableNow"];
export type SeatNow = Schemas["SeatNow"];
export type ClockNow = Schemas["ClockNow"];
export type Made = Schemas["Made"];
export type Offers = Schemas["Offers"];
export type NotificationOffer = Schemas["NotificationOffer"];
export type NotificationWish = Schemas["NotificationWish"];
export type HandedGame = Schemas["HandedGame"];
export type HandoverMade = Schemas["HandoverMade"];
export type HandoverTaken = Schemas["HandoverTaken"];
export type TableSummary = Schemas["TableSummary"];
export type NewTable = Schemas["NewTable"];
export type SetupWish = Schemas["SetupWish"];
export type Refusal = Schemas["Refusal"];
export type You = Schemas["You"];
export type TableOutline = Schemas["TableOutline"];
export type Chances = Schemas["Chances"];
