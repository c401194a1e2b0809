"""The log tells everything and leads back to any moment; what the others did is shown once more."""

import re

from playwright.sync_api import expect

from tools.browser.playing import Player, play
from tools.browser.tables import House
from tools.browser.visitor import PHONE
from tools.browser.words import words

from .conftest import Visit


def test_a_line_leads_back_to_its_moment(visit: Visit, house: House) -> None:
    table = house.table()
    house.play(table, until=lambda now: now["moment"] >= 12)
    us = visit().sits(table)
    asked = Player(us).waits()
    lines = us.page.locator("button.row")
    us.presses(lines.nth(1))
    notice = us.page.get_by_role("button", name=words("web-to-now"), exact=True)
    expect(notice).to_be_visible()
    expect(us.page.locator("button.row[aria-current=true]")).to_have_count(1)
    expect(us.page.locator(".spot.target.legal")).to_have_count(0)
    notice.click()
    Player(us).sees(asked)


def test_the_keyboard_reads_the_log(visit: Visit, house: House) -> None:
    table = house.table()
    house.play(table, until=lambda now: now["moment"] >= 12)
    us = visit().sits(table)
    asked = Player(us).waits()
    us.page.keyboard.press("l")
    expect(us.page.locator("button.row:focus")).to_have_count(1)
    us.page.keyboard.press("ArrowUp")
    us.page.keyboard.press("Enter")
    expect(us.page.get_by_role("button", name=words("web-to-now"), exact=True)).to_be_visible()
    us.page.keyboard.press("Escape")
    Player(us).sees(asked)


def test_on_a_phone_the_log_is_a_sheet(visit: Visit, house: House) -> None:
    table = house.table()
    house.play(table, until=lambda now: now["moment"] >= 12)
    us = visit(PHONE).sits(table)
    Player(us).waits()
    us.presses(us.page.get_by_role("button", name=words("web-log"), exact=True))
    expect(us.page.locator("button.row").last).to_be_in_viewport()
    us.presses(us.page.get_by_role("button", name=words("web-close"), exact=True))
    expect(us.page.locator("button.row").last).to_be_hidden()


LOG = ".frame .log[role=log]"
AT_END = f"""() => {{
  const log = document.querySelector("{LOG}");
  return log.scrollTop + log.clientHeight >= log.scrollHeight - 2;
}}"""


DRAWN = "() => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen)))"
# As in a burst of news: the list has grown further than to where it goes now.
GROWS_UNSEEN = """(log) => {
  log.lastElementChild.style.paddingBottom = "400px";
  log.scrollTop += 100;
}"""


def test_the_log_follows_through_bursts_until_its_reader_scrolls_up(visit: Visit, house: House) -> None:
    table = house.table()
    us = visit().sits(table)
    log, newest = us.page.locator(LOG), us.page.get_by_role("button", name=words("log-newest"))

    def plays_to(moment: int, line: int) -> None:
        """Play on; when what is said after it has come, all of it has."""
        house.play(table, until=lambda now: now["moment"] >= moment)
        house.ask(f"tables/{table.id}/chat", {"text": "Your turn"}, table)
        expect(us.page.locator(".unread")).to_have_text(str(line))

    plays_to(50, 1)
    assert log.evaluate("log => log.scrollHeight > 1.5 * log.clientHeight")
    us.page.wait_for_function(AT_END)
    log.evaluate(GROWS_UNSEEN)
    us.page.evaluate(DRAWN)
    plays_to(53, 2)
    us.page.wait_for_function(AT_END)
    expect(newest).to_have_count(0)
    log.hover()
    us.page.mouse.wheel(0, -500)
    expect(newest).to_be_visible()
    top = log.evaluate("log => log.scrollTop")
    plays_to(55, 3)
    assert log.evaluate("log => log.scrollTop") <= top
    expect(newest).to_be_visible()
    us.page.mouse.wheel(0, 20000)
    expect(newest).to_have_count(0)
    plays_to(66, 4)
    us.page.wait_for_function(AT_END)
    expect(newest).to_have_count(0)


def test_what_the_others_did_is_shown_once_more(visit: Visit, house: House) -> None:
    table = house.table(players=3, bots=("novice", "novice"))
    me = visit(motion=True).sits(table)
    player = Player(me)
    play([player], moves=8)
    again = me.page.get_by_title(words("web-since")).first
    while not again.is_enabled():
        player.clicks(player.waits(for_me=True))
        player.waits(for_me=True)
    asked, moment = player.waits(for_me=True), house.look(table)["moment"]
    again.click()
    expect(again).to_be_disabled()
    player.sees(asked)
    assert house.look(table)["moment"] == moment


def test_people_talk(visit: Visit, house: House) -> None:
    table = house.table(players=2, seats=1)
    theirs = house.sit(table, "Bo")
    house.start(table)
    ada, bo = visit().sits(table), visit().sits(theirs)
    ada.page.get_by_role("tab", name=words("log-tab-chat")).click()
    ada.page.get_by_label(words("log-chat-label")).fill("1 good game, Bo!")
    ada.page.keyboard.press("Enter")
    bo.page.get_by_role("tab", name=re.compile(words("log-tab-chat"))).click()
    expect(bo.page.get_by_text("1 good game, Bo!")).to_be_visible()
    assert house.look(table)["moment"] == 0


def test_my_turns_are_told_as_you_and_names_stand_once_a_turn(visit: Visit, house: House) -> None:
    table = house.table(players=2, seats=1)
    theirs = house.sit(table, "Bo")
    house.start(table)
    ada, bo = visit().sits(table), visit().sits(theirs)
    play([Player(ada), Player(bo)], moves=30)
    for reader, other in ((ada, "Bo"), (bo, "Ada")):
        headings = set(reader.page.locator(".chapter.turn h4").all_inner_texts())
        assert headings == {words("seat-you"), other}
        for chapter in reader.page.locator(f'.chapter.turn:has(h4:text-is("{other}")) .words').all_inner_texts():
            assert other not in chapter


def test_several_at_one_screen_go_by_their_names(visit: Visit, house: House) -> None:
    table = house.table(players=2, names=("Ada", "Bo"))
    house.play(table, until=lambda now: now["moment"] >= 20)
    us = visit().sits(table)
    Player(us).waits()
    assert set(us.page.locator(".chapter.turn h4").all_inner_texts()) <= {"Ada", "Bo"}
    expect(us.page.locator("[role=log].log")).not_to_contain_text(words("seat-you"))
