/** What the server is asked about handovers. */
import { ask } from "../net/api";
import type { HandedGame, HandoverMade, HandoverTaken } from "../wire";

const PATH = "/api/handovers";

export const handoverApi = {
  /** Leave what opens tables for another device. */
  make: (games: HandedGame[]) => ask<HandoverMade>(PATH, { body: { games } }),
  /** Take what was left under a code; nobody can take it again. */
  take: (code: string) => ask<HandoverTaken>(`${PATH}/take`, { body: { code } }),
};
