"""Undo, redo and "restart turn" are always in reach; beyond one's own turn the others are asked."""

from playwright.sync_api import Locator, expect

from tools.browser.playing import Player
from tools.browser.tables import House, Opened
from tools.browser.visitor import PHONE, Visitor
from tools.browser.words import words

from .conftest import Visit


def question(visitor: Visitor) -> Locator:
    """What is asked, or what the table waits for."""
    return visitor.page.locator(".question").first


def tool(visitor: Visitor, message: str) -> Locator:
    """One of the buttons at the top; its title may end with a key."""
    return visitor.page.locator(f'[title^="{words(message)}"]').first


def chooses(player: Player, times: int = 1) -> None:
    """Make some choices."""
    for _ in range(times):
        player.clicks(player.waits(for_me=True))
    player.waits()


def test_a_choice_is_taken_back_and_made_again(visit: Visit, house: House) -> None:
    table = house.table()
    us = visit().sits(table)
    player = Player(us)
    player.waits()
    before = question(us).inner_text()
    chooses(player)
    after = question(us).inner_text()
    assert after != before
    tool(us, "web-undo").click()
    expect(question(us)).to_have_text(before, use_inner_text=True)
    tool(us, "web-redo").click()
    expect(question(us)).to_have_text(after, use_inner_text=True)
    us.page.keyboard.press("Backspace")
    expect(question(us)).to_have_text(before, use_inner_text=True)
    assert house.look(table)["moment"] == 0


def test_a_turn_is_begun_anew(visit: Visit, house: House) -> None:
    table = house.table(players=2, bots=("novice",))
    me = visit(PHONE).sits(table)
    player = Player(me)
    player.waits(for_me=True)
    moment, before = house.look(table)["moment"], question(me).inner_text()
    chooses(player, 2)
    me.presses(tool(me, "web-restart"))
    expect(question(me)).to_have_text(before, use_inner_text=True)
    assert house.look(table)["moment"] == moment


def test_others_are_asked_whether_a_turn_may_be_taken_back(visit: Visit, house: House) -> None:
    table = house.table(players=2, seats=1)
    theirs = house.sit(table, "Bo")
    house.start(table)
    ada, bo = visit().sits(table), visit().sits(theirs)
    players = [Player(ada), Player(bo)]
    first, second = players if players[0].waits()["turn"] == "mine" else players[::-1]
    while (now := first.waits())["turn"] == "mine":
        first.clicks(now)
    chooses(second)
    tool(first.visitor, "web-undo-ask").click()
    second.page.get_by_role("button", name=words("web-agree"), exact=True).click()
    assert first.waits(for_me=True)["turn"] == "mine"
    assert second.waits()["turn"] == "theirs"
    seat = house.look(table)["decision"]["seat"]
    name = ("Ada", "Bo")[seat]
    told = words("log-undone-turn", player=name, turn=name, agreed="yes", you="no", mine="no")
    told_me = words("log-undone-turn", player=name, turn=name, agreed="yes", you="yes", mine="yes")
    expect(second.page.locator(".notice").filter(has_text=told)).to_be_visible()
    expect(first.page.locator(".notice")).to_have_count(0)
    for player, sentence in ((first, told_me), (second, told)):
        chapter = player.page.locator(".log .chapter").last
        expect(chapter).to_have_attribute("data-seat", str(seat))
        expect(chapter).to_contain_text(sentence)
    now = house.look(seated := (table, theirs)[seat])
    legal = next(option["id"] for option in now["decision"]["options"] if option["legal"])
    house.ask(f"tables/{table.id}/moves", {"at": now["at"], "action": legal}, seated)
    expect(second.page.locator(".notice").filter(has_text=told)).to_have_count(0)


def test_after_the_end_nothing_is_taken_back_between_people(visit: Visit, house: House) -> None:
    table = house.table(players=2, seats=1)
    theirs = house.sit(table, "Bo")
    house.start(table)
    house.play_together([table, theirs])
    ada = visit().sits(table)
    ada.page.keyboard.press("Escape")
    expect(tool(ada, "web-since")).to_be_visible()
    for gone in ("web-undo", "web-undo-ask", "web-restart", "web-redo"):
        expect(tool(ada, gone)).to_have_count(0)


def test_whoever_has_all_seats_takes_back_after_the_end(visit: Visit, finished: Opened) -> None:
    us = visit().sits(finished)
    us.page.keyboard.press("Escape")
    expect(tool(us, "web-undo")).to_be_enabled()


def test_whoever_loses_their_turn_is_told_why(visit: Visit, house: House) -> None:
    table = house.table(players=2, seats=1)
    theirs = house.sit(table, "Bo")
    house.start(table)
    ada, bo = visit().sits(table), visit().sits(theirs)
    players = [Player(ada), Player(bo)]
    first, second = players if players[0].waits()["turn"] == "mine" else players[::-1]
    while (now := first.waits())["turn"] == "mine":
        first.clicks(now)
    assert second.waits(for_me=True)["turn"] == "mine"
    tool(first.visitor, "web-undo").click()
    assert first.waits(for_me=True)["turn"] == "mine"
    name = ("Ada", "Bo")[house.look(table)["decision"]["seat"]]
    told = second.page.locator(".notice").filter(
        has_text=words("log-undone-turn", player=name, turn=name, agreed="no", you="no", mine="no")
    )
    expect(told).to_be_visible()
    told.get_by_role("button", name=words("web-close")).click()
    expect(told).to_have_count(0)
