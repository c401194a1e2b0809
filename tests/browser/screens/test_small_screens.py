"""Whole games by taps alone on phones and tablets of all shapes; each choice is measured before it is made."""

import re

import pytest
from playwright.sync_api import expect

from tools.browser.playing import Player, play
from tools.browser.small_screens import Measurer
from tools.browser.tables import House
from tools.browser.visitor import SHAPES, Screen
from tools.browser.words import words

from ..conftest import Visit

SHAPE = {screen.name: screen for screen in SHAPES}
PHONE = SHAPE["390x664"]


@pytest.mark.parametrize("screen", SHAPES, ids=lambda screen: screen.name)
def test_a_whole_game_by_taps_alone(visit: Visit, house: House, screen: Screen) -> None:
    """Alone against Meng on every second shape, against bots on the others."""
    at = SHAPES.index(screen)
    table = house.table(players=1) if at % 2 else house.table(players=4, bots=("novice", "novice", "novice"))
    measurer = Measurer(visit(screen).sits(table), house, table, seed=at)
    assert play([measurer]) == "over"
    expect(measurer.page.get_by_role("dialog")).to_be_visible()
    assert measurer.faults == {}
    assert len(measurer.kinds) > 3


def test_turning_the_device_keeps_question_and_place_in_sight(visit: Visit, house: House) -> None:
    table = house.table(players=2)
    house.play(table, until=lambda now: bool(now["decision"]) and now["decision"]["kind"] == "city")
    me = visit(PHONE).sits(table)
    player = Measurer(me, house, table)
    player.waits()
    for width, height in ((664, 390), (390, 664)):
        me.page.set_viewport_size({"width": width, "height": height})
        player.waits()
        expect(me.page.locator(".question")).to_be_in_viewport(ratio=1)
        player.measure()
        assert player.faults == {}
        assert seen_cities(player), (width, height)


def seen_cities(player: Player) -> list[str]:
    """Cities to choose that are in sight."""
    return [spot for spot in player.waits()["spots"] if spot.startswith("city:")]


def test_fingers_move_the_board_and_an_eye_shows_all_of_it(visit: Visit, house: House) -> None:
    table = house.table(players=2)
    house.play(table, until=lambda now: bool(now["decision"]) and now["decision"]["kind"] == "city")
    me = visit(PHONE).sits(table)
    Player(me).waits()
    sheet, frame = me.page.locator(".sheet"), me.page.locator(".board > .frame")
    before = sheet.bounding_box()
    box = frame.bounding_box()
    assert before is not None
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    touch = me.context.new_cdp_session(me.page)

    def fingers(kind: str, *points: tuple[float, float]) -> None:
        at = [{"x": across, "y": down, "id": i} for i, (across, down) in enumerate(points)]
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": at})

    fingers("touchStart", (x, y))
    for step in range(1, 6):
        fingers("touchMove", (x + 12 * step, y))
    fingers("touchEnd")
    moved = sheet.bounding_box()
    assert moved is not None
    assert moved["x"] == pytest.approx(before["x"] + 60, abs=12)
    assert moved["width"] == pytest.approx(before["width"], abs=1)
    assert house.look(table)["decision"]["kind"] == "city", "a finger that moves the board chooses nothing"
    fingers("touchStart", (x - 40, y), (x + 40, y))
    for step in range(1, 6):
        fingers("touchMove", (x - 40 - 8 * step, y), (x + 40 + 8 * step, y))
    fingers("touchEnd")
    pinched = sheet.bounding_box()
    assert pinched is not None
    assert pinched["width"] == pytest.approx(moved["width"] * 2, rel=0.1)
    eye = me.page.get_by_role("button", name=words("web-whole-board"))
    eye.tap()
    expect(frame).to_have_class(re.compile("far"))
    eye.tap()
    expect(frame).to_have_class(re.compile("near"))
