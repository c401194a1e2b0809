"""axe-core finds nothing serious: at every kind of question, on every page, in both themes, on both screens."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tools.accessibility_tree import FILE, at_questions, on_pages, sections
from tools.browser.playing import Player
from tools.browser.tables import House, Opened
from tools.browser.visitor import PHONE, WIDE, Screen, Visitor
from tools.browser.words import words

from ..conftest import Visit
from .axe import barriers

SCREENS = pytest.mark.parametrize("screen", [WIDE, PHONE], ids=lambda screen: screen.name)
# What differs from question to question.
OF_THE_QUESTION = (".asked", ".slip", ".cards", ".tray")


def resize(me: Visitor, screen: Screen) -> None:
    """Make the window as large as a screen."""
    me.page.set_viewport_size({"width": screen.width, "height": screen.height})
    Player(me).waits()


def test_every_kind_of_question(visit: Visit, house: House) -> None:
    me = visit()
    found: dict[tuple[str, str], Any] = {}
    tree = {}
    for kind, text in at_questions(me, house):
        tree[kind] = text
        for screen in (PHONE, WIDE):
            resize(me, screen)
            if faults := barriers(me, OF_THE_QUESTION):
                found[kind, screen.name] = faults
    assert found == {}
    assert_as_written(tree)


def assert_as_written(tree: dict[str, str]) -> None:
    """Compare what a screen reader has with the file that tells it, section by section."""
    written = sections(FILE.read_text(encoding="utf-8"))
    for name, text in tree.items():
        assert text.strip() == written[name], f"{name}: run tools.accessibility_tree and read what has changed"


@pytest.fixture(scope="module")
def running(house: House) -> Opened:
    """A game of five on its second day."""
    table = house.table(players=5, bonus_tokens="deluxe")
    house.play(table, until=lambda now: now["view"]["day"] == 2 and now["decision"]["kind"] == "action")
    return table


@SCREENS
def test_the_table_with_menu_rule_and_sheets(visit: Visit, running: Opened, screen: Screen) -> None:
    me = visit(screen).sits(running)
    Player(me).waits()
    assert barriers(me) == []
    menu = me.page.get_by_role("button", name=words("lobby-menu"), exact=True)
    me.presses(menu)
    assert barriers(me, (".menu",)) == []
    me.page.keyboard.press("Escape")
    expect(menu).to_be_focused()
    me.presses(me.page.get_by_role("button", name=words("web-rule-open")).first)
    expect(me.page.get_by_role("dialog", name=words("web-rule-title"))).to_be_visible()
    assert barriers(me, ("[role=dialog]",)) == []
    me.page.keyboard.press("Escape")
    if screen is PHONE:
        opener = me.page.get_by_role("button", name=words("web-log"), exact=True)
        opener.focus()
        me.page.keyboard.press("Enter")
        sheet = me.page.get_by_role("dialog", name=words("web-log"))
        expect(sheet.locator(":focus")).to_have_count(1)
        assert barriers(me, ("dialog",)) == []
        me.page.keyboard.press("Escape")
        expect(sheet).to_have_count(0)
        expect(opener).to_be_focused()


@SCREENS
def test_pages_over_the_table(visit: Visit, house: House, screen: Screen) -> None:
    """Each is a dialog: it takes the focus, keeps it, Enter goes on, and Escape closes the last."""
    me = visit(screen, pace="read")
    tree = {}
    for name, text in on_pages(me, house):
        tree[name] = text
        if name.startswith("ending"):
            expect(me.page.locator("#end-heading")).to_be_focused()
            assert barriers(me, ("dialog",)) == []
            continue
        page = me.page.get_by_role("dialog")
        expect(page).to_be_focused()
        assert barriers(me, (".page",)) == [], name
        for _ in range(2):
            me.page.keyboard.press("Tab")
            expect(page.get_by_role("button", name=words("web-go-on"))).to_be_focused()
        page.focus()
    assert {"night", "morning", "final", "ending"} == {name.split()[0] for name in tree}
    if screen is WIDE:
        assert_as_written(tree)


@SCREENS
def test_pages_that_are_read(visit: Visit, house: House, screen: Screen) -> None:
    me = visit(screen).goes("/")
    me.presses(me.page.get_by_role("button", name=words("lobby-way-friends")))
    me.presses(me.page.get_by_text(words("lobby-more-options")))
    assert barriers(me) == [], "the start page"
    table = house.table(players=3, seats=1)
    me.goes(f"/table/{table.id}#key={table.key}&invite={table.invite}")
    expect(me.page.get_by_label(words("lobby-invite-link"))).to_be_visible()
    assert barriers(me) == [], "the waiting room"
    for path in ("/rules", "/about", "/learn"):
        me.goes(path)
        expect(me.page.get_by_role("heading").first).to_be_visible()
        me.page.wait_for_load_state("networkidle")
        assert barriers(me) == [], path
