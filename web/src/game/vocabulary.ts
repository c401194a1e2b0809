/** The words of the rules that the page must list. The types come from the server's description: a word that is
 *  missing here, or is none, fails the type check. */
import type { Benefit, Location, Reward, Trade } from "../wire";

/** All words of a type, in the order given. */
function all<Word extends string>(words: Record<Word, true>): readonly Word[] {
  return Object.keys(words) as Word[];
}

export const LOCATIONS = all<Location>({
  travel: true,
  wall: true,
  jade: true,
  intrigue: true,
  palace: true,
  decrees: true,
  canal: true,
});
/** Intrigue benefits, the cheapest first. */
export const BENEFITS = all<Benefit>({ gain1: true, gain2: true, die: true, jade: true });
export const REWARDS = all<Reward>({ vp4: true, card: true, double: true });
export const TRADES = all<Trade>({ servant: true, vp2: true, jade: true });

/** Whether a text is one of some words. */
export function isWordOf<Word extends string>(words: readonly Word[], text: string | null | undefined): text is Word {
  return (words as readonly (string | null | undefined)[]).includes(text);
}
