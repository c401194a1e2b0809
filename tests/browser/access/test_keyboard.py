"""By keyboard: Tab goes to what can be chosen, the arrow keys to everything else, and no focus begins at a refusal."""

from typing import Any

from playwright.sync_api import Page, expect

from tools.browser.playing import Player
from tools.browser.tables import House
from tools.browser.words import words

from ..conftest import Visit

# What has the focus: whether it does anything, which thing of the table it is, and where one is.
FOCUS = """() => {
  const at = document.activeElement;
  const does = at.matches("a, button, select, input, summary, [role=button]") && at.ariaDisabled !== "true";
  return {
    does,
    thing: at.dataset.anchor ?? at.dataset.option ?? null,
    isAnswer: at.matches("[data-answer]"),
    isQuestion: at.id === "question-heading",
    area: at.matches("[data-area]") ? at.ariaLabel ?? at.localName : null,
    inside: at.parentElement?.closest("[data-area]")?.ariaLabel ?? null,
    text: at.ariaLabel ?? at.textContent.trim(),
    end: at === document.body,
  };
}"""

TO_TOP = """() => {
  document.body.tabIndex = -1;
  document.body.focus();
  document.body.removeAttribute("tabindex");
}"""


def focus(page: Page) -> dict[str, Any]:
    """What has the focus."""
    found: dict[str, Any] = page.evaluate(FOCUS)
    return found


def tabs(page: Page, most: int = 60) -> list[dict[str, Any]]:
    """Every stop of the Tab key, from the top of the page to its end."""
    page.evaluate(TO_TOP)
    stops: list[dict[str, Any]] = []
    for _ in range(most):
        page.keyboard.press("Tab")
        stops.append(focus(page))
        if stops[-1]["end"]:
            return stops[:-1]
    raise AssertionError(f"more than {most} stops: {stops}")


def test_tab_goes_to_choices_and_arrows_to_everything(visit: Visit, house: House) -> None:
    table = house.table(players=4)
    house.play(table, until=lambda now: now["view"]["day"] == 2 and now["decision"]["kind"] == "card")
    me = visit().sits(table)
    Player(me).waits()
    page = me.page
    stops = tabs(page)
    assert all(stop["does"] for stop in stops), [stop for stop in stops if not stop["does"]]
    assert stops[0]["text"] == words("access-skip")
    first = next(i for i, stop in enumerate(stops) if stop["isAnswer"])
    assert first < 8
    assert not any(stop["thing"] for stop in stops[:first]), "a trade or a refusal comes before the answers"
    hand = [stop["thing"] for stop in stops if stop["isAnswer"]]
    assert all(thing.startswith("card:") for thing in hand)

    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    assert focus(page)["isQuestion"]
    link = page.get_by_role("link", name=words("access-to-answers"))
    link.focus()
    page.keyboard.press("Enter")
    assert focus(page)["thing"] == hand[0]
    page.keyboard.press("ArrowRight")
    assert focus(page)["thing"] == hand[1]

    page.keyboard.press("h")
    areas = [stop["area"] for stop in tabs(page) if stop["area"]]
    assert words("location-canal") in areas
    page.get_by_role("group", name=words("location-travel"), exact=True).focus()
    seen = set()
    for _ in range(5):
        page.keyboard.press("ArrowDown")
        now = focus(page)
        assert now["inside"] == words("location-travel")
        seen.add(now["thing"])
    assert len(seen) == 5
    expect(page.get_by_role("tooltip")).to_be_visible()
    page.keyboard.press("h")


def test_focus_goes_on_with_answers_and_single_keys_can_be_switched_off(visit: Visit, house: House) -> None:
    me = visit().sits(house.table(players=2, bonus_tokens="deluxe"))
    player = Player(me, seed=3)
    page = me.page
    begun = 0
    for _ in range(14):
        asked = player.waits()
        now = focus(page)
        if not now["end"]:
            assert now["isAnswer"] or now["isQuestion"], now
            begun += 1
        player.tabs()
        page.wait_for_function("() => document.querySelector('.prompt.mine')")
        if asked == player.waits():
            page.keyboard.press("Escape")
    assert begun > 5

    page.get_by_role("button", name=words("lobby-menu"), exact=True).click()
    page.get_by_role("switch", name=words("lobby-shortcuts")).click()
    page.keyboard.press("Escape")
    asked = player.waits()
    assert asked["keys"] == []
    for key in "1h?l0":
        page.keyboard.press(key)
    player.sees(asked)
    expect(page.get_by_role("dialog")).to_have_count(0)
    player.tabs()
    page.wait_for_function("() => document.querySelector('.prompt.mine')")
