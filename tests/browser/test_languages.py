"""Every language, chosen by the browser and switched in play: all words are there, and none is an id."""

import pytest
from playwright.sync_api import expect

from gugong.i18n.messages import languages
from tools.browser.playing import Player, play
from tools.browser.tables import House, Opened
from tools.browser.visitor import PHONE, Visitor
from tools.browser.words import words

from .conftest import Visit

LOCALES = {"en": "en-US", "de": "de-AT", "fr": "fr-CA", "nl": "nl-BE", "pl": "pl-PL", "tr": "tr-TR"}


def test_all_are_tried() -> None:
    assert sorted(LOCALES) == languages()


def speaks(visitor: Visitor, language: str) -> None:
    """The page says in which language it is."""
    expect(visitor.page.locator("html")).to_have_attribute("lang", language)


@pytest.mark.parametrize("language", LOCALES)
def test_the_start_page(visit: Visit, language: str) -> None:
    me = visit(locale=LOCALES[language]).goes("/")
    speaks(me, language)
    for way in ("meng", "bots", "screen", "friends"):
        me.page.get_by_role("button", name=words(f"lobby-way-{way}", language)).click()
        me.page.get_by_text(words("lobby-more-options", language)).click()
        me.look()
    assert me.scrolls()["right"] <= 0


@pytest.fixture(scope="module")
def running(house: House) -> Opened:
    """A game on its second day, which all languages play on."""
    table = house.table(players=2, bonus_tokens="deluxe", expert=True)
    house.play(table, until=lambda now: now["view"]["day"] == 2)
    return table


@pytest.mark.parametrize("language", LOCALES)
def test_the_table(visit: Visit, running: Opened, language: str) -> None:
    us = visit(locale=LOCALES[language]).sits(running)
    speaks(us, language)
    play([Player(us)], moves=6)
    us.page.get_by_role("button", name=words("lobby-menu", language), exact=True).click()
    us.look()
    assert us.scrolls() == {"right": 0, "below": 0}


@pytest.mark.parametrize("language", LOCALES)
def test_the_end_the_rules_and_the_rest(visit: Visit, finished: Opened, language: str) -> None:
    me = visit(PHONE, locale=LOCALES[language]).sits(finished)
    expect(me.page.get_by_role("dialog")).to_be_visible()
    me.look()
    for path in ("/rules", "/about", "/learn"):
        me.goes(path).page.wait_for_load_state("networkidle")
        expect(me.page.get_by_role("heading").first).to_be_visible()
        me.look()


def test_the_language_is_switched_in_play(visit: Visit, house: House) -> None:
    table = house.table()
    us = visit().sits(table)
    player = Player(us)
    asked = player.waits()
    us.page.get_by_role("button", name=words("lobby-menu"), exact=True).click()
    us.page.locator("select:has(option[lang=de])").select_option("de")
    speaks(us, "de")
    us.page.keyboard.press("Escape")
    player.sees(asked)
    player.clicks(asked)
    player.waits()
    us.look()
    expect(us.page.get_by_title(words("web-undo", "de")).first).to_be_enabled()
    us.page.reload()
    speaks(us, "de")


def test_an_unknown_language_is_told_in_english(visit: Visit) -> None:
    speaks(visit(locale="ja-JP").goes("/"), "en")
