"""How soon a move is on the screen: from the server's message to the frame that shows it, over whole games in Chromium.

uv run python -m benchmarks.browser
"""

import gzip
import statistics
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from gugong.server.settings import STATIC
from tools.browser import chromium
from tools.browser.playing import Player, play
from tools.browser.tables import House
from tools.browser.visitor import PHONE, WIDE, Screen, Visitor
from tools.page_bundle import MAX_BYTES, code_files
from tools.real_server import RealServer

MOST_MILLISECONDS = 100.0
MINE, THEIRS = "my own", "the bots'"
SOME_MOVES = 40  # with pieces that move, a whole game would take long

# From the arrival of a message with a move until after the first frame before which the page has changed.
STOPWATCH = """(() => {
  const found = (window.shownAfter = []);
  const Plain = window.WebSocket;
  window.WebSocket = class extends Plain {
    constructor(...where) {
      super(...where);
      this.addEventListener("message", (event) => {
        const told = JSON.parse(event.data);
        if (told.type !== "news" || !told.entries.some((entry) => entry.kind === "played")) return;
        let isChanged = false;
        const watch = new MutationObserver(() => (isChanged = true));
        watch.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
        const after = new MessageChannel();
        const isMine = Boolean(told.done);
        after.port1.onmessage = () => found.push({ isMine, after: performance.now() - event.timeStamp });
        const frame = () => {
          if (!isChanged) return requestAnimationFrame(frame);
          watch.disconnect();
          after.port2.postMessage(0);
        };
        requestAnimationFrame(frame);
      });
    }
  };
})()"""


def measured(browser: Browser, house: House, screen: Screen, *, motion: bool) -> dict[str, list[float]]:
    """Milliseconds of each move of a game against three bots: mine, and theirs, which come many at once."""
    me = Visitor(browser, house.home, screen, motion=motion)
    me.context.add_init_script(STOPWATCH)
    me.sits(house.table(players=4, bots=("novice", "novice", "novice")))
    play([Player(me)], moves=SOME_MOVES if motion else 1000)
    found = me.page.evaluate("() => window.shownAfter")
    me.leaves()
    return {name: [one["after"] for one in found if one["isMine"] == (name == MINE)] for name in (MINE, THEIRS)}


def figures(name: str, found: list[float]) -> str:
    """A line of the report."""
    cuts = statistics.quantiles(found, n=100, method="inclusive")
    return f"{name}: {len(found)} moves, p50 {cuts[49]:.0f} ms, p99 {cuts[98]:.0f} ms, max {max(found):.0f} ms"


def weight() -> str:
    """What the page weighs, as it is sent."""
    sizes = [len(gzip.compress(file.read_bytes(), mtime=0)) for file in code_files(STATIC)]
    return f"bundle: {sum(sizes) / 1000:.0f} kB compressed in {len(sizes)} files (at most {MAX_BYTES / 1000:.0f} kB)"


def main() -> int:
    """Measure and print; 1 if a move took too long."""
    print(weight(), flush=True)
    slow = False
    with (
        tempfile.TemporaryDirectory(prefix="gugong-browser-") as name,
        RealServer(f"sqlite:///{Path(name) / 'tables.db'}") as server,
        House(server) as house,
        sync_playwright() as playwright,
    ):
        browser = chromium.launch(playwright)
        for screen in (WIDE, PHONE):
            for motion in (False, True):
                for whose, found in measured(browser, house, screen, motion=motion).items():
                    print(figures(f"{screen.name}, {'moving' if motion else 'still'}, {whose}", found), flush=True)
                    slow = slow or statistics.quantiles(found, n=100, method="inclusive")[98] > MOST_MILLISECONDS
        browser.close()
    return int(slow)


if __name__ == "__main__":
    sys.exit(main())
