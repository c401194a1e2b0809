"""What can be done glows; what cannot says why; what happens is told beyond the board, too."""

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, expect

from gugong.i18n.messages import attribute
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


def menu(visitor: Visitor) -> Locator:
    """The button that opens the menu."""
    return visitor.page.get_by_role("button", name=words("lobby-menu"), exact=True)


def escapes(visitor: Visitor) -> None:
    """Press Escape."""
    visitor.page.keyboard.press("Escape")


def clicks_elsewhere(visitor: Visitor) -> None:
    """Click on a bare spot of the header."""
    visitor.page.locator("header.bar").click(position={"x": 700, "y": 5})


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
        me.page.locator(f'[data-anchor="{anchor}"]').first.click()
        expect(tip(me).get_by_role("button", name=words("web-rule-open"))).to_have_attribute(
            "data-rule", re.compile(r"[A-Z]+-\d+")
        )
    me.look()


def test_an_explanation_stays_until_a_click_elsewhere_or_escape(visit: Visit, house: House) -> None:
    me = visit().sits(house.table())
    asked = Player(me).waits()
    city = me.page.locator('[data-anchor="city:Beijing"]').first
    ways: tuple[Callable[[], None], ...] = (
        lambda: escapes(me),
        lambda: clicks_elsewhere(me),
        lambda: city.click(),
    )
    for close in ways:
        city.click()
        me.page.mouse.move(1, 1)
        expect(tip(me)).to_be_visible()
        close()
        me.page.mouse.move(1, 1)
        expect(tip(me)).to_have_count(0)
    Player(me).sees(asked)


def test_explanations_can_be_switched_off(visit: Visit, house: House) -> None:
    me = visit().sits(house.table())
    Player(me).waits()
    menu(me).click()
    me.page.get_by_role("switch", name=words("lobby-tips")).click()
    me.page.keyboard.press("Escape")
    city = me.page.locator('[data-anchor="city:Beijing"]').first
    city.hover()
    expect(city).to_be_visible()
    expect(tip(me)).to_have_count(0)
    city.click()
    expect(tip(me)).to_contain_text("Beijing")
    me.page.keyboard.press("Escape")
    expect(tip(me)).to_have_count(0)
    me.page.keyboard.press("h")
    me.page.mouse.move(1, 1)
    city.hover()
    expect(tip(me)).to_contain_text("Beijing")
    me.page.reload()
    Player(me).waits()
    menu(me).click()
    expect(me.page.get_by_role("switch", name=words("lobby-tips"))).not_to_be_checked()


def test_the_menu_closes_by_a_click_elsewhere_and_by_escape(visit: Visit, house: House) -> None:
    me = visit().sits(house.table())
    Player(me).waits()
    panel = me.page.get_by_role("region", name=words("lobby-menu-title"))
    for close in (escapes, clicks_elsewhere):
        menu(me).click()
        panel.click(position={"x": 3, "y": 3})  # on nothing that takes the focus
        expect(panel).to_be_visible()
        close(me)
        expect(panel).to_be_hidden()


def test_the_rule_of_a_question_is_read_beside_the_table(visit: Visit, house: House) -> None:
    table = house.table()
    me = visit().sits(table)
    asked = Player(me).waits()
    rule = house.look(table)["decision"]["rule"]
    mark = me.page.locator(".question").get_by_role("button", name=words("web-rule-open"))
    panel = me.page.get_by_role("dialog", name=words("web-rule-title"))
    title = attribute("en", f"rule-{rule.lower()}", "title")
    assert rule not in me.page.locator(".asked").inner_text()
    ways: tuple[tuple[Callable[[], None], Callable[[], None]], ...] = (
        (lambda: mark.click(), lambda: escapes(me)),
        (lambda: me.page.keyboard.press("?"), lambda: clicks_elsewhere(me)),
        (lambda: mark.click(), lambda: mark.click()),
        (lambda: mark.click(), lambda: panel.get_by_role("button", name=words("web-close")).click()),
    )
    for opens, closes in ways:
        opens()
        expect(panel).to_contain_text(title)
        closes()
        expect(panel).to_have_count(0)
    assert f"/table/{table.id}" in me.page.url
    Player(me).sees(asked)


# What the system would show and do: the number at the app's icon, and whether the screen stays on.
SYSTEM = """
  navigator.setAppBadge = async (count) => { window.badge = count; };
  navigator.clearAppBadge = async () => { window.badge = 0; };
  navigator.wakeLock.request = async () => {
    window.isAwake = true;
    return Object.assign(new EventTarget(), { release: async () => { window.isAwake = false; } });
  };
"""


def test_a_screen_reader_hears_moves_and_questions(visit: Visit, house: House) -> None:
    table = house.table(players=2, seats=1)
    theirs = house.sit(table, "Bo")
    house.start(table)
    ada, bo = visit(), visit()
    for one, seat in ((ada, table), (bo, theirs)):
        one.context.add_init_script(SYSTEM)
        one.sits(seat)
    first, second = (ada, bo) if Player(ada).waits()["turn"] == "mine" else (bo, ada)
    player = Player(first)
    heard = second.page.locator(".visually-hidden[aria-live=polite] > p")
    expect(second.page).to_have_title(words("web-title"))
    while (now := player.waits())["turn"] == "mine":
        player.clicks(now)
    Player(second).waits(for_me=True)
    expect(heard.last).to_contain_text(words("web-your-turn"))
    turn, _ = heard.all_inner_texts()
    assert re.match(r"\w+ \(\w+\): ", turn)
    assert len(turn) < 150
    said = first.page.locator(".visually-hidden[aria-live=polite] > p").all_inner_texts()
    assert all(line.startswith(words("web-your-turn")) for line in said), "my own moves are repeated"
    expect(second.page).to_have_title(words("web-title-turn"))
    expect(second.page.locator("link[rel=icon]")).to_have_attribute("href", re.compile("turn"))
    expect(first.page).to_have_title(words("web-title"))
    expect(first.page.locator("link[rel=icon]")).to_have_attribute("href", "/favicon.svg")
    second.page.wait_for_function("() => window.badge === 1 && window.isAwake")
    first.page.wait_for_function("() => window.badge === 0 && !window.isAwake")
