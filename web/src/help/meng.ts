/** What belongs to Meng, where it goes by his own rules. */
import type { Box } from "../lib/box";
import { type Args, t } from "../lib/words.svelte";
import type { SeatBoard } from "../wire";
import { type Asked, seatIn, tell, type Teller } from "./telling";

type OfMeng = (board: SeatBoard, asked: Asked) => { id: string; rule: string; args?: Args } | null;

/** Explain something of Meng's seat; what is another's is not told here. */
function ofMeng(make: OfMeng): Teller {
  return (asked) => {
    const found = seatIn(asked);
    const made = found?.board.meng ? make(found.board, asked) : null;
    return found && made ? tell(made.id, made.rule, { player: asked.name(found.seat), ...made.args }) : null;
  };
}

const envoy = ofMeng((board, { box }) => {
  if (board.palace_place !== null) return null;
  return { id: "help-meng-envoy", rule: "SOLO-18", args: { step: board.envoy, last: box.board.palace_steps } };
});

function reward(board: SeatBoard, { parts, box }: Asked): ReturnType<OfMeng> {
  const key = parts[1] as keyof Box["board"]["reward_spaces"];
  if (key !== "card" && key !== "vp4") return null;
  const args = { reward: t(`reward-${key}`), count: board.rewards[key] ?? 0, spaces: box.board.reward_spaces[key] };
  return { id: `help-meng-${key}`, rule: "SOLO-16", args };
}

function ship(board: SeatBoard, { parts, box }: Asked): ReturnType<OfMeng> {
  const sailing = board.ships.find((one) => one.ship === Number(parts[1]));
  return sailing ? { id: "help-meng-ship", rule: "SOLO-16", args: { load: sailing.load, size: box.board.ship_size } } : null;
}

function tokens(board: SeatBoard, { box }: Asked): ReturnType<OfMeng> {
  const count = Object.values(board.tokens).reduce((sum, one) => sum + one, 0);
  const { servant, jade } = box.board.trades;
  return { id: "help-meng-tokens", rule: "SOLO-10", args: { count, slots: box.board.token_slots, servant, jade } };
}

export const MENG: Record<string, Teller> = {
  double: ofMeng((_, { view }) => {
    return view.focus ? { id: "help-meng-double", rule: "SOLO-2", args: { place: t(`location-${view.focus}`) } } : null;
  }),
  vp: ofMeng((board) => ({ id: "help-meng-vp", rule: "SOLO-18", args: { vp: board.vp } })),
  tokens: ofMeng(tokens),
  pool: ofMeng((board) => ({ id: "help-meng-pool", rule: "SOLO-17", args: { count: board.pool } })),
  reward: ofMeng(reward),
  ship: ofMeng(ship),
  envoy,
  envoystep: envoy,
  discard: ofMeng((board) => ({ id: "help-meng-discard", rule: "SOLO-8", args: { count: board.discard_count } })),
};
