/** Which page is shown: the address decides. Keys and invitations stand behind the #, which never leaves the browser. */
import { pushEntry } from "./back_button";

export interface PageAddress {
  path: string;
  parts: string[];
  fragment: URLSearchParams;
}

let table: string | null = null;

/** The table that was open last in this tab, to go back to it. */
export function lastTable(): string | null {
  return table;
}

function read(): PageAddress {
  const path = location.pathname;
  if (path.startsWith("/table/") || path === "/learn") table = path;
  return { path, parts: path.split("/").filter(Boolean), fragment: new URLSearchParams(location.hash.slice(1)) };
}

let here = $state.raw(read());

export function pageAddress(): PageAddress {
  return here;
}

/** Go to another page. */
export function go(to: string, replace = false): void {
  if (replace) history.replaceState(history.state, "", to);
  else pushEntry(to);
  here = read();
  if (!replace) scrollTo(0, 0);
}

/** Follow links inside the page without loading it anew, and the back button. */
export function startRouter(): void {
  addEventListener("popstate", () => (here = read()));
  document.addEventListener("click", (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
    if (link.pathname.startsWith("/api")) return;
    if (link.pathname === location.pathname && link.hash) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}
