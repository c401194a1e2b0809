/** What belongs to Meng, where it goes by his own rules. */
import { t } from "../i18n/messages.svelte";
import type { SeatBoard } from "../wire";
import { type ExplainedTable, type Explainers, type ExplainingMessage, explainSeat } from "./explainer";

/** Explain something of Meng's seat; what is another's is not told here. */
function ofMeng<Thing extends { seat: number }>(
  make: (board: SeatBoard, thing: Thing, table: ExplainedTable) => ExplainingMessage | null,
) {
  return explainSeat<Thing>((board, thing, table) => (board.meng ? make(board, thing, table) : null));
}

const envoy = ofMeng((board, _, { box }) => {
  if (board.palace_place !== null) return null;
  return { id: "help-meng-envoy", rule: "SOLO-18", args: { step: board.envoy, last: box.board.palace_steps } };
});

export const MENG_HELP: Explainers = {
  double: ofMeng((_, __, { view }) =>
    view.focus ? { id: "help-meng-double", rule: "SOLO-2", args: { place: t(`location-${view.focus}`) } } : null,
  ),
  vp: ofMeng((board) => ({ id: "help-meng-vp", rule: "SOLO-18", args: { vp: board.vp } })),
  tokens: ofMeng((board, _, { box }) => {
    const count = Object.values(board.tokens).reduce((sum, one) => sum + one, 0);
    const { servant, jade } = box.board.trades;
    return { id: "help-meng-tokens", rule: "SOLO-10", args: { count, slots: box.board.token_slots, servant, jade } };
  }),
  pool: ofMeng((board) => ({ id: "help-meng-pool", rule: "SOLO-17", args: { count: board.pool } })),
  reward: ofMeng((board, { reward }: { seat: number; reward: string }, { box }) => {
    if (reward !== "card" && reward !== "vp4") return null;
    const args = { reward: t(`reward-${reward}`), count: board.rewards[reward] ?? 0, spaces: box.board.reward_spaces[reward] };
    return { id: `help-meng-${reward}`, rule: "SOLO-16", args };
  }),
  ship: ofMeng((board, { ship }: { seat: number; ship: number }, { box }) => {
    const sailing = board.ships.find((one) => one.ship === ship);
    return sailing ? { id: "help-meng-ship", rule: "SOLO-16", args: { load: sailing.load, size: box.board.ship_size } } : null;
  }),
  envoy,
  envoystep: envoy,
  discard: ofMeng((board) => ({ id: "help-meng-discard", rule: "SOLO-8", args: { count: board.discard_count } })),
};
