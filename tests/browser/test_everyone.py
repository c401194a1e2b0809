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
THEMES = pytest.mark.parametrize("theme", ["light", "dark"])


def barriers(visitor: Visitor) -> list[dict[str, Any]]:
    """What would keep somebody out, with the places where it is."""
    visitor.page.evaluate(AXE.read_text(encoding="utf-8"))
    found = visitor.page.evaluate("() => axe.run(document, { resultTypes: ['violations'] })")
    return [
        {"what": fault["id"], "why": node["failureSummary"], "where": node["html"][:200]}
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


@THEMES
@SCREENS
def test_the_table(visit: Visit, running: Opened, screen: Screen, theme: Theme) -> None:
    me = visit(screen, theme=theme).sits(running)
    Player(me).waits()
    assert barriers(me) == []


@THEMES
@SCREENS
def test_the_start_page(visit: Visit, screen: Screen, theme: Theme) -> None:
    me = visit(screen, theme=theme).goes("/")
    me.presses(me.page.get_by_role("button", name=words("lobby-way-friends")))
    me.presses(me.page.get_by_text(words("lobby-more-options")))
    assert barriers(me) == []


@THEMES
@SCREENS
def test_the_waiting_room(visit: Visit, house: House, screen: Screen, theme: Theme) -> None:
    table = house.table(players=3, seats=1)
    me = visit(screen, theme=theme).goes(f"/table/{table.id}#key={table.key}&invite={table.invite}")
    expect(me.page.get_by_label(words("lobby-invite-link"))).to_be_visible()
    assert barriers(me) == []


@THEMES
@SCREENS
def test_the_ending(visit: Visit, finished: Opened, screen: Screen, theme: Theme) -> None:
    me = visit(screen, theme=theme).sits(finished)
    expect(me.page.get_by_role("dialog")).to_be_visible()
    assert barriers(me) == []


@pytest.mark.parametrize("path", ["/rules", "/about", "/learn"])
@pytest.mark.parametrize(("screen", "theme"), [(WIDE, "light"), (PHONE, "dark")], ids=["wide", "phone"])
def test_what_is_read(visit: Visit, path: str, screen: Screen, theme: Theme) -> None:
    me = visit(screen, theme=theme).goes(path)
    expect(me.page.get_by_role("heading").first).to_be_visible()
    me.page.wait_for_load_state("networkidle")
    assert barriers(me) == []


def test_the_menu(visit: Visit, house: House) -> None:
    me = visit().sits(house.table())
    me.page.get_by_role("button", name=words("lobby-menu"), exact=True).click()
    assert barriers(me) == []
    me.page.keyboard.press("Escape")
    expect(me.page.get_by_role("button", name=words("lobby-menu"), exact=True)).to_be_focused()
