"""The built-in players of a batch choose as those of `gugong.players` do, by what their seat may know."""

import hashlib
import struct
from types import SimpleNamespace

import numpy as np
import pytest

from gugong import Game, Setup
from gugong.compiler import loader
from gugong.envs import Batch
from gugong.envs.stepping.layout import SLOT
from gugong.envs.stepping.opponents import POSITIONS
from gugong.players import new_player
from gugong.players.greedy import POSITIONS as POSITIONS_OF_GREEDY
from gugong.rules.core.chance import below, seed_from
from gugong.rules.core.state import STATE, new_workspace

NO_ACTION = -1


def generator_of(seed: int, index: int) -> np.ndarray:
    """What the players inside the first game at an index draw from."""
    base = hashlib.sha256(f"batch:{seed}".encode()).digest()
    words = struct.unpack(">8I", hashlib.sha256(base + struct.pack(">II", index, 0)).digest())
    slot = np.zeros(1, SLOT)
    slot["generator"] = words[4] | 1, *words[5:]
    return slot


def choice_of(spec: str, game: Game, seat: int, slot: np.ndarray) -> int:
    """What a player of `gugong.players` chooses, with the chances that it has in the batch."""
    work, state = new_workspace(explain=False, recording=False), np.zeros(1, STATE)
    state[:] = game.state
    entries = loader.entry_points()
    if spec == "random":
        entries.advance(state, game.box.record, work, NO_ACTION)
        return int(work["ids"][0, below(slot[0], int(work["n"][0]))])
    seed_from(state[0], slot[0])
    entries.determinize(state, work, seat, 1)
    known = SimpleNamespace(state=state, box=game.box, setup=game.setup, legal=game.legal)
    return new_player(spec).decide(known, seat)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("setup", "players"),
    [
        (Setup(players=3), {1: "instinct", 2: "random"}),
        (Setup(players=2, bonus_tokens="deluxe"), {0: "instinct"}),
        (Setup(players=4, expert=True), {0: "greedy", 3: "random"}),
        (Setup(players=5), {1: "apprentice", 2: "novice"}),
    ],
)
def test_players_choose_as_those_outside(setup: Setup, players: dict[int, str]) -> None:
    batch = Batch([Setup(players=2), setup], games=2, seed=11, players=[None, players])
    while batch._slots["moment"][1] < 90:
        batch.step(batch.mask.argmax(1))
    replayed, slot, chosen = Game(batch.setup_of(1)), generator_of(11, 1), dict.fromkeys(players, 0)
    for action in batch.actions_of(1):
        assert replayed.decision is not None
        seat = replayed.decision.seat
        if seat in players:
            assert action == choice_of(players[seat], replayed, seat, slot)
            chosen[seat] += 1
        else:
            assert action == replayed.legal[0]
        replayed.play(action)
    assert min(chosen.values()) > 10
    assert replayed.decision is not None
    assert replayed.decision.seat not in players


def test_the_caller_is_never_asked_for_the_seat_of_a_player() -> None:
    batch = Batch([Setup(players=2), Setup(players=4)], games=32, players=[{0: "random"}, {0: "random", 2: "random"}])
    for _ in range(300):
        batch.step_random()
        assert set(batch.seat[::2].tolist()) == {1}
        assert set(batch.seat[1::2].tolist()) <= {1, 3}
    assert (batch._slots["episode"] > 0).all()


def test_greedy_looks_at_as_many_positions_as_outside() -> None:
    assert POSITIONS == POSITIONS_OF_GREEDY
