"""A rematch waits for the people of the old game, says for whom, and can be begun without them."""

import pytest
from playwright.sync_api import Locator, expect

from tools.browser.playing import Player
from tools.browser.tables import House, Opened
from tools.browser.visitor import Visitor
from tools.browser.words import words

from .conftest import Visit


@pytest.fixture
def over(house: House) -> list[Opened]:
    """A game of Ada and Bo that is over: the table with the key of each."""
    table = house.table(players=2, seats=1)
    seated = [table, house.sit(table, "Bo")]
    house.start(table)
    house.play_together(seated)
    return seated


def button(visitor: Visitor, message: str) -> Locator:
    return visitor.page.get_by_role("button", name=words(message), exact=True)


def plays_again(visitor: Visitor, table: Opened) -> None:
    """Open the finished game and ask for another one."""
    visitor.sits(table)
    button(visitor, "end-rematch").click()
    visitor.page.wait_for_url(lambda address: table.id not in address)


def test_it_begins_when_the_others_have_come(visit: Visit, over: list[Opened]) -> None:
    ada, bo = visit(), visit().sits(over[1])
    plays_again(ada, over[0])
    expect(ada.page.get_by_role("status").get_by_text(words("lobby-rematch-waits", players="Bo"))).to_be_visible()
    expect(button(ada, "lobby-begin")).to_be_disabled()
    button(bo, "end-rematch-open").click()
    expect(button(ada, "lobby-begin")).to_be_enabled()
    expect(button(ada, "lobby-rematch-begin")).to_have_count(0)
    button(bo, "lobby-begin").click()
    assert {Player(ada).waits()["turn"], Player(bo).waits()["turn"]} == {"mine", "theirs"}


def test_it_can_be_begun_without_them(visit: Visit, over: list[Opened]) -> None:
    bo = visit()
    plays_again(bo, over[1])
    expect(bo.page.get_by_role("status").get_by_text(words("lobby-rematch-waits", players="Ada"))).to_be_visible()
    button(bo, "lobby-rematch-begin").click()
    Player(bo).waits()


def test_a_bot_takes_the_seat_of_somebody_who_has_not_come(visit: Visit, over: list[Opened]) -> None:
    bo = visit()
    plays_again(bo, over[1])
    bo.page.get_by_label(words("lobby-put-bot-at", seat=words("seat-red"))).select_option("novice")
    expect(bo.page.locator(".seats li").first).to_contain_text(words("lobby-level-novice"))
    button(bo, "lobby-begin").click()
    Player(bo).waits(for_me=True)


def test_whoever_has_not_come_finds_it_among_their_games(visit: Visit, over: list[Opened]) -> None:
    ada, bo = visit(), visit().sits(over[1])
    Player(bo).waits()
    plays_again(ada, over[0])
    bo.goes("/")
    games = bo.page.get_by_role("region", name=words("lobby-my-games"))
    games.get_by_role("link").filter(has_text=words("lobby-rematch-open")).click()
    expect(button(bo, "lobby-begin")).to_be_enabled()
    assert bo.page.url.split("#")[0] == ada.page.url.split("#")[0]
