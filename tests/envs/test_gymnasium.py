"""The adapter for Gymnasium: its own check passes, one seat learns, and bots play the others."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from gugong import Game, GugongError, IllegalMove
from gugong.envs import gymnasium_env, observe
from gugong.envs.gymnasium_env import ID, GugongEnv
from gugong.players.random_player import RandomPlayer


@pytest.mark.filterwarnings("ignore::UserWarning")
def test_the_check_of_the_library_passes() -> None:
    check_env(GugongEnv(players=3, opponents=["random", "instinct"], seat=None, illegal="lose"), skip_render_check=True)


def play(env: Any, seed: int) -> tuple[float, dict[str, Any]]:
    """A game by random actions: the reward and the info at its end."""
    observation, info = env.reset(seed=seed)
    chance = np.random.default_rng(seed)
    while True:
        assert np.array_equal(observation, observe(env.game, env.seat))
        assert info["action_mask"].tolist() == env.game.mask.tolist()
        observation, reward, over, truncated, info = env.step(chance.choice(info["action_mask"].nonzero()[0]))
        assert not truncated
        if over:
            return reward, info
        assert reward == 0


@pytest.mark.parametrize("opponents", ["random", ["greedy", "random", "instinct"]])
def test_one_seat_decides_and_bots_have_the_others(opponents: Any) -> None:
    env = GugongEnv(players=4, opponents=opponents, seat=2)
    reward, info = play(env, 5)
    game: Game = env.game
    assert set(game.choosers) == {0, 1, 2, 3}
    assert info["scores"].tolist() == game.scores
    assert reward == (0 if game.winner is None else 1 if game.winner == 2 else -1 / 3)
    again = GugongEnv(players=4, opponents=opponents, seat=2)
    play(again, 5)
    assert again.game.actions == game.actions


def test_alone_against_meng_there_are_no_opponents() -> None:
    env = gymnasium.make(ID, players=1, meng="easy", focus="wall").unwrapped
    assert play(env, 3)[0] in (1, 0, -1)
    assert set(env.game.choosers) == {0}


def test_the_seat_can_be_drawn() -> None:
    env = GugongEnv(players=3, seat=None)
    env.reset(seed=1)
    seats = set()
    for _ in range(12):
        env.reset()
        assert env.game.decision.seat == env.seat
        seats.add(env.seat)
    assert seats == {0, 1, 2}


def test_an_illegal_action_raises_or_loses() -> None:
    env = GugongEnv()
    env.reset(seed=1)
    before = env.game.state.tobytes()
    with pytest.raises(IllegalMove, match="Action 0 is not offered"):
        env.step(0)
    assert env.game.state.tobytes() == before
    env = GugongEnv(illegal="lose")
    env.reset(seed=1)
    _, reward, over, _, info = env.step(0)
    assert (reward, over, info["action_mask"].any()) == (-1, True, False)
    with pytest.raises(IllegalMove, match="call reset"):
        env.step(env.game.legal[0])
    env.reset(seed=1)
    assert not env.step(env.game.legal[0])[2]


def test_it_renders_the_question() -> None:
    env = GugongEnv(render_mode="ansi")
    env.reset(seed=1)
    assert str(env.render()).splitlines()[0].endswith("Which card do you exchange?")


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"players": 3, "seat": 3}, "seat must be a whole number from 0 to 2, or None, not 3."),
        ({"opponents": ["random"] * 2}, "opponents must be one spec for all, or a list of 1, not of 2."),
        ({"opponents": 3}, "opponents must be a spec such as 'random', or a list of specs, not 3."),
        ({"players": 1, "bonus_tokens": "deluxe"}, "bonus_tokens must be 'none' in a game against Meng"),
        ({"opponents": "nobody"}, "'nobody'"),
        ({"illegal": "ignore"}, "illegal must be"),
        ({"token": 1}, "setup has no key 'token'; it has bonus_tokens, box"),
    ],
)
def test_bad_options_are_refused(options: dict[str, Any], sentence: str) -> None:
    with pytest.raises(GugongError) as refused:
        GugongEnv(**options)
    assert sentence in str(refused.value)


def test_bots_are_told_when_games_begin_and_end(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[tuple[str, int, bool]] = []

    class Listener(RandomPlayer):
        def begin_game(self, game: Game, seat: int) -> None:
            told.append(("begin", seat, game.over))

        def end_game(self, game: Game, seat: int) -> None:
            told.append(("end", seat, game.over))

    monkeypatch.setattr(gymnasium_env, "new_player", lambda spec, seed=0: Listener(seed))
    env = GugongEnv(players=3, seat=1)
    play(env, 1)
    assert told == [("begin", 0, False), ("begin", 2, False), ("end", 0, True), ("end", 2, True)]
