"""Begin and end of a game are told to the bots that want to know: in this process, in workers, and in the terminal."""

import threading
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from gugong import Game, Setup
from gugong.arena.executors import LocalExecutor
from gugong.arena.match import MatchResult, Pairing, play_match
from gugong.cli.save_files import Seating
from gugong.cli.terminal.hot_seat import HotSeatGame
from gugong.players import BeginsGame, EndsGame, begin_game, end_game, new_player
from tests.random_games import finished

from .conftest import Hooked
from .hooked_bots import facts


def played(pairing: Pairing, processes: int) -> MatchResult:
    (result,) = LocalExecutor(processes).results([pairing])
    return result


@pytest.mark.parametrize(("processes", "limit"), [(1, 1000.0), (2, None)])
def test_begin_comes_before_the_first_decision_and_end_when_the_game_is_over(
    hooked: Hooked, tmp_path: Path, processes: int, limit: float | None
) -> None:
    result = played(Pairing(0, Setup(players=2, seed=5), (hooked("a"), "random"), limit), processes)
    first, *between, last = facts(tmp_path / "a")
    assert (first["what"], first["seat"], first["moment"], first["over"]) == ("begin", 0, 0, False)
    assert (last["what"], last["seat"], last["over"], last["scores"]) == ("end", 0, True, result.scores)
    assert last["moment"] == result.decisions
    assert [fact["what"] for fact in between] == ["decide"] * result.decisions_of[0]
    assert {fact["timed"] for fact in (first, *between, last)} == {limit is not None}
    assert not result.failures
    assert first["events"][0]["kind"] == between[0]["events"][0]["kind"] == "game-begins"
    assert last["events"][-1]["kind"] in ("game-over", "nobody-wins")


def test_what_was_told_from_decision_to_decision_is_the_whole_game(hooked: Hooked, tmp_path: Path) -> None:
    """As its seat saw it, in a worker process."""
    setup, saves = Setup(players=3, seed=2), tmp_path / "saves"
    specs = (hooked("a"), "random", hooked("b", "raises at the end"))
    result = played(Pairing(0, setup, specs, saves=str(saves)), 2)
    save = result.failures[0].save
    assert save is not None
    game = Game.load(Path(save).read_text(encoding="utf-8"))
    assert game.over
    _, *rest = facts(tmp_path / "a")
    told = [event for fact in rest for event in fact["events"]]
    assert told == [event.seen_by(0) for event in game.events]


@pytest.mark.parametrize(
    ("how", "processes", "what"),
    [
        ("raises at the beginning", 1, "raised ValueError: no game today"),
        ("raises at the end", 1, "raised ValueError: I should have won"),
        ("dies at the end", 2, "ended its process (exit code 3)"),
        ("sleeps at the end", 1, "took more than 1 s in end_game"),
    ],
)
def test_a_hook_that_goes_wrong_loses_the_game_and_no_other(
    hooked: Hooked, tmp_path: Path, how: str, processes: int, what: str
) -> None:
    limit = 1.0 if "sleeps" in how else None
    result = played(Pairing(0, Setup(players=2, seed=5), ("random", hooked("a", how)), limit), processes)
    assert [(failure.seat, failure.what) for failure in result.failures] == [(1, what)]
    assert result.ranking == [0, 1]
    assert result.scores[1] == 0


def test_a_bot_whose_process_was_ended_by_another_begins_again_and_knows_all_that_it_saw(
    hooked: Hooked, tmp_path: Path
) -> None:
    played(Pairing(0, Setup(players=2, seed=5), (hooked("a"), hooked("b", "dies in play"))), 2)
    told = facts(tmp_path / "a")
    first, second, end = [fact for fact in told if fact["what"] != "decide"]
    assert (first["what"], second["what"], end["what"]) == ("begin", "begin", "end")
    assert first["process"] != second["process"] == end["process"]
    assert first["moment"] < second["moment"]
    before = [fact for fact in told if fact["process"] == first["process"]]
    assert second["seen"] > before[-1]["seen"] > 0


def test_a_bot_without_hooks_is_asked_as_ever() -> None:
    game = Game(Setup(players=2, seed=1))
    for spec in ("random", "greedy", "instinct", "mcts:8"):
        player = new_player(spec)
        assert not isinstance(player, BeginsGame | EndsGame)
        begin_game(player, game, 0)
        end_game(player, game, 0)
    said: list[str] = []
    only_end: Any = SimpleNamespace(
        decide=lambda game, seat: game.legal[0], end_game=lambda game, seat: said.append("end")
    )
    begin_game(only_end, game, 0)
    end_game(only_end, finished(players=2), 0)
    assert said == ["end"]


def test_hooks_get_a_copy_with_what_the_seat_knows() -> None:
    got: list[Game] = []
    bot: Any = SimpleNamespace(
        decide=None, begin_game=lambda game, seat: got.append(game), end_game=lambda game, seat: got.append(game)
    )
    for game in (Game(Setup(players=3, seed=123456)), finished(players=3, seed=123456)):
        begin_game(bot, game, 1, 7)
        end_game(bot, game, 1, 7)
        for one in got:
            assert one.setup.seed != 123456
            assert (one.log, one.view(1)) == ([], game.view(1))
            assert [event.as_dict() for event in one.events] == [event.seen_by(1) for event in game.events]
        got.clear()


def test_a_match_in_a_thread_has_its_own_time() -> None:
    """No alarm can interrupt it there, but the bots know what they have."""
    results: list[MatchResult] = []
    pairing = Pairing(0, Setup(players=2, seed=5), ("mcts:100000s", "random"), 0.01)
    thread = threading.Thread(target=lambda: results.append(play_match(pairing)))
    thread.start()
    thread.join()
    assert results[0].decisions_of[0] > 0


def test_opponents_in_the_terminal_are_told_of_begin_and_end(hooked: Hooked, tmp_path: Path) -> None:
    game = Game(Setup(players=2, seed=2))
    hot_seat = HotSeatGame(game, Seating(opponents=[hooked("a", "raises at the end")]), tmp_path / "save.json")
    faults: list[str] = []
    while not game.over:
        faults += hot_seat.play_opponents()
        if not game.over:
            game.play(game.legal[0])
    faults += hot_seat.play_opponents()
    told = [fact["what"] for fact in facts(tmp_path / "a")]
    assert told[0] == "begin"
    assert told[-1] == "end"
    assert told.count("end") == 1
    assert "decide" in told
    assert len(faults) == 1
    assert facts(tmp_path / "a")[-1]["scores"] == game.scores


def test_a_finished_game_that_is_opened_again_tells_nobody(hooked: Hooked, tmp_path: Path) -> None:
    game = finished(players=2)
    hot_seat = HotSeatGame(game, Seating(opponents=[hooked("a")]), tmp_path / "save.json")
    hot_seat.play_opponents()
    assert facts(tmp_path / "a") == []
