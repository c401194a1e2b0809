/** Finished games are kept with all that reading them asks for, and are read without the server as with it. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { forgetGame, keptAnswer } from "../src/browser/kept_answers";
import { filmAfter, readFilm, readMoment } from "../src/game/story/filmed_moments";
import { api, Refused } from "../src/net/api";
import { connection } from "../src/net/connection.svelte";
import { keepFinishedGame, keptTable } from "../src/net/finished_games";
import type { Film } from "../src/wire";
import { FakeCaches } from "./fake_caches";
import { recordedGame } from "./recorded";

const moves = recordedGame("two");
const start = moves[0];
if (!start) throw new Error("the recorded game is empty");
const film = {
  moment: 0,
  last: moves.length - 1,
  view: start.view,
  own: {},
  steps: moves.slice(1).map(({ events, steps }, i) => ({
    moment: i + 1,
    seat: 0,
    events: events.map((event, j) => ({ ...event, change: steps[j]?.changes["spectator"] })),
    change: steps.at(-1)?.changes["spectator"] ?? {},
  })),
} as unknown as Film;
const viewAt = (moment: number) => (moves[moment]?.steps.at(-1) ?? moves[moment])?.view;
const STEPS = 100; // that the server sends at a time
const LAST = 612;
const key = { key: "k" };
const message = (status: "over" | "running") => ({ type: "table", table: { status, began: 0 }, number: LAST, entries: [{ number: 600 }] });

let isAway: boolean;
let asked: string[];
let storage: FakeCaches;
let status: "over" | "running";

function answer(path: string): unknown {
  const [, where, after] = /^\/api\/tables\/\w+(\/\w+|)(?:\?after=(-?\d+))?$/.exec(path) ?? [];
  if (where === "") return message(status);
  if (where === "/summary") return { status, you: { seats: [0] } };
  if (where === "/entries") return { entries: [{ number: Number(after) + 1 }, { number: Number(after) + 301 }] };
  const from = filmAfter(film, Number(after));
  return { ...from, steps: from.steps.slice(0, STEPS) };
}

beforeEach(() => {
  [isAway, asked, storage, status] = [false, [], new FakeCaches(), "over"];
  vi.stubGlobal("caches", storage);
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path);
    return isAway ? Promise.reject(new TypeError("Failed to fetch")) : Promise.resolve(Response.json(answer(path)));
  });
});
afterEach(() => {
  connection.told(true);
  vi.unstubAllGlobals();
});

test("a later part of a film is the view of that moment and the moves since then", () => {
  for (const moment of [0, 1, Math.floor(moves.length / 2), moves.length - 1]) {
    const found = filmAfter(film, moment);
    expect(found.view).toEqual(viewAt(moment));
    expect(found.steps).toHaveLength(moves.length - 1 - moment);
  }
});

test("a finished game that was kept is read without the server", async () => {
  await keepFinishedGame("abc", LAST, key);
  isAway = true;
  expect(await keptTable("abc")).toEqual(message("over"));
  expect((await api.summary("abc", key)).yours).toEqual([0]);
  expect(connection.isOffline).toBe(true);
  expect((await api.entries("abc", -1, key)).map(({ number }) => number)).toEqual([0, 300]);
  expect((await api.entries("abc", 300, key)).map(({ number }) => number)).toEqual([301, 601]);
  const look = await readMoment("abc", 7, key, new AbortController().signal);
  expect([look.view, look.last, look.decision]).toEqual([viewAt(7), moves.length - 1, null]);
  expect((await readFilm("abc", 120, key)).steps).toEqual(filmAfter(film, 120).steps);
});

test("with the server, it is asked and not what was kept", async () => {
  await keepFinishedGame("abc", LAST, key);
  asked = [];
  await readFilm("abc", 0, key);
  expect(asked).toEqual(["/api/tables/abc/film?after=0"]);
  expect(connection.isOffline).toBe(false);
});

test("a game is not kept twice as it is, nor while it goes on", async () => {
  await keepFinishedGame("abc", LAST, key);
  asked = [];
  await keepFinishedGame("abc", LAST, key);
  expect(asked).toEqual([]);
  status = "running";
  await keepFinishedGame("def", LAST, key);
  expect(await keptTable("def")).toBeNull();
});

test("what was not kept cannot be read, and what is forgotten is gone", async () => {
  await keepFinishedGame("abc", LAST, key);
  await forgetGame("abc");
  isAway = true;
  expect(await keptAnswer("/api/tables/abc/summary")).toBeNull();
  await expect(readFilm("abc", 0, key)).rejects.toThrow(Refused);
  await expect(api.summary("abc", key)).rejects.toMatchObject({ code: "unreachable" });
});

test("only the fifty games that were kept last stay", async () => {
  for (let i = 0; i < 52; i += 1) await keepFinishedGame(`g${i}`, LAST, key);
  const found = (await storage.keys()).filter((name) => name.startsWith("gugong-game-")).map((name) => name.split(" ")[0]);
  expect([found.length, found[0], found.at(-1)]).toEqual([50, "gugong-game-g2", "gugong-game-g51"]);
});

test("the figures of a box are kept as soon as they were asked for", async () => {
  await api.box("standard");
  await vi.waitFor(async () => expect(await keptAnswer("/api/boxes/standard")).not.toBeNull());
});

test("where a browser keeps nothing, nothing is asked for", async () => {
  vi.stubGlobal("caches", undefined);
  await keepFinishedGame("abc", LAST, key);
  expect([asked, await keptTable("abc")]).toEqual([[], null]);
});
