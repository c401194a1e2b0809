"""Names, lists and invitations: who plays, and what one wants to know before going to a table."""

import re

from playwright.sync_api import Locator, expect

from tools.browser.playing import Player
from tools.browser.tables import House, Opened
from tools.browser.visitor import PHONE, Visitor
from tools.browser.words import words

from .conftest import Visit


def my_games(visitor: Visitor) -> Locator:
    """The list on the start page."""
    return visitor.page.get_by_role("region", name=words("lobby-my-games"))


def test_my_games_tell_the_date_the_turn_and_the_points(visit: Visit, house: House) -> None:
    table = house.table(players=3, bots=("novice", "novice"))
    me = visit().sits(table)
    Player(me).waits(for_me=True)
    seats = house.look(table)["table"]["seats"]
    me.goes("/")
    line = my_games(me).get_by_role("listitem").first
    expect(line).to_contain_text(words("lobby-your-turn"))
    expect(line.locator("time")).to_have_text(re.compile(r"\d"))
    scores = house.ask(f"tables/{table.id}/summary", None, table)["scores"]
    expect(line).to_contain_text(words("lobby-points-you", points=scores[0]))
    for seat in (1, 2):
        told = words("lobby-points-of", player=seats[seat]["name"], points=scores[seat])
        expect(line).to_contain_text(told)


def test_my_finished_games_tell_the_result_and_the_points(visit: Visit, house: House, finished: Opened) -> None:
    us = visit().sits(finished)
    Player(us).waits()
    us.goes("/")
    my_games(us).get_by_text(words("lobby-finished", count=1)).click()
    line = my_games(us).get_by_role("listitem").first
    end = house.look(finished)["view"]
    if end["winner"] is None:
        expect(line).to_contain_text(words("lobby-nobody-won"))
    else:
        name = house.look(finished)["table"]["seats"][end["winner"]]["name"]
        expect(line).to_contain_text(words("lobby-won-by", player=name))
    for points in end["scores"]:
        expect(line.locator(".points")).to_contain_text(str(points))


def test_a_public_table_tells_its_options_its_clock_and_who_is_missing(visit: Visit, house: House) -> None:
    clock = {"kind": "live", "minutes": 25, "seconds": 15}
    setup = {"players": 4, "bonus_tokens": "deluxe", "expert": True}
    house.ask("tables", {"name": "Zoe of the lists", "public": True, "clock": clock, "setup": setup})
    me = visit().goes("/")
    tables = me.page.get_by_role("region", name=words("lobby-public"))
    line = tables.get_by_role("listitem").filter(has_text="Zoe of the lists")
    for told in (
        words("lobby-missing", count=3),
        words("lobby-option-players", count=4),
        words("lobby-option-bonus", tokens=words("lobby-bonus-deluxe")),
        words("lobby-option-expert"),
        words("lobby-option-clock-live", minutes=25, seconds=15),
    ):
        expect(line).to_contain_text(told)


def test_an_invitation_tells_who_invites_what_is_played_and_who_sits(visit: Visit, house: House) -> None:
    clock = {"kind": "days", "days": 2}
    setup = {"players": 4, "bonus_tokens": "standard"}
    made = house.opened(house.ask("tables", {"name": "Ada", "setup": setup, "clock": clock, "bots": ["novice"]}))
    house.sit(made, "Bo")
    guest = visit(PHONE).goes(f"/table/{made.id}#invite={made.invite}")
    page = guest.page
    heading = page.get_by_role("heading", name=words("lobby-invited", player="Ada"))
    expect(heading).to_be_in_viewport()
    for told in (
        words("lobby-option-bonus", tokens=words("lobby-bonus-standard")),
        words("lobby-option-clock-days", days=2),
        words("lobby-invited-free", count=1),
    ):
        expect(page.get_by_text(told)).to_be_in_viewport()
    seats = page.locator(".seats li")
    expect(seats.nth(0)).to_contain_text(words("lobby-seat-leads"))
    expect(seats.nth(2)).to_contain_text("Bo")
    guest.presses(page.get_by_role("button", name=words("lobby-sit"), exact=True))
    page.get_by_label(words("lobby-sit-name")).fill("Cem")
    guest.presses(page.get_by_role("button", name=words("lobby-sit"), exact=True))
    expect(heading).to_be_hidden()
    expect(page.get_by_text(words("lobby-begin-wait-for", player="Ada"))).to_be_visible()


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
