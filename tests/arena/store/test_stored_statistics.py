"""Statistics of a store: the same figures as of the games themselves, whoever played them."""

from pathlib import Path

import pytest

from gugong import Setup
from gugong.arena import Simulation, Tournament, stored_report
from gugong.arena.statistics import summarize
from gugong.errors import ResultsError


@pytest.mark.parametrize("ending", ["sqlite", "parquet"])
def test_a_simulation_is_told_from_its_store_as_when_it_was_played(tmp_path: Path, ending: str) -> None:
    store = tmp_path / f"games.{ending}"
    played = Simulation(["random", "greedy"], Setup(players=2, seed=4), games=4, processes=1, store=store).run()
    assert stored_report(store) == played


def test_the_games_of_a_tournament_have_statistics_too(tmp_path: Path) -> None:
    store = tmp_path / "games.sqlite"
    tournament = Tournament(["random", "random"], Setup(players=2, seed=3), games=2, processes=1, store=store)
    tournament.play()
    found = stored_report(store)
    assert found.statistics == summarize(tournament.results)
    assert (found.asked, found.specs, found.setup) == (4, ("random",), Setup(players=2, seed=3))


def test_against_meng_the_statistics_are_of_one_level(tmp_path: Path) -> None:
    store = tmp_path / "games.sqlite"
    Tournament(["random"], Setup(players=1, seed=3), games=2, levels=("easy", "hard"), processes=1, store=store).play()
    with pytest.raises(ResultsError, match=r"several levels \(easy, hard\).*; name it with --meng"):
        stored_report(store)
    solo = stored_report(store, "hard").statistics.solo
    assert solo is not None
    assert (solo.meng, solo.wins.of) == ("hard", 2)
    with pytest.raises(ResultsError, match=r"no game against Meng \(normal\)"):
        stored_report(store, "normal")


def test_a_store_without_a_game_is_told(tmp_path: Path) -> None:
    simulation = Simulation(["random"], Setup(players=2, seed=4), games=1, processes=1, store=tmp_path / "no.sqlite")
    assert simulation.store is not None
    with simulation.store.writing(simulation.store_plan()):
        pass
    with pytest.raises(ResultsError, match="has no game yet"):
        stored_report(tmp_path / "no.sqlite")
