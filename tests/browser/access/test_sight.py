"""With other eyes: forced colours keep what tells states apart; a narrow window with large letters scrolls one way."""

from typing import Any

from tools.browser.playing import Player
from tools.browser.tables import House

from ..conftest import Visit

LARGE_TEXT = "() => { document.documentElement.style.fontSize = '200%'; }"
# How states look: today among the days, a card that can be chosen, and the one that has the focus.
STATES = """() => {
  const style = (selector) => getComputedStyle(document.querySelector(selector));
  const focus = style(".cards .legal:focus-visible");
  return {
    today: style(".day.now").backgroundColor !== style(".day:not(.now)").backgroundColor,
    legal: [style(".cards .legal").outlineStyle, style(".cards .legal").outlineWidth],
    letters: style("body").color !== style("body").backgroundColor,
    focus: [focus.outlineStyle, focus.outlineWidth],
    focusInLetters: focus.outlineColor === style("body").color,
    focusStandsOut: focus.outlineColor !== style(".cards .legal:not(:focus)").outlineColor,
  };
}"""


def test_forced_colours_and_narrow_windows(visit: Visit, house: House) -> None:
    table = house.table(players=3)
    me = visit().sits(table)
    Player(me).waits()
    me.page.emulate_media(forced_colors="active")
    me.page.keyboard.press("Tab")  # who goes by keyboard sees the focus
    me.page.locator(".cards .legal").last.focus()
    states: dict[str, Any] = me.page.evaluate(STATES)
    assert states == {
        "today": True,
        "legal": ["solid", "2px"],
        "letters": True,
        "focus": ["solid", "3px"],
        "focusInLetters": True,
        "focusStandsOut": True,
    }
    me.page.emulate_media(forced_colors="none")
    me.page.set_viewport_size({"width": 320, "height": 700})
    Player(me).waits()
    assert me.scrolls()["right"] <= 0
    me.page.evaluate(LARGE_TEXT)
    assert me.scrolls()["right"] <= 0
