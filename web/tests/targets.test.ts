import { expect, test } from "vitest";
import { parseId } from "../src/game/board_ids";
import { anchorOf, bySpot, isOpen, isTrade, keysOf, spotsOf } from "../src/game/targets";
import { games } from "./recorded";

const decisions = games.flatMap((moves) =>
  moves.flatMap(({ decision, view }) => (isOpen(decision) ? [{ decision, view }] : [])),
);

test("every legal option has a key of its own", () => {
  for (const { decision } of decisions) {
    const legal = (decision.options).filter((option) => option.legal);
    const keyed = [...keysOf(decision).values()].map((option) => option.id);
    expect(new Set(keyed)).toEqual(new Set(legal.map((option) => option.id)));
  }
});

test("spots and anchors are places of the table", () => {
  for (const { decision, view } of decisions) {
    for (const spot of bySpot(decision).keys()) expect(parseId(spot), spot).not.toBeNull();
    const anchor = anchorOf(decision, view);
    if (anchor) expect(parseId(anchor), anchor).not.toBeNull();
  }
});

test("what the printed game points at is chosen on the table", () => {
  const pointed = new Set(["play_card", "exchange_at", "go_to", "take_decree", "buy_jade", "move_ship", "turn_die"]);
  for (const { decision } of decisions) {
    for (const option of decision.options) {
      if (pointed.has(option.verb) || isTrade(option)) expect(spotsOf(option, decision.seat)).toHaveLength(1);
    }
  }
});

test("declining is always on 0", () => {
  const refusing = decisions.filter(({ decision }) => decision.options.some((option) => option.verb === "decline"));
  expect(refusing.length).toBeGreaterThan(0);
  for (const { decision } of refusing) expect(keysOf(decision).get("0")?.verb).toBe("decline");
});
