"""Meng's nights and the end of the game: SOLO-8, EDITION-5, SOLO-18, SOLO-19, RULING-47."""

import pytest

from gugong import Game
from tests.playing import choose, decision, seat, table
from tests.rules.meng.positions import did

# Dice 4-4-1: each four is two matches, each one is one.
DICE = [4, 4, 1]
TWO, FOUR, SIX = ["set1.2"], ["set1.2", "set2.2"], ["set1.2", "set2.2", "draw.4"]
TILES = {"level1": ["envoy", "servant"], "level2": ["equal", "wall"], "level3": ["eight", "harbours"]}


def night(day: int, human: list[str], meng: list[str], matches: str = "exact", **position: object) -> Game:
    """A night with these discards."""
    seats = [{"hand": [], "discard": human, "pool": 0}, {"hand": [], "discard": meng, "pool": 0}]
    setup = {"meng_matches": matches}
    return table(1, setup=setup, seats=seats, phase="night", day=day, dice=DICE, **position)


def end(meng: dict[str, object] | None = None, human: dict[str, object] | None = None, **position: object) -> Game:
    """Final scoring; the human makes no last trades."""
    game = table(1, seats=[human or {}, meng or {}], day=4, phase="final", decrees=TILES, **position)
    assert game.over
    return game


@pytest.mark.parametrize("day", [1, 2, 3, 4])
def test_meng_has_as_many_matches_as_the_day(day: int) -> None:
    """SOLO-8: so many servants, though no card of his matches."""
    game = night(day, SIX, ["draw.8"])
    assert [args["count"] for args in did(game, "matches")] == [day]
    assert decision(game) == (0, "night_envoy")
    assert seat(game, 1)["pool"] == day


def test_more_matches_in_his_discard_do_not_count() -> None:
    """EDITION-5: exactly 1 on day 1, though two cards of his match four times."""
    game = night(1, ["draw.9"], FOUR)
    assert [args["count"] for args in did(game, "matches")] == [1]


def test_with_at_least_more_matches_count() -> None:
    """EDITION-5, the option of the other editions."""
    assert [args["count"] for args in did(night(1, ["draw.9"], FOUR, "at_least"), "matches")] == [4]
    assert [args["count"] for args in did(night(3, ["draw.9"], TWO, "at_least"), "matches")] == [3]


def test_his_matches_count_for_the_nights_bonus() -> None:
    """SOLO-8: 3 VP and the envoy step, which he always takes."""
    game = night(3, TWO, [])
    assert (seat(game, 1)["vp"], seat(game, 1)["envoy"]) == (3, 1)
    assert seat(game, 0)["vp"] == 0


def test_the_human_wins_the_night_with_more_matches() -> None:
    """SOLO-8."""
    game = night(1, TWO, ["draw.4", "draw.5"])
    assert decision(game) == (0, "night_envoy")
    choose(game, "accept")
    assert (seat(game, 0)["vp"], seat(game, 0)["envoy"], seat(game, 1)["vp"]) == (3, 1, 0)


@pytest.mark.parametrize(("stack", "winner"), [([0, 1], 1), ([1, 0], 0)])
def test_a_tie_at_night_goes_to_the_higher_marker(stack: list[int], winner: int) -> None:
    """SOLO-8, TIE-1: two matches each on day 2."""
    game = night(2, TWO, [], intrigue_stack=stack)
    assert [seat(game, number)["vp"] for number in (0, 1)] == [3 * (winner == 0), 3 * (winner == 1)]


def test_the_servants_of_the_night_are_limited_by_the_supply() -> None:
    """SOLO-8, LIMIT-1."""
    seats = [{"hand": [], "discard": SIX}, {"hand": [], "pool": 10}]
    game = table(1, seats=seats, phase="night", day=4, dice=DICE)
    assert seat(game, 1)["pool"] == 12


def test_meng_can_win_outside_the_palace() -> None:
    """SOLO-18: without palace VP."""
    game = end({"vp": 30, "envoy": 7}, {"vp": 20, "palace_place": 0})
    assert game.winner == 1
    assert game.scores == [27, 30]
    assert game.breakdown[1]["items"]["palace"] == 0


def test_the_human_cannot_win_outside_the_palace() -> None:
    """SOLO-18, FINAL-5: Meng wins with a single point."""
    game = end({"vp": 1}, {"vp": 50, "envoy": 7})
    assert game.winner == 1
    assert game.scores == [0, 1]


def test_meng_scores_his_place_in_the_palace() -> None:
    """SOLO-18: as usual."""
    assert end({"vp": 10, "palace_place": 1}).scores[1] == 15


def test_the_human_beats_a_meng_outside_the_palace() -> None:
    """SOLO-18."""
    assert end({"vp": 26}, {"vp": 20, "palace_place": 0}).winner == 0


@pytest.mark.parametrize(("stack", "winner"), [([0, 1], 1), ([1, 0], 0)])
def test_a_tie_at_the_end_goes_to_the_higher_marker(stack: list[int], winner: int) -> None:
    """SOLO-18, FINAL-5."""
    assert end({"vp": 27}, {"vp": 20, "palace_place": 0}, intrigue_stack=stack).winner == winner


def test_meng_scores_wall_and_jade_as_usual() -> None:
    """SOLO-18: FINAL-1 with its envoy step, FINAL-4."""
    game = end({"wall": 1, "jade": 6, "envoy": 7})
    assert game.breakdown[1]["items"]["final_wall"] == 3
    assert game.breakdown[1]["items"]["jade"] == 17
    assert game.breakdown[1]["items"]["palace"] == 7


def test_meng_trades_no_tokens_for_points_at_the_end() -> None:
    """SOLO-10, SOLO-18: he trades for servants and jade only."""
    assert end({"tokens": {"plain": 5}}).scores[1] == 0


def test_meng_scores_his_level_three_decrees() -> None:
    """SOLO-18, SOLO-15."""
    game = end({"decrees": ["level3.eight"]})
    assert game.breakdown[1]["items"]["decree_eight"] == 8


@pytest.mark.parametrize(("cards", "vp4", "points"), [(0, 0, 0), (2, 0, 4), (2, 3, 10)])
def test_his_reward_markers_count_for_the_harbour_decree(cards: int, vp4: int, points: int) -> None:
    """RULING-47: though they are neutral servants (SOLO-19)."""
    game = end({"decrees": ["level3.harbours"], "rewards": {"card": cards, "vp4": vp4}})
    assert game.breakdown[1]["items"]["decree_harbours"] == points


def test_on_hard_the_marker_of_the_fifth_card_counts_too() -> None:
    """RULING-47, SOLO-19: it lies on a card space."""
    game = end({"decrees": ["level3.harbours"]}, setup={"meng": "hard"})
    assert game.breakdown[1]["items"]["decree_harbours"] == 2
