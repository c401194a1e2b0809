"""Comparisons of two bots: pairs on the same seeds, a verdict that depends on no order, and games that stop in time."""

import json
from collections import Counter
from collections.abc import Generator, Iterable
from pathlib import Path
from typing import Any

import pytest

from gugong import Setup, SetupError
from gugong.arena import Comparison, MatchResult, Pairing, TestBounds, Verdict
from gugong.arena.comparison import pairs
from gugong.errors import ResultsError

from ..made_up import game

QUICK = TestBounds(elo0=0, elo1=200)


class MadeUpGames:
    """An executor whose first entrant wins as often as it is told; games end in blocks, the last of each first."""

    def __init__(self, wins: int, of: int, block: int = 1) -> None:
        self.wins, self.of, self.block = wins, of, block
        self.begun = 0

    def results(self, pairings: Iterable[Pairing]) -> Generator[MatchResult, None, None]:
        waiting: list[MatchResult] = []
        for pairing in pairings:
            self.begun += 1
            best = 0 if (pairing.setup.seed or 0) % self.of < self.wins else 1
            scores = [50 if entrant == best else 10 + entrant for entrant in pairing.entrants]
            waiting.append(game(scores, specs=pairing.specs, pairing=pairing))
            if len(waiting) == self.block:
                yield from reversed(waiting)
                waiting = []
        yield from waiting


def compared(executor: MadeUpGames, **options: Any) -> Comparison:
    found = Comparison("random", "greedy", executor=executor, **{"bounds": QUICK, "games": 500, **options})
    found.play()
    return found


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_pairs_are_the_same_tables_with_two_seats_exchanged(players: int) -> None:
    field = ["instinct", "mcts:1", "mcts:2"][: players - 2]
    found = list(Comparison("random", "greedy", Setup(players=players, seed=7), field=field, games=60).pairings())
    assert [one.number for one in found] == list(range(120))
    for one, other in zip(found[::2], found[1::2], strict=True):
        assert one.setup == other.setup
        assert other.entrants == pairs.exchanged(one.entrants)
    assert [one.setup.seed for one in found[::2]] == list(range(7, 67))
    sat = Counter((seat, entrant) for one in found for seat, entrant in enumerate(one.entrants) if entrant < 2)
    assert len(set(sat.values())) == 1
    assert len(sat) == 2 * players
    next_to = Counter(one.entrants[seat - 1] for one in found for seat in range(players) if one.entrants[seat] == 0)
    assert len(set(next_to.values())) == 1


def test_the_stronger_is_found_and_playing_stops() -> None:
    executor = MadeUpGames(9, 10)
    found = compared(executor)
    report = found.report()
    assert (report.verdict, found.complete) == (Verdict.STRONGER, True)
    assert report.pairs < 40
    assert executor.begun == len(found.results) == 2 * report.pairs
    assert report.ratio >= report.bounds.upper
    assert report.score.low is not None
    assert report.score.low > 0.5
    data = json.loads(json.dumps(report.as_dict(), allow_nan=False))
    assert (data["verdict"], data["first"], data["second"]) == ("stronger", "random", "greedy")
    assert sum(data["counts"].values()) == report.pairs


def test_the_not_stronger_is_found_too() -> None:
    assert compared(MadeUpGames(1, 2)).report().verdict == Verdict.NOT_STRONGER


def test_too_few_games_leave_it_undecided() -> None:
    report = compared(MadeUpGames(1, 2), games=3).report()
    assert (report.verdict, report.pairs, len(report.results)) == (Verdict.UNDECIDED, 3, 6)


def test_the_verdict_rests_on_the_same_pairs_in_whichever_order_games_end() -> None:
    """Games that ended after the verdict, or before their turn, change nothing."""
    expected = compared(MadeUpGames(4, 5)).report()
    for block in (3, 8, 50):
        found = compared(MadeUpGames(4, 5, block))
        assert found.report() == expected


def test_who_wins_where_the_other_does_not_is_better_against_meng() -> None:
    def scored(first: int, second: int) -> float:
        setup = Setup(players=1, seed=1)
        one, other = (
            game([score, 30], specs=("a",), pairing=Pairing(n, setup, ("a",), entrants=(n,)))
            for n, score in enumerate((first, second))
        )
        return pairs.pair_score((one, other))

    assert [scored(40, 20), scored(20, 40), scored(40, 40), scored(20, 10)] == [1.0, 0.0, 0.5, 0.5]


def test_those_who_share_a_place_have_half_each() -> None:
    setup = Setup(players=2, seed=1)
    one, other = (
        game(scores, outside=outside, pairing=Pairing(n, setup, ("a", "b"), entrants=seats))
        for n, (scores, outside, seats) in enumerate([([0, 0], (0, 1), (0, 1)), ([20, 30], (), (1, 0))])
    )
    assert pairs.pair_score((one, other)) == 0.75


@pytest.mark.parametrize("ending", ["sqlite", "parquet"])
def test_a_comparison_goes_on_where_it_was_left(tmp_path: Path, ending: str) -> None:
    store = tmp_path / f"compared.{ending}"
    begun = Comparison("greedy", "random", bounds=QUICK, games=5, processes=1, store=store)
    for _ in begun:
        break
    again = Comparison.from_store(store, processes=1)
    report = again.run()
    assert again.bounds == QUICK
    whole = Comparison("greedy", "random", bounds=QUICK, games=5, processes=1)
    assert report.as_dict() == whole.run().as_dict()
    assert len(again.results) == 2 * report.pairs
    assert Comparison.from_store(store).run() == report
    with pytest.raises(ResultsError, match="its 'bounds' is"):
        Comparison("greedy", "random", games=5, store=store)


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ({"setup": Setup(players=4)}, "4 players needs one spec for all other seats, or 2 specs, not 0"),
        ({"setup": Setup(players=3), "field": ["random", "random"]}, "specs for 1 other seats, not 2"),
        ({"field": ["random"]}, "specs for 0 other seats, not 1"),
        ({"games": 0}, "games must be"),
        ({"time_limit": 0}, "more than 0"),
    ],
)
def test_a_comparison_that_cannot_be(given: dict[str, Any], told: str) -> None:
    with pytest.raises(SetupError, match=told):
        Comparison("greedy", "random", **given)
