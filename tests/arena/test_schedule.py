"""Who meets whom: every seed in every rotation, every combination, and nobody more often than the others."""

from collections import Counter
from pathlib import Path

import pytest

from gugong import Setup, SetupError
from gugong.arena import schedule
from gugong.arena.match import Pairing
from gugong.arena.schedule import TournamentPlan
from gugong.errors import PlayerError


def games(*specs: str, players: int | None = None, seeds: int = 3, seed: int = 11) -> list[Pairing]:
    plan = TournamentPlan(Setup(players=schedule.seats_for(specs, players), seed=seed), seeds)
    found = list(schedule.tournament_pairings(specs, plan))
    assert len(found) == schedule.count(specs, plan)
    assert [pairing.number for pairing in found] == list(range(len(found)))
    return found


@pytest.mark.parametrize("count", [2, 3, 4, 5])
def test_everybody_sits_once_in_every_seat_with_every_seed(count: int) -> None:
    specs = ["a", "b", "c", "d", "e"][:count]
    found = games(*specs)
    assert len(found) == 3 * count
    sat = Counter((pairing.setup.seed, seat, spec) for pairing in found for seat, spec in enumerate(pairing.specs))
    assert set(sat.values()) == {1}
    assert {seed for seed, _, _ in sat} == {11, 12, 13}
    assert len(sat) == 3 * count * count


def test_with_more_specs_than_seats_all_combinations_meet() -> None:
    found = games("a", "b", "c", "d", players=3, seeds=1)
    assert Counter(frozenset(pairing.specs) for pairing in found) == {
        frozenset(table): 3 for table in ("abc", "abd", "acd", "bcd")
    }
    assert {pairing.setup.players for pairing in found} == {3}


def test_more_specs_than_the_biggest_table_has_seats() -> None:
    assert {len(pairing.specs) for pairing in games("a", "b", "c", "d", "e", "f", seeds=1)} == {5}


def test_the_last_spec_takes_the_seats_that_are_left() -> None:
    found = games("a", "b", players=4, seeds=1)
    assert sorted(pairing.specs for pairing in found) == sorted(
        [("a", "b", "b", "b"), ("b", "a", "b", "b"), ("b", "b", "a", "b"), ("b", "b", "b", "a")]
    )


def test_a_seating_that_comes_again_is_played_once() -> None:
    assert [pairing.specs for pairing in games("a", "b", "a", "b", seeds=1)] == [tuple("abab"), tuple("baba")]
    assert len(games("a", "a", seeds=2)) == 2


def test_all_seatings_of_a_seed_are_played_before_the_next() -> None:
    seeds = [pairing.setup.seed for pairing in games("a", "b", "c")]
    assert seeds == sorted(seeds, key=lambda seed: seed or 0)


def test_alone_against_every_level_of_meng() -> None:
    plan = TournamentPlan(Setup(players=1, seed=4), 2, time_limit=1.0, saves="folder")
    found = list(schedule.solo_pairings(["a", "b", "a"], plan))
    assert len(found) == schedule.count(["a", "b", "a"], plan) == 12
    met = Counter((pairing.specs, pairing.setup.meng, pairing.setup.seed) for pairing in found)
    assert set(met.values()) == {1}
    assert {level for _, level, _ in met} == {"easy", "normal", "hard"}
    assert {(pairing.time_limit, pairing.saves) for pairing in found} == {(1.0, "folder")}


@pytest.mark.parametrize(("specs", "players"), [(["a"], None), (["a"], 3), (["a", "b"], 1), (["a", "b"], 6)])
def test_tables_that_cannot_be(specs: list[str], players: int | None) -> None:
    with pytest.raises(SetupError):
        schedule.seats_for(specs, players)


def test_a_spec_of_which_no_player_can_be_made(bots: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    schedule.check(["random", "strange:raise"])
    with pytest.raises(PlayerError, match="no player 'nobody'"):
        schedule.check(["random", "nobody"])

    def broken(spec: str) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(schedule, "new_player", broken)
    with pytest.raises(PlayerError, match="'random' cannot be made: it raised ZeroDivisionError"):
        schedule.check(["random"])
