/** Every address has its page, and the others say that nothing is there. */
import { expect, test } from "vitest";
import { pageNameOf } from "../src/browser/page_names";

const at = (path: string) => pageNameOf(path.split("/").filter(Boolean));

test.each([
  ["/", "start"],
  ["/new", "start"],
  ["/games", "start"],
  ["/study", "start"],
  ["/table/Abc_1-2", "table"],
  ["/rules", "rules"],
  ["/rules/WALL-1", "rules"],
  ["/rules/search/wall", "rules"],
  ["/learn", "learn"],
  ["/about", "about"],
  ["/handover", "handover"],
])("%s shows a page", (path, name) => expect(at(path)).toBe(name));

test.each(["/nothing", "/table", "/table/a/b", "/table/a%20b", "/about/us", "/new/game", "/constructor"])("%s shows that there is none", (path) =>
  expect(at(path)).toBe("none"),
);
