"""The table as a screen reader has it, as text: at each kind of question, and on each page that lies over the table.

uv run python -m tools.accessibility_tree       # writes tests/browser/access/tree.txt, to be read in review
"""

import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

from playwright.sync_api import sync_playwright

from .browser import chromium
from .browser.moments import moments_of_all_kinds
from .browser.tables import House, Opened, Table
from .browser.visitor import Visitor
from .browser.words import words
from .real_server import RealServer

FILE = Path(__file__).parents[1] / "tests" / "browser" / "access" / "tree.txt"
HEADING = "== {} =="
# Another table without loading the page anew.
_GO_TO = "to => { history.pushState(null, '', to); dispatchEvent(new PopStateEvent('popstate')); }"
# Answers that are things on the table, with the area that each lies in.
_ON_THE_TABLE = """() => [...document.querySelectorAll("[data-answer]:not([data-option])")].map((one) => {
  const area = one.closest("[role=group][aria-label], section[aria-label]");
  return `- ${area?.ariaLabel ?? "?"} > ${one.ariaLabel}`;
})"""
_PAGE = """() => document.querySelector("#end-heading") ? "ending"
  : document.querySelector(".page .on.ready")?.closest(".page").classList[1] ?? null"""


def at_questions(me: Visitor, house: House) -> Iterator[tuple[str, str]]:
    """Each kind of question by its name, while it is open: its region and the answers on the table; first the whole."""
    for number, (kind, save) in enumerate(moments_of_all_kinds().items()):
        table = house.study(save)
        if number:
            me.page.evaluate(_GO_TO, f"/table/{table.id}#key={table.key}")
        else:
            me.sits(table)
        me.page.locator(f'.room[data-question="{kind}"]').wait_for()
        if number == 0:
            yield "the whole table", me.page.locator("body").aria_snapshot()
        question = me.page.get_by_role("region", name=words("access-question")).aria_snapshot()
        yield kind, "\n".join([question, *me.page.evaluate(_ON_THE_TABLE)])


def on_pages(me: Visitor, house: House) -> Iterator[tuple[str, str]]:
    """Night, morning, final scoring and ending by their names, while each is open; shown to be read, one by one."""
    for days, last in (((1, 2, 3), "morning"), ((4,), "ending")):
        table, day = _last_cards(house, days)
        me.sits(table)
        house.play(table, until=_is_after(day))
        kind = ""
        while kind != last:
            wish = f"(before) => {{ const now = ({_PAGE})(); return now !== before && now; }}"
            kind = me.page.wait_for_function(wish, arg=kind).json_value()
            yield f"{kind} of day {day}", me.page.get_by_role("dialog").aria_snapshot()
            me.page.keyboard.press("Enter" if kind != "ending" else "Escape")


def _is_after(day: int) -> Callable[[Table], bool]:
    return lambda now: now["view"]["day"] > day


def _last_cards(house: House, days: tuple[int, ...]) -> tuple[Opened, int]:
    """A table of two at one of the last two cards of one of these days, and that day."""

    def is_last(now: Table) -> bool:
        left = sum(seat["hand_count"] for seat in now["view"]["seats"])
        return now["view"]["day"] in days and now["decision"]["kind"] == "card" and left <= 2

    table = house.table(players=2, names=("Ada", "Bo"))
    return table, house.play(table, until=is_last)["view"]["day"]


def sections(text: str) -> dict[str, str]:
    """The sections of the file by their names."""
    found: dict[str, list[str]] = {}
    for line in text.splitlines():
        if line.startswith("== "):
            found[line.strip("= ")] = []
        elif found:
            found[list(found)[-1]].append(line)
    return {name: "\n".join(lines).strip() for name, lines in found.items()}


def main() -> None:
    """Write the file."""
    with (
        tempfile.TemporaryDirectory() as folder,
        RealServer(f"sqlite:///{folder}/tables.db") as server,
        House(server) as house,
        sync_playwright() as playwright,
    ):
        browser = chromium.launch(playwright)
        questions = list(at_questions(Visitor(browser, house.home), house))
        pages = list(on_pages(Visitor(browser, house.home, pace="read"), house))
        browser.close()
    written = "\n\n".join(f"{HEADING.format(name)}\n\n{text}" for name, text in [*questions, *pages])
    FILE.write_text(written + "\n", encoding="utf-8")
    print(f"{FILE}: {len(written.splitlines())} lines")


if __name__ == "__main__":
    main()
