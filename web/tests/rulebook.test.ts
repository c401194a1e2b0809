import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { LANGUAGES, loadRules, setLanguage } from "../src/i18n/messages.svelte";
import { isFound, rulesOf, SECTIONS, sectionTitle, stretches, wordsOf } from "../src/rules/rulebook";

const source = readFileSync(new URL("../../src/gugong/i18n/locales/en/rules.ftl", import.meta.url), "utf-8");

describe.each(LANGUAGES)("in %s", (language) => {
  test("all rules are there, in the order of the reference", async () => {
    await setLanguage(language);
    await loadRules();
    const written = [...source.matchAll(/^rule-(\S+) =/gm)].map((match) => match[1]?.toUpperCase());
    expect(SECTIONS.flatMap((section) => rulesOf(section).map((rule) => rule.id))).toEqual(written);
    for (const section of SECTIONS) {
      expect(sectionTitle(section)).not.toMatch(/rules-section/);
      for (const rule of rulesOf(section)) expect(rule.title && rule.text, rule.id).toBeTruthy();
    }
  });
});

test("search goes by id, title and text, whatever the case and the accents", () => {
  const rule = { id: "TRAVEL-2", title: "Podróż, wybór B", text: "Usuń 2 sługi. İstanbul, Łódź." };
  for (const query of ["travel-2", "podroz", "PODRÓŻ sługi", "lodz", "istanbul"]) {
    expect(isFound(rule, wordsOf(query)), query).toBe(true);
  }
  expect(isFound(rule, wordsOf("podroz canal"))).toBe(false);
  expect(isFound(rule, wordsOf("  "))).toBe(true);
});

test("ids of rules are links, what was sought is marked, and nothing of the text is lost", async () => {
  await setLanguage("en");
  await loadRules();
  const text = "Go to TRADE-2 or Łódź; NOPE-77 is none.";
  const parts = stretches(text, wordsOf("lodz trade"));
  expect(parts.map((part) => part.text).join("")).toBe(text);
  expect(parts.filter((part) => part.rule).map((part) => part.text)).toEqual(["TRADE", "-2"]);
  expect(parts.filter((part) => part.found).map((part) => part.text)).toEqual(["TRADE", "Łódź"]);
});
