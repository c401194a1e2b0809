"""From the start page to the first move: three clicks, and no account. A rematch waits for the people of old."""

import pytest
from playwright.sync_api import Locator, expect

from tools.browser.playing import Player
from tools.browser.tables import House, Opened
from tools.browser.visitor import PHONE, WIDE, Screen, Visitor
from tools.browser.words import words

from .conftest import Visit


def chooses(visitor: Visitor, way: str) -> None:
    """The first click: how to play."""
    visitor.presses(visitor.page.get_by_role("button", name=words(f"lobby-way-{way}")))


def starts(visitor: Visitor, button: str = "lobby-start") -> None:
    """The second click."""
    visitor.presses(visitor.page.get_by_role("button", name=words(button), exact=True))


@pytest.mark.parametrize("screen", [WIDE, PHONE], ids=lambda screen: screen.name)
@pytest.mark.parametrize("way", ["meng", "bots", "screen"])
def test_the_third_click_is_the_first_move(visit: Visit, way: str, screen: Screen) -> None:
    me = visit(screen).goes("/")
    chooses(me, way)
    starts(me)
    player = Player(me)
    player.clicks(player.waits(for_me=True))
    expect(me.page.get_by_title(words("web-undo"))).to_be_enabled()


def test_friends_come_by_a_link(visit: Visit) -> None:
    ada, bo = visit(), visit(PHONE)
    ada.goes("/").page.get_by_label(words("lobby-name"), exact=True).fill("Ada")
    chooses(ada, "friends")
    ada.page.get_by_role("radio", name="2", exact=True).check()
    starts(ada, "lobby-open-table")
    link = ada.page.get_by_label(words("lobby-invite-link")).input_value()

    bo.page.goto(link)
    bo.presses(bo.page.get_by_role("button", name=words("lobby-sit"), exact=True).first)
    bo.page.get_by_label(words("lobby-sit-name")).fill("Bo")
    bo.presses(bo.page.get_by_role("button", name=words("lobby-sit"), exact=True))
    expect(ada.page.get_by_text("Bo")).to_be_visible()

    starts(ada, "lobby-begin")
    players = [Player(ada), Player(bo)]
    first = [player for player in players if player.waits()["turn"] == "mine"]
    assert len(first) == 1
    for player in (first[0], *(player for player in players if player not in first)):
        while (now := player.waits())["turn"] == "mine":
            player.clicks(now)


def test_a_name_is_asked_once(visit: Visit) -> None:
    me = visit().goes("/")
    me.page.get_by_label(words("lobby-name"), exact=True).fill("Ada Lovelace")
    me.page.reload()
    expect(me.page.get_by_label(words("lobby-name"), exact=True)).to_have_value("Ada Lovelace")
    chooses(me, "meng")
    starts(me)
    expect(me.page.locator(".mine").get_by_text("Ada Lovelace", exact=True)).to_be_visible()


def test_my_games_wait_for_me(visit: Visit) -> None:
    me = visit().goes("/")
    chooses(me, "meng")
    starts(me)
    Player(me).waits(for_me=True)
    table = me.page.url
    me.goes("/")
    me.presses(me.page.get_by_role("region", name=words("lobby-my-games")).get_by_role("link").first)
    Player(me).waits(for_me=True)
    assert me.page.url == table


def test_a_public_table_is_found_and_watched(visit: Visit) -> None:
    ada, eve = visit(), visit()
    ada.goes("/")
    chooses(ada, "friends")
    ada.page.get_by_role("radio", name=words("lobby-who-public")).check()
    starts(ada, "lobby-open-table")
    ada.page.get_by_label(words("lobby-invite-link")).wait_for()
    eve.goes("/")
    eve.page.get_by_role("link", name=words("lobby-join")).first.click()
    expect(eve.page.get_by_role("heading", name=words("lobby-room"))).to_be_visible()


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


def test_a_rematch_begins_when_the_others_have_come(visit: Visit, over: list[Opened]) -> None:
    ada, bo = visit(), visit().sits(over[1])
    plays_again(ada, over[0])
    expect(ada.page.get_by_role("status").get_by_text(words("lobby-rematch-waits", players="Bo"))).to_be_visible()
    expect(button(ada, "lobby-begin")).to_be_disabled()
    button(bo, "end-rematch-open").click()
    expect(button(ada, "lobby-begin")).to_be_enabled()
    expect(button(ada, "lobby-rematch-begin")).to_have_count(0)
    button(bo, "lobby-begin").click()
    assert {Player(ada).waits()["turn"], Player(bo).waits()["turn"]} == {"mine", "theirs"}


def test_a_rematch_can_be_begun_without_them(visit: Visit, over: list[Opened]) -> None:
    bo = visit()
    plays_again(bo, over[1])
    expect(bo.page.get_by_role("status").get_by_text(words("lobby-rematch-waits", players="Ada"))).to_be_visible()
    button(bo, "lobby-rematch-begin").click()
    Player(bo).waits()


def test_in_a_rematch_a_bot_takes_the_seat_of_somebody_who_has_not_come(visit: Visit, over: list[Opened]) -> None:
    bo = visit()
    plays_again(bo, over[1])
    bo.page.get_by_label(words("lobby-put-bot-at", seat=words("seat-red"))).select_option("novice")
    expect(bo.page.locator(".seats li").first).to_contain_text(words("lobby-level-novice"))
    button(bo, "lobby-begin").click()
    Player(bo).waits(for_me=True)


def test_whoever_has_not_come_finds_a_rematch_among_their_games(visit: Visit, over: list[Opened]) -> None:
    ada, bo = visit(), visit().sits(over[1])
    Player(bo).waits()
    plays_again(ada, over[0])
    bo.goes("/")
    games = bo.page.get_by_role("region", name=words("lobby-my-games"))
    games.get_by_role("link").filter(has_text=words("lobby-rematch-open")).click()
    expect(button(bo, "lobby-begin")).to_be_enabled()
    assert bo.page.url.split("#")[0] == ada.page.url.split("#")[0]
