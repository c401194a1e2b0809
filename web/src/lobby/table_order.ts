/** What somebody wishes to play, and the table that is ordered for it. Only what goes together is ever ordered. */
import type { GameSetup, Location, NewTable, SetupWish } from "../wire";
import { SEAT_NAMES } from "../wire/vocabulary";

export const WAYS = ["meng", "bots", "screen", "friends"] as const;
export type Way = (typeof WAYS)[number];

export const LEVELS = ["novice", "apprentice", "courtier", "chancellor"] as const;
export const CARD_SETS = ["23", "45", "12"] as const;
export const CLOCKS = ["none", "live", "days"] as const;
export const MOST_SEATS = SEAT_NAMES.length;
export const LONGEST_NAME = 24;

export interface Wish {
  way: Way;
  /** How many bots play against me. */
  opponents: number;
  /** How many people share this screen, and how many bots play with them. */
  people: number;
  company: number;
  names: string[];
  /** How many seats the table for friends has. */
  players: number;
  level: (typeof LEVELS)[number];
  meng: GameSetup["meng"];
  bonus: GameSetup["bonus_tokens"];
  expert: boolean;
  sets: (typeof CARD_SETS)[number];
  focus: Location | "any";
  matches: GameSetup["meng_matches"];
  clock: (typeof CLOCKS)[number];
  minutes: number;
  seconds: number;
  days: number;
  isPublic: boolean;
}

/** What most people want. */
export function usual(way: Way = "meng"): Wish {
  return {
    way,
    opponents: 2,
    people: 2,
    company: 0,
    names: [],
    players: 3,
    level: "apprentice",
    meng: "normal",
    bonus: "none",
    expert: false,
    sets: "23",
    focus: "any",
    matches: "exact",
    clock: "none",
    minutes: 30,
    seconds: 30,
    days: 3,
    isPublic: false,
  };
}

/** How many seats, people and bots a way has. */
export function seating(wish: Wish): { players: number; seats: number; bots: number } {
  switch (wish.way) {
    case "meng":
      return { players: 1, seats: 1, bots: 0 };
    case "bots":
      return { players: 1 + wish.opponents, seats: 1, bots: wish.opponents };
    case "screen": {
      const bots = Math.min(wish.company, MOST_SEATS - wish.people);
      return { players: wish.people + bots, seats: wish.people, bots };
    }
    case "friends":
      return { players: wish.players, seats: 1, bots: 0 };
  }
}

/** A whole number within bounds, whatever was typed. */
export function within(typed: number | null | undefined, least: number, most: number, otherwise: number): number {
  if (typed === null || typed === undefined || !Number.isFinite(typed)) return otherwise;
  return Math.min(most, Math.max(least, Math.round(typed)));
}

function clockOf(wish: Wish): NewTable["clock"] {
  if (wish.way !== "friends" || wish.clock === "none") return { kind: "none" };
  if (wish.clock === "days") return { kind: "days", days: within(wish.days, 1, 60, 3) };
  return { kind: "live", minutes: within(wish.minutes, 1, 600, 30), seconds: within(wish.seconds, 0, 600, 30) };
}

function setupOf(wish: Wish, players: number): SetupWish {
  const shared = { players, expert: wish.expert };
  if (players > 1) return { ...shared, bonus_tokens: wish.bonus };
  return {
    ...shared,
    meng: wish.meng,
    card_sets: [...wish.sets].map(Number),
    focus: wish.focus === "any" ? null : wish.focus,
    meng_matches: wish.matches,
  };
}

/** The order for the server; whoever shares my screen and has no name yet gets one of `others`. */
export function orderOf(wish: Wish, name: string, others: string[]): NewTable {
  const { players, seats, bots } = seating(wish);
  const names = Array.from({ length: seats }, (_, i) => (i === 0 ? name : wish.names[i]?.trim() || others[i] || name));
  return {
    name,
    setup: setupOf(wish, players),
    public: wish.way === "friends" && wish.isPublic,
    clock: clockOf(wish),
    seats,
    names,
    bots: Array.from({ length: bots }, () => wish.level),
  };
}

/** Whether the game can begin as soon as its table is made. */
export function startsAtOnce(wish: Wish): boolean {
  return wish.way !== "friends";
}

/** The way that an address asks for (`?way=bots`), if there is such a way. */
export function wayAsked(search: string): Way | null {
  const asked = new URLSearchParams(search).get("way");
  return WAYS.find((way) => way === asked) ?? null;
}
