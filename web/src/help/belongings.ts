/** What belongs to a seat: servants, tokens, jade, ships, rewards, cards. */
import type { Box } from "../lib/box";
import { type Args, t, listed } from "../lib/words.svelte";
import { messageId } from "../table/wording";
import type { SeatBoard, View } from "../wire";
import { decreeName } from "./pieces";
import { type Asked, seatIn, tell, type Teller } from "./telling";

type OfSeat = (board: SeatBoard, asked: Asked, seat: number) => { id: string; rule: string; args?: Args };

const TRADES: Record<string, keyof Box["board"]["trades"]> = { servant: "servant", vp: "vp2", jade: "jade" };
const SHIPS = 3;
const BEYOND = 2; // VP for a jade beyond the box's table, where the box does not say

/** Explain something of a seat whose number stands at the given place of the id. */
function ofSeat(make: OfSeat, at = 0): Teller {
  return (asked) => {
    const found = seatIn(asked, at);
    if (!found) return null;
    const { id, rule, args } = make(found.board, asked, found.seat);
    return tell(id, rule, { player: asked.name(found.seat), ...args });
  };
}

/** How many tokens a seat could trade in: the double one counts as two. */
function worthOf(board: SeatBoard): number {
  const all = Object.values(board.tokens).reduce((sum, count) => sum + count, 0);
  return all + (board.tokens["double"] ?? 0);
}

function jadeVp(box: Box, count: number): number {
  const table = box.board.jade_vp;
  const last = table.length - 1;
  const beyond = (box.board as { jade_beyond_vp?: number }).jade_beyond_vp ?? BEYOND;
  return (table[Math.min(count, last)] ?? 0) + Math.max(0, count - last) * beyond;
}

function doubleAt(board: SeatBoard, box: Box): { id: string; rule: string; args: Args } {
  const where = ["locked", "supply", "pool"].find((one) => one === board.double) ?? "out";
  return { id: `help-double-${where}`, rule: "DOUBLE-1", args: { port: box.board.port_rewards.indexOf("double") + 1 } };
}

function tokens(board: SeatBoard, { box }: Asked): { id: string; rule: string; args: Args } {
  const count = Object.values(board.tokens).reduce((sum, one) => sum + one, 0);
  const { servant, vp2, jade } = box.board.trades;
  const args = { count, slots: box.board.token_slots, servant, vp: vp2, points: box.board.trade_vp, jade };
  return { id: "help-tokens", rule: "TRADE-1", args };
}

const trade: Teller = (asked) => {
  const kind = TRADES[asked.parts[0] ?? ""];
  const found = seatIn(asked, 1);
  if (!kind || !found) return null;
  const args = { trade: t(`trade-${kind}`), cost: asked.box.board.trades[kind], count: worthOf(found.board) };
  return tell("help-trade", "TRADE-1", { ...args, player: asked.name(found.seat) });
};

const reward: Teller = (asked) => {
  const found = seatIn(asked);
  const key = asked.parts[1] as keyof Box["board"]["reward_spaces"];
  const spaces = asked.box.board.reward_spaces[key];
  if (!found || spaces === undefined) return null;
  return tell("help-reward", "CANAL-6", { reward: t(`reward-${key}`), count: found.board.rewards[key] ?? 0, spaces });
};

function decrees(seat: number, view: View): Args {
  const mine = view.decrees.filter((tile) => tile.seats.includes(seat));
  return { count: mine.length, decrees: listed(mine.map((tile) => decreeName(tile.decree))) };
}

function laid(seat: number, view: View): Args {
  const mine = view.laid.filter((one) => one.seat === seat);
  return { count: mine.length, tokens: listed(mine.map((one) => t(messageId(`token-${one.token}`)))) };
}

export const BELONGINGS: Record<string, Teller> = {
  pool: ofSeat((board) => ({ id: "help-pool", rule: "SETUP-2", args: { count: board.pool } })),
  supply: ofSeat((board) => ({ id: "help-supply", rule: "SETUP-2", args: { count: board.supply } })),
  double: ofSeat((board, { box }) => doubleAt(board, box)),
  tokens: ofSeat(tokens),
  trade,
  jade: ofSeat(({ jade }, { box }) => {
    const vp = jadeVp(box, jade);
    return { id: "help-jade", rule: "FINAL-4", args: { count: jade, vp, next: jadeVp(box, jade + 1) - vp } };
  }),
  reward,
  ships: ofSeat((board, { box }) => ({
    id: "help-ships",
    rule: "CANAL-3",
    args: { count: SHIPS - board.ships.length, size: box.board.ship_size },
  })),
  vp: ofSeat((board) => ({
    id: "help-vp",
    rule: "FINAL-5",
    args: { vp: board.vp, inside: board.palace_place === null ? "no" : "yes" },
  })),
  decrees: ofSeat((_, { view }, seat) => ({ id: "help-decrees", rule: "DECREE-1", args: decrees(seat, view) })),
  laid: ofSeat((_, { view }, seat) => ({ id: "help-laid", rule: "BONUS-7", args: laid(seat, view) })),
  handpile: ofSeat((board) => ({ id: "help-handpile", rule: "DAY-1", args: { count: board.hand_count } })),
  discard: ofSeat((board) => ({ id: "help-discard", rule: "EXCHANGE-1", args: { count: board.discard_count } })),
};
