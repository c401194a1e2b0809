/** Which page an address asks for; the server knows the same addresses. */

export type PageName = "start" | "table" | "rules" | "learn" | "about" | "handover" | "none";

const START = ["new", "games", "study"];
const TABLE = /^[A-Za-z0-9_-]{1,32}$/; // what a table can be called

/** The page for the parts of a path; "none" where nothing is. */
export function pageNameOf(parts: string[]): PageName {
  const [first, ...more] = parts;
  if (first === undefined) return "start";
  if (first === "rules") return "rules";
  if (first === "table") return more.length === 1 && TABLE.test(more[0] ?? "") ? "table" : "none";
  if (more.length) return "none";
  if (START.includes(first)) return "start";
  return first === "learn" || first === "about" || first === "handover" ? first : "none";
}
