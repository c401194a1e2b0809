"""gugong.analyse: every legal option with its chances, from what the seat may know."""

import pytest

import gugong
from gugong import Game, IllegalMove, PlayerError, Setup
from tests.players.test_search import LAST_STEP


@pytest.mark.parametrize("players", [1, 2, 4])
def test_every_legal_option_is_judged_and_every_simulation_counted(players: int) -> None:
    game = Game(Setup(players=players, seed=2))
    assert game.decision is not None
    found = gugong.analyse(game, game.decision.seat, 200)
    assert sorted(one.option for one in found) == game.legal
    assert sum(one.visits for one in found) == 200
    for one in found:
        assert one.visits >= 1
        assert 0 <= one.win <= 1
        assert one.score >= 0


def test_the_option_that_wins_has_the_best_chance() -> None:
    game = Game.from_position(LAST_STEP)
    assert game.decision is not None
    best = gugong.analyse(game, 0, 300)[0]
    option = next(one for one in game.decision.options if one.id == best.option)
    assert option.args["location"] == "palace"
    assert best.win == 1.0


def test_what_is_hidden_does_not_change_the_answer() -> None:
    """HIDDEN-1"""
    game = Game(Setup(players=3, seed=2, expert=True))
    assert game.decision is not None
    seat = game.decision.seat
    twin = game.determinized(seat, 99)
    assert game.state.tobytes() != twin.state.tobytes()
    assert gugong.analyse(game, seat, 100) == gugong.analyse(twin, seat, 100)


def test_time_and_threads_are_budgets_too() -> None:
    game = Game(Setup(players=2, seed=2))
    assert game.decision is not None
    assert all(one.visits > 0 for one in gugong.analyse(game, game.decision.seat, "20ms"))
    found = gugong.analyse(game, game.decision.seat, "100,threads=2")
    assert sum(one.visits for one in found) == 100


@pytest.mark.parametrize("budget", [400, "20ms"])
def test_an_even_budget_goes_to_all_options_alike(budget: int | str) -> None:
    game = Game(Setup(players=4, seed=2))
    assert game.decision is not None
    visits = [one.visits for one in gugong.analyse(game, game.decision.seat, budget, even=True)]
    assert max(visits) - min(visits) <= 1


def test_even_the_smallest_budget_tries_every_option_once() -> None:
    game = Game(Setup(players=4, seed=2))
    assert game.decision is not None
    assert {one.visits for one in gugong.analyse(game, game.decision.seat, 1)} == {1}


def test_the_game_is_not_changed() -> None:
    game = Game(Setup(players=2, seed=2))
    assert game.decision is not None
    before = game.state.tobytes()
    gugong.analyse(game, game.decision.seat, 50)
    assert game.state.tobytes() == before


def test_what_cannot_be_analysed_is_told() -> None:
    game = Game(Setup(players=2, seed=2))
    assert game.decision is not None
    seat = game.decision.seat
    with pytest.raises(IllegalMove, match=f"It is seat {seat}'s decision now"):
        gugong.analyse(game, 1 - seat, 50)
    with pytest.raises(IllegalMove, match="There is no seat 7"):
        gugong.analyse(game, 7, 50)
    with pytest.raises(PlayerError, match="cannot think for 'long'"):
        gugong.analyse(game, seat, "long")
    while not game.over:
        game.play(game.legal[0])
    with pytest.raises(IllegalMove, match="over"):
        gugong.analyse(game, seat, 50)
