"""A seat is carried to another device: the desktop shows a code, the phone takes it over by link and by typing."""

from playwright.sync_api import expect

from tools.browser.playing import Player
from tools.browser.tables import House
from tools.browser.visitor import PHONE, Visitor
from tools.browser.words import words

from ..access.axe import barriers
from ..conftest import Visit


def shown_code(me: Visitor) -> str:
    """The code that the sheet shows, without its hyphen."""
    place = me.page.get_by_role("dialog").locator(".code")
    expect(place).to_be_visible()
    return (place.text_content() or "").strip().replace("-", "")


def test_a_phone_takes_over_what_a_desktop_hands_to_it(visit: Visit, house: House) -> None:
    first = house.table(players=2, bots=("novice",))
    second = house.table(players=3, names=("Ada", "Bo", "Cy"))
    desktop = visit().sits(first).sits(second)
    desktop.presses(desktop.page.get_by_role("button", name=words("lobby-menu"), exact=True))
    desktop.presses(desktop.page.get_by_role("button", name=words("handover-open")))
    code = shown_code(desktop)
    expect(desktop.page.get_by_role("img", name=words("handover-picture"))).to_be_visible()
    assert barriers(desktop, ("dialog",)) == []

    phone = visit(PHONE).goes(f"/handover#code={code}")
    expect(phone.page.get_by_text(words("handover-comes", count=1))).to_be_visible()
    expect(phone.page.get_by_role("listitem")).to_contain_text("Ada")
    assert code not in phone.page.url
    assert barriers(phone) == []
    phone.presses(phone.page.get_by_role("button", name=words("handover-confirm")))
    expect(phone.page).to_have_url(f"{phone.home}/table/{second.id}")
    Player(phone).waits(for_me=True)  # the seat is here: it is asked

    phone.provokes(r"404 \(Not Found\)")
    phone.goes(f"/handover#code={code}")
    expect(phone.page.get_by_role("alert")).to_have_text(words("refused-handover-used"))
    desktop.page.get_by_role("radio", name=words("handover-all")).check()
    expect(desktop.page.get_by_role("dialog").locator(".code")).not_to_have_text(f"{code[:5]}-{code[5:]}")
    code = shown_code(desktop)
    phone.goes("/")
    phone.presses(phone.page.get_by_role("link", name=words("handover-take-short")))
    phone.page.get_by_label(words("handover-code")).fill(f"{code[:4]} {code[4:]}".lower())
    phone.presses(phone.page.get_by_role("button", name=words("handover-look")))
    expect(phone.page.get_by_text(words("handover-known"))).to_be_visible()
    phone.presses(phone.page.get_by_role("button", name=words("handover-confirm")))
    expect(phone.page).to_have_url(f"{phone.home}/table/{first.id}")
    Player(phone).waits(for_me=True)  # the seat is here: it is asked
