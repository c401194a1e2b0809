import { beforeAll, describe, expect, test, vi } from "vitest";
import { isOpen } from "../src/game/targets";
import { decisionText, eventText, optionText, reasonText } from "../src/game/sentences";
import { LANGUAGES, setLanguage, t } from "../src/i18n/messages.svelte";
import { box, games, texts } from "./recorded";

beforeAll(() => {
  vi.stubGlobal("document", { documentElement: { lang: "" } });
});

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
        expect(moves[i + 1]?.events.map((event) => eventText(event, box, name))).toEqual(said.events);
      });
    });
  });
});

test("a token that lies at no location is told without one", async () => {
  await setLanguage("en");
  const laid = { kind: "bonus-laid", seat: 0, rule: "BONUS-7", args: { token: "toll", location: null, double: false } } as const;
  expect(eventText(laid, box, () => "Ada")).toBe(`Ada lays out a token: ${t("token-toll")}.`);
});
