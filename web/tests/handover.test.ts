/** Games from another device: shown before they are kept, and no key of this device is replaced. */
import { beforeEach, expect, test, vi } from "vitest";
import { carried, grouped, linkOf } from "../src/handover/codes";

const seat = (name: string) => ({ name, bot: null, free: false });
const SUMMARY = { status: "running", setup: { players: 2 }, seats: [seat("Ada"), seat("Bo")], you: { seats: [1], leads: false } };
const KEYS = { mine: "m".repeat(43), other: "o".repeat(43) };

let left: Record<string, unknown>[] | { code: string; message: string };
let gone: string[];

async function page(stored: Record<string, unknown>[] = []) {
  vi.resetModules();
  const kept = new Map([["gugong.games", JSON.stringify(stored)]]);
  vi.stubGlobal("localStorage", { getItem: (name: string) => kept.get(name) ?? null, setItem: (name: string, value: string) => kept.set(name, value) });
  vi.stubGlobal("document", { documentElement: { lang: "" } });
  vi.stubGlobal("caches", undefined);
  vi.stubGlobal("fetch", (path: string) => Promise.resolve(answer(path)));
  const { Takeover } = await import("../src/handover/takeover.svelte");
  const { myGames } = await import("../src/browser/my_games.svelte");
  return { taking: new Takeover(), myGames };
}

function answer(path: string): Response {
  if (path !== "/api/handovers/take") {
    const isGone = gone.some((table) => path.includes(table));
    return new Response(JSON.stringify(isGone ? { code: "no-table", message: "gone" } : SUMMARY), { status: isGone ? 404 : 200 });
  }
  return Array.isArray(left) ? new Response(JSON.stringify({ games: left })) : new Response(JSON.stringify(left), { status: 404 });
}

beforeEach(() => {
  gone = [];
  left = [{ table: "a", key: KEYS.mine, invite: null }];
});

test("nothing is kept before it was agreed to, and one game leads to its table", async () => {
  const { taking, myGames } = await page();
  await taking.look("K7QMF-2XWTN");
  expect(taking.coming.map(({ summary }) => summary?.yours)).toEqual([[1]]);
  expect(myGames.games.size).toBe(0);
  expect(taking.keep()).toBe("/table/a");
  expect(myGames.games.get("a")?.key).toBe(KEYS.mine);
});

test("what is refused is told, and another code can be written", async () => {
  left = { code: "handover-used", message: "This code has been used already." };
  const { taking } = await page();
  await taking.look("K7QMF2XWTN");
  expect([taking.stage, taking.trouble]).toEqual(["code", "This code has been used already."]);
});

test("a key of this device stays, and so does what is known or gone", async () => {
  left = ["a", "b", "c", "d", "e"].map((table) => ({ table, key: KEYS.mine, invite: null }));
  gone = ["/c/"];
  const { taking, myGames } = await page([
    { table: "a", key: KEYS.other, invite: null, opened: 1 },
    { table: "b", key: KEYS.mine, invite: null, opened: 2 },
    { table: "d", key: null, invite: "i", opened: 3 },
  ]);
  await taking.look("K7QMF2XWTN");
  expect(taking.staying.map(({ game, stays }) => [game.table, stays])).toEqual([["a", "other"], ["b", "known"], ["c", "gone"]]);
  expect(taking.keep()).toBe("/");
  expect(myGames.games.get("a")?.key).toBe(KEYS.other);
  expect(myGames.games.get("d")).toMatchObject({ key: KEYS.mine, invite: "i" });
  expect(myGames.games.has("c")).toBe(false);
  expect([...myGames.games.values()].sort((x, y) => y.opened - x.opened)[0]?.table).toMatch(/[de]/);
});

test("of many games all come, though not all are asked about", async () => {
  left = Array.from({ length: 60 }, (_, i) => ({ table: `t${i}`, key: KEYS.mine, invite: null }));
  const { taking, myGames } = await page();
  await taking.look("K7QMF2XWTN");
  expect(taking.coming.map(({ game }) => game.table)).toEqual(left.map((game) => game["table"]));
  expect(taking.coming.filter(({ summary }) => summary).length).toBe(40);
  taking.keep();
  expect(myGames.games.size).toBe(60);
});

test("a code is shown in groups, its link has it behind the #, and the newest games go first", () => {
  vi.stubGlobal("location", { origin: "https://gugong.example" });
  expect(grouped("K7QMF2XWTN")).toBe("K7QMF-2XWTN");
  expect(linkOf("K7QMF2XWTN")).toBe("https://gugong.example/handover#code=K7QMF2XWTN");
  const many = Array.from({ length: 230 }, (_, i) => ({ table: `t${i}`, key: "", invite: null, opened: i }));
  expect(carried(many).length).toBe(200);
  expect(carried(many)[0]).toEqual({ table: "t229", key: null, invite: null });
});
