"""Tournaments and simulations as programs run them."""

import asyncio
import json
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import psutil
import pytest

from gugong import PlayerError, Setup, SetupError
from gugong.arena import LocalExecutor, MatchResult, Pairing, Simulation, Tournament
from gugong.arena.ratings import LiveRatings, crosstable
from tests.server.bots.playing import workers_of

from .made_up import game

SCRIPT = """
from gugong.arena import Tournament
report = Tournament(["random", "random"], games=1, processes=2).run()
print(len(report.results), "games")
"""


@pytest.fixture
def no_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(LocalExecutor, "results", lambda *_: pytest.fail("something was played"))


def test_a_tournament_is_run_and_its_figures_are_data() -> None:
    heard: list[MatchResult] = []
    tournament = Tournament(["greedy", "random"], games=2, processes=1)
    report = tournament.run(heard.append)
    assert tournament.complete
    assert heard == tournament.results
    assert tournament.asked == len(report.results) == 4
    assert [result.pairing.setup.seed for result in report.results] == [1, 1, 2, 2]
    assert [standing.spec for standing in report.standings] == ["greedy", "random"]
    best = report.standings[0]
    assert best.rating.high is not None
    assert 0 < best.rating.value < best.rating.high
    assert best.tally.wins.of == 4
    assert best.tally.wins.low is not None
    assert report.crosstable["greedy"]["random"].count == best.tally.wins.count
    data = json.loads(json.dumps(report.as_dict(), allow_nan=False))
    assert (data["asked"], data["played"], data["interrupted"], data["seating"]) == (4, 4, False, "complete")
    assert data["crosstable"]["random"]["greedy"]["of"] == report.crosstable["random"]["greedy"].of
    assert [game["scores"] for game in data["games"]] == [result.scores for result in report.results]


def test_results_can_be_taken_one_by_one_and_left_early() -> None:
    tournament = Tournament(["random", "random", "random"], games=200, processes=1)
    for result in tournament:
        assert len(result.scores) == 3
        if len(tournament.results) == 3:
            break
    assert not tournament.complete
    report = tournament.report()
    assert (len(report.results), report.interrupted) == (3, True)
    assert len(list(Tournament(["random", "random"], games=1, processes=1))) == 2


def test_whoever_stops_taking_results_ends_the_processes() -> None:
    results = iter(Tournament(["random", "random"], games=5000, processes=2))
    next(results)
    workers = psutil.Process().children()
    assert isinstance(results, Iterator)
    results.close()  # type: ignore[attr-defined]
    _, alive = psutil.wait_procs(workers, timeout=30)
    assert not alive


def test_a_program_may_have_an_event_loop_of_its_own() -> None:
    async def program() -> int:
        return len(Tournament(["random", "random"], games=1, processes=2).run().results)

    assert asyncio.run(program()) == 2


def test_a_program_may_run_it_in_a_thread_with_a_time_limit() -> None:
    """Alarms are for the main thread alone, which is no bot's fault."""
    with ThreadPoolExecutor(1) as threads:
        report = threads.submit(Tournament(["random", "random"], games=1, processes=1, time_limit=60).run).result()
    assert len(report.results) == 2
    assert report.failures == []


def test_a_script_needs_no_guard(tmp_path: Path) -> None:
    script = tmp_path / "script.py"
    script.write_text(SCRIPT, encoding="utf-8")
    found = subprocess.run([sys.executable, str(script)], capture_output=True, text=True, check=True)
    assert found.stdout == "2 games\n"


def test_set_up_seeds_rotation_and_limit_reach_the_games() -> None:
    setup = Setup(players=2, seed=40, bonus_tokens="deluxe", expert=True)
    turning = list(Tournament(["greedy", "random", "instinct"], setup, games=2).pairings())
    assert len(turning) == 2 * 3 * 2
    assert {(one.setup.seed, one.setup.bonus_tokens, one.setup.expert) for one in turning} == {
        (40, "deluxe", True),
        (41, "deluxe", True),
    }
    still = Tournament(["greedy", "random"], games=3, seating="fixed", time_limit=2.0, saves="folder")
    assert [one.specs for one in still.pairings()] == [("greedy", "random")] * 3
    assert still.asked == 3
    assert {(one.time_limit, one.saves) for one in still.pairings()} == {(2.0, "folder")}


def test_against_meng_at_some_levels() -> None:
    tournament = Tournament(["random"], Setup(players=1), games=2, levels=["hard", "easy"], processes=1)
    report = tournament.run()
    assert [(standing.spec, standing.level) for standing in report.solo] == [("random", "easy"), ("random", "hard")]
    assert report.standings == []
    assert report.crosstable == {}
    assert len(report.as_dict()["standings"]) == 2


WRONG: list[tuple[dict[str, Any], type[Exception], str]] = [
    ({"entrants": ["greedy", "nobody"]}, PlayerError, "no player 'nobody'"),
    ({"entrants": "greedy"}, PlayerError, "a list of specs"),
    ({"entrants": ["greedy", 7]}, PlayerError, "not 7"),
    ({"entrants": []}, SetupError, "at least two specs"),
    ({"entrants": ["greedy"]}, SetupError, "at least two specs"),
    ({"entrants": ["greedy"], "setup": Setup(players=3)}, SetupError, "at least two specs"),
    ({"entrants": [], "setup": Setup(players=1)}, SetupError, "at least one entrant"),
    ({"games": 0}, SetupError, "games must be a whole number of 1 or more, not 0"),
    ({"games": 1.5}, SetupError, "not 1.5"),
    ({"games": True}, SetupError, "not True"),
    ({"processes": 0}, SetupError, "processes must be"),
    ({"time_limit": 0}, SetupError, "more than 0"),
    ({"time_limit": float("nan")}, SetupError, "more than 0"),
    ({"seating": "round"}, SetupError, "one of auto, complete, balanced, fixed"),
    ({"levels": ["mild"]}, SetupError, "'easy'"),
    ({"levels": []}, SetupError, "at least one of easy"),
]


@pytest.mark.usefixtures("no_games")
@pytest.mark.parametrize(("given", "kind", "told"), WRONG, ids=[str(given) for given, *_ in WRONG])
def test_a_tournament_that_cannot_be(given: dict[str, Any], kind: type[Exception], told: str) -> None:
    with pytest.raises(kind, match=told):
        Tournament(**{"entrants": ["greedy", "random"], **given})


def test_ratings_need_no_extra_and_live_ratings_say_which(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    report = Tournament(["random", "random"], games=1, processes=1).run()
    assert [standing.label for standing in report.standings] != []
    with pytest.raises(SetupError, match=r"pip install \"gugong-game\[study\]\""):
        LiveRatings()


def test_an_interrupted_run_reports_what_was_played() -> None:
    def interrupt(_: MatchResult) -> None:
        raise KeyboardInterrupt

    for processes in (1, 2):
        tournament = Tournament(["random", "random"], games=500, processes=processes)
        report = tournament.run(interrupt)
        assert (len(report.results), report.interrupted, tournament.complete) == (1, True, False)


def test_the_crosstable_counts_who_was_placed_before_whom() -> None:
    """Those outside the palace share a place, which says nothing about either of them."""
    games = [
        game([30, 20, 10], specs=("a", "b", "c")),
        game([10, 30, 20], specs=("a", "b", "c")),
        game([30, 0, 0], specs=("a", "b", "c"), outside=(1, 2)),
        game([30, 20, 10], pairing=Pairing(0, Setup(players=3, seed=1), ("a", "a", "b"), entrants=(0, 0, 1))),
    ]
    found = crosstable(games, ["a", "b", "c"])
    assert {spec: {other: (one.count, one.of) for other, one in met.items()} for spec, met in found.items()} == {
        "a": {"b": (4, 5), "c": (2, 3)},
        "b": {"a": (1, 5), "c": (2, 2)},
        "c": {"a": (1, 3), "b": (0, 2)},
    }


def test_a_simulation_is_run_and_its_figures_are_data() -> None:
    simulation = Simulation(["random"], Setup(players=3, seed=5), games=4, processes=1)
    report = simulation.run()
    assert simulation.complete
    assert report.statistics.games == 4
    assert {result.pairing.specs for result in report.results} == {("random",) * 3}
    data = json.loads(json.dumps(report.as_dict()))
    assert (data["asked"], data["interrupted"], data["setup"]["seed"]) == (4, False, 5)
    again = Simulation(["random"], Setup(players=3, seed=5), games=4, processes=1)
    assert again.run().statistics == report.statistics


@pytest.mark.usefixtures("no_games")
@pytest.mark.parametrize(
    ("given", "told"),
    [
        ({"specs": ["random", "greedy"], "setup": Setup(players=3)}, "one for each of 3, not 2 specs"),
        ({"specs": []}, "not 0 specs"),
        ({"specs": ["nobody"]}, "no player 'nobody'"),
        ({"specs": ["random"], "games": 0}, "games must be"),
        ({"specs": ["random"], "processes": 0}, "processes must be"),
    ],
)
def test_a_simulation_that_cannot_be(given: dict[str, Any], told: str) -> None:
    with pytest.raises((SetupError, PlayerError), match=told):
        Simulation(**given)


def test_processes_that_cannot_start_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gugong.workers.process.PROGRAM", ("-c", "raise SystemExit(1)"))
    with pytest.raises(RuntimeError, match="could be started"):
        Tournament(["random", "random"], games=2, processes=2).run()


def test_no_process_stays_behind_when_the_arena_is_killed() -> None:
    """Not even with kill -9 in the middle of a game."""
    code = "from gugong.arena import Tournament\nTournament(['mcts:100000'] * 2, processes=2).run()"
    arena = psutil.Popen([sys.executable, "-c", code])
    workers: list[psutil.Process] = []
    while len(workers) < 2:
        assert arena.is_running()
        time.sleep(0.05)
        workers = workers_of(arena)
    arena.kill()
    arena.wait()
    _, alive = psutil.wait_procs(workers, timeout=30)
    assert not alive
