/** The log follows its end until its reader scrolls up, and again when they come back. */
import { expect, test } from "vitest";
import { EndFollower } from "../src/log/end_follower.svelte";

const extent = (top: number, whole: number, visible = 100) => ({ top, visible, whole });

test("it follows through bursts of news, which move the end away before anybody has scrolled there", () => {
  const follower = new EndFollower();
  for (const [top, whole] of [[0, 80], [0, 300], [0, 900], [200, 900], [200, 1500], [1400, 1500]] as const) {
    follower.scrolled(extent(top, whole));
    expect(follower.isFollowing, `${top} of ${whole}`).toBe(true);
  }
});

test("it stays where its reader has scrolled to, whatever comes", () => {
  const follower = new EndFollower();
  follower.scrolled(extent(900, 1000));
  follower.scrolled(extent(700, 1000));
  expect(follower.isFollowing).toBe(false);
  follower.scrolled(extent(700, 2000));
  follower.scrolled(extent(900, 2000));
  expect(follower.isFollowing).toBe(false);
});

test("it goes on when its reader is back at the end", () => {
  const follower = new EndFollower();
  follower.scrolled(extent(900, 1000));
  follower.scrolled(extent(300, 1000));
  follower.scrolled(extent(890, 1000));
  expect(follower.isFollowing).toBe(true);
});

test("a list that got shorter, or is not seen, was not scrolled by anybody", () => {
  const follower = new EndFollower();
  follower.scrolled(extent(900, 1000));
  follower.scrolled(extent(200, 300));
  expect(follower.isFollowing).toBe(true);
  follower.scrolled(extent(0, 0, 0));
  follower.scrolled(extent(0, 500));
  expect(follower.isFollowing).toBe(true);
  follower.scrolled(extent(400, 500));
  follower.resized(extent(0, 500));
  follower.scrolled(extent(0, 500));
  expect(follower.isFollowing).toBe(true);
});

test("whoever opens an old day reads there", () => {
  const follower = new EndFollower();
  follower.scrolled(extent(900, 1000));
  follower.rearranged(extent(900, 1800));
  expect(follower.isFollowing).toBe(false);
  follower.rearranged(extent(900, 1000));
  expect(follower.isFollowing).toBe(true);
});
