"""Take pictures of the main pages, light and dark. The games are the same each time.

uv run python -m tools.pictures               # on a wide screen and a phone, into docs/pictures
uv run python -m tools.pictures table-4 --to /tmp/pictures
uv run python -m tools.pictures --shapes --to /tmp/pictures  # on phones and tablets of all shapes
"""

import argparse
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, sync_playwright

from .browser import chromium
from .browser.playing import Player
from .browser.tables import House, Table
from .browser.visitor import PHONE, SHAPES, WIDE, Screen, Theme, Visitor
from .browser.words import words
from .real_server import RealServer

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "docs" / "pictures"
THEMES: tuple[Theme, ...] = ("light", "dark")
NAMES = ["Ada", "Bo", "Chen", "Dao", "Eve"]
Scene = Callable[[Visitor, House], None]


def start(me: Visitor, _: House) -> None:
    """The start page."""
    me.goes("/").page.get_by_label(words("lobby-name"), exact=True).fill("Ada")
    me.page.locator("h1").click()


def waiting(me: Visitor, house: House) -> None:
    """The waiting room of a table."""
    table = house.table(players=3, seats=1)
    house.sit(table, "Bo")
    me.goes(f"/table/{table.id}#key={table.key}&invite={table.invite}")
    me.page.get_by_label(words("lobby-invite-link")).wait_for()


def table_of(players: int) -> Scene:
    """The middle of a game, when a card is to be chosen."""

    def scene(me: Visitor, house: House) -> None:
        table = house.table(players=players, names=NAMES[:players], seed=11)
        house.play(table, until=lambda now: now["view"]["day"] == 3 and now["decision"]["kind"] == "card", seed=3)
        me.sits(table)
        Player(me).waits()

    return scene


def travel(me: Visitor, house: House) -> None:
    """A traveller's way, chosen on the map."""
    table = house.table(players=3, names=NAMES[:3], seed=11)
    house.play(table, until=lambda now: bool(now["decision"]) and now["decision"]["kind"] == "city", seed=3)
    me.sits(table)
    Player(me).waits()


def choosing(me: Visitor, house: House) -> None:
    """A choice with its tooltip: what it costs and gives."""
    table = house.table(players=3, names=NAMES[:3], seed=11)

    def has_houses(now: Table) -> bool:
        return any(one["legal"] and one["verb"] == "buy_jade" for one in now["decision"]["options"])

    house.play(table, until=has_houses, seed=3)
    me.sits(table)
    Player(me).waits()
    if not me.screen.touch:
        me.page.locator('.spot.target.legal[data-anchor^="house:"]').first.hover()
        me.page.get_by_role("tooltip").wait_for()


def ending(me: Visitor, house: House) -> None:
    """The final scoring."""
    table = house.table(players=3, names=NAMES[:3], bots=(), seed=11)
    house.play(table, seed=4)
    me.sits(table)
    me.page.get_by_role("dialog").wait_for()


def study(me: Visitor, house: House) -> None:
    """A finished game, gone through move by move."""
    table = house.table(players=3, names=NAMES[:3], seed=11)
    last = house.play(table, seed=4)["moment"]
    me.sits(table)
    me.presses(me.page.get_by_role("button", name=words("end-study"), exact=True))
    for moment in range(1, 13):
        me.presses(me.page.get_by_role("button", name=words("study-forward"), exact=True).first)
        me.page.locator(f'[aria-valuetext="{words("study-moment", moment=moment, last=last)}"]:visible').wait_for()


def page(path: str) -> Scene:
    """A page without a table."""

    def scene(me: Visitor, _: House) -> None:
        me.goes(path).page.get_by_role("heading").first.wait_for()
        me.page.wait_for_load_state("networkidle")

    return scene


SCENES: dict[str, Scene] = {
    "start": start,
    "waiting": waiting,
    "table-2": table_of(2),
    "table-4": table_of(4),
    "travel": travel,
    "choosing": choosing,
    "ending": ending,
    "study": study,
    "rules": page("/rules"),
    "lesson": page("/learn"),
}


def take(browser: Browser, house: House, name: str, screen: Screen, theme: Theme, folder: Path) -> Path:
    """Take one picture."""
    me = Visitor(browser, house.home, screen, theme=theme)
    SCENES[name](me, house)
    me.page.evaluate("() => document.fonts.ready.then(() => true)")
    found = smaller(me.photograph(folder / f"{name}-{screen.name}-{theme}.png"))
    if me.faults:
        sys.exit(f"{found}: {me.faults}")
    me.leaves()
    return found


def smaller(file: Path) -> Path:
    """The same picture with 256 colours, which are enough for ink and paper."""
    with Image.open(file) as whole:
        few = whole.convert("RGB").quantize(256, method=Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE)
    few.save(file, optimize=True)
    return file


@contextmanager
def opened() -> Iterator[tuple[Browser, House]]:
    """A browser, and a server of its own."""
    with (
        tempfile.TemporaryDirectory(prefix="gugong-pictures-") as folder,
        RealServer(f"sqlite:///{folder}/tables.db") as server,
        House(server) as house,
        sync_playwright() as playwright,
    ):
        browser = chromium.launch(playwright)
        yield browser, house
        browser.close()


def main() -> None:
    """Take all pictures, or those that are named."""
    parser = argparse.ArgumentParser(description="Pictures of the main pages.")
    parser.add_argument("scenes", nargs="*", metavar="scene", help=f"which; else all of {', '.join(SCENES)}")
    parser.add_argument("--shapes", action="store_true", help="on phones and tablets of all shapes")
    parser.add_argument("--to", type=Path, default=FOLDER, help="the folder")
    arguments = parser.parse_args()
    if unknown := set(arguments.scenes) - set(SCENES):
        parser.error(f"there is no {', '.join(unknown)}; there are {', '.join(SCENES)}")
    with opened() as (browser, house):
        for name in arguments.scenes or SCENES:
            for screen in SHAPES if arguments.shapes else (WIDE, PHONE):
                for theme in THEMES:
                    found = take(browser, house, name, screen, theme, arguments.to)
                    print(f"{found} ({found.stat().st_size // 1000} kB)", flush=True)


if __name__ == "__main__":
    main()
