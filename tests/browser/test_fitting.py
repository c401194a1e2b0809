"""Everything is on one screen, and stays within reach on a small one and with large text."""

import pytest
from playwright.sync_api import expect

from tools.browser.playing import Player, play
from tools.browser.tables import House, Opened
from tools.browser.visitor import PHONE, WIDE, Screen
from tools.browser.words import words

from .conftest import Visit

LARGE_TEXT = "() => { document.documentElement.style.fontSize = '200%'; }"

# Choices, and what is always in reach, that no scrolling of any box around them would bring onto the screen. Of a board
# that is looked at part by part, arrows lead to the rest.
OUT_OF_REACH = """() => {
  const found = [];
  for (const one of document.querySelectorAll(".spot.target.legal, [data-option], .tools button, .question")) {
    if (!one.checkVisibility({ checkVisibilityCSS: true }) || one.closest(".frame:is(.near, .far)")) continue;
    one.scrollIntoView({ block: "nearest", inline: "nearest" });
    const at = one.getBoundingClientRect();
    const [x, y] = [at.left + at.width / 2, at.top + at.height / 2];
    const top = document.elementFromPoint(x, y);
    const reached = top !== null && (one.contains(top) || top.contains(one) || top.closest(".slip, [role=tooltip]"));
    if (x < 0 || y < 0 || x > innerWidth || y > innerHeight || !reached)
      found.push(one.dataset.anchor ?? one.dataset.option ?? one.title ?? one.className);
  }
  return found;
}"""

# What stands around the board and is not wholly on the screen.
CUT_OFF = """() => {
  const HAIR = 1;
  const around = ".bar, .bar > *, .asked, .asked > *, :is(.middle .mine, .side .seats) [data-anchor], .side .log";
  const isCut = ({ left, top, right, bottom }) =>
    Math.min(left, top, innerWidth - right, innerHeight - bottom) < -HAIR;
  const shown = (one) => one.checkVisibility({ checkVisibilityCSS: true });
  const cut = [...document.querySelectorAll(around)].filter((one) => shown(one) && isCut(one.getBoundingClientRect()));
  return cut.map((one) => one.dataset.anchor ?? one.className);
}"""
TEXT_SIZES = ("normal", "large", "larger")
LETTERS = "one => parseFloat(getComputedStyle(one).fontSize)"


def middle_of(house: House, players: int, **setup: str) -> Opened:
    """A table on its third day."""
    table = house.table(players=players, **setup)
    house.play(table, until=lambda now: now["view"]["day"] == 3)
    return table


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_the_table_is_on_one_screen(visit: Visit, house: House, players: int) -> None:
    tokens = {} if players == 1 else {"bonus_tokens": "deluxe"}
    me = visit().sits(middle_of(house, players, **tokens))
    Player(me).waits()
    assert me.scrolls() == {"right": 0, "below": 0}
    assert me.page.evaluate(OUT_OF_REACH) == []


@pytest.mark.parametrize(("players", "locale"), [(1, "en-GB"), (3, "fr-FR"), (5, "de-DE")])
def test_at_each_size_of_text_the_table_is_on_one_screen(visit: Visit, house: House, players: int, locale: str) -> None:
    me = visit(locale=locale).sits(middle_of(house, players))
    heights = []
    for size in TEXT_SIZES:
        Player(me).waits()
        me.page.get_by_role("button", name=words("lobby-menu", locale[:2]), exact=True).click()
        me.page.locator("select:has(option[value=larger])").select_option(size)
        me.page.keyboard.press("Escape")
        assert me.scrolls() == {"right": 0, "below": 0}, size
        assert me.page.evaluate(OUT_OF_REACH) == [], size
        assert me.page.evaluate(CUT_OFF) == [], size
        me.page.reload()
        expect(me.page.locator("html")).to_have_attribute("data-text", size)
        heights.append(me.page.locator("html").evaluate(LETTERS))
    assert heights == sorted(set(heights))


def test_a_large_screen_has_larger_text(visit: Visit, house: House) -> None:
    table = middle_of(house, 4)
    heights = []
    for screen in (WIDE, Screen("full", 1920, 1080)):
        me = visit(screen).sits(table)
        Player(me).waits()
        assert me.page.evaluate(CUT_OFF) == [], screen.name
        heights.append(me.page.locator("button.row").first.evaluate(LETTERS))
    assert heights[1] > 1.15 * heights[0]


@pytest.mark.parametrize("players", [2, 5])
def test_a_phone_scrolls_nothing_sideways(visit: Visit, house: House, players: int) -> None:
    me = visit(PHONE).sits(middle_of(house, players))
    Player(me).waits()
    assert me.scrolls()["right"] == 0
    play([Player(me)], moves=6)
    assert me.scrolls()["right"] == 0


@pytest.mark.parametrize("path", ["/", "/rules", "/about", "/learn"])
def test_no_page_scrolls_sideways(visit: Visit, path: str) -> None:
    for screen in (WIDE, PHONE):
        me = visit(screen).goes(path)
        me.page.locator("main, aside").first.wait_for()
        me.page.wait_for_load_state("networkidle")
        assert me.scrolls()["right"] <= 0, screen.name


def test_the_start_page_is_on_one_screen(visit: Visit) -> None:
    me = visit().goes("/")
    me.page.wait_for_load_state("networkidle")
    assert me.scrolls()["below"] <= 0


@pytest.mark.parametrize("screen", [WIDE, PHONE], ids=lambda screen: screen.name)
def test_with_large_text_every_choice_is_in_reach(visit: Visit, house: House, screen: Screen) -> None:
    table = middle_of(house, 3)
    me = visit(screen).sits(table)
    player = Player(me)
    player.waits()
    me.page.evaluate(LARGE_TEXT)
    for _ in range(8):
        now = player.waits()
        me.page.mouse.move(1, 1)  # a card that is pointed at comes up, over its neighbours
        assert me.page.evaluate(OUT_OF_REACH) == []
        player.clicks(now)
    assert me.scrolls()["right"] <= 0
