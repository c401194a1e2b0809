"""A whole game in a real Firefox, so that the page leans on no peculiarity of Chromium."""

import json
import random
import time
from pathlib import Path
from typing import Any

import pytest

from tools import timeouts
from tools.browser import firefox
from tools.browser.firefox import FirefoxPage
from tools.browser.playing import STANDING, selector
from tools.browser.tables import House

SETTINGS = json.dumps({"pace": "instant", "motion": False})
# The middle of the first thing of a selector that is in sight and lies on top there.
POINT = """((selector) => {
  for (const one of document.querySelectorAll(selector)) {
    const { left, top, width, height } = (one.querySelector(":scope > .ring") ?? one).getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    if (width && one.contains(document.elementFromPoint(x, y))) return [x, y];
  }
  return null;
})"""


def waits(page: FirefoxPage, expression: str) -> Any:
    """The value of an expression as soon as it has one."""
    deadline = time.monotonic() + timeouts.PATIENCE
    while (found := page.evaluates(expression)) is None:
        assert time.monotonic() < deadline, f"this is still nothing: {expression}"
        time.sleep(timeouts.GLANCE)
    return found


@pytest.mark.slow
def test_a_whole_game_in_firefox(house: House, tmp_path: Path) -> None:
    if firefox.find() is None:
        pytest.skip("there is no Firefox here: tests/run installs Debian's where it may")
    table = house.table(players=2, bots=("novice",))
    chance = random.Random(5)
    with firefox.open_page(tmp_path) as page:
        page.resizes(1280, 800)
        page.begins_with(f"if (location.protocol === 'http:') localStorage['gugong.settings'] ??= '{SETTINGS}'")
        page.goes(f"{house.server.http}/table/{table.id}#key={table.key}")
        moves = 0
        while (now := waits(page, f"({STANDING})()"))["turn"] != "over":
            if now["turn"] == "theirs":
                time.sleep(timeouts.GLANCE)
                continue
            chosen = chance.choice([*("spot " + spot for spot in now["spots"]), *now["options"]])
            point = page.evaluates(f"{POINT}({json.dumps(selector(chosen))})")
            if point is None:
                continue  # it has just gone: the page is at another question
            page.clicks(*point)
            moves += 1
            time.sleep(timeouts.GLANCE)
        scores = page.evaluates(
            "[...document.querySelectorAll('dialog .score')].map((one) => parseInt(one.textContent))"
        )
        assert sorted(scores) == sorted(house.look(table)["view"]["scores"])
        assert moves > 20
        assert page.faults == []
