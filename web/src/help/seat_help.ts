/** What belongs to a seat: servants, tokens, jade, ships, rewards, cards. */
import type { Box } from "../game/box";
import { isWordOf, REWARDS, TRADES } from "../wire/vocabulary";
import { decreeName, messageId, tokenName } from "../game/sentences";
import { type MessageArgs, t, joinList } from "../i18n/messages.svelte";
import type { Projection, SeatBoard, View } from "../wire";
import { type Explainers, explainSeat, type ExplainingMessage } from "./explainer";

function doubleAt(board: SeatBoard, box: Box): ExplainingMessage {
  const where = ["locked", "supply", "pool"].find((one) => one === board.double) ?? "out";
  return { id: `help-double-${where}`, rule: "DOUBLE-1", args: { port: box.board.port_rewards.indexOf("double") + 1 } };
}

function tokens(board: SeatBoard, box: Box): ExplainingMessage {
  const count = Object.values(board.tokens).reduce((sum, one) => sum + one, 0);
  const { servant, vp2, jade } = box.board.trades;
  const args = { count, slots: box.board.token_slots, servant, vp: vp2, points: box.board.trade_vp, jade };
  return { id: "help-tokens", rule: "TRADE-1", args };
}

function decrees(seat: number, view: View): MessageArgs {
  const mine = view.decrees.filter((tile) => tile.seats.includes(seat));
  return { count: mine.length, decrees: joinList(mine.map((tile) => decreeName(tile.decree))) };
}

function laid(seat: number, view: View): MessageArgs {
  const mine = view.laid.filter((one) => one.seat === seat);
  return { count: mine.length, tokens: joinList(mine.map((one) => tokenName(one.token))) };
}

/** A seat's points as the final scoring would make them now. */
function projected(board: SeatBoard, { adds, total, can_win }: Projection): MessageArgs {
  const sources = Object.entries(adds).map(([source, count]) => t("sight-part", { points: t(messageId(`points-${source}`)), count }));
  const parts = [t("sight-part-now", { count: board.vp }), ...sources];
  return { total, parts: parts.join(" + "), inside: can_win ? "yes" : "no" };
}

export const SEAT_HELP: Explainers = {
  pool: explainSeat((board) => ({ id: "help-pool", rule: "SETUP-2", args: { count: board.pool } })),
  supply: explainSeat((board) => ({ id: "help-supply", rule: "SETUP-2", args: { count: board.supply } })),
  double: explainSeat((board, _, { box }) => doubleAt(board, box)),
  tokens: explainSeat((board, _, { box }) => tokens(board, box)),
  trade: explainSeat((board, { trade }: { seat: number; trade: string }, { box }) => {
    if (!isWordOf(TRADES, trade)) return null;
    const args = { trade: t(`trade-${trade}`), cost: box.board.trades[trade], count: board.trade_tokens };
    return { id: "help-trade", rule: "TRADE-1", args };
  }),
  jade: explainSeat((board) => ({
    id: "help-jade",
    rule: "FINAL-4",
    args: { count: board.jade, vp: board.jade_vp, next: board.jade_next },
  })),
  reward: explainSeat((board, { reward }: { seat: number; reward: string }, { box }) => {
    if (!isWordOf(REWARDS, reward)) return null;
    const args = { reward: t(`reward-${reward}`), count: board.rewards[reward] ?? 0, spaces: box.board.reward_spaces[reward] };
    return { id: "help-reward", rule: "CANAL-6", args };
  }),
  ships: explainSeat((board, _, { box }) => ({
    id: "help-ships",
    rule: "CANAL-3",
    args: { count: board.ships_left, size: box.board.ship_size },
  })),
  vp: explainSeat((board) => ({
    id: "help-vp",
    rule: "FINAL-5",
    args: { vp: board.vp, inside: board.palace_place === null ? "no" : "yes" },
  })),
  projection: explainSeat((board, { seat }, { view }) => {
    const projection = view.projection?.[seat];
    return projection ? { id: "help-projection", rule: "FINAL-5", args: projected(board, projection) } : null;
  }),
  decrees: explainSeat((_, { seat }, { view }) => ({ id: "help-decrees", rule: "DECREE-1", args: decrees(seat, view) })),
  laid: explainSeat((_, { seat }, { view }) => ({ id: "help-laid", rule: "BONUS-7", args: laid(seat, view) })),
  handpile: explainSeat((board) => ({ id: "help-handpile", rule: "DAY-1", args: { count: board.hand_count } })),
  discard: explainSeat((board) => ({ id: "help-discard", rule: "EXCHANGE-1", args: { count: board.discard_count } })),
};
