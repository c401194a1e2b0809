"""docs/players.md lists all that a bot may call."""

import re
from pathlib import Path

from gugong import Decision, Event, Game, Option
from gugong.players import BeginsGame, EndsGame, Player

PAGE = (Path(__file__).parents[2] / "docs" / "players.md").read_text(encoding="utf-8")


def public(kind: type) -> set[str]:
    return {name for name in dir(kind) if not name.startswith("_")}


def part(heading: str) -> str:
    """The text below a heading, up to the next."""
    return PAGE.partition(f"### {heading}\n")[2].partition("\n#")[0]


def listed(text: str) -> set[str]:
    """The names in backticks that begin the cells of tables, or stand in a list of names."""
    return set(re.findall(r"`(\w+)(?:\([^`]*\))?`", text))


def test_every_name_of_a_game_is_listed_and_exists() -> None:
    lines = part("What a bot may call").splitlines()
    start = lines.index("| of the game | what |")
    rows = lines[start + 2 : lines.index("", start)]
    of_no_use = next(line for line in lines if "of no use to a bot" in line)
    names = {name for row in rows for name in listed(row.split("|")[1])} | listed(of_no_use)
    assert names == public(Game) | {"setup"}


def test_every_name_of_decisions_options_and_events_is_listed_and_exists() -> None:
    text = part("What a bot may call")
    for kind, what in ((Decision, "a decision"), (Option, "an option"), (Event, "an event")):
        (row,) = [line for line in text.splitlines() if line.startswith(f"| {what} |")]
        assert listed(row) == public(kind)


def test_every_method_of_a_bot_is_listed() -> None:
    methods = public(Player) | public(BeginsGame) | public(EndsGame)
    assert {name for name in listed(part("When a bot is called")) if name in methods} == methods
    assert methods == {"decide", "begin_game", "end_game"}
