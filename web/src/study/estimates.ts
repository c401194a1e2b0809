/** Options joined with what a search thinks of them. */
import type { Chances } from "../net/api";
import type { Decision, Option } from "../wire";

export interface Estimate {
  option: Option;
  /** How often the search looked at it, how often that won, and the points it expects. */
  share: number;
  win: number;
  vp: number;
  isBest: boolean;
  /** It was chosen then. */
  isPlayed: boolean;
}

/** Legal options with their estimates, the most looked at first: that is the one the search would choose. */
export function estimates(decision: Decision | null, chances: Chances | null, played?: number): Estimate[] {
  const found = new Map(chances?.options.map((one) => [one.id, one]));
  const joined = (decision?.options ?? []).flatMap((option) => {
    const { share, win, vp } = found.get(option.id) ?? {};
    if (!option.legal || share === undefined) return [];
    return [{ option, share, win: win ?? 0, vp: vp ?? 0, isBest: false, isPlayed: option.id === played }];
  });
  joined.sort((a, b) => b.share - a.share || b.win - a.win);
  return joined.map((one, i) => ({ ...one, isBest: i === 0 && one.share > 0 }));
}
