"""The first lesson can be played to its end, by doing what the teacher says, on both screens; and skipped."""

import pytest
from playwright.sync_api import expect

from tools.browser.visitor import PHONE, WIDE, Screen
from tools.browser.words import words

from .conftest import Visit

MOST_STEPS = 200
GOES_ON = "aside .buttons button.primary"
TO_DO = ".spot.target.legal.hinted, [data-option].shown:not([aria-disabled=true])"


@pytest.mark.parametrize("screen", [WIDE, PHONE], ids=lambda screen: screen.name)
def test_it_is_played_to_its_end(visit: Visit, screen: Screen) -> None:
    me = visit(screen).goes("/learn")
    finished = me.page.get_by_role("link", name=words("lesson-play-bots"))
    for _ in range(MOST_STEPS):
        step = me.page.locator(f"{GOES_ON}, {TO_DO}").or_(finished).filter(visible=True).first
        step.wait_for()
        if finished.is_visible():
            break
        me.presses(step)
    expect(finished).to_be_visible()


def test_every_part_can_be_skipped(visit: Visit) -> None:
    me = visit().goes("/learn")
    skip = me.page.get_by_role("button", name=words("lesson-skip"), exact=True)
    skip.wait_for()
    parts = me.page.get_by_role("navigation", name=words("lesson-scenes")).get_by_role("button")
    for part in range(1, parts.count()):
        skip.click()
        expect(parts.nth(part)).to_have_attribute("aria-current", "step")
        me.look()
    me.page.get_by_role("link", name=words("lesson-leave")).click()
    expect(me.page.get_by_role("button", name=words("lobby-way-meng"))).to_be_visible()


def test_it_goes_on_after_a_wrong_choice(visit: Visit) -> None:
    me = visit().goes("/learn")
    wrong = me.page.locator(".spot.target.legal:not(.hinted)")
    for _ in range(MOST_STEPS):
        step = me.page.locator(f"{GOES_ON}, {TO_DO}").filter(visible=True).first
        step.wait_for()
        if me.page.locator(TO_DO).count() and wrong.count():
            wrong.first.click()
            break
        me.presses(step)
    expect(me.page.get_by_text(words("lesson-not-now"))).to_be_visible()
    expect(me.page.locator(TO_DO).first).to_be_visible()
