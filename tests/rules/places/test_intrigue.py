"""The intrigue stair, the medal and ties."""

import pytest

from tests.playing import can, choose, decision, lay, seat, supply, table, visit, why_not


def test_a_goes_up_one_step() -> None:
    """INTRIGUE-1"""
    game = visit("intrigue", seats=[{"intrigue": 3}])
    choose(game, "variant_a")
    assert (seat(game, 0)["intrigue"], seat(game, 0)["pool"]) == (4, 6)


def test_the_first_to_choose_a_takes_the_medal() -> None:
    """INTRIGUE-1"""
    game = visit("intrigue")
    choose(game, "variant_a")
    assert game.position()["medal"] == 0


def test_the_second_to_choose_a_does_not_take_the_medal() -> None:
    """INTRIGUE-1"""
    game = visit("intrigue", medal=1)
    choose(game, "variant_a")
    assert game.position()["medal"] == 1


def test_b_removes_one_and_goes_up_three_steps_without_the_medal() -> None:
    """INTRIGUE-2"""
    game = visit("intrigue", seats=[{"intrigue": 3}])
    choose(game, "variant_b")
    assert (seat(game, 0)["intrigue"], seat(game, 0)["pool"], supply(game, 0)) == (6, 5, 7)
    assert game.position()["medal"] is None


def test_a_after_b_of_another_player_takes_the_medal() -> None:
    """INTRIGUE-1: the first to choose A, not the first at the location"""
    game = visit("intrigue")
    choose(game, "variant_b")
    lay(game, "set2.4", "intrigue")
    choose(game, "variant_a")
    assert game.position()["medal"] == 1


def test_b_needs_a_servant() -> None:
    """INTRIGUE-2"""
    game = visit("intrigue", seats=[{"pool": 0}])
    assert can(game, "variant_a")
    assert why_not(game, "variant_b") == "reason-too-few-servants"


def test_a_marker_that_lands_on_others_goes_on_top() -> None:
    """INTRIGUE-3"""
    game = visit("intrigue", 3, seats=[{"intrigue": 3}, {"intrigue": 4}, {"intrigue": 4}])
    choose(game, "variant_a")
    assert game.position()["intrigue_stack"] == [1, 2, 0]


def test_a_marker_that_passes_others_is_higher() -> None:
    """INTRIGUE-3"""
    game = visit("intrigue", 3, seats=[{"intrigue": 2}, {"intrigue": 3}, {"intrigue": 6}])
    choose(game, "variant_b")
    assert game.position()["intrigue_stack"] == [1, 0, 2]


def test_the_track_ends_at_step_fourteen() -> None:
    """INTRIGUE-3"""
    game = visit("intrigue", seats=[{"intrigue": 13}])
    choose(game, "variant_b")
    assert seat(game, 0)["intrigue"] == 14


@pytest.mark.parametrize(("steps", "stack", "winner"), [((4, 5), [0, 1], 1), ((5, 5), [0, 1], 1), ((5, 5), [1, 0], 0)])
def test_a_tie_at_night_goes_to_the_higher_marker(steps: tuple[int, int], stack: list[int], winner: int) -> None:
    """TIE-1, NIGHT-2: in a stack the upper one is higher"""
    game = table(
        phase="night",
        dice=[1, 4, 1],
        intrigue_stack=stack,
        seats=[
            {"hand": [], "discard": ["start.4"], "intrigue": steps[0]},
            {"hand": [], "discard": ["set1.2"], "intrigue": steps[1]},
        ],
    )
    assert decision(game) == (winner, "night_envoy")


def test_a_tie_of_the_final_wall_goes_to_the_higher_marker() -> None:
    """TIE-1, FINAL-1"""
    game = table(day=4, phase="final", intrigue_stack=[1, 0], seats=[{"wall": 2}, {"wall": 2}])
    assert [part["items"]["final_wall"] for part in game.breakdown] == [3, 0]


def test_a_tie_of_victory_points_goes_to_the_higher_marker() -> None:
    """TIE-1, FINAL-5: equal with the points of the palace places"""
    seats = [{"palace_place": 0, "vp": 10, "intrigue": 2}, {"palace_place": 1, "vp": 12, "intrigue": 3}]
    game = table(day=4, phase="final", seats=seats)
    assert game.scores == [17, 17]
    assert (game.winner, game.ranking) == (1, [1, 0])


def test_a_marker_at_the_top_keeps_its_place_in_the_stack_and_takes_the_medal() -> None:
    """RULING-30"""
    game = visit("intrigue", seats=[{"intrigue": 14}, {"intrigue": 14}])
    choose(game, "variant_a")
    assert game.position()["medal"] == 0
    assert (seat(game, 0)["intrigue"], game.position()["intrigue_stack"]) == (14, [0, 1])


def test_a_marker_at_the_top_has_nothing_to_pay_for() -> None:
    """RULING-30: it does not move, so B is no choice, nor A once the medal is gone"""
    game = visit("intrigue", seats=[{"intrigue": 14}])
    assert why_not(game, "variant_b") == "reason-at-the-top"
    gone = visit("intrigue", medal=1, seats=[{"intrigue": 14}])
    assert decision(gone) == (1, "card")


def test_a_marker_at_the_top_does_not_keep_the_envoy_from_moving() -> None:
    """RULING-30, PALACE-2"""
    game = visit("palace", seats=[{"intrigue": 14}, {"intrigue": 14}])
    choose(game, "variant_b")
    assert (seat(game, 0)["envoy"], seat(game, 0)["intrigue"]) == (2, 14)
    assert game.position()["intrigue_stack"] == [0, 1]


def test_markers_above_one_that_leaves_keep_their_order() -> None:
    """RULING-30"""
    game = visit("intrigue", 4, intrigue_stack=[1, 0, 3, 2], seats=[{"intrigue": 4}] * 4)
    choose(game, "variant_a")
    assert game.position()["intrigue_stack"] == [1, 3, 2, 0]


def test_the_medal_is_taken_through_a_card() -> None:
    """RULING-31"""
    game = table(seats=[{"hand": ["set1.3", "set1.4"]}], locations={"jade": "start.1"})
    lay(game, "set1.3", "jade")
    choose(game, "variant_a")
    assert game.position()["medal"] == 0


def test_the_medal_is_taken_through_a_follow() -> None:
    """RULING-31: seat 0 chose B, so the medal is still there for the follower"""
    game = visit(
        "intrigue",
        setup={"bonus_tokens": "standard"},
        laid=[{"token": "follow", "seat": 1, "location": "intrigue"}],
    )
    choose(game, "variant_b")
    assert decision(game) == (1, "action")
    choose(game, "variant_a")
    assert game.position()["medal"] == 1


@pytest.mark.parametrize(("location", "map_"), [("palace", {}), ("travel", {"Fuzhou": "intrigue"})])
def test_other_intrigue_steps_never_bring_the_medal(location: str, map_: dict[str, str]) -> None:
    """RULING-31, INTRIGUE-1: only the action itself"""
    game = visit(location, map=map_)
    if location == "palace":
        choose(game, "variant_b")
    else:
        choose(game, "variant_a")
        choose(game, "go_to", city="Fuzhou")
        choose(game, "accept")
    assert (seat(game, 0)["intrigue"], game.position()["medal"]) == (1, None)
