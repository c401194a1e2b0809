"""A player who looks before each choice whether something covers what it talks about."""

import random
from typing import Any

from .playing import Player
from .tables import House, Opened
from .visitor import Visitor

# What floats over the table, and what lies under it although it should be in sight: pairs of both.
COVERED = """() => {
  const HAIR = 0.5;
  const shown = (element) => element.checkVisibility({ checkVisibilityCSS: true });
  const all = (selector) => [...document.querySelectorAll(selector)].filter(shown);
  const covers = (above, below) => {
    const [a, b] = [above.getBoundingClientRect(), below.getBoundingClientRect()];
    if (!b.width || !b.height) return false;
    return Math.min(a.right, b.right) - Math.max(a.left, b.left) > HAIR
      && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > HAIR;
  };
  const name = (one) => one.dataset.anchor ?? one.className.toString();
  const subject = (one) => all(`[data-anchor="${one.dataset.about}"]`).slice(0, 1);
  const found = [];
  const check = (above, below) =>
    below.filter((one) => covers(above, one)).forEach((one) => found.push([name(above), name(one)]));
  const always = all("header.bar, .asked");
  const targets = all(".spot.target.legal");
  for (const slip of all(".slip")) check(slip, [...always, ...subject(slip), ...targets]);
  for (const tip of all("[role=tooltip]")) check(tip, [...always, ...all(".slip"), ...subject(tip), ...targets]);
  for (const spread of all(".spread")) check(spread, always);
  const places = [".slip", ".asked"].filter((place) => all(`${place} [data-option]`).length);
  if (places.length > 1) found.push(["answers in two places", places.join(" ")]);
  for (const place of places) if (all(`${place} .question`).length !== 1) found.push(["no question", place]);
  for (const one of all(".slip, [role=tooltip]")) {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) found.push([name(one), "outside"]);
  }
  return { covered: found, slips: all(".slip").length, tips: all("[role=tooltip]").length };
}"""
EXPLAINED = "[data-anchor]:is(.spot):not(.slip *)"
# Whether the pointer at a point would point at a thing; another may lie over its middle.
REACHED = """([place, [x, y]]) => {
  const thing = document.querySelector(place);
  const top = document.elementFromPoint(x, y);
  return top !== null && top.closest("[data-anchor]") === thing;
}"""


class Looker(Player):
    """Looks before each choice at what lies over what and which keys are shown, and has something explained."""

    def __init__(self, visitor: Visitor, house: House, table: Opened) -> None:
        """Like any player; what is explained is chosen by chance."""
        super().__init__(visitor)
        self.faults: list[Any] = []
        self.slips = self.tips = 0
        self._house, self._table = house, table
        self._glance = random.Random(7)

    def clicks(self, now: dict[str, Any]) -> None:
        """Look, have something explained, then choose."""
        self._looks_at_question(now)
        places = [f'[data-anchor="{spot}"]' for spot in now["spots"]]
        if places and self.moves % 2:
            self._points_at(self._glance.choice(places))
        elif self.moves % 5 == 0:
            anchors = self.page.locator(EXPLAINED).evaluate_all("all => all.map((one) => one.dataset.anchor)")
            self._points_at(f'[data-anchor="{self._glance.choice(anchors)}"]')
        super().clicks(now)

    def types(self, now: dict[str, Any]) -> None:
        """Look, then choose."""
        self._looks_at_question(now)
        super().types(now)

    def _looks_at_question(self, now: dict[str, Any]) -> None:
        self._look("a question")
        self._counts_keys(now)

    def _counts_keys(self, now: dict[str, Any]) -> None:
        """Every option that can be chosen shows its key, unless those of one place are asked about just now."""
        if self.page.locator(".slip .plain").count():
            return
        legal = [one["id"] for one in self._house.look(self._table)["decision"]["options"] if one["legal"]]
        if len(set(now["keys"])) != len(legal):
            self.faults.append((self.moves, "keys", now["keys"], legal))

    def _points_at(self, place: str) -> None:
        self.page.mouse.move(1, 1)
        box = self.page.locator(place).first.bounding_box()
        if box is None or not self.page.evaluate(REACHED, [place, _middle(box)]):
            return
        self.page.mouse.move(*_middle(box))
        self.page.locator("[role=tooltip]").wait_for()
        self._look(place)
        self.page.mouse.move(1, 1)
        self.page.locator("[role=tooltip]").wait_for(state="detached")

    def _look(self, what: str) -> None:
        found = self.page.evaluate(COVERED)
        self.slips += found["slips"]
        self.tips += found["tips"]
        if found["covered"]:
            self.faults.append((self.moves, what, found["covered"]))


def _middle(box: Any) -> tuple[float, float]:
    """The middle of a box."""
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
