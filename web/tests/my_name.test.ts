/** What somebody is called who gives no name, or whose name a player has. */
import { beforeEach, expect, it } from "vitest";
import { preferences } from "../src/browser/preferences.svelte";
import { setLanguage, t } from "../src/i18n/messages.svelte";
import { courtTitle, myName, spectatorName } from "../src/lobby/my_name.svelte";

beforeEach(() => {
  setLanguage("en");
  preferences.name = "";
});

it("is offered a title that nobody at the table has", () => {
  const taken: string[] = [];
  for (let player = 0; player < 5; player += 1) taken.push(courtTitle(taken));
  expect(new Set(taken).size).toBe(5);
  expect(myName(taken.slice(0, 1))).toBe(taken[1]);
  expect(myName(taken)).toBe(taken[1]);
});

it("watches under the own name, unless a player is called so", () => {
  expect(spectatorName(["Bo"])).toBe(t("log-chat-nameless"));
  preferences.name = "Ada";
  expect(spectatorName(["Bo"])).toBe("Ada");
  expect(spectatorName(["Ada", "Bo"])).toBe(t("log-chat-nameless"));
});
