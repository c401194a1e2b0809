"""Results as data frames: what stands in them, and what is left out."""

from dataclasses import replace

import polars as pl
import pytest

from gugong import Setup
from gugong.arena import Simulation, replayed
from gugong.arena.frames import decrees, openings, points, seats
from gugong.arena.points_by_source import SOURCES
from gugong.arena.statistics import summarize
from gugong.errors import ResultsError

from .made_up import game
from .made_up import points as vp

SHIP, HONOURS = "level1.ship", "level3.jade"


def test_a_row_a_seat_has_its_result() -> None:
    made = [
        game([10, 30, 0], specs=("greedy", "random", "greedy"), outside=(2,), start=1, number=4),
        game([5, 0, 0], failed=True, number=5),
    ]
    found = seats(made).to_dicts()
    assert [(row["game"], row["seat"], row["spec"], row["place"], row["rank"]) for row in found] == [
        (4, 0, "greedy", 3, 2),
        (4, 1, "random", 1, 1),
        (4, 2, "greedy", 2, 3),
    ]
    assert [(row["won"], row["score"], row["in_palace"], row["entrant"]) for row in found] == [
        (False, 10, True, 0),
        (True, 30, True, 1),
        (False, 0, False, 2),
    ]


def test_points_are_told_by_source() -> None:
    found = points([game([10, 7], items=[vp(wall=3, palace=7), vp(jade=7)])])
    assert found.height == 2 * len(SOURCES)
    given = found.filter(pl.col("vp") > 0).select("seat", "source", "vp").rows()
    assert sorted(given) == [(0, "palace", 7), (0, "wall", 3), (1, "jade", 7)]


def test_every_decree_on_the_table_is_told_for_every_seat() -> None:
    made = game([10, 7], items=[vp(decree_jade=6), vp()], offered=[SHIP, HONOURS], decrees=[[HONOURS], [SHIP]])
    told = decrees([made]).select("seat", "decree", "level", "taken", "vp").rows()
    assert told == [
        (0, SHIP, 1, False, None),
        (0, HONOURS, 3, True, 6),
        (1, SHIP, 1, True, 2),
        (1, HONOURS, 3, False, None),
    ]


def test_frames_agree_with_the_statistics_of_real_games() -> None:
    report = Simulation(["greedy", "random"], Setup(players=2, seed=8), games=4, processes=1).run()
    found = summarize(report.results)
    by_source = points(report.results).group_by("source").agg(pl.col("vp").mean())
    assert {row["source"]: row["vp"] for row in by_source.to_dicts()} == found.groups["everyone"].sources
    assert seats(report.results)["won"].sum() == sum(result.winner is not None for result in report.results)
    taken = decrees(report.results).group_by("decree").agg(pl.col("taken").sum())
    told = {decree.name: decree.taken.count for decree in found.decrees if decree.taken.of}
    assert {row["decree"]: row["taken"] for row in taken.to_dicts()} == told


def test_an_opening_is_what_each_bot_laid_on_the_first_day() -> None:
    results = Simulation(["random"], Setup(players=3, seed=8), games=2, processes=1).run().results
    found = openings(results)
    for result in results:
        events, laid = replayed(result).events, []
        for event in events:
            if event.kind == "night-falls":
                break
            if event.kind == "exchanged":
                laid.append((event.seat, event.args["card"], event.args["location"], event.args["taken"]))
        rows = found.filter(pl.col("game") == result.pairing.number)
        assert sorted(rows.select("seat", "card", "location", "taken").rows()) == sorted(laid) != []
        assert rows.filter(pl.col("turn") == 1).height == 3


def test_meng_has_rows_but_no_openings() -> None:
    results = Simulation(["random"], Setup(players=1, seed=8, meng="easy"), games=1, processes=1).run().results
    assert seats(results)["spec"].to_list() == ["random", "meng"]
    assert set(points(results)["spec"]) == {"random", "meng"}
    assert set(openings(results)["spec"]) == {"random"}


def test_a_game_without_its_actions_or_its_box_has_no_opening() -> None:
    (result,) = Simulation(["random"], Setup(players=2, seed=8), games=1, processes=1).run().results
    with pytest.raises(ResultsError, match="Game 0 has no actions"):
        openings([replace(result, actions=[])])
    with pytest.raises(ResultsError, match="Game 0 was played with another box than 'standard'"):
        openings([replace(result, versions={**result.versions, "fingerprint": "other"})])


def test_without_games_the_frames_are_empty_and_have_their_columns() -> None:
    for frame in (seats, points, decrees, openings):
        assert frame([]).height == 0
        assert {"game", "seat", "spec", "won", "score"} < set(frame([]).columns)
