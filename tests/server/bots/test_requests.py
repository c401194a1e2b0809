"""Requests to workers: the game as its seat knows it, and nothing by which it could know more."""

import json
import pickle
import shutil
from pathlib import Path

import pytest

from gugong import Game, Setup
from gugong.box import load_box
from gugong.players import ask, known_to_seat, new_player
from gugong.rules.core.state import STATE
from gugong.server.bots.host import BotHost
from gugong.server.bots.protocol import MAX_NAME_LENGTH, BotAnswer, BotRequest, request_for
from gugong.workers.frames import WorkerReply
from gugong.workers.process import worker_environment
from tests.game.test_other_box import other_box
from tests.players.test_secrets import MODES, pairs

from .playing import decide, fresh, opened, run


@pytest.mark.parametrize("setup", MODES, ids=lambda setup: f"{setup.players}-{setup.seed}")
def test_games_that_differ_only_in_what_is_hidden_ask_with_the_same_bytes(setup: Setup) -> None:
    """HIDDEN-1"""
    differ = 0
    for game, variant, _ in pairs(setup, 3):
        differ += game.state.tobytes() != variant.state.tobytes()
        assert request_for(game, "greedy", 7)[2] == request_for(variant, "greedy", 7)[2]
    assert differ > 10


@pytest.mark.parametrize("setup", MODES, ids=lambda setup: f"{setup.players}-{setup.seed}")
def test_a_worker_builds_the_very_game_that_a_bot_would_get_without_it(setup: Setup) -> None:
    for game, _, seat in pairs(setup, 6):
        built, known = BotRequest.unpack(request_for(game, "greedy", 7)[2]).game, known_to_seat(game, seat, 7)
        assert built.state.tobytes() == known.state.tobytes()
        assert built._codes == known._codes
        assert built.__dict__.keys() == known.__dict__.keys()
        assert (built.setup, built.moment, built.legal) == (known.setup, known.moment, known.legal)
        assert (built.log, built.actions, built.can_undo) == ([], [], False)
        assert list(map(str, built.events)) == list(map(str, known.events)) != []
        assert built.box is load_box()


def test_a_question_is_small_and_the_standard_box_stays_at_home() -> None:
    assert len(request_for(fresh(players=5), "chancellor", 7)[2]) < STATE.itemsize + 1024


def test_neither_the_seed_of_the_game_nor_that_of_the_table_travels() -> None:
    game = Game(Setup(players=4, seed=123456789))
    packed = request_for(game, "greedy", 987654321)[2]
    for seed in (123456789, 987654321):
        assert seed.to_bytes(4, "little") not in packed
        assert str(seed).encode() not in packed


def test_a_box_of_ones_own_travels_whole(tmp_path: Path) -> None:
    """Its file may be gone or changed by now."""
    path = other_box(tmp_path / "mine", "board.toml", ("pool_at_start = 6", "pool_at_start = 9"))
    game = Game(Setup(players=3, seed=1, box=path))
    assert game.box != load_box()
    shutil.rmtree(path)
    packed = request_for(game, "greedy", 5)[2]
    assert BotRequest.unpack(packed).game.box == game.box
    assert BotRequest.unpack(packed).game.box is BotRequest.unpack(packed).game.box

    async def test() -> int:
        async with opened(1) as pool:
            chosen = await decide(pool, "greedy", game)
            assert pool.failures == 0
            return chosen

    assert run(test) == ask(new_player("greedy"), game, 5)


def test_a_worker_does_not_get_the_settings_of_the_server(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GUGONG_DATABASE", "postgresql://name:word@host")
    monkeypatch.setenv("GUGONG_CACHE_DIR", "/somewhere")
    assert "GUGONG_DATABASE" not in worker_environment()
    assert worker_environment()["GUGONG_CACHE_DIR"] == "/somewhere"


def test_nothing_that_a_worker_says_is_more_than_an_answer() -> None:
    answer = BotAnswer(7, 0.5, option_values=((1, 0.5, 20.0, 8),))
    assert BotAnswer.from_json(json.loads(json.dumps(answer.as_json()))) == answer
    for name in ("a b", "x\nWARNING", "A" * (MAX_NAME_LENGTH + 1), "7 of jade"):
        assert BotAnswer.from_json(BotAnswer(fault=name).as_json()).fault == "Exception"
    for strange in ({}, [1, 2], [1, 2, 3, ""], ["1", 2, "", []], [1.5, 2, "", []], [1, 2, "", [[1, 2, 3]]], None):
        with pytest.raises(ValueError, match="no answer"):
            BotAnswer.from_json(strange)
    assert WorkerReply.unpack(WorkerReply(3, content=[1]).pack()[4:]) == WorkerReply(3, content=[1])
    for noise in (b"", b"{}", b"[1, 2]", b'["1", true, 3]', b"[" * 4000, pickle.dumps(1), b"[1, 1, 3]"):
        with pytest.raises(ValueError, match=r"."):
            WorkerReply.unpack(noise)


def test_a_question_that_cannot_be_read_is_answered_all_the_same() -> None:
    for noise in (b"", bytes(8) + b"nonsense"):
        assert BotHost().answer(noise).fault
