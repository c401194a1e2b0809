"""Pages beside the game: about the edition, its licences and figures; and what stands where nothing is."""

import pytest
from playwright.sync_api import expect

import gugong
from tools.browser.tables import House
from tools.browser.words import words

from .conftest import Visit


def test_it_says_what_this_is_and_shows_every_licence(visit: Visit) -> None:
    me = visit(locale="tr-TR").goes("/about")
    expect(me.page.get_by_text(words("lobby-about-unofficial", "tr"))).to_be_visible()
    expect(me.page.get_by_text(gugong.__version__, exact=False).first).to_be_visible()
    for package, licence in (
        ("Gùgōng", "Permission is hereby granted"),
        ("svelte", "Permission is hereby granted"),
        ("@fluent/bundle", "Apache License"),
        ("@fontsource-variable/eb-garamond", "SIL OPEN FONT LICENSE"),
        ("@fontsource-variable/source-sans-3", "SIL OPEN FONT LICENSE"),
    ):
        entry = me.page.locator("details").filter(has=me.page.locator("summary", has_text=package))
        expect(entry.locator("pre")).to_be_hidden()
        entry.locator("summary").click()
        expect(entry.locator("pre")).to_contain_text(licence)


def test_figures_are_told_by_how_sure_they_are(visit: Visit) -> None:
    me = visit().goes("/about")
    expect(me.page.get_by_text("board: dice")).to_be_visible()
    expect(me.page.get_by_text("decrees: level1.cost")).to_be_hidden()
    me.page.get_by_text(words("lobby-about-figures-others")).click()
    for source in ("stated", "derived"):
        expect(me.page.get_by_role("heading", name=words(f"lobby-about-{source}"), exact=True)).to_be_visible()
    expect(me.page.get_by_text("decrees: level1.cost")).to_be_visible()


def test_the_menu_leads_there(visit: Visit, house: House) -> None:
    me = visit().sits(house.table())
    me.page.get_by_role("button", name=words("lobby-menu"), exact=True).click()
    expect(me.page.get_by_role("link", name=words("lobby-about"), exact=True)).to_have_attribute("href", "/about")


@pytest.mark.parametrize(
    ("path", "language"), [("/nothing", "de"), ("/some/where#key=x", "pl"), ("/table/no table", "nl")]
)
def test_nothing_is_there(visit: Visit, path: str, language: str) -> None:
    me = visit(locale=language)
    me.provokes("status of 404")
    answer = me.page.goto(f"{me.home}{path}")
    assert answer is not None
    assert answer.status == 404
    title = words("page-not-found", language)
    expect(me.page.get_by_role("heading", name=title)).to_have_count(1)
    expect(me.page.get_by_text(words("page-not-found-about", language))).to_be_visible()
    expect(me.page).to_have_title(title)
    me.page.get_by_role("link", name=words("lobby-to-start", language)).click()
    expect(me.page.get_by_role("button", name=words("lobby-way-meng", language))).to_be_visible()


def test_there_is_no_such_table(visit: Visit) -> None:
    me = visit(locale="fr-FR")
    me.provokes("status of 404")
    me.goes("/table/nosuchtable")
    expect(me.page.get_by_role("heading", name=words("web-no-entrance", "fr"))).to_be_visible()
    expect(me.page.get_by_role("alert")).to_have_text(words("refused-no-table", "fr"))
    expect(me.page).to_have_title(words("web-no-entrance", "fr"))
    me.page.get_by_role("link", name=words("lobby-to-start", "fr")).click()
    expect(me.page.get_by_role("button", name=words("lobby-way-meng", "fr"))).to_be_visible()
