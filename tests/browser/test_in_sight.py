"""What a player wants to know is in sight: what a choice costs and allows, who is ahead, and what is missing."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from gugong import Game
from tools.browser.playing import Player
from tools.browser.tables import House, Opened
from tools.browser.visitor import PHONE, WIDE, Screen, Visitor
from tools.browser.words import words

from .conftest import Visit

# Day 4 of three: red is outside the palace and has one servant; red and white are tied in intrigue, red on top.
SEATS: list[dict[str, Any]] = [
    {"hand": ["set1.4", "set1.1", "set1.2"], "discard": ["set1.3"], "pool": 1, "envoy": 5, "vp": 9, "jade": 2},
    {"hand": ["set2.1", "set2.2"], "envoy": 8, "palace_place": 0, "vp": 4},
    {"hand": ["set3.1"], "envoy": 7, "vp": 6},
]
SEATS[0] |= {"intrigue": 3, "wall": 1}
SEATS[1] |= {"intrigue": 3, "wall": 1}
BIG = Screen("big", 1920, 1080)


def study(house: House, **red: Any) -> Opened:
    """A study that begins at the position above, with other things of red's."""
    position = {
        "setup": {"players": 3, "seed": 1},
        "start": 0,
        "day": 4,
        "dice": [2, 6, 8],
        "locations": {"wall": "start.1", "jade": "start.7", "palace": "start.6"},
        "intrigue_stack": [2, 1, 0],
        "seats": [{**SEATS[0], **red}, *SEATS[1:]],
    }
    order = {"name": "Ada", "save": Game.from_position(position).save()}
    return house.opened(house.ask("studies", order))


def spot(visitor: Visitor, anchor: str) -> Locator:
    return visitor.page.locator(f'[data-anchor="{anchor}"]').first


def lays(visitor: Visitor, card: str, location: str) -> None:
    """Choose a card and a place."""
    visitor.presses(spot(visitor, f"card:{card}"))
    place = visitor.page.locator(f'.target.legal[data-anchor="stand:{location}"]')
    place.wait_for()
    visitor.presses(place)


def tip(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("tooltip")


def test_a_card_that_is_pointed_at_shows_what_each_place_would_cost(visit: Visit, house: House) -> None:
    """EXCHANGE-3: with one servant two cannot be paid, but another card can."""
    me = visit().sits(study(house))
    Player(me).waits()
    stand = spot(me, "stand:jade")
    expect(stand.locator(".ahead")).to_have_count(0)
    spot(me, "card:set1.1").hover()
    expect(stand.locator(".cost")).to_contain_text("−1")
    expect(stand.locator('.cost use[href="#i-card"]')).to_have_count(1)
    expect(stand.locator(".lost")).to_have_count(1)  # the jade that one servant does not buy
    expect(spot(me, "stand:palace").locator(".match")).to_have_count(1)  # its six is on a die


def test_a_place_says_which_action_fails_and_why(visit: Visit, house: House) -> None:
    me = visit().sits(study(house))
    Player(me).waits()
    me.presses(spot(me, "card:set1.1"))
    me.page.locator('.target.legal[data-anchor="stand:jade"]').hover()
    expect(tip(me)).to_contain_text(f"Jade: {words('why-too-few-servants')}")
    expect(tip(me).locator('[data-can="no"]')).to_have_count(1)
    expect(tip(me)).to_contain_text(words("sight-way-card"))
    expect(tip(me)).to_contain_text(words("why-too-few-servants"))
    assert words("why-too-few-servants") in (spot(me, "stand:jade").get_attribute("aria-label") or "")


def test_what_is_skipped_says_why_beside_the_question(visit: Visit, house: House) -> None:
    """RULING-25: and in the log."""
    me = visit().sits(study(house, pool=0))
    Player(me).waits()
    lays(me, "set1.4", "wall")
    why = words("why-pool-empty")
    expect(me.page.locator(".asked .skipped")).to_have_text(f"Red cannot build on the Wall: {why}.")
    expect(me.page.get_by_role("log").last).to_contain_text(f"Could not build on the Wall: {why}.")
    lays(me, "set2.2", "canal")
    expect(me.page.locator(".asked .skipped")).to_have_count(0)


@pytest.mark.parametrize("screen", [WIDE, BIG], ids=lambda screen: str(screen.name))
def test_what_counts_is_in_sight(visit: Visit, house: House, screen: Screen) -> None:
    me = visit(screen).sits(study(house))
    Player(me).waits()
    # The order of intrigue: red lies on white, on the same step; then orange.
    steps = me.page.locator(".order .step")
    expect(steps).to_have_count(2)
    expect(steps.first).to_have_class(re.compile("tied"))
    expect(spot(me, "order")).to_have_attribute("aria-label", re.compile("Red 3, White 3, Orange 0"))
    # Turns that are left, from the start player on.
    expect(me.page.locator(".turns .seat")).to_have_text(["3", "2", "1"])
    # Who leads on the wall (the tie goes to red), and what that brings.
    expect(me.page.locator("[data-leader]").first).to_have_attribute("data-leader", "0")
    assert "3 VP" in (spot(me, "prize").get_attribute("aria-label") or "")
    # Tomorrow's hand and its matches: a six, which a die shows.
    expect(me.page.locator(".mini")).to_have_count(1)
    expect(me.page.locator(".mini.matching")).to_have_count(1)
    expect(me.page.locator(".matches")).to_have_text("1")
    # What red would score now: 9, the wall, two jades; but from outside the palace it cannot win.
    expect(spot(me, "projection:0")).to_have_text(re.compile("15"))
    assert "outside the Palace" in (spot(me, "projection:0").get_attribute("aria-label") or "")
    # The last day: the envoy is missing three steps.
    expect(me.page.locator(".asked .late")).to_have_text(words("sight-envoy-late", left=3))
    for seen in (".order", ".turns", ".mini", ".asked .late", '[data-anchor="projection:0"]'):
        box = me.page.locator(seen).first.bounding_box()
        assert box is not None, seen
        assert box["x"] >= 0, seen
        assert box["x"] + box["width"] <= screen.width, seen
        assert box["y"] + box["height"] <= screen.height, seen
    assert me.scrolls()["right"] <= 0


def test_what_counts_is_in_sight_on_a_phone(visit: Visit, house: House) -> None:
    me = visit(PHONE).sits(study(house))
    Player(me).waits()
    expect(me.page.locator(".order .step")).to_have_count(2)
    mine = me.page.locator(".strip .seat").first
    for words_of in ("9 VP", "3 cards", "5 of 8"):
        expect(mine).to_have_attribute("aria-label", re.compile(words_of))
    expect(mine.locator(".projection")).to_have_text(re.compile("15"))
    expect(me.page.locator(".mini.matching")).to_have_count(1)
    expect(me.page.locator(".asked .late")).to_have_text(words("sight-envoy-late", left=3))
    for seen in (".order", ".strip .seat", ".stands", ".mini", ".asked .late"):
        expect(me.page.locator(seen).first).to_be_in_viewport(ratio=1)
    assert me.scrolls() == {"right": 0, "below": 0}


def test_pointing_at_a_projection_tells_its_parts(visit: Visit, house: House) -> None:
    me = visit().sits(study(house))
    Player(me).waits()
    spot(me, "projection:0").hover()
    expect(tip(me)).to_contain_text("9 now + 3 (the Great Wall at the end) + 3 (jade)")
    expect(tip(me)).to_contain_text("cannot win")
    spot(me, "projection:1").hover()
    expect(tip(me)).to_contain_text("7 (the place in the Palace)")
    expect(tip(me)).not_to_contain_text("cannot win")


def test_a_question_at_its_place_is_in_sight_after_a_reload(visit: Visit, house: House) -> None:
    me = visit().sits(study(house))
    Player(me).waits()
    lays(me, "set1.4", "wall")
    slip = me.page.locator(".slip")
    expect(slip).to_be_in_viewport(ratio=1)
    me.page.reload()
    expect(slip).to_be_in_viewport(ratio=1)
