/** What an explanation is, and what those who write one need. */
import type { BoardKind, BoardThing } from "../game/board_ids";
import type { Box } from "../game/box";
import { attribute, t, type MessageArgs } from "../i18n/messages.svelte";
import type { SeatBoard, View } from "../wire";

export interface Explanation {
  title: string;
  text: string;
  /** The rule to read on. */
  rule: string | null;
}

/** The table that an explained thing belongs to. */
export interface ExplainedTable {
  view: View;
  box: Box;
  /** The seat that it is looked at from. */
  seat: number;
  name: (seat: number) => string;
}

/** Explains a thing of a kind; null where there is nothing to say about it. */
export type Explainer<Kind extends BoardKind> = (thing: BoardThing<Kind>, table: ExplainedTable) => Explanation | null;
export type Explainers = { [Kind in BoardKind]?: Explainer<Kind> };

/** The parts of an explanation that is a single message. */
export interface ExplainingMessage {
  id: string;
  rule: string;
  args?: MessageArgs;
}

/** An explanation by a message whose title is an attribute of it. */
export function explainBy(id: string, rule: string, args: MessageArgs = {}): Explanation {
  return { title: attribute(id, "title", args), text: t(id, args), rule };
}

/** Explain something of a seat by a message, which is told the seat's name as `player`. */
export function explainSeat<Thing extends { seat: number }>(
  make: (board: SeatBoard, thing: Thing, table: ExplainedTable) => ExplainingMessage | null,
): (thing: Thing, table: ExplainedTable) => Explanation | null {
  return (thing, table) => {
    const board = table.view.seats[thing.seat];
    const made = board ? make(board, thing, table) : null;
    return made ? explainBy(made.id, made.rule, { player: table.name(thing.seat), ...made.args }) : null;
  };
}
