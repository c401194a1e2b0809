"""Everybody at a table is called by a name, bots too; how well a bot plays is seen where one looks for it."""

from playwright.sync_api import expect

from tools.browser.playing import Player
from tools.browser.tables import House
from tools.browser.words import words

from .conftest import Visit


def test_bots_are_called_by_their_names(visit: Visit, house: House) -> None:
    table = house.table(players=3, bots=("novice", "apprentice"))
    names = [seat["name"] for seat in house.look(table)["table"]["seats"]]
    me = visit().sits(table)
    Player(me).waits(for_me=True)
    seats = me.page.locator(".side .seat")
    for name, level in zip(names[1:], ("novice", "apprentice"), strict=True):
        seat = seats.filter(has_text=name)
        expect(seat).to_have_count(1)
        level_told = words("seats-bot", bot=words(f"lobby-level-{level}"))
        expect(seat.get_by_title(level_told).first).to_be_visible()
    me.goes("/")
    expect(me.page.get_by_role("region", name=words("lobby-my-games"))).to_contain_text(", ".join(names[1:]))


def test_before_the_game_a_bot_has_a_name_and_a_level(visit: Visit, house: House) -> None:
    table = house.table(players=3, seats=1)
    me = visit().goes(f"/table/{table.id}#key={table.key}")
    me.page.get_by_label(words("lobby-put-bot-at", seat=words("seat-white"))).select_option("courtier")
    seat = me.page.locator(".seats li").nth(1)
    expect(seat).to_contain_text(words("lobby-level-courtier"))
    expect(seat).to_contain_text(house.look(table)["table"]["seats"][1]["name"])


def test_a_saved_game_that_is_opened_again_has_its_names(visit: Visit, house: House) -> None:
    table = house.table(players=3, seats=2, bots=("novice",), names=("Ada", "Bo"))
    names = [seat["name"] for seat in house.look(table)["table"]["seats"]]
    us = visit().sits(table)
    Player(us).waits(for_me=True)
    us.page.get_by_role("button", name=words("lobby-menu")).click()
    with us.page.expect_download() as download:
        us.page.get_by_role("button", name=words("lobby-save")).click()
    us.goes("/")
    us.page.get_by_label(words("lobby-load")).set_input_files(download.value.path())
    us.page.wait_for_url("**/table/*")
    Player(us).waits()
    for name in names:
        expect(us.page.locator(".room .seat, .room .mine").filter(has_text=name).first).to_be_visible()
