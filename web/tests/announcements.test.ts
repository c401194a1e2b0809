/** What a screen reader is told: short, in order, turn by turn. */
import { beforeAll, expect, test, vi } from "vitest";
import { Announcer, type Listener } from "../src/game/story/announcements";
import { storyOf } from "../src/game/story/told";
import { setLanguage } from "../src/i18n/messages.svelte";
import type { Entry } from "../src/wire";
import { box, MODES, recordedGame } from "./recorded";

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: { lang: "" } });
  await setLanguage("en");
});

const NAMES = ["Anna", "Ben", "Cleo", "Dan", "Eva"];
const listener: Listener = {
  name: (seat) => NAMES[seat] ?? "",
  nameAndColour: (seat) => `${NAMES[seat]} (${["Red", "White", "Orange", "Lilac", "Blue"][seat]})`,
  mySeat: 0,
  mySeats: [0],
};

/** A recorded game as the entries of a log. */
function entriesOf(mode: (typeof MODES)[number]): Entry[] {
  return recordedGame(mode)
    .slice(1)
    .map(({ events }, i) => ({ number: i + 1, time: 0, kind: "played", seat: 0, events }) as unknown as Entry);
}

/** What is heard of a game that is told move by move, with how far the story had come. */
function heardOf(mode: (typeof MODES)[number]): { at: number; lines: string[] }[] {
  const announcer = new Announcer();
  const entries = entriesOf(mode);
  return entries.map((_, i) => {
    const story = storyOf(entries.slice(0, i + 1), 0);
    return { at: story.length, lines: announcer.next(story, i === entries.length - 1, box, listener) };
  });
}

test.each(["solo", "two", "four"] as const)("in a game of %s every line is short, and my own turns are not told", (mode) => {
  const lines = heardOf(mode).flatMap((heard) => heard.lines);
  expect(lines.length).toBeGreaterThan(10);
  for (const line of lines) expect(line.split(/\s+/).length, line).toBeLessThanOrEqual(60);
  const turns = lines.filter((line) => /^\S+ \(\S+\): /.test(line));
  expect(turns.length).toBeGreaterThan(10);
  for (const turn of turns) {
    expect(turn.split(/\s+/).length, turn).toBeLessThanOrEqual(30);
    expect(turn).not.toMatch(/^Anna|→|·/);
  }
});

test("turns, nights and mornings come in their order, each once", () => {
  const entries = entriesOf("four");
  const story = storyOf(entries, 0);
  const lines = heardOf("four").flatMap((heard) => heard.lines);
  const nights = lines.filter((line) => line.startsWith("The night")).map((line) => Number(/\d/.exec(line)?.[0]));
  expect(nights).toEqual([1, 2, 3, 4]);
  const others = story.filter(({ part }) => part.kind === "turn" && part.seat !== null && part.seat !== 0);
  const told = lines.filter((line) => /^\S+ \(\S+\): /.test(line)).map((line) => line.split(" ")[0]);
  const played = others.filter(({ events }) => events.some(({ kind }) => kind === "exchanged"));
  expect(told.filter((name) => name === "Ben").length).toBe(played.filter(({ part }) => part.seat === 1).length);
});

test("who comes to a table is not told its past, and who was away only the last of it", () => {
  const story = storyOf(entriesOf("four"), 0);
  const announcer = new Announcer();
  expect(announcer.next(story.slice(0, 3), false, box, listener)).toEqual([]);
  expect(announcer.next(story, true, box, listener).length).toBe(5);
  expect(announcer.next(story, true, box, listener)).toEqual([]);
});

test("what was taken back is told again when it is played again", () => {
  const story = storyOf(entriesOf("two"), 0);
  const announcer = new Announcer();
  announcer.next(story.slice(0, 4), false, box, listener);
  const told = announcer.next(story.slice(0, 6), false, box, listener);
  expect(told).toHaveLength(1);
  expect(announcer.next(story.slice(0, 4), false, box, listener)).toEqual([]);
  expect(announcer.next(story.slice(0, 6), false, box, listener)).toEqual(told);
});
