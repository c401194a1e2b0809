import { expect, test } from "vitest";
import { ids, isKind, parseId } from "../src/game/board_ids";

test("an id is built from its fields and read back", () => {
  expect(ids.ship(1, 0)).toBe("ship:1:0");
  expect(parseId("ship:1:0")).toEqual({ kind: "ship", seat: 1, ship: 0 });
  expect(ids.trade("jade", 2)).toBe("trade:jade:2");
  expect(parseId("trade:jade:2")).toEqual({ kind: "trade", trade: "jade", seat: 2 });
  expect(ids.draw()).toBe("draw");
  expect(parseId("draw")).toEqual({ kind: "draw" });
  expect(parseId(ids.decree("level2.jade"))).toEqual({ kind: "decree", decree: "level2.jade" });
});

test("what is no id names nothing", () => {
  for (const text of ["", "nothing", "ship", "ship:1", "ship:1:x", "ship:1:0:2", "draw:1", "pool:", "toString"]) expect(parseId(text)).toBeNull();
});

test("the kind of an id", () => {
  expect(isKind(ids.card("set1.1"), "card")).toBe(true);
  expect(isKind(ids.discarded("set1.1"), "card")).toBe(false);
});
