"""Whole games through the page, from the first card to the final scoring."""

import re
from typing import Any

import pytest
from playwright.sync_api import FloatRect, expect

from tools.browser.looking import Looker
from tools.browser.playing import Player, play
from tools.browser.tables import House, Opened, Table
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


LOOKED_AT: dict[str, tuple[Screen, dict[str, Any]]] = {
    "wide": (WIDE, {"players": 3, "bots": ("novice", "apprentice")}),
    "wider": (Screen("wider", 1440, 900), {"players": 2, "bonus_tokens": "deluxe", "expert": True}),
    "widest": (Screen("widest", 1920, 1080), {"players": 4, "bots": ("novice", "novice", "novice")}),
}


@pytest.mark.parametrize("name", LOOKED_AT)
def test_nothing_covers_what_it_talks_about(visit: Visit, house: House, name: str) -> None:
    """Against bots, and two at one screen."""
    screen, setup = LOOKED_AT[name]
    table = house.table(**setup)
    looker = Looker(visit(screen).sits(table), house, table)
    assert play([looker]) == "over"
    sees_the_end(looker.visitor, house, table)
    assert looker.faults == []
    assert looker.slips > 10
    assert looker.tips > 20


def test_against_meng_by_keyboard_alone(visit: Visit, house: House) -> None:
    table = house.table(players=1)
    looker = Looker(visit().sits(table), house, table)
    assert play([looker], keyboard=True) == "over"
    sees_the_end(looker.visitor, house, table)
    assert looker.faults == []


def test_two_people_and_a_bot_in_two_browsers(visit: Visit, house: House) -> None:
    table = house.table(players=3, seats=1, bots=("novice",))
    theirs = house.sit(table, "Bo")
    house.start(table)
    ada, bo = visit().sits(table), visit(PHONE).sits(theirs)
    assert play([Player(ada), Player(bo)]) == "over"
    for each, own in ((ada, table), (bo, theirs)):
        Player(each).waits(for_me=True)
        sees_the_end(each, house, own)


# Notes of each piece that flies where it starts and ends, as pairs of x and y.
NOTE_FLIGHTS = """() => {
  window.flights = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (path, how) {
    if (this.matches(".flyer")) {
      const half = this.getBoundingClientRect().width / 2;
      const at = ({ transform }) => transform.match(/-?[\\d.]+(?=px)/g).map((place) => Number(place) + half);
      window.flights.push([at(path[0]), at(path.at(-1))]);
    }
    return animate.call(this, path, how);
  };
}"""


def is_in(point: list[float], box: FloatRect) -> bool:
    """Whether a point lies in a box."""
    x, y = point
    return box["x"] <= x <= box["x"] + box["width"] and box["y"] <= y <= box["y"] + box["height"]


def test_a_card_that_is_drawn_at_a_harbour_flies_to_the_hand(visit: Visit, house: House) -> None:
    def claims(now: Table) -> list[dict[str, Any]]:
        options = now["decision"]["options"] if now["decision"] else []
        return [one for one in options if one["legal"] and one["verb"] == "claim" and one["args"]["reward"] == "card"]

    table = house.table(players=2)
    now = house.play(table, until=lambda now: bool(claims(now)), seed=176)
    assert claims(now), "in this game no card is drawn at a harbour: choose another seed"
    claim, seat = claims(now)[0], now["decision"]["seat"]
    us = visit(motion=True).sits(table)
    Player(us).waits()
    us.page.evaluate(NOTE_FLIGHTS)
    us.page.locator(f'[data-anchor="ship:{seat}:{claim["args"]["ship"]}"]').first.click()
    asked = us.page.locator(f'[data-option="{claim["id"]}"]:visible')
    if asked.count():
        asked.first.click()
    Player(us).waits()
    pile, hand = (us.page.locator(f'[data-anchor="{place}"]').bounding_box() for place in ("draw", f"handpile:{seat}"))
    assert pile is not None
    assert hand is not None
    flights = us.page.evaluate("window.flights")
    assert any(is_in(start, pile) and is_in(end, hand) for start, end in flights), (flights, pile, hand)
