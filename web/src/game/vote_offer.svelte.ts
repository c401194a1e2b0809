/** The vote that a bot plays for somebody who is not here, or is here and does not play. */
import { serverNow, syncServerClock } from "../net/server_clock";
import type { TableState } from "./table_state.svelte";

const LOOK_AGAIN = 60_000; // milliseconds

export interface OfferedVote {
  /** The seat that a bot might play for. */
  seat: number;
  why: "absent" | "idle";
  /** I have voted; the others have not yet. */
  isCast: boolean;
}

/** The vote that I could take part in: somebody has to decide who is not here, or (by the server's time) does not play. */
export function offeredVote(state: TableState, now: number): OfferedVote | null {
  const { table, mySeats, here, decision, voteFrom } = state;
  const seat = decision?.seat;
  if (!table || seat === undefined || !mySeats.length || mySeats.includes(seat)) return null;
  const holder = table.seats[seat];
  if (holder?.kind !== "person" || holder.away) return null;
  const why = !here.includes(seat) ? "absent" : voteFrom !== null && now >= voteFrom ? "idle" : null;
  const voters = table.votes.find((vote) => vote.against === seat)?.seats ?? [];
  return why && { seat, why, isCast: mySeats.some((mine) => voters.includes(mine)) };
}

/** The same, as time goes by. */
export class VoteOffer {
  #now = $state(serverNow());

  constructor(readonly state: () => TableState) {}

  get current(): OfferedVote | null {
    return offeredVote(this.state(), this.#now);
  }

  /** Look again when the time for a vote has come; returns how to stop. */
  watch(): () => void {
    const from = this.state().voteFrom;
    if (from === null) return () => {};
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = (): void => {
      clearTimeout(timer);
      const now = serverNow();
      this.#now = now;
      if (now < from) timer = setTimeout(look, Math.min(from - now, LOOK_AGAIN));
    };
    let isStopped = false;
    look();
    void syncServerClock().then(() => isStopped || look());
    return () => {
      isStopped = true;
      clearTimeout(timer);
    };
  }
}
