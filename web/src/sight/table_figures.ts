/** Figures of the whole table, out of the view: who has how many cards left, and who is ahead in intrigue. */
import type { Names } from "../game/sentences";
import { t } from "../i18n/messages.svelte";
import type { View } from "../wire";

/** The cards that each seat has left to play today, in the order of turns; none outside the day. */
export function turnsLeft(view: View): { seat: number; count: number }[] {
  if (view.phase !== "day") return [];
  return view.seats.map((_, i) => {
    const seat = (view.start + i) % view.seats.length;
    return { seat, count: view.seats[seat]?.hand_count ?? 0 };
  });
}

export function turnsWords(view: View, name: Names): string[] {
  return turnsLeft(view).map(({ seat, count }) => t("sight-seat-count", { player: name(seat), count }));
}

/** The intrigue markers by step, the highest first; on one step the upper one, which wins ties, first. */
export function intrigueOrder(view: View): { step: number; seats: number[] }[] {
  const found: { step: number; seats: number[] }[] = [];
  for (const seat of view.intrigue_stack.toReversed()) {
    const step = view.seats[seat]?.intrigue ?? 0;
    const last = found.at(-1);
    if (last?.step === step) last.seats.push(seat);
    else found.push({ step, seats: [seat] });
  }
  return found;
}

export function orderWords(view: View, name: Names): string[] {
  return intrigueOrder(view).flatMap(({ step, seats }) => seats.map((seat) => t("sight-seat-count", { player: name(seat), count: step })));
}

/** How far the wall is, who leads on it and what completing it would bring now. */
export function wallWords(view: View, name: Names): string {
  const count = view.seats.reduce((sum, seat) => sum + seat.wall, 0);
  const words = t("board-wall", { count, spaces: view.wall_size });
  const { wall_leader: leader, wall_prize: prize } = view;
  if (leader === null || !prize) return words;
  return `${words}. ${t("help-wall-first", { player: name(leader) })} ${t("help-wall-prize", { ...prize })}`;
}
