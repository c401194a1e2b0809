"""What can be done glows; what cannot says why; what happens is told beyond the board, too."""

import re
from typing import Any

from playwright.sync_api import Locator, expect

from tools.browser.playing import Player
from tools.browser.tables import House, Table
from tools.browser.visitor import Visitor
from tools.browser.words import words

from .conftest import Visit

ON_THE_BOARD = {"go_to", "buy_jade", "take_decree", "exchange_at"}


def refused(now: Table) -> list[dict[str, Any]]:
    """Options on the board that cannot be chosen now."""
    return [one for one in now["decision"]["options"] if not one["legal"] and one["verb"] in ON_THE_BOARD]


def tip(visitor: Visitor) -> Locator:
    """What is said about the thing pointed at."""
    return visitor.page.get_by_role("tooltip")


def test_what_cannot_be_chosen_says_why(visit: Visit, house: House) -> None:
    table = house.table()
    now = house.play(table, until=lambda now: bool(refused(now)))
    me = visit().sits(table)
    Player(me).waits()
    me.page.locator(".spot.target:not(.legal)").first.hover()
    reasons = {re.split(r"[{$]", words(one["reason"]))[0] for one in refused(now)}
    expect(tip(me).locator("em").first).not_to_be_empty()
    assert any(reason in tip(me).inner_text() for reason in reasons)


def test_a_choice_shows_what_it_costs(visit: Visit, house: House) -> None:
    table = house.table()
    house.play(
        table,
        until=lambda now: any(one["legal"] and one["verb"] == "buy_jade" for one in now["decision"]["options"]),
    )
    me = visit().sits(table)
    Player(me).waits()
    me.page.locator('.spot.target.legal[data-anchor^="house:"]').first.hover()
    expect(tip(me).locator(".cost").first).to_contain_text(re.compile(r"−\d"))


def test_everything_explains_itself_with_its_rule(visit: Visit, house: House) -> None:
    me = visit().sits(house.table())
    Player(me).waits()
    for anchor in ("city:Beijing", "medal", "intrigue:0", "pool:0", "house:plaza", "port:0:2", "jade:1"):
        me.page.locator(f'[data-anchor="{anchor}"]').first.hover()
        expect(tip(me)).to_contain_text(re.compile(words("web-rule", rule=r"[A-Z]+-\d+")))
    me.look()


def test_a_screen_reader_hears_moves_and_questions(visit: Visit, house: House) -> None:
    table = house.table(players=2, seats=1)
    theirs = house.sit(table, "Bo")
    house.start(table)
    ada, bo = visit().sits(table), visit().sits(theirs)
    first, second = (ada, bo) if Player(ada).waits()["turn"] == "mine" else (bo, ada)
    player = Player(first)
    heard = second.page.locator(".visually-hidden[aria-live=polite]").first
    expect(second.page).to_have_title(words("web-title"))
    before = heard.inner_text()
    while (now := player.waits())["turn"] == "mine":
        player.clicks(now)
    expect(heard).not_to_have_text(before)
    Player(second).waits(for_me=True)
    expect(heard).to_contain_text(words("web-your-turn"))
    expect(second.page).to_have_title(words("web-title-turn"))
    expect(second.page.locator("link[rel=icon]")).to_have_attribute("href", re.compile("turn"))
    expect(first.page).to_have_title(words("web-title"))
    expect(first.page.locator("link[rel=icon]")).to_have_attribute("href", "/favicon.svg")
