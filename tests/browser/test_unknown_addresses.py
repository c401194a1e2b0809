"""An address that nothing is at, and a table that does not exist, have a page that leads back to the start."""

import pytest
from playwright.sync_api import expect

from tools.browser.words import words

from .conftest import Visit


@pytest.mark.parametrize(("locale", "language"), [("de-DE", "de"), ("pl-PL", "pl")])
@pytest.mark.parametrize("path", ["/nothing", "/some/where#key=x", "/table/no table"])
def test_nothing_is_there(visit: Visit, path: str, locale: str, language: str) -> None:
    me = visit(locale=locale)
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
