"""Header, seats and log show the same moment as the board: none of them tells what has not been shown yet."""

from typing import Any

from tools.browser.playing import Player, play
from tools.browser.tables import House

from .conftest import Visit

SEATS = 4
# Every 50 ms: whose turn the header shows, which seats are marked, and whose turn the log has come to.
SAMPLE = """
() => {
  window.samples = [];
  const seat = (element) => (element && "seat" in element.dataset ? Number(element.dataset.seat) : null);
  setInterval(() => {
    const marked = [...document.querySelectorAll(".side .seat.decides")];
    window.samples.push({
      header: seat(document.querySelector("header .turn")),
      isMine: document.querySelector("header .turn.mine") !== null,
      marked: marked.map((one) => Number(one.dataset.anchor.split(":")[1])),
      log: seat([...document.querySelectorAll(".log .chapter.turn")].at(-1)),
      isTurn: [...document.querySelectorAll(".log .chapter")].at(-1)?.classList.contains("turn") ?? false,
      isAsked: document.querySelector(".prompt.mine") !== null,
    });
  }, 50);
}
"""


def test_nothing_runs_ahead_of_the_board(visit: Visit, house: House) -> None:
    table = house.table(players=SEATS, bots=("novice",) * (SEATS - 1))
    me = visit(motion=True).sits(table)
    me.page.evaluate(SAMPLE)
    play([Player(me)], moves=14)
    samples: list[dict[str, Any]] = me.page.evaluate("() => window.samples")
    watched = [sample for sample in samples if sample["header"] is not None]
    assert {sample["header"] for sample in watched} == set(range(SEATS)), "not every seat's turn was seen"
    for sample in watched:
        assert set(sample["marked"]) <= {sample["header"]}
        assert not (sample["isAsked"] and not sample["isMine"])
        if sample["isTurn"] and not sample["isAsked"]:
            # a turn stands in the log with its first event; until then the one before is the last
            assert (sample["header"] - sample["log"]) % SEATS in (0, 1), sample
