"""Players by their specs: what is found, and what is said of a wrong one."""

from typing import Any

import pytest

from gugong import Game, PlayerError, Setup
from gugong.players import LEVELS, ask, new_player, player_names
from gugong.players.mcts import Budget


def test_the_built_in_players_are_found_by_entry_point() -> None:
    assert {"random", "greedy", "instinct", "mcts"} <= set(player_names())


@pytest.mark.parametrize("spec", ["random", "greedy", "instinct", "mcts:8", "mcts:20ms", *LEVELS])
def test_every_spec_makes_a_player_that_chooses_a_legal_action(spec: str) -> None:
    game = Game(Setup(players=3, seed=4))
    assert ask(new_player(spec, seed=1), game) in game.legal


def test_there_are_four_levels_and_each_is_a_spec() -> None:
    assert len(LEVELS) == 4
    assert len(set(LEVELS.values())) == 4


@pytest.mark.parametrize(
    ("spec", "said"),
    [
        ("gready", "There is no player 'gready'; players are"),
        ("", "There is no player ''"),
        ("mcts:", "ends in a colon"),
        ("random:3", "random takes no argument"),
        ("greedy:x", "greedy takes no argument"),
        ("instinct:1", "instinct takes no argument"),
        ("mcts:fast", "mcts cannot think for 'fast'; write simulations (mcts:2000) or time (mcts:1s"),
        ("mcts:0", "mcts cannot think for '0'"),
        ("mcts:-5", "mcts cannot think for '-5'"),
        ("mcts:1.5", "mcts cannot think for '1.5'"),
        ("mcts:1s,threads=0", "mcts cannot think for"),
        ("mcts:1s,threads=1000", "mcts cannot think for"),
        ("mcts:1h", "mcts cannot think for '1h'"),
    ],
)
def test_a_wrong_spec_is_told_in_one_sentence(spec: str, said: str) -> None:
    with pytest.raises(PlayerError) as told:
        new_player(spec)
    assert said in str(told.value)
    assert "\n" not in str(told.value)


@pytest.mark.parametrize(
    ("words", "budget"),
    [
        (None, Budget(seconds=1.0)),
        ("2000", Budget(simulations=2000)),
        ("1s", Budget(seconds=1.0)),
        ("0.5s", Budget(seconds=0.5)),
        ("200ms", Budget(seconds=0.2)),
        ("1s,threads=2", Budget(seconds=1.0, threads=2)),
        ("500,threads=3", Budget(simulations=500, threads=3)),
    ],
)
def test_budgets_are_simulations_or_time_and_threads(words: str | None, budget: Budget) -> None:
    assert Budget.parse(words) == budget


class Stubborn:
    """Chooses what it was told to."""

    def __init__(self, action: Any) -> None:
        self.action = action

    def decide(self, game: Game, seat: int) -> Any:
        return self.action


@pytest.mark.parametrize("action", [-1, 275, 10_000, None, "17", True, 1.0])
def test_an_illegal_answer_is_refused_and_nothing_changes(action: object) -> None:
    game = Game(Setup(players=2, seed=1))
    before = game.state.tobytes()
    with pytest.raises(PlayerError, match=r"which is not legal; legal are \d+"):
        ask(Stubborn(action), game)
    assert game.state.tobytes() == before


def test_nobody_is_asked_when_the_game_is_over() -> None:
    game = Game(Setup(players=2, seed=1))
    while not game.over:
        game.play(game.legal[0])
    with pytest.raises(PlayerError, match="over"):
        ask(new_player("random"), game)
