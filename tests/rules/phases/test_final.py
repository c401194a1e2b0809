"""Final scoring: what is paid in which order, and who wins."""

from typing import Any

import pytest

from gugong import Game
from tests.playing import choose, decision, lay, seat, supply, table


def final(*seats: dict[str, Any], **position: Any) -> Game:
    """After night 4."""
    boards = [*seats, *({} for _ in range(2 - len(seats)))]
    return table(len(boards), day=4, phase="final", seats=boards, **position)


def items(game: Game, number: int = 0) -> dict[str, int]:
    return {name: vp for name, vp in game.breakdown[number]["items"].items() if vp}


def test_most_servants_on_the_wall_score_at_the_end() -> None:
    """FINAL-1: however few they are"""
    game = final({"wall": 1}, {"wall": 2})
    assert (items(game, 0), items(game, 1)) == ({}, {"final_wall": 3})
    assert [seat(game, i)["envoy"] for i in range(2)] == [0, 1]


def test_an_empty_wall_scores_nothing() -> None:
    """FINAL-1: any servants on the wall"""
    game = final({"intrigue": 5})
    assert [items(game, i) for i in range(2)] == [{}, {}]


def test_the_double_servant_counts_two_on_the_final_wall() -> None:
    """FINAL-1, DOUBLE-4"""
    game = final({"double": "wall"}, {"wall": 1, "intrigue": 5})
    assert items(game, 0) == {"final_wall": 3}


def test_the_step_of_the_final_wall_may_still_enter_the_palace() -> None:
    """FINAL-1: and so win"""
    game = final({"wall": 1, "envoy": 7}, {"vp": 20})
    assert items(game) == {"final_wall": 3, "palace": 7}
    assert game.winner == 0


def test_the_step_of_the_final_wall_is_a_point_for_an_envoy_in_the_palace() -> None:
    """FINAL-1, PALACE-3"""
    game = final({"wall": 1, "palace_place": 0})
    assert items(game) == {"final_wall": 3, "envoy": 1, "palace": 7}


def test_the_final_wall_brings_no_benefits() -> None:
    """FINAL-1: however many servants are on it"""
    game = final({"wall": 2, "intrigue": 14}, {"wall": 1, "intrigue": 9})
    assert game.over
    assert [seat(game, i)["intrigue"] for i in range(2)] == [14, 9]


def test_the_score_decree_comes_before_the_jade_decree_and_all_that_follows() -> None:
    """FINAL-2, RULING-40: 7 VP and 3 for the final wall make 3 points; jade, palace and jade decree come later"""
    game = final(
        {"vp": 7, "wall": 1, "envoy": 7, "jade": 3, "decrees": ["level3.score", "level3.jade"]},
        decrees={"level3": ["jade", "score"]},
    )
    assert items(game) == {
        "carried": 7,
        "final_wall": 3,
        "decree_score": 3,
        "decree_jade": 6,
        "palace": 7,
        "jade": 6,
    }


@pytest.mark.parametrize(("players", "places"), [(3, [7, 5, 3]), (5, [7, 5, 3, 2, 1])])
def test_the_palace_places(players: int, places: list[int]) -> None:
    """FINAL-3"""
    game = final(*({"palace_place": place} for place in range(players)))
    assert [items(game, number)["palace"] for number in range(players)] == places


@pytest.mark.parametrize(
    ("jade", "points"), [(0, 0), (1, 1), (2, 3), (3, 6), (4, 10), (5, 15), (6, 17), (7, 19), (10, 25)]
)
def test_jade(jade: int, points: int) -> None:
    """FINAL-4: 1/3/6/10/15, and 2 for each beyond five"""
    assert items(final({"jade": jade})).get("jade", 0) == points


def test_whoever_is_not_in_the_palace_has_nothing() -> None:
    """FINAL-5"""
    game = final({"vp": 50, "envoy": 7}, {"vp": 1, "palace_place": 0})
    assert game.scores == [0, 8]
    assert (game.winner, game.ranking) == (1, [1, 0])
    assert game.breakdown[0]["total"] == 50


def test_most_points_win() -> None:
    """FINAL-5"""
    game = final({"vp": 10, "palace_place": 1}, {"vp": 9, "palace_place": 0})
    assert (game.scores, game.winner) == ([15, 16], 1)


@pytest.mark.parametrize("stack", [[0, 1], [1, 0]])
def test_a_tie_of_points_goes_to_the_higher_intrigue_marker(stack: list[int]) -> None:
    """FINAL-5, TIE-1"""
    game = final({"vp": 10, "palace_place": 1}, {"vp": 8, "palace_place": 0}, intrigue_stack=stack)
    assert game.scores == [15, 15]
    assert game.winner == stack[1]


def test_a_higher_marker_outside_the_palace_wins_no_tie() -> None:
    """FINAL-5"""
    game = final({"vp": 0, "palace_place": 0, "intrigue": 0}, {"vp": 7, "envoy": 7, "intrigue": 14})
    assert game.winner == 0


def test_if_nobody_is_in_the_palace_nobody_wins() -> None:
    """RULING-7: they rank by VP and then intrigue for the record"""
    game = final({"vp": 5}, {"vp": 9}, {"vp": 5}, intrigue_stack=[1, 0, 2])
    assert (game.winner, game.scores) == (None, [0, 0, 0])
    assert game.ranking == [1, 2, 0]
    assert game.events[-1].kind == "nobody-wins"


def test_tokens_may_be_traded_before_the_final_scoring() -> None:
    """FINAL-4, RULING-1: six tokens are the fifth jade"""
    game = final({"jade": 4, "tokens": {"plain": 6}, "palace_place": 0})
    choose(game, "trade_jade", doubles=0)
    assert items(game)["jade"] == 15


def test_the_game_ends_after_the_fourth_night() -> None:
    """FINAL-1, GAME-1: a whole day 4 with one card"""
    seats = [{"hand": ["set1.4"], "envoy": 7}, {"hand": []}]
    game = table(day=4, dice=[1, 4, 1], seats=seats, locations={"palace": "start.5"})
    lay(game, "set1.4", "palace")
    choose(game, "variant_a")
    assert game.over
    assert (game.scores, game.winner) == ([7, 0], 0)


def test_twelve_servants_are_all_there_are() -> None:
    """LIMIT-1: an empty supply gains nothing"""
    game = table(seats=[{"hand": ["set3.1", "set1.4"], "pool": 12}], locations={"jade": "start.1"})
    lay(game, "set3.1", "jade")
    assert game.decision is not None
    assert game.decision.args["action"] == "jade"
    assert (seat(game, 0)["pool"], supply(game, 0)) == (12, 0)


def test_an_income_gains_no_more_than_the_supply_has() -> None:
    """LIMIT-1"""
    game = table(day=2, phase="morning", seats=[{"pool": 10, "wall": 1}])
    assert (seat(game, 0)["pool"], supply(game, 0), decision(game)) == (11, 0, (0, "card"))
