/** Lists of games in words: who plays, how it stands, the points, the date, and what is played. */
import { beforeAll, describe, expect, it, vi } from "vitest";
import { setLanguage } from "../src/i18n/messages.svelte";
import { clockInWords, gameInWords } from "../src/lobby/game_options";
import { company, dateInWords, nameAt, pointsInWords, standing } from "../src/lobby/start/summaries";
import type { GameSummary } from "../src/net/api";

const SETUP = { players: 3, bonus_tokens: "none", expert: false, meng: "normal", card_sets: [2, 3], focus: null, meng_matches: "exact" };

function game(rest: Record<string, unknown> = {}): GameSummary {
  const seats = [
    { name: "Ada", bot: null, free: false },
    { name: "Meilin", bot: "novice", free: false },
    { name: "", bot: "courtier", free: false },
  ];
  const some = { id: "t", status: "running", setup: SETUP, box: "standard", clock: { kind: "none" }, study: false, seats };
  return { ...some, yours: [0], deciding: 0, day: 2, scores: [9, 12, 4], ...rest } as unknown as GameSummary;
}

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: { lang: "" } });
  vi.stubGlobal("navigator", { languages: ["de-DE", "en-GB"] });
  await setLanguage("en");
});

describe("a game of mine", () => {
  it("is told by those who play it, bots by their names and older ones by their level", () => {
    expect(company(game(), [0])).toBe("Meilin, Courtier");
  });

  it("tells whose turn it is", () => {
    expect(standing(game())).toBe("Your turn");
    expect(standing(game({ deciding: 1 }))).toBe("Meilin is thinking");
  });

  it("tells the points, the most first", () => {
    expect(pointsInWords(game())).toEqual(["Meilin 12", "You 9", "Courtier 4"]);
    expect(pointsInWords(game({ yours: [0, 1] }))).toEqual(["Meilin 12", "Ada 9", "Courtier 4"]);
    expect(pointsInWords(game({ scores: undefined }))).toEqual([]);
  });

  it("tells the result", () => {
    expect(standing(game({ status: "over", deciding: null, winner: 1 }))).toBe("Meilin has won");
    expect(standing(game({ status: "over", deciding: null, winner: 0 }))).toBe("You have won");
  });

  it("tells how many are missing before it begins", () => {
    const seats = [{ name: "Ada", bot: null, free: false }, ...Array.from({ length: 2 }, () => ({ name: "", bot: null, free: true }))];
    expect(standing(game({ status: "open", seats }))).toBe("Waiting for 2 more players");
    expect(standing(game({ status: "expired", seats }))).toBe("Closed");
  });

  it("that is a study has the names of those who played it", () => {
    const seats = Array.from({ length: 3 }, () => ({ name: "Sue", bot: null, free: false }));
    const study = game({ study: true, seats, players: ["Ada", "", "Bo"], yours: [0, 1, 2] });
    expect([0, 1, 2].map((seat) => nameAt(study, seat))).toEqual(["Ada", "Sue", "Bo"]);
  });
});

describe("a date", () => {
  const now = new Date(2026, 4, 9, 18, 0).getTime();
  it("is a time today, else a day, with the year if it is another one", () => {
    expect(dateInWords(new Date(2026, 4, 9, 8, 5).getTime(), now)).toBe("08:05");
    expect(dateInWords(new Date(2026, 4, 8, 23, 59).getTime(), now)).toBe("8 May");
    expect(dateInWords(new Date(2025, 11, 31).getTime(), now)).toBe("31 Dec 2025");
  });
});

describe("a public table", () => {
  it("tells what is played and with which clock", () => {
    const setup = { ...SETUP, bonus_tokens: "standard", expert: true };
    const table = game({ setup, clock: { kind: "live", minutes: 20, seconds: 30 }, box: "mine" });
    expect(gameInWords(table)).toEqual(["3 players", "Bonus tokens: Six", "Expert variant", "Box: mine"]);
    expect(clockInWords(table)).toBe("20 minutes for the game and 30 seconds for each turn");
    expect(clockInWords(game())).toBe("No time limit");
  });
});
