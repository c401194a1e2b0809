"""Options: numbered, grouped, greyed ones with their reason."""

from typing import Any

import pytest

from gugong import Game
from gugong.cli.terminal.board_context import BoardContext
from gugong.cli.terminal.choices import Choices
from tests.playing import choose, lay, table

from ..support.cli_driver import screen


def choices(game: Game) -> Choices:
    assert game.decision is not None
    return Choices(game.decision, BoardContext(game.view(game.decision.seat), game.box))


def shown(game: Game) -> str:
    return screen(choices(game).render())


def at_palace(**seat: Any) -> Game:
    game = table(locations={"palace": "start.1"}, seats=[{"hand": ["set2.4", "set1.4"], **seat}])
    lay(game, "set2.4", "palace")
    return game


def test_a_question_names_its_rule_and_its_options_have_numbers() -> None:
    lines = [line.rstrip() for line in shown(at_palace(pool=6)).splitlines()]
    assert lines[0].startswith("● The location: go to the Palace?")
    assert lines[0].endswith("ACTION-1")
    assert lines[1:] == [
        " 1) A: envoy 1 step",
        " 2) B: remove 2 servants, envoy 2 steps, intrigue 1 step",
        " 0) No, skip it",
    ]


def test_zero_declines() -> None:
    assert choices(at_palace()).numbered[0].verb == "decline"


def test_what_cannot_be_done_has_no_number_but_a_reason() -> None:
    game = at_palace(pool=1)
    text = shown(game)
    assert "✗ B: remove 2 servants, envoy 2 steps, intrigue 1 step: You have too few servants in your pool." in text
    assert {option.verb for option in choices(game).numbered.values()} == {"variant_a", "decline"}


def test_cities_out_of_reach_stand_together() -> None:
    game = table(locations={"travel": "start.1"}, seats=[{"hand": ["set2.4", "set1.4"], "traveller": "Beijing"}])
    lay(game, "set2.4", "travel")
    choose(game, "variant_a")
    (line,) = [line for line in shown(game).splitlines() if "Fuzhou ·" in line]
    assert line.startswith("  ✗ ")


def test_many_options_stand_in_columns() -> None:
    game = table(locations={"travel": "start.1"}, seats=[{"hand": ["set2.4", "set1.4"]}])
    lay(game, "set2.4", "travel")
    choose(game, "variant_a")
    assert len(choices(game).numbered) == 14
    assert len(shown(game).splitlines()) <= 8


@pytest.mark.parametrize(("players", "named"), [(2, False), (4, True)])
def test_with_two_routes_a_ship_says_on_which(players: int, named: bool) -> None:
    game = table(players, locations={"canal": "start.1"}, seats=[{"hand": ["set2.4", "set1.4"]}])
    lay(game, "set2.4", "canal")
    choose(game, "variant_a")
    assert ("New ship in port 1 of route 2" in shown(game)) == named


def test_a_claim_says_which_ship() -> None:
    ships = [{"route": 0, "port": 1, "servants": 1}, {"route": 0, "port": 2, "servants": 2}]
    game = table(locations={"canal": "start.1"}, seats=[{"hand": ["set2.4", "set1.4"], "ships": ships, "pool": 5}])
    lay(game, "set2.4", "canal")
    choose(game, "variant_a")
    choose(game, "load", port=2)
    assert "4 VP: ship in port 2" in shown(game)


def test_trades_stand_below_the_rest() -> None:
    game = table(seats=[{"tokens": {"plain": 4}}])
    last = choices(game).numbered[max(choices(game).numbered)]
    assert last.verb == "trade_vp"
    assert "Trade 4 tokens for 2 VP" in shown(game)
