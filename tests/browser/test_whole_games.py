"""Whole games through the page, from the first card to the final scoring."""

import re

import pytest
from playwright.sync_api import expect

from tools.browser.playing import Player, play
from tools.browser.tables import House, Opened
from tools.browser.visitor import PHONE, WIDE, Screen, Visitor
from tools.browser.words import words

from .conftest import Visit


def sees_the_end(visitor: Visitor, house: House, table: Opened) -> None:
    """The ending is shown, with the scores that the server has."""
    ending = visitor.page.get_by_role("dialog")
    expect(ending).to_be_visible()
    ranking = ending.get_by_role("region", name=words("end-ranking"))
    shown = [int(re.findall(r"\d+", score)[0]) for score in ranking.locator(".score").all_inner_texts()]
    assert sorted(shown) == sorted(house.look(table)["view"]["scores"])


@pytest.mark.parametrize("screen", [WIDE, PHONE], ids=lambda screen: screen.name)
def test_against_bots(visit: Visit, house: House, screen: Screen) -> None:
    table = house.table(players=3, bots=("novice", "apprentice"))
    me = visit(screen).sits(table)
    assert play([Player(me)]) == "over"
    sees_the_end(me, house, table)


def test_several_at_one_screen(visit: Visit, house: House) -> None:
    table = house.table(players=2, bonus_tokens="deluxe", expert=True)
    us = visit().sits(table)
    assert play([Player(us)]) == "over"
    sees_the_end(us, house, table)


def test_against_meng_by_keyboard_alone(visit: Visit, house: House) -> None:
    table = house.table(players=1)
    me = visit().sits(table)
    assert play([Player(me)], keyboard=True) == "over"
    sees_the_end(me, house, table)


def test_two_people_in_two_browsers(visit: Visit, house: House) -> None:
    table = house.table(players=2, seats=1)
    theirs = house.sit(table, "Bo")
    house.start(table)
    ada, bo = visit().sits(table), visit(PHONE).sits(theirs)
    assert play([Player(ada), Player(bo)]) == "over"
    for each, own in ((ada, table), (bo, theirs)):
        Player(each).waits(for_me=True)
        sees_the_end(each, house, own)


def test_with_pieces_that_move(visit: Visit, house: House) -> None:
    table = house.table(players=2, bots=("novice",))
    me = visit(motion=True).sits(table)
    assert play([Player(me)], moves=25) == "mine"
