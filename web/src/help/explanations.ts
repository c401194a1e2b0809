/** Any thing on the table in a sentence or two, with the numbers of this table and the rule to read on. */
import { type BoardThing, parseId } from "../game/board_ids";
import { t, joinList } from "../i18n/messages.svelte";
import { BOARD_HELP } from "./board_help";
import { explainBy, type ExplainedTable, type Explainers, type Explanation, explainSeat } from "./explainer";
import { MENG_HELP } from "./meng_help";
import { card, decree, discarded } from "./piece_help";
import { SEAT_HELP } from "./seat_help";

const medal = (_: object, { view, name }: ExplainedTable): Explanation =>
  view.medal === null
    ? explainBy("help-medal-free", "INTRIGUE-1")
    : explainBy("help-medal-of", "MORNING-1", { player: name(view.medal) });

const EXPLAINERS: Explainers = {
  ...BOARD_HELP,
  ...SEAT_HELP,
  card,
  discarded,
  decree,
  die: ({ die }, { view, box }) => {
    const [face, faces] = [view.dice[die], box.board.dice[die]];
    if (face === undefined || !faces) return null;
    return explainBy("help-die", "NIGHT-1", { face, vp: box.board.actions.night_vp, faces: faces.join(" ") });
  },
  medal,
  medalholder: medal,
  draw: (_, { view }) => explainBy("help-draw", "SETUP-4", { count: view.draw, reward: t("reward-card") }),
  tokenpile: (_, { view }) => {
    const count = view.token_piles.reduce((sum, pile) => sum + pile, 0);
    return explainBy("help-tokenpile", "MORNING-2", { count, traded: view.token_discard });
  },
  day: (_, { view, box }) => {
    const args = { day: view.day, days: box.board.days };
    return explainBy(args.day < args.days ? "help-day" : "help-day-last", "GAME-1", args);
  },
  automa: (_, { view }) => {
    if (!view.automa) return null;
    const { pile: count, today } = view.automa;
    const cards = joinList(today.map((one) => t(`automa-${one}`)));
    return explainBy("help-automa", "SOLO-5", { count, turned: today.length, cards });
  },
  turns: (_, { view, name }) =>
    explainBy("help-turns", "DAY-1", { seats: joinList(view.seats.map(({ hand_count: count }, i) => t("sight-seat-count", { player: name(i), count }))) }),
  order: (_, { view, name }) => {
    const seats = view.intrigue_stack.toReversed().map((seat) => t("sight-seat-count", { player: name(seat), count: view.seats[seat]?.intrigue ?? 0 }));
    return explainBy("help-order", "TIE-1", { seats: joinList(seats) });
  },
  start: (_, { view, name }) => explainBy("help-start", "MORNING-1", { player: name(view.start) }),
  thinking: explainSeat(() => ({ id: "help-thinking", rule: "DAY-1" })),
};

function explainedBy(explainers: Explainers, thing: BoardThing, table: ExplainedTable): Explanation | null {
  const explainer = explainers[thing.kind] as ((thing: BoardThing, table: ExplainedTable) => Explanation | null) | undefined;
  return explainer?.(thing, table) ?? null;
}

/** What the thing with an id is and does; null for one that there is nothing to say about. */
export function explain(id: string, table: ExplainedTable): Explanation | null {
  const thing = parseId(id);
  return thing && (explainedBy(MENG_HELP, thing, table) ?? explainedBy(EXPLAINERS, thing, table));
}
