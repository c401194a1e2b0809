"""Who meets whom: every seed in balanced seatings, every combination, and nobody more often than the others."""

from collections import Counter
from pathlib import Path

import pytest

from gugong import Setup, SetupError
from gugong.arena.match import Pairing
from gugong.arena.schedule import TournamentPlan, check_specs, entrants, labels_of, seats_for
from gugong.arena.schedule.seatings import SeatingRule, circles
from gugong.errors import PlayerError


def plan_of(*specs: str, players: int | None = None, seeds: int = 3, seating: str = "auto") -> TournamentPlan:
    setup = Setup(players=seats_for(specs, players), seed=11)
    plan = TournamentPlan(specs, setup, seeds)
    return TournamentPlan(specs, setup, seeds, SeatingRule.chosen(seating, plan.lineups[0]))


def games(*specs: str, players: int | None = None, seeds: int = 3, seating: str = "auto") -> list[Pairing]:
    plan = plan_of(*specs, players=players, seeds=seeds, seating=seating)
    found = list(plan.pairings())
    assert len(found) == plan.games
    assert [pairing.number for pairing in found] == list(range(len(found)))
    return found


def neighbours(found: list[Pairing]) -> Counter[tuple[int, int]]:
    """How often each entrant sat on the left of each other one."""
    return Counter(
        (table[seat - 1], table[seat])
        for table in (pairing.entrants for pairing in found)
        for seat in range(len(table))
    )


@pytest.mark.parametrize("count", [2, 3, 4, 5])
@pytest.mark.parametrize("seating", ["balanced", "complete"])
def test_seats_are_balanced_with_every_seed(count: int, seating: str) -> None:
    found = games(*"abcde"[:count], seating=seating)
    sat = Counter((pairing.setup.seed, seat, spec) for pairing in found for seat, spec in enumerate(pairing.specs))
    assert len(set(sat.values())) == 1
    assert {seed for seed, _, _ in sat} == {11, 12, 13}
    assert len(sat) == 3 * count * count


@pytest.mark.parametrize(("count", "block"), [(2, 1), (3, 2), (4, 6), (5, 4)])
def test_neighbours_are_balanced_after_a_few_seeds(count: int, block: int) -> None:
    """Rotations alone would give everybody the same neighbours for ever."""
    assert len(circles(count)) == block
    found = games(*"abcde"[:count], seeds=block, seating="balanced")
    assert len(found) == block * count
    met = neighbours(found)
    assert len(met) == count * (count - 1)
    assert len(set(met.values())) == 1


@pytest.mark.parametrize("count", [2, 3, 4, 5])
def test_neighbours_are_balanced_with_every_seed_in_all_permutations(count: int) -> None:
    found = games(*"abcde"[:count], seeds=1, seating="complete")
    assert len({pairing.entrants for pairing in found}) == len(found) == (2, 6, 24, 120)[count - 2]
    assert len(set(neighbours(found).values())) == 1


@pytest.mark.parametrize(
    ("specs", "players", "rule", "each"),
    [("ab", 2, "complete", 2), ("abc", 3, "complete", 6), ("abcd", 4, "balanced", 4), ("ab", 4, "complete", 4)],
)
def test_permutations_are_complete_where_they_are_few(specs: str, players: int, rule: str, each: int) -> None:
    plan = plan_of(*specs, players=players)
    assert (str(plan.seating), plan.games_a_seed) == (rule, each)


def test_with_more_specs_than_seats_all_combinations_meet() -> None:
    found = games("a", "b", "c", "d", players=3, seeds=1)
    assert Counter(frozenset(pairing.specs) for pairing in found) == {
        frozenset(table): 6 for table in ("abc", "abd", "acd", "bcd")
    }
    assert {pairing.setup.players for pairing in found} == {3}


def test_more_specs_than_the_biggest_table_has_seats() -> None:
    assert {len(pairing.specs) for pairing in games("a", "b", "c", "d", "e", "f", seeds=1)} == {5}


def test_the_last_spec_takes_the_seats_that_are_left() -> None:
    found = games("a", "b", players=4, seeds=1)
    assert sorted(pairing.specs for pairing in found) == sorted(
        [("a", "b", "b", "b"), ("b", "a", "b", "b"), ("b", "b", "a", "b"), ("b", "b", "b", "a")]
    )
    assert {pairing.copies for pairing in found} == {(0, 0, 0, 0)}


def test_the_same_spec_twice_is_two_entrants_with_chance_of_their_own() -> None:
    found = games("a", "b", "a", seeds=1)
    assert len({pairing.entrants for pairing in found}) == 6
    for pairing in found:
        assert pairing.specs == tuple("aba"[entrant] for entrant in pairing.entrants)
        assert pairing.copies == tuple((0, 0, 1)[entrant] for entrant in pairing.entrants)
    assert labels_of(["a", "b", "a", "a"]) == ("a", "b", "a#2", "a#3")


def test_all_seatings_of_a_seed_are_played_before_the_next() -> None:
    seeds = [pairing.setup.seed for pairing in games("a", "b", "c")]
    assert seeds == sorted(seeds, key=lambda seed: seed or 0)


def test_more_seeds_leave_the_numbers_of_the_games_as_they_are() -> None:
    assert games("a", "b", "c", "d", seeds=7)[:20] == games("a", "b", "c", "d", seeds=5)


def test_alone_against_every_level_of_meng() -> None:
    plan = TournamentPlan(("a", "b", "a"), Setup(players=1, seed=4), 2, time_limit=1.0, saves="folder")
    found = list(plan.pairings())
    assert len(found) == plan.games == 18
    met = Counter((pairing.entrants, pairing.setup.meng, pairing.setup.seed) for pairing in found)
    assert set(met.values()) == {1}
    assert {level for _, level, _ in met} == {"easy", "normal", "hard"}
    assert {(pairing.time_limit, pairing.saves) for pairing in found} == {(1.0, "folder")}


@pytest.mark.parametrize(("specs", "players"), [(["a"], None), (["a"], 3), (["a", "b"], 1), (["a", "b"], 6)])
def test_tables_that_cannot_be(specs: list[str], players: int | None) -> None:
    with pytest.raises(SetupError):
        seats_for(specs, players)


def test_a_spec_of_which_no_player_can_be_made(bots: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    check_specs(["random", "strange:raise"])
    with pytest.raises(PlayerError, match="no player 'nobody'"):
        check_specs(["random", "nobody"])

    def broken(spec: str) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(entrants, "new_player", broken)
    with pytest.raises(PlayerError, match="'random' cannot be made: it raised ZeroDivisionError"):
        check_specs(["random"])
