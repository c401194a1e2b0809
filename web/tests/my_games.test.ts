/** What opens my tables: the oldest that I only looked at are forgotten, a seat's key never is. */
import { expect, test, vi } from "vitest";

test("however many tables I open or take over, those with a key are kept", async () => {
  vi.useFakeTimers({ now: 0 });
  const stored = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
  });
  const { myGames } = await import("../src/browser/my_games.svelte");
  const open = (count: number, kind: string, entrance: { key?: string; invite?: string }): void => {
    for (let number = 0; number < count; number += 1) {
      vi.advanceTimersByTime(1);
      myGames.remember(`${kind}${number}`, entrance);
    }
  };
  open(50, "mine", { key: "k" });
  open(180, "taken", { key: "k" });
  open(30, "watched", { invite: "i" });
  open(200, "later", { key: "k" });
  myGames.remember("last", {}); // reads anew what was stored
  const kept = [...myGames.games.keys()];
  expect(kept.filter((table) => table.startsWith("mine"))).toHaveLength(50);
  expect(kept.filter((table) => table.startsWith("taken"))).toHaveLength(180);
  expect(kept.filter((table) => table.startsWith("watched"))).toHaveLength(0);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
