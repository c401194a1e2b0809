/** Any thing on the table in a sentence or two, with the numbers of this table and the rule to read on. */
import type { Box } from "../lib/box";
import { t, listed } from "../lib/words.svelte";
import type { View } from "../wire";
import { BELONGINGS } from "./belongings";
import { MENG } from "./meng";
import { card, decree, discarded } from "./pieces";
import { PLACES } from "./places";
import { seatIn, tell, type Teller, type Told } from "./telling";

const die: Teller = ({ parts, view, box }) => {
  const face = view.dice[Number(parts[0])];
  const faces = box.board.dice[Number(parts[0])];
  if (face === undefined || !faces) return null;
  const vp = box.board.actions.night_vp;
  return tell("help-die", "NIGHT-1", { face, vp, faces: faces.join(" ") });
};

const medal: Teller = ({ view, name }) =>
  view.medal === null
    ? tell("help-medal-free", "INTRIGUE-1")
    : tell("help-medal-of", "MORNING-1", { player: name(view.medal) });

const draw: Teller = ({ view }) => tell("help-draw", "SETUP-4", { count: view.draw, reward: t("reward-card") });

const tokenpile: Teller = ({ view }) => {
  const count = view.token_piles.reduce((sum, pile) => sum + pile, 0);
  return tell("help-tokenpile", "MORNING-2", { count, traded: view.token_discard });
};

const day: Teller = ({ view, box }) => {
  const args = { day: view.day, days: box.board.days };
  return tell(args.day < args.days ? "help-day" : "help-day-last", "GAME-1", args);
};

const automa: Teller = ({ view }) => {
  if (!view.automa) return null;
  const { pile: count, today } = view.automa;
  const cards = listed(today.map((card) => t(`automa-${card}`)));
  return tell("help-automa", "SOLO-5", { count, turned: today.length, cards });
};

const start: Teller = ({ view, name }) => tell("help-start", "MORNING-1", { player: name(view.start) });

const thinking: Teller = (asked) => {
  const found = seatIn(asked);
  return found ? tell("help-thinking", "DAY-1", { player: asked.name(found.seat) }) : null;
};

const TELLERS: Record<string, Teller> = {
  ...PLACES,
  ...BELONGINGS,
  card,
  discarded,
  decree,
  die,
  medal,
  draw,
  tokenpile,
  day,
  automa,
  start,
  thinking,
};

/** What a spot is and does; null for one that there is nothing to say about. */
export function explain(spot: string, view: View, box: Box, name: (seat: number) => string): Told | null {
  const [kind = "", ...parts] = spot.split(":");
  const asked = { parts, view, box, name };
  return MENG[kind]?.(asked) ?? TELLERS[kind]?.(asked) ?? null;
}
