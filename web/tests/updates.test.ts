import { beforeEach, expect, test } from "vitest";
import { Updates, type Updating } from "../src/browser/updates";

let served: string | null;
let done: string[];
let browser: Updating;
let updates: Updates;

beforeEach(() => {
  served = "new";
  done = [];
  const note = (what: string) => () => Promise.resolve(void done.push(what));
  browser = {
    ask: () => Promise.resolve(served),
    prepare: note("prepare"),
    takeOver: note("take over"),
    makeWay: note("make way"),
    reload: () => void done.push("reload"),
    tried: null,
  };
  updates = new Updates("old", browser);
});

test("the start page is loaded anew at once, and once for each build", async () => {
  await updates.arrived(true);
  expect(done).toEqual(["prepare", "take over", "reload"]);
  expect(browser.tried).toBe("new");
  await new Updates("old", browser).arrived(true);
  expect(done).toHaveLength(3);
});

test("a table that is just opened is loaded anew, too, unless somebody has begun to play", async () => {
  await updates.arrived(false);
  expect(done).toEqual(["prepare", "take over", "reload"]);
  browser.tried = null;
  const other = new Updates("old", browser);
  const opened = other.arrived(false);
  other.touched();
  await opened;
  expect(done.slice(3)).toEqual(["prepare"]);
});

test("in a game the new build is fetched, and applied when the table was left", async () => {
  served = "old";
  await updates.arrived(false);
  served = "new";
  await updates.check();
  await updates.check();
  expect(done).toEqual(["prepare", "prepare"]);
  await updates.arrived(true);
  expect(done.slice(2)).toEqual(["take over", "reload"]);
});

test("who has begun something on the start page is not disturbed until they come there again", async () => {
  served = "old";
  await updates.arrived(true);
  updates.touched();
  served = "new";
  await updates.check();
  expect(done).toEqual(["prepare"]);
  await updates.arrived(true);
  expect(done).toEqual(["prepare", "take over", "reload"]);
});

test("who begins something while the new build comes is not disturbed either", async () => {
  browser.takeOver = () => Promise.resolve(updates.touched());
  await updates.arrived(true);
  expect(done).toEqual(["prepare"]);
});

test("a build that does not come is tried again", async () => {
  const takeOver = browser.takeOver;
  browser.prepare = browser.takeOver = () => Promise.reject(new Error("away"));
  await updates.arrived(true);
  expect([done, browser.tried]).toEqual([[], null]);
  browser.takeOver = takeOver;
  await updates.check();
  expect(done).toEqual(["take over", "reload"]);
});

test("a page that lacks a part of its build cannot wait", async () => {
  served = "old";
  await updates.arrived(false);
  served = "new";
  await updates.check(true);
  expect(done).toEqual(["prepare", "take over", "reload"]);
});

test("nothing happens without a server, or with the same build", async () => {
  for (served of [null, "old"]) await updates.arrived(true);
  expect(done).toEqual([]);
});

test("where another program has the address, what is kept makes way for it once", async () => {
  served = "";
  await updates.arrived(false);
  await updates.check();
  expect(done).toEqual(["make way"]);
});
