"""Plays through the page as people do: by clicking legal targets, or by the keyboard alone."""

import random
import time
from typing import Any, Literal

from playwright.sync_api import Page

from tools import timeouts

from .visitor import PATIENCE, Visitor

Turn = Literal["mine", "theirs", "over"]

# What can be chosen now, whose turn it is otherwise, or nothing yet while the page waits for the server.
STANDING = """() => {
  const shown = (element) => element.checkVisibility({ checkVisibilityCSS: true });
  const all = (selector) => [...document.querySelectorAll(selector)].filter(shown);
  if (document.querySelector("#end-heading")) return { keys: [], options: [], spots: [], turn: "over" };
  if (document.querySelector(".frame .sheet")?.getAnimations().length) return null;  // the board comes near
  const moving = document.querySelector(".frame:is(.near, .far)");
  const frame = moving?.getBoundingClientRect();
  const isInside = ({ left, top, width, height }) => {
    const [x, y] = [left + width / 2, top + height / 2];
    return x > frame.left && x < frame.right && y > frame.top && y < frame.bottom;
  };
  // From afar a tap brings a place near; what lies out of sight cannot be tapped.
  const isNear = (spot) => !spot.closest(".frame:is(.near, .far)")
    || (!moving.matches(".far") && isInside(spot.getBoundingClientRect()));
  const spots = all(".spot.target.legal").filter(isNear).map((spot) => spot.dataset.anchor);
  const places = all("[data-place]:not([aria-disabled=true])").map((place) => "place " + place.dataset.place);
  const options = [...all("[data-option]:not([aria-disabled=true])").map((option) => option.dataset.option), ...places];
  const keys = all("[data-option]:not([aria-disabled=true]) kbd, .spot.target.legal .key")
    .map((key) => key.dataset.key ?? key.textContent.trim());
  if (spots.length + options.length) return { keys, options, spots, turn: "mine" };
  const turn = document.querySelector(".turn");
  return turn && !turn.matches(".mine") ? { keys, options, spots, turn: "theirs" } : null;
}"""
ONLY_MINE = f"() => {{ const now = ({STANDING})(); return now && now.turn !== 'theirs' ? now : null; }}"


class Player:
    """Plays at random on a visitor's page; the seed fixes its choices."""

    def __init__(self, visitor: Visitor, seed: int = 1, page: Page | None = None) -> None:
        """At the table that the visitor looks at."""
        self.visitor = visitor
        self.page = page or visitor.page
        self.moves = 0
        self._chance = random.Random(seed)

    def waits(self, *, for_me: bool = False) -> dict[str, Any]:
        """What can be chosen, once the page says whose turn it is; `for_me` until it is mine, or all is over."""
        wish = ONLY_MINE if for_me else STANDING
        found: dict[str, Any] = self.page.wait_for_function(wish, timeout=PATIENCE, polling=50).json_value()
        return found

    def sees(self, wanted: dict[str, Any]) -> None:
        """Wait until exactly this can be chosen."""
        wish = f"(wanted) => JSON.stringify(({STANDING})()) === JSON.stringify(wanted)"
        self.page.wait_for_function(wish, arg=wanted, timeout=PATIENCE)

    def clicks(self, now: dict[str, Any]) -> None:
        """Choose something by clicking it."""
        self.moves += 1
        chosen = self._chance.choice([*("spot " + spot for spot in now["spots"]), *now["options"]])
        self.visitor.presses(self.page.locator(selector(chosen)).first)

    def types(self, now: dict[str, Any]) -> None:
        """Choose something by its key; or by going there with the Tab key and pressing Enter."""
        self.moves += 1
        if now["keys"] and self._chance.random() < 0.8:
            self.page.keyboard.press(self._chance.choice(now["keys"]))
        else:
            self.tabs()

    def tabs(self) -> None:
        """Go with the Tab key to something that can be chosen, and take it."""
        for _ in range(400):
            self.page.keyboard.press("Tab")
            if self.page.evaluate("() => document.activeElement.matches('.legal, [data-option]')"):
                self.page.keyboard.press("Enter")
                return
        raise AssertionError("nothing that can be chosen is reached by the Tab key")


def selector(chosen: str) -> str:
    """The CSS selector of a choice."""
    if chosen.startswith("spot "):
        return f'.spot.target.legal[data-anchor="{chosen.removeprefix("spot ")}"]'
    if chosen.startswith("place "):
        return f'[data-place="{chosen.removeprefix("place ")}"]'
    return f'[data-option="{chosen}"]:not([aria-disabled=true])'


def play(players: list[Player], *, keyboard: bool = False, moves: int = 1000) -> Turn:
    """Let players with a page each play one table until the game is over or so many moves were made."""
    at = 0
    for _ in range(moves):
        at, now = _next(players, at)
        if now["turn"] == "over":
            return "over"
        (players[at].types if keyboard else players[at].clicks)(now)
        if players[at].moves % 20 == 1:
            players[at].visitor.look()
    return "mine"


def _next(players: list[Player], at: int) -> tuple[int, dict[str, Any]]:
    """Who has to choose next, beginning with `at`, and what can be chosen; waits while others play."""
    deadline = time.monotonic() + timeouts.PATIENCE
    while (now := players[at].waits(for_me=len(players) == 1))["turn"] == "theirs":
        assert time.monotonic() < deadline, "nobody has anything to choose"
        at = (at + 1) % len(players)
        if at == 0:
            players[at].page.wait_for_timeout(1000 * timeouts.GLANCE)
    return at, now
