/** Whether a seat's envoy is late: whoever is not in the palace at the end cannot win. */
import type { Box } from "../game/box";
import type { View } from "../wire";

export interface EnvoyWarning {
  /** Steps that are missing to the palace. */
  left: number;
  /** On the last day it is said; on the day before it is only marked. */
  isUrgent: boolean;
}

/** The warning for a seat; null as long as there is time, and from when nothing can be done any more. */
export function envoyWarning(view: View, box: Box, seat: number): EnvoyWarning | null {
  const board = view.seats[seat];
  const { days, palace_steps: steps } = box.board;
  const isOver = view.over || view.phase === "final";
  if (!board || board.meng || board.palace_place !== null || isOver || view.day < days - 1) return null;
  return { left: steps - board.envoy, isUrgent: view.day === days };
}
