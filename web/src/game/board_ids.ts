/** Ids of all that can be chosen, explained or flown to at the table: `city:Jinan`, `ship:1:0`, `draw`.
 *
 *  Drawn things carry their id as `data-anchor`. This module alone knows how an id is spelled. Everything in it counts
 *  from 0, as in the server's data, except ports and houses, which go by their printed number. */

type Field = readonly [name: string, type: "number" | "text"];

const SEAT = ["seat", "number"] as const;

/** The fields of each kind of thing, in the order in which they stand in the id. */
const FIELDS = {
  // The board.
  stand: [["location", "text"]],
  legend: [["location", "text"]],
  city: [["city", "text"]],
  traveller: [SEAT],
  tokenpile: [],
  wall: [],
  wallgroup: [SEAT],
  prize: [],
  house: [["house", "text"]],
  stair: [],
  intrigue: [SEAT],
  benefit: [["benefit", "text"]],
  palace: [["step", "number"]],
  place: [["place", "number"]],
  envoy: [SEAT],
  decree: [["decree", "text"]],
  port: [["route", "number"], ["port", "number"]],
  berth: [["route", "number"], ["port", "number"]],
  ship: [SEAT, ["ship", "number"]],
  draw: [],
  automa: [],
  // Above the board.
  day: [],
  die: [["die", "number"]],
  medal: [],
  start: [],
  turns: [],
  order: [],
  // Cards in sight.
  card: [["card", "text"]],
  discarded: [["card", "text"]],
  // What belongs to a seat.
  seat: [SEAT],
  thinking: [SEAT],
  medalholder: [SEAT],
  vp: [SEAT],
  projection: [SEAT],
  envoystep: [SEAT],
  intriguestep: [SEAT],
  pool: [SEAT],
  supply: [SEAT],
  double: [SEAT],
  tokens: [SEAT],
  trade: [["trade", "text"], SEAT],
  jade: [SEAT],
  ships: [SEAT],
  reward: [SEAT, ["reward", "text"]],
  decrees: [SEAT],
  laid: [SEAT],
  handpile: [SEAT],
  discard: [SEAT],
  // Buttons.
  verb: [["verb", "text"]],
} as const satisfies Record<string, readonly Field[]>;

type AllFields = typeof FIELDS;
type Value<Type> = Type extends "number" ? number : string;
type Values<Fields> = { -readonly [I in keyof Fields]: Fields[I] extends readonly [string, infer Type] ? Value<Type> : never };

export type BoardId = string;
/** A kind of thing at the table, such as `city`. */
export type BoardKind = keyof AllFields;
/** A thing of one kind, with its fields by name. */
export type BoardThing<Kind extends BoardKind = BoardKind> = {
  [K in Kind]: { kind: K } & { [F in AllFields[K][number] as F[0]]: Value<F[1]> };
}[Kind];

type Builders = { readonly [K in BoardKind]: (...values: Values<AllFields[K]>) => BoardId };

const KINDS = Object.keys(FIELDS) as BoardKind[];

/** Builds the id of a thing: `ids.ship(1, 0)`, `ids.draw()`. */
export const ids = Object.fromEntries(
  KINDS.map((kind) => [kind, (...values: (string | number)[]) => [kind, ...values].join(":")]),
) as unknown as Builders;

/** The thing that an id names; null if it names none. */
export function parseId(id: BoardId): BoardThing | null {
  const [kind = "", ...parts] = id.split(":");
  if (!Object.hasOwn(FIELDS, kind)) return null;
  const fields: readonly Field[] = FIELDS[kind as BoardKind];
  if (parts.length !== fields.length || parts.includes("")) return null;
  const values = fields.map(([name, type], i) => [name, type === "number" ? Number(parts[i]) : parts[i]] as const);
  if (values.some(([, value]) => Number.isNaN(value))) return null;
  return { kind, ...Object.fromEntries(values) } as BoardThing;
}

/** Whether an id names a thing of a kind. */
export function isKind(id: BoardId, kind: BoardKind): boolean {
  return parseId(id)?.kind === kind;
}

/** The CSS selector of the drawn thing with an id. */
export function selectorOf(id: BoardId): string {
  return `[data-anchor="${CSS.escape(id)}"]`;
}

/** The CSS selector of all drawn things of a kind. */
export function selectorOfAll(kind: BoardKind): string {
  return FIELDS[kind].length ? `[data-anchor^="${kind}:"]` : `[data-anchor="${kind}"]`;
}
