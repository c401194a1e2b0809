"""A visitor of the page: a browser context with its own screen, language, theme, keys and settings."""

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Literal, Self

from playwright.sync_api import Browser, BrowserContext, Locator, Page

from tools import timeouts

from .tables import Opened
from .watching import Watch

PATIENCE = 1000 * timeouts.PATIENCE  # in milliseconds, as Playwright wants it
Theme = Literal["light", "dark"]


@dataclass(frozen=True)
class Screen:
    """The size of a screen, and whether it is a touch screen."""

    name: str
    width: int
    height: int
    touch: bool = False


WIDE = Screen("wide", 1280, 800)
PHONE = Screen("phone", 390, 844, touch=True)
# Phones with the bars of their browser and without, held upright and sideways; tablets in both directions.
SHAPES = tuple(
    Screen(f"{width}x{height}", width, height, touch=True)
    for width, height in ((360, 616), (390, 664), (390, 844), (844, 390), (820, 1180), (1180, 820), (1024, 768))
)


class Visitor:
    """A browser context and its tabs, in which every fault is noted."""

    def __init__(
        self,
        browser: Browser,
        home: str,
        screen: Screen = WIDE,
        *,
        locale: str = "en-GB",
        theme: Theme = "light",
        motion: bool = False,
        pace: str | None = None,
        worker: bool = False,
    ) -> None:
        """Open an empty page. Pieces move only if asked for; the usual pace is brisk with motion, else at once.

        Without `worker` there is no service worker: it would fetch the whole build for each visitor anew.
        """
        self.home = home
        self.screen = screen
        self.context: BrowserContext = browser.new_context(
            viewport={"width": screen.width, "height": screen.height},
            has_touch=screen.touch,
            is_mobile=screen.touch,
            locale=locale,
            color_scheme=theme,
            reduced_motion="no-preference" if motion else "reduce",
            service_workers="allow" if worker else "block",
        )
        self.context.set_default_timeout(PATIENCE)
        settings = json.dumps({"pace": pace or ("brisk" if motion else "instant")})
        self.context.add_init_script(f"localStorage['gugong.settings'] ??= '{settings}'")
        self.watches: list[Watch] = []
        self.page = self.tab()

    def tab(self) -> Page:
        """Open another tab."""
        page = self.context.new_page()
        self.watches.append(Watch(page, self.home))
        return page

    def provokes(self, *patterns: str) -> None:
        """Ignore faults that match these patterns, because the test is about to cause them."""
        for watch in self.watches:
            watch.provokes(*patterns)

    def goes(self, path: str) -> Self:
        """Open a page of the server."""
        self.page.goto(f"{self.home}{path}")
        return self

    def sits(self, table: Opened) -> Self:
        """Open a table with the key of one's seats, and wait until it is drawn."""
        self.goes(f"/table/{table.id}#key={table.key}")
        self.page.locator(".room").wait_for()
        return self

    def presses(self, place: Locator) -> None:
        """Click, or touch where the screen is touched; fails if something covers the place."""
        if self.screen.touch:
            place.tap()
        else:
            place.click()

    def look(self) -> None:
        """Note message ids that are shown instead of their messages, in all tabs."""
        for watch in self.watches:
            watch.look()

    @property
    def faults(self) -> list[str]:
        """The faults noted in all tabs, without those that the test expects."""
        return [fault for watch in self.watches for fault in watch.faults]

    def scrolls(self) -> dict[str, int]:
        """By how many pixels the page is larger than the screen, to the right and below."""
        found: dict[str, int] = self.page.evaluate(
            """() => ({
              right: document.documentElement.scrollWidth - innerWidth,
              below: document.documentElement.scrollHeight - innerHeight,
            })"""
        )
        return found

    def photograph(self, file: Path) -> Path:
        """Take a screenshot."""
        file.parent.mkdir(parents=True, exist_ok=True)
        self.page.screenshot(path=file)
        return file

    def leaves(self) -> None:
        """Close the browser context."""
        self.context.close()
