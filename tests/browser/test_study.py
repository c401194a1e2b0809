"""Studying: stepping through a game, mine or from a file, and what each option was worth."""

import re

from playwright.sync_api import Locator, expect

from tools.browser.playing import Player
from tools.browser.tables import House, Opened
from tools.browser.visitor import Visitor
from tools.browser.words import words

from .conftest import Visit


def button(visitor: Visitor, message: str) -> Locator:
    """A button by its words."""
    return visitor.page.get_by_role("button", name=words(message), exact=True).first


def test_a_finished_game_is_gone_through(visit: Visit, house: House, finished: Opened) -> None:
    last = house.look(finished)["moment"]
    us = visit().sits(finished)
    button(us, "end-study").click()
    count = us.page.get_by_role("slider", name=words("study-slider"))
    expect(count).to_have_attribute("aria-valuetext", words("study-moment", moment=0, last=last))
    button(us, "study-forward").click()
    expect(count).to_have_attribute("aria-valuetext", words("study-moment", moment=1, last=last))
    us.page.keyboard.press("ArrowRight")
    expect(count).to_have_attribute("aria-valuetext", words("study-moment", moment=2, last=last))
    button(us, "study-last").click()
    expect(count).to_have_attribute("aria-valuetext", words("study-moment", moment=last, last=last))
    us.page.get_by_role("button", name=words("log-open-result")).click()
    expect(us.page.get_by_role("dialog")).to_be_visible()


def test_the_chances_of_each_option_are_shown(visit: Visit, house: House) -> None:
    table = house.table()
    house.play(table, until=lambda now: now["moment"] >= 5)
    house.until_bots_think(table)
    us = visit().sits(table)
    asked = Player(us).waits()
    button(us, "study-chances").click()
    chances = us.page.get_by_role("region", name=words("study-chances-title"))
    expect(chances.locator("tbody tr").first).to_be_visible()
    legal = [one for one in house.look(table)["decision"]["options"] if one["legal"]]
    assert chances.locator("tbody tr").count() == len(legal)
    expect(chances.locator("tbody td").first).to_have_text(re.compile(r"^\d+\s?%$"))
    Player(us).sees(asked)


def test_a_game_goes_on_from_any_moment(visit: Visit, house: House, finished: Opened) -> None:
    us = visit().sits(finished)
    button(us, "end-study").click()
    button(us, "study-forward").click()
    button(us, "study-from-here").click()
    us.page.wait_for_url(lambda address: finished.id not in address)
    player = Player(us)
    player.clicks(player.waits(for_me=True))
    player.waits(for_me=True)
    assert house.look(finished)["view"]["over"]


def test_a_saved_game_is_loaded(visit: Visit, house: House, finished: Opened) -> None:
    last = house.look(finished)["moment"]
    me = visit().goes("/")
    saved = {"name": "game.json", "mimeType": "application/json", "buffer": house.save(finished).encode()}
    me.page.get_by_label(words("lobby-load")).set_input_files(saved)
    count = me.page.get_by_role("slider", name=words("study-slider"))
    expect(count).to_have_attribute("aria-valuetext", words("study-moment", moment=last, last=last))


def test_what_is_no_game_is_refused_in_words(visit: Visit) -> None:
    me = visit().goes("/")
    me.provokes("status of 4")
    wrong = {"name": "game.json", "mimeType": "application/json", "buffer": b'{"this": "is no game"}'}
    me.page.get_by_label(words("lobby-load")).set_input_files(wrong)
    expect(me.page.get_by_role("alert").filter(has_text=re.compile(r"\w"))).to_be_visible()
    assert me.page.url == f"{me.home}/"


def test_a_rematch_has_the_same_people(visit: Visit, house: House) -> None:
    table = house.table()
    house.play(table)
    us = visit().sits(table)
    button(us, "end-rematch").click()
    us.page.wait_for_url(lambda address: table.id not in address)
    expect(us.page.get_by_text("Ada").first).to_be_visible()
