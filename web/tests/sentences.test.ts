import { describe, expect, test } from "vitest";
import { isOpen } from "../src/game/targets";
import { decisionText, eventText, optionText, reasonText } from "../src/game/sentences";
import type { GameEvent } from "../src/wire";
import { LANGUAGES, setLanguage, t } from "../src/i18n/messages.svelte";
import { box, games, texts } from "./recorded";

const ada = { name: () => "Ada", mySeat: null };

describe.each(LANGUAGES)("in %s", (language) => {
  test("the page says what the terminal says", async () => {
    await setLanguage(language);
    games.forEach((moves, game) => {
      const looks = moves[0]?.view.seats.map((seat) => (seat.meng ? "meng" : seat.name)) ?? [];
      const name = (seat: number) => t(`seat-${looks[seat]}`);
      texts[language]?.[game]?.forEach((said, i) => {
        const decision = moves[i]?.decision;
        if (!isOpen(decision)) throw new Error(`there is no decision before move ${i}`);
        const options = decision.options;
        expect(decisionText(decision, box)).toBe(said.question);
        expect(options.map((option) => optionText(option, decision, box))).toEqual(said.options);
        expect(options.map((option) => reasonText(option, box) || null)).toEqual(said.reasons);
        const told = (isMine: boolean, isShort: boolean) =>
          moves[i + 1]?.events.map((event) => eventText(event, box, { name, mySeat: isMine ? event.seat : null }, isShort));
        expect(told(false, false)).toEqual(said.events);
        expect(told(true, false)).toEqual(said.yours);
        expect(told(false, true)).toEqual(said.short);
        expect(told(true, true)).toEqual(said.yours_short);
      });
    });
  });
});

test("a token that lies at no location is told without one", async () => {
  await setLanguage("en");
  const laid = { kind: "bonus-laid", seat: 0, rule: "BONUS-7", args: { token: "toll", location: null, double: false } } as const;
  expect(eventText(laid, box, ada)).toBe(`Ada lays out a token: ${t("token-toll")}.`);
});

describe.each(LANGUAGES)("what somebody did, in %s,", (language) => {
  const events = games.flatMap((moves) => moves.flatMap((move) => move.events)).filter((event) => event.seat !== null);
  const isMengs = (event: GameEvent) => /^(automa|dusk|meng|focus)/.test(event.kind);

  test("is told to themselves without their name, and begins with a capital", async () => {
    await setLanguage(language);
    for (const event of events.filter((one) => !isMengs(one))) {
      const words = eventText(event, box, { ...ada, mySeat: event.seat });
      expect(words).not.toContain("Ada");
      expect(words.charAt(0)).toBe(words.charAt(0).toLocaleUpperCase(language));
    }
  });

  test("is told in a turn without anybody's name", async () => {
    await setLanguage(language);
    const inTurns = events.filter((event) => event.rule.startsWith("ACTION-") || event.kind === "exchanged");
    expect(inTurns.length).toBeGreaterThan(100);
    for (const event of inTurns) expect(eventText(event, box, ada, true)).not.toContain("Ada");
  });
});

test("a toll that I am owed is owed to you", async () => {
  await setLanguage("en");
  const owed = { kind: "toll-paid", seat: 1, rule: "BONUS-2", args: { owner: 0, action: "wall" } } as const;
  expect(eventText(owed, box, { name: (seat) => ["Ada", "Bo"][seat] ?? "", mySeat: 0 })).toBe("Bo owes you a toll for the Wall.");
});
