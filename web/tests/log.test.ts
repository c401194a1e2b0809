/** The log: which moment each entry led to, and how it is divided into days and turns. */
import { beforeAll, describe, expect, it } from "vitest";
import { hasIcon } from "../src/art/icons";
import { timelineOf } from "../src/game/story/timeline";
import { firstDay, rowAt, story } from "../src/log/chapters";
import { setLanguage } from "../src/i18n/messages.svelte";
import { entryText } from "../src/log/entry_text";
import { iconOf } from "../src/log/event_icons";
import type { Entry, GameEvent } from "../src/wire";

function happened(kind: GameEvent["kind"], seat: number | null = 0, rule = "DAY-1", args: Record<string, unknown> = {}): GameEvent {
  return { kind, seat, rule, args } as GameEvent;
}

const names = (seat: number): string => ["Ada", "Bo"][seat] ?? "";

beforeAll(() => setLanguage("en"));

/** A log, entry by entry, numbered from 0. */
function log(...entries: (Partial<Entry> & { kind: string })[]): Entry[] {
  return entries.map((entry, number) => ({ time: 0, seat: null, ...entry, number }) as Entry);
}

const played = (seat: number, ...events: GameEvent[]) => ({ kind: "played", seat, events });
const moments = (entries: Entry[], began = 0) => timelineOf(entries, began).map(({ moment }) => moment);

describe("the moment of an entry", () => {
  it("is the number of actions so far", () => {
    const entries = log({ kind: "created" }, { kind: "sat" }, { kind: "started" }, played(0), { kind: "said" }, played(1));
    expect(moments(entries)).toEqual([0, 0, 0, 1, 1, 2]);
  });

  it("goes back with what is taken back, and on with what is done again", () => {
    const entries = log({ kind: "started" }, played(0), played(0), played(0), { kind: "undone", to: 1 }, { kind: "redone", events: [] });
    expect(moments(entries)).toEqual([0, 1, 2, 3, 1, 2]);
    expect(timelineOf(entries, 0).map(({ isGone }) => isGone)).toEqual([false, false, true, true, false, false]);
  });

  it("is counted from where a study begins", () => {
    expect(moments(log({ kind: "created" }, played(0), played(1)), 40)).toEqual([40, 41, 42]);
  });
});

describe("taking back", () => {
  it("of a card that was not laid yet is not worth a word", () => {
    const entries = log({ kind: "started" }, played(0), { kind: "undone", to: 0 }, played(0), played(0, happened("gained")), {
      kind: "undone",
      to: 1,
    });
    const told = timelineOf(entries, 0);
    expect(told.map(({ isTrivial }) => isTrivial)).toEqual([false, false, true, false, false, false]);
    const rows = story(told, 1).flatMap((day) => day.chapters.flatMap((chapter) => chapter.rows));
    expect(rows.filter((row) => row.entry.kind === "undone")).toHaveLength(1);
  });
});

describe("the story", () => {
  const entries = log(
    { kind: "created" },
    { kind: "started" },
    played(1),
    played(1, happened("exchanged", 1), happened("turn-begins", 0)),
    played(
      0,
      happened("gained", 0),
      happened("night-falls", null, "NIGHT-1", { day: 1 }),
      happened("dice-rolled", null, "MORNING-3"),
      happened("day-begins", 0, "MORNING-5", { day: 2 }),
      happened("turn-begins", 0),
    ),
    played(0, happened("exchanged", 0)),
  );
  const days = story(timelineOf(entries, 0), 2);

  it("has a chapter for each turn and phase", () => {
    const told = days.map(({ day, chapters }) => [day, chapters.map(({ kind, seat }) => [kind, seat])]);
    expect(told).toEqual([
      [1, [["before", null], ["turn", 1], ["turn", 0], ["night", null]]],
      [2, [["morning", null], ["turn", 0]]],
    ]);
  });

  it("tells of turns by their headings, and nothing of choices without events", () => {
    const events = days.flatMap(({ chapters }) => chapters.flatMap(({ rows }) => rows.flatMap((row) => row.events)));
    expect(events.map(({ kind }) => kind)).toEqual(["exchanged", "gained", "night-falls", "dice-rolled", "day-begins", "exchanged"]);
  });

  it("gives every row a key of its own", () => {
    const keys = days.flatMap(({ chapters }) => chapters.flatMap(({ rows }) => rows.map(({ key }) => key)));
    expect(new Set(keys).size).toBe(keys.length);
  });

  it("finds the line of a moment, also of one without a line", () => {
    expect(rowAt(days, 2)?.key).toBe("3.0");
    expect(rowAt(days, 3)?.key).toBe("4.2");
    expect(rowAt(days, 1)?.entry.kind).toBe("started");
    expect(rowAt(story(timelineOf(log(played(0, happened("gained"))), 40), 2), 7)).toBeNull();
  });

  it("gives Meng his turns, and the final scoring a chapter", () => {
    const solo = log(
      { kind: "started" },
      played(0, happened("exchanged", 0), happened("automa-turned", 1, "SOLO-5"), happened("dusk-begins", 1, "SOLO-7")),
      played(0, happened("wall-scored", 0, "FINAL-1"), happened("vp", 0, "PALACE-3"), happened("vp", 0, "DECREE-12")),
    );
    const chapters = story(timelineOf(solo, 0), 1).flatMap((day) => day.chapters);
    expect(chapters.map(({ kind, seat }) => [kind, seat])).toEqual([
      ["before", null],
      ["turn", 0],
      ["turn", 1],
      ["dusk", null],
      ["final", null],
    ]);
    expect(chapters.at(-1)?.rows[0]?.events).toHaveLength(3);
  });

  it("returns to the turn that something was taken back to", () => {
    const back = log({ kind: "started" }, played(0, happened("gained")), played(0, happened("turn-begins", 1)), { kind: "undone", to: 1 }, played(0, happened("gained")));
    const chapters = story(timelineOf(back, 0), 1).flatMap((day) => day.chapters);
    expect(chapters.map(({ seat }) => seat)).toEqual([null, 0]);
  });

  it("files what was taken back under the turn that goes on, and tells whose it is", () => {
    const back = log(
      { kind: "started" },
      played(0, happened("gained")),
      played(0, happened("turn-begins", 1)),
      played(1, happened("exchanged", 1)),
      { kind: "asked", by: 0, to: 1 },
      { kind: "undone", seat: 0, to: 1, agreed: true },
      played(0, happened("gained")),
    );
    const chapters = story(timelineOf(back, 0), 1).flatMap((day) => day.chapters);
    expect(chapters.map(({ seat, rows }) => [seat, rows.map(({ entry }) => entry.kind)])).toEqual([
      [null, ["started"]],
      [0, ["played"]],
      [1, ["played"]],
      [0, ["undone", "played"]],
    ]);
    const undone = chapters[3]?.rows[0];
    expect(undone?.backTo).toBe(0);
    expect(undone && entryText(undone.entry, { name: names, mySeat: null }, undone.backTo)).toBe(
      "Ada takes the turn back, as everybody agreed; it is Ada’s turn again.",
    );
    expect(undone && entryText(undone.entry, { name: names, mySeat: 0 }, undone.backTo)).toBe(
      "You take the turn back, as everybody agreed; it is your turn again.",
    );
  });

  it("tells of a wish that was not granted, and of who said no", () => {
    const wish = log({ kind: "started" }, played(0, happened("gained")), { kind: "asked", by: 0, to: 0 }, { kind: "answered", by: 1, yes: true }, {
      kind: "answered",
      by: 2,
      yes: false,
    });
    const rows = story(timelineOf(wish, 0), 1).flatMap((day) => day.chapters.flatMap((chapter) => chapter.rows));
    expect(rows.map(({ entry }) => entry.kind)).toEqual(["started", "played", "asked", "answered", "answered"]);
  });

  it("says no more than that something was taken back within a turn", () => {
    const back = log({ kind: "started" }, played(0, happened("gained")), { kind: "undone", seat: 0, to: 0 });
    const row = story(timelineOf(back, 0), 1).at(-1)?.chapters.at(-1)?.rows.at(-1);
    expect(row?.backTo).toBeUndefined();
    expect(row && entryText(row.entry, { name: names, mySeat: null }, row.backTo)).toBe("Ada takes something back.");
  });

  it("begins on the day before the first new day that it tells of", () => {
    expect(firstDay(entries, 4)).toBe(1);
    expect(firstDay(log(played(0, happened("gained"))), 3)).toBe(3);
    expect(firstDay(log(played(0, happened("gained"), happened("start-player", 0, "MORNING-1"))), 3)).toBe(2);
  });
});

describe("the picture of an event", () => {
  it("is the thing that it is about", () => {
    expect(iconOf(happened("action-taken", 0, "ACTION-1", { action: "canal" }))).toBe("action-canal");
    expect(iconOf(happened("travelled", 0, "TRAVEL-3", { token: "envoy" }))).toBe("token-envoy");
    expect(iconOf(happened("decree-taken", 0, "DECREE-1", { decree: "level3.eight" }))).toBe("decree-level3.eight");
    expect(iconOf(happened("traded", 0, "TRADE-1", { trade: "jade" }))).toBe("jade");
    expect(iconOf(happened("gained", 0, "GAIN-1", { double: true }))).toBe("double");
  });

  it("exists, whatever happens", () => {
    expect(hasIcon(iconOf(happened("something-new" as GameEvent["kind"])))).toBe(true);
  });
});

describe("what happens beside the game", () => {
  const told = (entry: object) => entryText(entry as Entry, { name: names, mySeat: 1 });

  it("is told: that spectators may chat or not, and that the others gave a turn to a bot", () => {
    expect(told({ kind: "spectator-chat", by: 0, on: false })).toBe("Spectators may no longer chat.");
    expect(told({ kind: "spectator-chat", by: null, on: true })).toBe("Spectators may chat again.");
    expect(told({ kind: "stood-in", seats: [0], why: "idle" })).toContain("Ada did not play");
    expect(told({ kind: "stood-in", seats: [1], why: "idle" })).toContain("You did not play");
  });
});
