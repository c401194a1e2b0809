"""For everyone: axe-core finds nothing serious on any page, in both themes, on both screens."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tools.browser.playing import Player
from tools.browser.tables import House, Opened
from tools.browser.visitor import PHONE, WIDE, Screen, Theme, Visitor
from tools.browser.words import words

from .conftest import Visit

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
SERIOUS = {"serious", "critical"}
SCREENS = pytest.mark.parametrize("screen", [WIDE, PHONE], ids=lambda screen: screen.name)
# The page changes its theme a moment after the browser; the letters tell which it has.
IS_DARK = "(isDark) => Number(getComputedStyle(document.body).color.match(/\\d+/)[0]) > 128 === isDark"
THEMES: tuple[Theme, ...] = ("light", "dark")


def barriers(visitor: Visitor) -> list[dict[str, Any]]:
    """What would keep somebody out in one of the themes, with the places where it is."""
    visitor.page.evaluate(AXE.read_text(encoding="utf-8"))
    return [fault for theme in THEMES for fault in _barriers(visitor, theme)]


def _barriers(visitor: Visitor, theme: Theme) -> list[dict[str, Any]]:
    visitor.page.emulate_media(color_scheme=theme)
    visitor.page.wait_for_function(IS_DARK, arg=theme == "dark")
    found = visitor.page.evaluate("() => axe.run(document, { resultTypes: ['violations'] })")
    return [
        {"theme": theme, "what": fault["id"], "why": node["failureSummary"], "where": node["html"][:200]}
        for fault in found["violations"]
        if fault["impact"] in SERIOUS
        for node in fault["nodes"][:3]
    ]


@pytest.fixture(scope="module", params=[2, 5])
def running(house: House, request: pytest.FixtureRequest) -> Opened:
    """A game on its second day."""
    table = house.table(players=request.param, bonus_tokens="deluxe")
    house.play(table, until=lambda now: now["view"]["day"] == 2 and now["decision"]["kind"] == "action")
    return table


@SCREENS
def test_the_table(visit: Visit, running: Opened, screen: Screen) -> None:
    me = visit(screen).sits(running)
    Player(me).waits()
    assert barriers(me) == []


@SCREENS
def test_the_start_page(visit: Visit, screen: Screen) -> None:
    me = visit(screen).goes("/")
    me.presses(me.page.get_by_role("button", name=words("lobby-way-friends")))
    me.presses(me.page.get_by_text(words("lobby-more-options")))
    assert barriers(me) == []


@SCREENS
def test_the_waiting_room(visit: Visit, house: House, screen: Screen) -> None:
    table = house.table(players=3, seats=1)
    me = visit(screen).goes(f"/table/{table.id}#key={table.key}&invite={table.invite}")
    expect(me.page.get_by_label(words("lobby-invite-link"))).to_be_visible()
    assert barriers(me) == []


@SCREENS
def test_the_ending(visit: Visit, finished: Opened, screen: Screen) -> None:
    me = visit(screen).sits(finished)
    expect(me.page.get_by_role("dialog")).to_be_visible()
    assert barriers(me) == []


@pytest.mark.parametrize("path", ["/rules", "/about", "/learn"])
@SCREENS
def test_what_is_read(visit: Visit, path: str, screen: Screen) -> None:
    me = visit(screen).goes(path)
    expect(me.page.get_by_role("heading").first).to_be_visible()
    me.page.wait_for_load_state("networkidle")
    assert barriers(me) == []


def test_the_menu(visit: Visit, house: House) -> None:
    me = visit().sits(house.table())
    me.page.get_by_role("button", name=words("lobby-menu"), exact=True).click()
    assert barriers(me) == []
    me.page.keyboard.press("Escape")
    expect(me.page.get_by_role("button", name=words("lobby-menu"), exact=True)).to_be_focused()
