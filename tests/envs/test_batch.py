"""Batch: the games are those of Game, whatever the threads; autoreset, save and copy."""

import copy
import hashlib
import os
import pickle
import struct
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

from gugong import ACTION_COUNT, Game, Setup
from gugong.compiler import loader
from gugong.envs import OBSERVATION_SIZE, Batch, observe

from .mixed_setups import MIXED, SOLO, short_box

FOUR = Setup(players=4)


def expected_reward(game: Game) -> list[float]:
    """What the documentation says: 1 for the winner, -1 shared by the others, 0 for all if nobody won."""
    others = game.setup.seats - 1
    found = [0.0] * 5
    for seat in range(game.setup.seats):
        if game.winner is not None:
            found[seat] = 1.0 if seat == game.winner else -1 / others
    return found


def assert_shows(batch: Batch, i: int, game: Game) -> None:
    assert game.decision is not None
    assert batch.seat[i] == game.decision.seat
    assert batch.mask[i].tolist() == game.mask.tolist()
    assert batch.actions_of(i) == game.actions


def test_games_are_those_of_game_with_the_same_actions_in_every_mix_of_setups(tmp_path: Path) -> None:
    box = short_box(tmp_path)
    batch = Batch([*MIXED, Setup(players=2, box=box), Setup(players=1, box=box)], games=24, seed=5)
    games = [Game(batch.setup_of(i)) for i in range(24)]
    assert {game.setup.players for game in games} == {1, 2, 3, 4, 5}
    ended = set()
    for step in range(330):
        if step % 40 == 0:
            for i, game in enumerate(games):
                assert_shows(batch, i, game)
                assert batch.observation[i].tolist() == observe(game).tolist()
                assert batch.game(i).state.tobytes() == game.state.tobytes()
        before = [game.setup for game in games]
        for i, action in enumerate(batch.step_random().tolist()):
            games[i].play(action)
            assert batch.done[i] == games[i].over
            if games[i].over:
                ended.add(i)
                assert batch.scores[i, : games[i].setup.seats].tolist() == games[i].scores
                assert batch.reward[i].tolist() == pytest.approx(expected_reward(games[i]))
                games[i] = Game(batch.setup_of(i))
                assert games[i].setup != before[i]
                assert_shows(batch, i, games[i])
            else:
                assert not batch.reward[i].any()
                assert not batch.scores[i].any()
    assert len(ended) == 24


def test_steps_with_given_actions_lead_where_game_leads() -> None:
    batch = Batch([FOUR, SOLO[0]], games=4, seed=1)
    games = [Game(batch.setup_of(i)) for i in range(4)]
    for _ in range(60):
        actions = [game.legal[-1] for game in games]
        batch.step(actions)
        for i, game in enumerate(games):
            game.play(actions[i])
            if game.over:
                games[i] = game = Game(batch.setup_of(i))
            assert_shows(batch, i, game)


PLAYERS = [{1: "random"}, {0: "instinct", 2: "random"}, {}, {4: "greedy"}]


def run_on(threads: int) -> tuple[bytes, list[np.ndarray]]:
    setups = [Setup(players=2), Setup(players=3), Setup(players=1), Setup(players=5)]
    batch = Batch(setups, games=270, seed=9, players=PLAYERS, threads=threads)
    for _ in range(12):
        batch.step_random()
        batch.step(batch.mask.argmax(1))
    return batch.save(), [array.copy() for array in batch.arrays]


def test_the_games_are_the_same_on_any_number_of_threads() -> None:
    saved, arrays = run_on(1)
    for threads in (2, 3):
        again, others = run_on(threads)
        assert again == saved
        for one, other in zip(arrays, others, strict=True):
            np.testing.assert_array_equal(one, other)


def seed_of(seed: int, index: int, episode: int) -> int:
    """The seed of a game by the batch's, as the documentation tells it."""
    base = hashlib.sha256(f"batch:{seed}".encode()).digest()
    digest = hashlib.sha256(base + struct.pack(">II", index, episode)).digest()
    return int.from_bytes(digest[:8], "big") & (2**53 - 1)


def test_every_game_has_a_seed_of_its_own_by_number_and_episode() -> None:
    batch = Batch(SOLO[1], games=3, seed=4)
    assert [batch.setup_of(i).seed for i in range(3)] == [seed_of(4, i, 0) for i in range(3)]
    episodes = [0, 0, 0]
    while min(episodes) < 2:
        batch.step_random()
        for i in np.flatnonzero(batch.done).tolist():
            episodes[i] += 1
            assert batch.setup_of(i).seed == seed_of(4, i, episodes[i])
    batch.reset()
    assert [batch.setup_of(i).seed for i in range(3)] == [seed_of(4, i, episodes[i] + 1) for i in range(3)]
    assert not batch.done.any()
    batch.reset(seed=2**100)
    fresh = Batch(SOLO[1], games=3, seed=2**100)
    assert batch.save() == fresh.save()
    np.testing.assert_array_equal(batch.observation, fresh.observation)


def test_what_is_chosen_inside_does_not_change_the_chances_of_the_game() -> None:
    """Two batches with the same actions have the same games, though in one of them the actions were drawn inside."""
    drawn, given = (Batch(FOUR, games=8, seed=6) for _ in range(2))
    for _ in range(50):
        given.step(drawn.step_random())
    np.testing.assert_array_equal(drawn.observation, given.observation)
    assert [drawn.game(i).state.tobytes() for i in range(8)] == [given.game(i).state.tobytes() for i in range(8)]


def test_random_actions_are_all_drawn_about_equally_often() -> None:
    batch = Batch(FOUR, games=4000, seed=3)
    options = np.flatnonzero(batch.mask[0])
    alike = (batch.mask == batch.mask[0]).all(1)
    actions = batch.step_random()[alike]
    counts = [int((actions == option).sum()) for option in options]
    assert sum(counts) == alike.sum() > 500
    expected = alike.sum() / len(options)
    assert all(abs(count - expected) < 5 * expected**0.5 for count in counts)


def test_arrays_of_the_caller_are_filled_in_place() -> None:
    shared = np.zeros((2, 8, OBSERVATION_SIZE), np.int8)
    arrays = {
        "observation": shared[1],
        "mask": np.zeros((8, ACTION_COUNT), bool),
        "seat": np.zeros(8, np.int8),
        "reward": np.zeros((8, 5), np.float32),
        "done": np.zeros(8, bool),
    }
    batch, other = Batch(SOLO, games=8, seed=1, **arrays), Batch(SOLO, games=8, seed=1)
    for _ in range(70):
        batch.step_random()
        other.step_random()
        for name, array in arrays.items():
            assert getattr(batch, name) is array
            np.testing.assert_array_equal(array, getattr(other, name))
    assert not shared[0].any()


def test_a_saved_state_is_gone_back_to_here_and_elsewhere() -> None:
    batch = mixed_batch()
    for _ in range(30):
        batch.step_random()
    saved, actions = batch.save(), []
    for _ in range(40):
        actions.append(batch.step_random())
    later, arrays = batch.save(), [array.copy() for array in batch.arrays]
    for one in (batch, mixed_batch(), pickled(batch)):
        assert one.restore(saved) is one.arrays
        assert one.save() == saved
        for expected in actions:
            np.testing.assert_array_equal(one.step_random(), expected)
        assert one.save() == later
        for own, other in zip(one.arrays, arrays, strict=True):
            np.testing.assert_array_equal(own, other)


def mixed_batch() -> Batch:
    return Batch(MIXED, games=20, seed=1, players=[{0: "random"}, *[None] * (len(MIXED) - 1)])


def pickled(batch: Batch) -> Batch:
    found: Batch = pickle.loads(pickle.dumps(batch))
    return found


@pytest.mark.parametrize("copied", [Batch.copy, copy.copy, copy.deepcopy, pickled])
def test_a_copy_goes_its_own_way(copied: Callable[[Batch], Batch]) -> None:
    batch = mixed_batch()
    for _ in range(10):
        batch.step_random()
    saved = batch.save()
    twin = copied(batch)
    assert twin.save() == saved
    for own, other in zip(twin.arrays, batch.arrays, strict=True):
        np.testing.assert_array_equal(own, other)
    twin.step_random()
    assert twin.save() != saved
    assert batch.save() == saved
    batch.step_random()
    assert batch.save() == twin.save()


def test_interpreted_and_compiled_steps_give_the_same_bytes(monkeypatch: pytest.MonkeyPatch) -> None:
    saved = []
    for entries in (loader.interpreted(loader.ENVS), loader.compiled(loader.ENVS)):
        monkeypatch.setitem(loader._current, loader.ENVS, entries)
        batch = Batch([FOUR, SOLO[2]], games=2, seed=8, players=[{1: "instinct", 2: "random"}, {}], illegal="lose")
        for _ in range(6):
            batch.step_random()
        batch.step([batch.mask[0].argmax(), -1])
        saved.append((batch.save(), batch.observation.tobytes(), batch.mask.tobytes()))
    assert saved[0] == saved[1]


FORKED = """
import os
from gugong import Setup
from gugong.envs import Batch
batch = Batch(Setup(players=2), games=256, threads=2)
batch.step_random()
child = os.fork()
batch.step_random()
if child == 0:
    os._exit(0)
assert os.waitpid(child, 0)[1] == 0
print("fine")
"""


@pytest.mark.skipif(not hasattr(os, "fork"), reason="this system does not fork")
def test_a_forked_process_has_threads_of_its_own() -> None:
    done = subprocess.run([sys.executable, "-c", FORKED], capture_output=True, text=True, timeout=120, check=False)
    assert done.stdout == "fine\n", done.stderr


def test_a_batch_says_what_it_is() -> None:
    batch = Batch([FOUR, SOLO[0]], games=5, players=[{3: "novice"}, {}], threads=2)
    assert len(batch) == 5
    assert batch.setups == (FOUR, SOLO[0])
    assert batch.players == ({3: "greedy"}, {})
    assert repr(batch) == "<Batch of 5 games, 2 set-ups, 2 threads>"
