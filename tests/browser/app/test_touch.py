"""On a phone: the back button closes what is open first, things explain themselves by touch, no keys are told of."""

from playwright.sync_api import Locator, Page, expect

from tools.browser.playing import Player
from tools.browser.tables import House
from tools.browser.visitor import PHONE
from tools.browser.words import words

from ..conftest import Visit


def hold(page: Page, place: Locator, tip: Locator) -> None:
    """Lay a finger on a place until it is explained, and take it away."""
    box = place.bounding_box()
    assert box is not None
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    session = page.context.new_cdp_session(page)
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    expect(tip).to_be_visible()
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_touching_explains_and_back_closes_what_is_open_before_it_leaves(visit: Visit, house: House) -> None:
    table = house.table()
    me = visit(PHONE).goes("/")
    me.page.goto(f"{me.home}/table/{table.id}#key={table.key}")
    page, player = me.page, Player(me)
    asked = player.waits()
    tip, hint = page.get_by_role("tooltip"), page.get_by_text(words("web-touch-hint"))
    address = page.url

    expect(hint).to_be_visible()
    assert page.locator("kbd, .key").filter(visible=True).count() == 0
    hold(page, page.locator(".mine .spot.target.legal").first, tip)  # what can be chosen is explained, not chosen
    expect(hint).to_be_hidden()
    page.go_back()
    expect(tip).to_be_hidden()
    player.sees(asked)
    me.presses(page.locator(".bar .spot").first)  # what cannot be chosen is explained by a tap
    expect(tip).to_be_visible()
    page.go_back()
    expect(tip).to_be_hidden()

    menu = page.get_by_role("button", name=words("lobby-menu"))
    me.presses(menu)
    expect(page.get_by_role("link", name=words("lobby-to-start"))).to_be_visible()
    assert page.get_by_text(words("lobby-keys"), exact=True).count() == 0
    assert page.get_by_role("switch", name=words("lobby-tips")).count() == 0
    page.go_back()
    expect(menu).to_have_attribute("aria-expanded", "false")

    me.presses(page.locator(".strip .seat").first)
    sheet = page.get_by_role("dialog")
    expect(sheet).to_be_visible()
    me.presses(sheet.locator(".spot").first)
    me.presses(tip.get_by_role("button", name=words("web-rule-open")))  # it lies above the sheet
    rule = page.get_by_role("dialog", name=words("web-rule-title"))
    me.presses(rule.get_by_role("button", name=words("web-close")))
    expect(rule).to_be_hidden()
    page.go_back()
    expect(sheet).to_be_hidden()
    assert page.url == address
    me.presses(menu)
    me.presses(menu)  # closed by its button: back has nothing to close any more
    page.go_back()
    page.wait_for_url(f"{me.home}/")

    page.go_forward()
    player.waits()
    expect(hint).to_be_hidden()
    assert house.look(table)["moment"] == 0
