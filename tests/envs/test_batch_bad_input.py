"""What a batch refuses: one clear sentence, and nothing is changed."""

from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from gugong import ACTION_COUNT, ArrayError, IllegalMove, PlayerError, SaveError, Setup, SetupError
from gugong.envs import OBSERVATION_SIZE, Batch
from gugong.envs.batch import saving

from .mixed_setups import SOLO

TWO, THREE, FOUR = (Setup(players=players) for players in (2, 3, 4))


@pytest.fixture
def batch() -> Batch:
    return Batch([TWO, FOUR], games=4, seed=2)


def test_an_illegal_action_is_named_and_no_game_is_stepped(batch: Batch) -> None:
    saved, arrays = batch.save(), [array.copy() for array in batch.arrays]
    actions = batch.mask.argmax(1)
    for wrong in (int(np.flatnonzero(~batch.mask[2])[0]), -1, ACTION_COUNT, 2**40):
        actions[2] = wrong
        legal = ", ".join(map(str, np.flatnonzero(batch.mask[2]).tolist()))
        with pytest.raises(IllegalMove) as refused:
            batch.step(actions)
        assert str(refused.value) == (
            f"Action {wrong} is not legal in game 2, so no game was stepped; legal there are {legal}."
        )
    assert batch.save() == saved
    for own, before in zip(batch.arrays, arrays, strict=True):
        np.testing.assert_array_equal(own, before)


def test_what_the_caller_writes_into_the_mask_makes_nothing_legal(batch: Batch) -> None:
    wrong = int(np.flatnonzero(~batch.mask[0])[0])
    batch.mask[0] = True
    with pytest.raises(IllegalMove, match=f"Action {wrong} is not legal in game 0"):
        batch.step([wrong, *batch.mask[1:].argmax(1)])


def test_an_illegal_action_can_count_as_a_loss() -> None:
    setups = [TWO, FOUR, SOLO[0]]
    losing, playing = (Batch(setups, games=6, seed=2, illegal=illegal) for illegal in ("lose", "refuse"))
    for _ in range(5):
        playing.step(losing.step_random())
    actions, seats = losing.mask.argmax(1), losing.seat.copy()
    playing.step(actions)
    wrong = [int(np.flatnonzero(~losing.mask[1])[0]), -1, ACTION_COUNT + 7]
    losing.step([actions[0], *wrong, *actions[4:]])
    assert losing.done.tolist() == [False, True, True, True, False, False]
    assert losing.seat[[0, 4, 5]].tolist() == playing.seat[[0, 4, 5]].tolist()
    np.testing.assert_array_equal(losing.observation[[0, 4, 5]], playing.observation[[0, 4, 5]])
    for game, players in ((1, 4), (2, 2), (3, 2)):
        expected = [-1.0 if seat == seats[game] else 1 / (players - 1) for seat in range(players)]
        assert losing.reward[game].tolist() == pytest.approx([*expected, *[0.0] * (5 - players)])
        assert losing.actions_of(game) == []
        assert losing.setup_of(game) != playing.setup_of(game)
    assert not losing.scores.any()
    losing.step(losing.mask.argmax(1))
    assert not losing.done.any()


@pytest.mark.parametrize(
    ("actions", "told"),
    [
        ([1, 2, 3], "not an array of int64 of the shape (3,)"),
        ([[1], [2], [3], [4]], "not an array of int64 of the shape (4, 1)"),
        ([1.0, 2.0, 3.0, 4.0], "not an array of float64 of the shape (4,)"),
        (np.ones(4, bool), "not an array of bool of the shape (4,)"),
        (None, "not an array of object of the shape ()"),
        ([[1, 2], [3]], "not rows of different lengths"),
    ],
)
def test_actions_of_a_wrong_shape_or_type(batch: Batch, actions: Any, told: str) -> None:
    saved = batch.save()
    with pytest.raises(ArrayError) as refused:
        batch.step(actions)
    assert str(refused.value) == f"actions must be 4 whole numbers, one for each game, {told}."
    assert batch.save() == saved


@pytest.mark.parametrize("dtype", [np.int8, np.uint16, np.int64])
def test_actions_may_have_any_width_and_need_not_be_writeable(dtype: Any) -> None:
    batch, other = Batch(TWO, games=4, seed=2), Batch(TWO, games=4, seed=2)
    actions = batch.mask.argmax(1).astype(dtype)
    actions.flags.writeable = False
    batch.step(actions)
    other.step(actions.tolist())
    assert batch.save() == other.save()


READ_ONLY = np.zeros(4, np.int8)
READ_ONLY.flags.writeable = False


@pytest.mark.parametrize(
    ("name", "array", "told"),
    [
        ("observation", [[0]], "observation must be a NumPy array, not 'list'."),
        (
            "observation",
            np.zeros((4, OBSERVATION_SIZE), np.uint8),
            f"observation must be an array of int8 of the shape (4, {OBSERVATION_SIZE}), not of uint8 of the shape"
            f" (4, {OBSERVATION_SIZE}).",
        ),
        (
            "mask",
            np.zeros((3, ACTION_COUNT), bool),
            f"mask must be an array of bool of the shape (4, {ACTION_COUNT}), not of bool of the shape"
            f" (3, {ACTION_COUNT}).",
        ),
        (
            "reward",
            np.zeros((5, 4), np.float32).T,
            "reward must be contiguous (C order), aligned and writeable; np.zeros makes such an array.",
        ),
        (
            "done",
            np.zeros(8, bool)[::2],
            "done must be contiguous (C order), aligned and writeable; np.zeros makes such an array.",
        ),
        ("seat", READ_ONLY, "seat must be contiguous (C order), aligned and writeable; np.zeros makes such an array."),
    ],
)
def test_arrays_that_cannot_be_filled(name: str, array: Any, told: str) -> None:
    with pytest.raises(ArrayError) as refused:
        Batch(TWO, games=4, **{name: array})
    assert str(refused.value) == told


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        ({"games": 0}, "games must be a whole number from 1 to 2147483647, not 0."),
        ({"games": 2.0}, "games must be a whole number from 1 to 2147483647, not 2.0."),
        ({"setups": []}, "setups must be a Setup or a list of them, not []."),
        ({"setups": [TWO, 3]}, "setups must be a Setup or a list of them, not [Setup("),
        ({"setups": "two"}, "setups must be a Setup or a list of them, not 'two'."),
        ({"setups": [TWO, THREE, FOUR]}, "2 games cannot mix 3 set-ups; make as many games as there are set-ups."),
        (
            {"setups": [TWO, replace(FOUR, seed=1)]},
            "A set-up of a batch has no seed of its own; give the seed to the batch, for all its games.",
        ),
        ({"seed": -(2**70)}, "seed must be a whole number from 0 to 2**128 - 1"),
        ({"illegal": "warn"}, "illegal must be 'refuse' or 'lose', not 'warn'."),
        ({"threads": 0}, "threads must be a whole number from 1 to 1024, or None, not 0."),
    ],
)
def test_set_ups_and_options_that_cannot_be(arguments: dict[str, Any], told: str) -> None:
    with pytest.raises(SetupError) as refused:
        Batch(**{"setups": TWO, "games": 2, **arguments})
    assert str(refused.value).startswith(told)


@pytest.mark.parametrize(
    ("players", "told"),
    [
        ({1: "mcts:200"}, "A batch has the players random, instinct, greedy built in, not 'mcts:200'."),
        ({1: None}, "A batch has the players random, instinct, greedy built in, not None."),
        ({2: "random"}, "There is no seat 2 in a game of 2; seats are numbered from 0 to 1."),
        ({"1": "random"}, "There is no seat '1' in a game of 2; seats are numbered from 0 to 1."),
        (
            {0: "random", 1: "greedy"},
            "All seats of a game of 2 are given to players; leave at least one whose actions you choose.",
        ),
        ([{}], "players has 1 entries for 2 set-ups; give one for each, or one for all."),
        ("random", "players must be names by seat, such as {1: 'greedy'}, not 'random'."),
        (["random", {}], "players must be names by seat, such as {1: 'greedy'}, not 'random'."),
        ([{}, {1: "random"}], "Seat 1 of a solo game is Meng's; no other player can have it."),
        (
            [{}, {0: "random"}],
            "All seats of a game of 1 are given to players; leave at least one whose actions you choose.",
        ),
    ],
)
def test_players_that_cannot_be(players: Any, told: str) -> None:
    with pytest.raises(PlayerError) as refused:
        Batch([TWO, SOLO[0]], games=2, players=players)
    assert str(refused.value) == told


def test_saved_states_that_do_not_fit(batch: Batch, monkeypatch: pytest.MonkeyPatch) -> None:
    saved = batch.save()
    fits = "This state was saved by a batch of other games, set-ups, boxes or players; restore it in one like that."
    refused: list[tuple[Any, str]] = [
        ("text", "A saved state of a batch is bytes, not 'str'."),
        (b"", "These bytes are no saved state of a batch; use what Batch.save gave."),
        (b'{"format": "gugong-save"}\n', "These bytes are no saved state of a batch; use what Batch.save gave."),
        (saved[:-1], "This saved state was changed or cut short; save it again, or use an unchanged copy."),
        (saved[:-1] + b"!", "This saved state was changed or cut short; save it again, or use an unchanged copy."),
        (Batch([TWO, FOUR], games=5).save(), fits),
        (Batch([TWO, THREE], games=4).save(), fits),
        (Batch([TWO, FOUR], games=4, players={1: "random"}).save(), fits),
    ]
    with monkeypatch.context() as patched:
        patched.setattr(saving, "version", lambda: "2-old")
        old = batch.save()
    told = f"another version of gugong ('2-old') than this one ({saving.version()}); restore it there."
    refused.append((old, f"This state was saved by {told}"))
    for wrong, told in refused:
        with pytest.raises(SaveError) as fault:
            batch.restore(wrong)
        assert str(fault.value) == told
    assert batch.save() == saved
    batch.restore(saved)


@pytest.mark.parametrize("number", [4, -1, "0", True])
def test_a_game_that_is_not_there(batch: Batch, number: Any) -> None:
    with pytest.raises(IndexError, match="games are numbered from 0 to 3"):
        batch.game(number)


def test_a_game_of_more_actions_than_are_kept(batch: Batch) -> None:
    batch._slots["moment"][1] = 1025
    with pytest.raises(IllegalMove, match=r"^Game 1 has 1025 actions, and a batch keeps the first 1024 only\.$"):
        batch.actions_of(1)
