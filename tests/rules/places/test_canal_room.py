"""Room for what canal B places (RULING-37): exactly two servants, the double servant for both, or one of them."""

from tests.playing import can, choose, decision, find, seat, visit, why_not


def ship(port: int, servants: int) -> dict[str, int]:
    return {"port": port, "servants": servants}


def test_b_places_exactly_two() -> None:
    """RULING-37: two must be left when one is removed, and neither may be kept back"""
    poor = visit("canal", seats=[{"pool": 2}])
    assert why_not(poor, "variant_b") == "reason-too-few-servants"
    game = visit("canal", seats=[{"ships": [ship(1, 1)]}])
    choose(game, "variant_b")
    assert find(game, "decline") is None
    choose(game, "launch", route=0)
    assert find(game, "decline") is None


def test_b_needs_room_for_two() -> None:
    """RULING-37: there is one space in all, and none of the full ships can claim and come back"""
    game = visit(
        "canal",
        draw=[],
        seats=[
            {
                "pool": 3,
                "ships": [ship(1, 2), ship(3, 3), ship(4, 3)],
                "rewards": {"double": 1},
                "double": "supply",
            }
        ],
    )
    assert can(game, "variant_a")
    assert why_not(game, "variant_b") == "reason-no-room-for-two"


def test_one_servant_besides_the_one_removed_is_too_few_even_if_a_claim_would_follow() -> None:
    """RULING-37"""
    game = visit("canal", seats=[{"pool": 2, "ships": [ship(2, 2)]}])
    assert why_not(game, "variant_b") == "reason-too-few-servants"


def test_two_spaces_on_two_ships_are_room_for_two() -> None:
    """RULING-37"""
    three = [ship(1, 2), ship(3, 2), ship(4, 3)]
    seats = [{"pool": 3, "ships": three, "rewards": {"double": 1}, "double": "supply"}]
    game = visit("canal", draw=[], seats=seats)
    choose(game, "variant_b")
    choose(game, "load", ship=0)
    assert [found["servants"] for found in seat(game, 0)["ships"]] == [3, 3, 3]


def test_the_first_servant_must_leave_room_for_the_double_servant_if_nobody_else_is_left() -> None:
    """RULING-37, RULING-28: on the second ship it would leave one space here and one there"""
    three = [ship(1, 2), ship(2, 1), ship(3, 3)]
    game = visit("canal", draw=[], seats=[{"pool": 2, "double": "pool", "ships": three}])
    choose(game, "variant_b")
    choose(game, "plain")
    assert why_not(game, "load", ship=1) == "reason-no-room-for-two"
    assert can(game, "load_double", ship=1)
    choose(game, "load", ship=0)
    assert (seat(game, 0)["double"], decision(game)) == (1, (0, "claim"))


def test_a_ship_that_can_still_be_launched_is_room_for_the_double_servant() -> None:
    """RULING-37, RULING-28"""
    game = visit("canal", seats=[{"pool": 2, "double": "pool", "ships": [ship(1, 2)]}])
    choose(game, "variant_b")
    choose(game, "plain")
    choose(game, "load", ship=0)
    assert [found["port"] for found in seat(game, 0)["ships"]] == [1, 2]
    assert seat(game, 0)["double"] == 1


def test_a_space_of_two_is_room_for_the_double_servant_alone() -> None:
    """DOUBLE-4, RULING-37: three ships are out, none can move, and nobody else is in the pool"""
    three = [ship(3, 1), ship(4, 3), ship(5, 3)]
    game = visit("canal", seats=[{"pool": 0, "double": "pool", "ships": three}])
    choose(game, "variant_a")
    assert can(game, "load_double", ship=0)
    assert why_not(game, "load", ship=0) == "reason-pool-empty"
    with_one = visit("canal", seats=[{"pool": 1, "double": "pool", "ships": three}])
    assert can(with_one, "variant_b")


def test_spaces_of_one_are_no_room_for_the_double_servant() -> None:
    """DOUBLE-4: and no ship can move, so there is no canal action"""
    three = [ship(3, 2), ship(4, 2), ship(5, 2)]
    game = visit("canal", seats=[{"pool": 0, "double": "pool", "ships": three}])
    assert decision(game) == (1, "card")
