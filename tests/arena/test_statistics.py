"""Statistics of results made up by hand, and of a few real games."""

import pytest

from gugong import Setup
from gugong.arena.intervals import summary
from gugong.arena.match import MatchResult, Pairing, play_match
from gugong.arena.points_by_source import SOURCES, points_by_source
from gugong.arena.statistics import DecreeStatistics, Statistics, summarize

from .made_up import game, points


def decree(found: Statistics, name: str) -> DecreeStatistics:
    return next(decree for decree in found.decrees if decree.name == name)


def test_places_are_counted_from_the_start_player() -> None:
    """Seat 2 begins and wins: that is a win of the first place; seat 0 is the second one then."""
    found = summarize([game([10, 5, 30], start=2), game([40, 5, 20], start=2), game([10, 50, 30], start=1)])
    assert [place.wins.count for place in found.order] == [2, 1, 0]
    assert [place.wins.of for place in found.order] == [3, 3, 3]
    assert [place.score.mean for place in found.order] == [(30 + 20 + 50) / 3, (10 + 40 + 30) / 3, (5 + 5 + 10) / 3]


def test_specs_are_counted_wherever_they_sit() -> None:
    found = summarize([game([10, 5], specs=("greedy", "random")), game([7, 20], specs=("random", "greedy"))])
    assert {place.name: (place.wins.count, place.score.mean) for place in found.specs} == {
        "greedy": (2, 15),
        "random": (0, 6),
    }


def test_points_by_source_of_everyone_winners_and_others() -> None:
    items = [points(wall=6, decree_eight=8, palace=7), points(wall=3, jade=1)]
    found = summarize([game([21, 4], items=items, decrees=[["level3.eight"], []])])
    assert found.groups["winners"].sources["wall"] == 6
    assert found.groups["winners"].sources["level3"] == 8
    assert found.groups["winners"].sources["palace"] == 7
    assert found.groups["others"].sources["jade"] == 1
    assert found.groups["everyone"].sources["wall"] == 4.5
    assert found.groups["everyone"].seats == 2


def test_points_of_decrees_are_told_by_level() -> None:
    """DECREE-4 gives 3 VP, DECREE-7 and DECREE-11 2 and 4."""
    taken = ["level1.servant", "level2.travel", "level2.decree", "level3.decrees"]
    result = game([17, 0], items=[points(decrees=9, decree_decrees=8), points()], decrees=[taken, []])
    found = points_by_source(result, 0)
    assert (found["level1"], found["level2"], found["level3"]) == (3, 6, 8)


def test_seats_outside_the_palace_are_told() -> None:
    """FINAL-5: their VP count as 0, but they had them."""
    items = [points(tokens=9), points(tokens=30)]
    found = summarize([game([9, 0], items=items, outside=(1,)), game([9, 5])])
    assert (found.groups["everyone"].outside.count, found.groups["everyone"].outside.of) == (1, 4)
    assert found.groups["winners"].outside.count == 0
    assert found.groups["others"].outside.share == 0.5
    assert found.groups["others"].points.mean == 17.5
    assert found.groups["others"].score.mean == 2.5


def test_games_that_nobody_won_have_no_winning_score() -> None:
    found = summarize([game([0, 0], outside=(0, 1)), game([20, 12])])
    assert (found.scores.nobody.count, found.scores.nobody.of) == (1, 2)
    assert (found.scores.winning.count, found.scores.winning.mean) == (1, 20)
    assert found.scores.everyone.mean == 8
    assert found.groups["winners"].seats == 1
    assert found.groups["others"].seats == 3


def test_the_margin_is_the_lead_over_the_next_best() -> None:
    found = summarize([game([20, 12, 3]), game([20, 25, 24])])
    assert (found.scores.margin.least, found.scores.margin.most) == (1, 8)
    assert found.scores.winning.mean == 22.5


def test_a_decree_is_counted_only_at_tables_where_it_lay() -> None:
    on, off = ["level2.jade"], ["level2.wall"]
    found = summarize(
        [
            game([20, 10, 6], offered=on, decrees=[on, [], []]),
            game([20, 10, 30], offered=on, decrees=[on, on, []]),
            game([9, 90, 9], offered=off),
        ]
    )
    jade = decree(found, "level2.jade")
    assert (jade.offered.count, jade.offered.of) == (2, 3)
    assert (jade.taken.count, jade.taken.of) == (3, 6)
    assert jade.points == 2
    assert (jade.compared.wins_with.count, jade.compared.wins_with.of) == (1, 3)
    assert (jade.compared.wins_without.count, jade.compared.wins_without.of) == (1, 3)
    # 20 − (10 + 6) / 2 at the first table, (20 + 10) / 2 − 30 at the second.
    assert jade.compared.score.value == (12 - 15) / 2


def test_a_table_where_all_have_a_decree_compares_nothing() -> None:
    on = ["level1.ship"]
    found = decree(summarize([game([20, 10], offered=on, decrees=[on, on])]), "level1.ship")
    assert found.taken.share == 1
    assert (found.compared.games, found.compared.wins_with.of, found.compared.score.value) == (0, 0, None)


def test_all_fifteen_decrees_are_told_even_if_they_never_lay() -> None:
    found = summarize([game([20, 10])])
    assert len({decree.name for decree in found.decrees}) == 15
    assert {decree.taken.share for decree in found.decrees} == {None}


def test_the_double_servant() -> None:
    found = summarize([game([20, 10], doubles=[True, False]), game([20, 10]), game([5, 6], doubles=[True, True])])
    assert (found.double_won.count, found.double_won.of) == (3, 6)
    assert (found.double.games, found.double.wins_with.count, found.double.wins_without.count) == (1, 1, 0)
    assert found.double.score.value == 10


def test_lengths_of_games_and_seats() -> None:
    found = summarize([game([1, 2], decisions=90, decisions_of=[50, 40]), game([1, 2], decisions=110)])
    assert (found.lengths.game.mean, found.lengths.game.least, found.lengths.game.most) == (100, 90, 110)
    assert (found.lengths.seat.count, found.lengths.seat.least, found.lengths.seat.most) == (4, 40, 50)


def test_games_in_which_a_bot_failed_are_left_out() -> None:
    found = summarize([game([20, 10]), game([0, 90], failed=True)])
    assert (found.games, found.left_out) == (1, 1)
    assert found.scores.winning.most == 20


def test_nothing_is_left_when_every_bot_failed() -> None:
    found = summarize([game([0, 90], failed=True)])
    assert (found.games, found.left_out, found.scores.winning.mean) == (0, 1, None)


def test_a_solo_game_looks_at_the_bot_and_at_meng_apart() -> None:
    on = ["level1.swap"]
    found = summarize(
        [
            game([50, 40], specs=("greedy",), offered=on, decrees=[on, on]),
            game([30, 60], specs=("greedy",), offered=on, decrees=[[], on]),
            game([40, 61], specs=("greedy",), offered=on, decrees=[[], on]),
        ]
    )
    assert found.solo is not None
    assert (found.solo.wins.count, found.solo.meng_wins.count, found.solo.meng) == (1, 2, "normal")
    assert (found.solo.score.mean, found.solo.lead.least, found.solo.lead.most) == (40, -30, 10)
    assert found.order == []
    assert found.groups["meng"].score.mean == (40 + 60 + 61) / 3
    assert found.groups["everyone"].seats == 3
    swap = decree(found, "level1.swap")
    assert swap.taken.of == 3
    assert (swap.compared.wins_with.of, swap.compared.wins_without.of) == (1, 2)
    assert swap.compared.score.value == 15


@pytest.mark.parametrize("games", [[], [game([1, 2]), game([1, 2, 3])]], ids=["none", "mixed"])
def test_statistics_need_games_of_one_kind(games: list[MatchResult]) -> None:
    with pytest.raises(ValueError, match="same number of players"):
        summarize(games)


@pytest.mark.parametrize(
    "setup", [Setup(players=1), Setup(players=2, expert=True), Setup(players=4, bonus_tokens="deluxe")], ids=str
)
def test_sources_of_real_games_add_up_to_all_points(setup: Setup) -> None:
    """Meng's too, whose morning swap decree pays VP (SOLO-15)."""
    for seed in range(12):
        dealt = Setup(**{**setup.as_dict(), "seed": seed})
        result = play_match(Pairing(seed, dealt, ("random",) * setup.players))
        assert len(result.offered) == 6
        for seat, told in enumerate(result.breakdown):
            found = points_by_source(result, seat)
            assert set(found) == set(SOURCES)
            assert sum(found.values()) == told["total"]
            if seat < setup.players:
                assert set(result.decrees[seat]) <= set(result.offered)


def test_games_of_one_seed_do_not_make_a_figure_surer() -> None:
    """Six deals, each played 24 times: what the deal decides is known from six games, not from 144."""
    tile = ["level1.ship"]
    often, once = (
        summarize(
            [
                game([20 + seed, 10], seed=seed, number=times * seed + turn, offered=tile * (seed % 2))
                for seed in range(6)
                for turn in range(times)
            ]
        )
        for times in (24, 1)
    )
    offered, known = decree(often, "level1.ship").offered, decree(once, "level1.ship").offered
    assert (offered.count, offered.of) == (72, 144)
    assert offered.low is not None
    assert known.low is not None
    assert offered.low <= known.low
    winning = often.scores.winning
    assert (winning.low, winning.high) == pytest.approx((once.scores.winning.low, once.scores.winning.high))
    assert winning.count == 144


def test_games_with_seeds_of_their_own_have_the_intervals_of_independent_games() -> None:
    found = summarize([game([20 + seed, 10], seed=seed, number=seed) for seed in range(6)])
    assert found.scores.winning == summary([20, 21, 22, 23, 24, 25])
