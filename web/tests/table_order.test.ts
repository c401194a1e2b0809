/** What is ordered for a wish goes together: the server would refuse anything else. */
import { describe, expect, it } from "vitest";
import { orderOf, seating, startsAtOnce, usual, WAYS, wayAsked, within } from "../src/lobby/table_order";

const OTHERS = ["Red", "White", "Orange", "Lilac", "Blue"];

describe("a table is ordered", () => {
  it("against Meng without bonus tokens, whatever was wished before", () => {
    const order = orderOf({ ...usual("meng"), bonus: "deluxe", sets: "45", focus: "jade" }, "Ada", OTHERS);
    expect(order.setup).toEqual({
      players: 1,
      expert: false,
      meng: "normal",
      card_sets: [4, 5],
      focus: "jade",
      meng_matches: "exact",
    });
    expect(order.bots).toEqual([]);
  });

  it("against bots of one level", () => {
    const order = orderOf({ ...usual("bots"), opponents: 3, level: "courtier", bonus: "standard" }, "Ada", OTHERS);
    expect(order).toMatchObject({ setup: { players: 4, bonus_tokens: "standard" }, seats: 1, names: ["Ada"] });
    expect(order.bots).toEqual(["courtier", "courtier", "courtier"]);
  });

  it("for several at one screen, who are called by their colours unless they say otherwise", () => {
    const order = orderOf({ ...usual("screen"), people: 3, names: ["", " Bo ", ""] }, "Ada", OTHERS);
    expect(order).toMatchObject({ setup: { players: 3 }, seats: 3, names: ["Ada", "Bo", "Orange"] });
  });

  it("never with more than five seats", () => {
    expect(seating({ ...usual("screen"), people: 4, company: 3 })).toEqual({ players: 5, seats: 4, bots: 1 });
  });

  it("for friends with a clock, and only for them public", () => {
    const wish = { ...usual("friends"), clock: "days" as const, days: 7, isPublic: true };
    expect(orderOf(wish, "Ada", OTHERS)).toMatchObject({ public: true, clock: { kind: "days", days: 7 } });
    expect(orderOf({ ...wish, way: "bots" }, "Ada", OTHERS)).toMatchObject({ public: false, clock: { kind: "none" } });
  });
});

describe("numbers that are typed", () => {
  it("stay within what clocks allow", () => {
    expect(within(9999, 1, 600, 30)).toBe(600);
    expect(within(null, 1, 600, 30)).toBe(30);
    expect(within(2.4, 1, 600, 30)).toBe(2);
  });
});

describe("ways to play", () => {
  it("are found in the address", () => {
    expect(wayAsked("?way=screen")).toBe("screen");
    expect(wayAsked("?way=elsewhere")).toBeNull();
  });

  it("begin at once unless friends have to come", () => {
    expect(WAYS.filter((way) => !startsAtOnce(usual(way)))).toEqual(["friends"]);
  });
});
