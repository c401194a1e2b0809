/** Which vote is offered, and whose lines are shown. */
import { beforeEach, describe, expect, it, vi } from "vitest";
import { preferences } from "../src/browser/preferences.svelte";
import { shownChat } from "../src/game/permissions";
import type { TableState } from "../src/game/table_state.svelte";
import { offeredVote, VoteOffer } from "../src/game/vote_offer.svelte";
import type { ChatLine } from "../src/wire";

const NOW = 1_000_000;

/** Three people; I am Bo, on seat 1, and Ada, on seat 0, decides. */
function table(more: Partial<TableState> = {}, ada: object = {}, votes: object[] = []): TableState {
  const seats = [{ kind: "person", away: null, ...ada }, { kind: "person", away: null }, { kind: "person", away: null }];
  return { table: { seats, votes }, mySeats: [1], here: [0, 1, 2], decision: { seat: 0 }, voteFrom: NOW, ...more } as unknown as TableState;
}

describe("a vote", () => {
  it("is offered about whoever is not here, and about whoever is here once that time has come", () => {
    expect(offeredVote(table({ here: [1] }), NOW - 1)).toEqual({ seat: 0, why: "absent", isCast: false });
    expect(offeredVote(table(), NOW - 1)).toBeNull();
    expect(offeredVote(table(), NOW)).toEqual({ seat: 0, why: "idle", isCast: false });
    expect(offeredVote(table({ voteFrom: null }), NOW)).toBeNull();
  });

  it("is not offered twice, to spectators, about oneself, a bot, or whom a bot plays for already", () => {
    expect(offeredVote(table({}, {}, [{ against: 0, seats: [1] }]), NOW)?.isCast).toBe(true);
    expect(offeredVote(table({}, {}, [{ against: 0, seats: [2] }]), NOW)?.isCast).toBe(false);
    expect(offeredVote(table({ mySeats: [] }), NOW)).toBeNull();
    expect(offeredVote(table({ mySeats: [0] }), NOW)).toBeNull();
    expect(offeredVote(table({}, { kind: "bot" }), NOW)).toBeNull();
    expect(offeredVote(table({}, { away: "idle" }), NOW)).toBeNull();
  });

  it("comes up by itself when its time has come", () => {
    vi.useFakeTimers({ now: NOW });
    vi.stubGlobal("fetch", () => new Promise(() => {}));
    const offer = new VoteOffer(() => table({ voteFrom: NOW + 150_000 }));
    const stop = offer.watch();
    vi.advanceTimersByTime(149_000);
    expect(offer.current).toBeNull();
    vi.advanceTimersByTime(1_000);
    expect(offer.current?.why).toBe("idle");
    stop();
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
});

describe("the chat", () => {
  const line = (number: number, seat: number | null): ChatLine => ({ number, seat, time: 0, name: "", text: "" });
  const chat = [line(1, 0), line(2, null), line(3, 1)];
  beforeEach(() => (preferences.settings.spectators = true));

  it("is shown without spectators to players who wish so", () => {
    expect(shownChat({ chat, mySeats: [0] })).toEqual(chat);
    preferences.settings.spectators = false;
    expect(shownChat({ chat, mySeats: [0] }).map(({ number }) => number)).toEqual([1, 3]);
    expect(shownChat({ chat, mySeats: [] })).toEqual(chat);
  });
});
