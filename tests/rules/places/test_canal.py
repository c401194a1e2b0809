"""The Grand Canal: loading, launching and moving ships. Beside: test_canal_room.py and test_harbours.py."""

import pytest

from gugong import Game
from tests.playing import can, choose, decision, find, kinds, lay, seat, supply, visit, why_not


def ship(port: int, servants: int, route: int = 0) -> dict[str, int]:
    return {"route": route, "port": port, "servants": servants}


def fleet(*ports: int, route: int = 0) -> dict[str, list[dict[str, int]]]:
    """A seat whose ships with one servant each lie in these ports."""
    return {"ships": [ship(port, 1, route) for port in ports]}


def ships(game: Game) -> list[tuple[int, int]]:
    """Port and plain servants of the ships of seat 0 under way."""
    return [(found["port"], found["servants"]) for found in seat(game, 0)["ships"]]


def test_a_places_a_servant_and_moves_a_ship() -> None:
    """CANAL-1"""
    game = visit("canal", seats=[{"ships": [ship(1, 1)]}])
    choose(game, "variant_a")
    choose(game, "load", ship=0)
    choose(game, "move_ship", ship=0)
    assert (ships(game), seat(game, 0)["pool"]) == ([(2, 2)], 5)
    assert decision(game) == (1, "card")


def test_a_may_load_one_ship_and_move_another() -> None:
    """CANAL-1"""
    game = visit("canal", seats=[{"ships": [ship(1, 1), ship(3, 1)]}])
    choose(game, "variant_a")
    choose(game, "load", ship=0)
    choose(game, "move_ship", ship=1)
    assert ships(game) == [(1, 2), (4, 1)]


def test_a_may_only_move() -> None:
    """CANAL-1: you may place"""
    game = visit("canal", seats=[{"ships": [ship(1, 1)]}])
    choose(game, "variant_a")
    choose(game, "decline")
    choose(game, "move_ship", ship=0)
    assert (ships(game), seat(game, 0)["pool"]) == ([(2, 1)], 6)


def test_a_may_only_place() -> None:
    """CANAL-1: then you may move"""
    game = visit("canal", seats=[{"ships": [ship(1, 1)]}])
    choose(game, "variant_a")
    choose(game, "load", ship=0)
    choose(game, "decline")
    assert ships(game) == [(1, 2)]


def test_a_moves_a_ship_even_with_an_empty_pool() -> None:
    """CANAL-1"""
    game = visit("canal", seats=[{"pool": 0, "ships": [ship(1, 1)]}])
    choose(game, "variant_a")
    choose(game, "move_ship", ship=0)
    assert ships(game) == [(2, 1)]


def test_placing_comes_before_moving() -> None:
    """RULING-50: once a ship has moved nothing is placed any more"""
    game = visit("canal", seats=[{"ships": [ship(1, 1)]}])
    choose(game, "variant_a")
    assert find(game, "move_ship") is None
    choose(game, "decline")
    assert find(game, "load") is None
    choose(game, "move_ship", ship=0)
    assert decision(game) == (1, "card")


def test_a_claim_after_placing_is_offered_before_the_move() -> None:
    """RULING-50, RULING-4: first at the port where the servant came aboard, then at the next"""
    game = visit("canal", seats=[{"ships": [ship(2, 2)]}])
    choose(game, "variant_a")
    choose(game, "load", ship=0)
    assert can(game, "claim", ship=0, reward="vp4")
    choose(game, "decline")
    choose(game, "move_ship", ship=0)
    assert can(game, "claim", ship=0, reward="card")


def test_b_removes_one_and_places_two_on_one_ship() -> None:
    """CANAL-2"""
    game = visit("canal", seats=[{"ships": [ship(1, 1)]}])
    choose(game, "variant_b")
    choose(game, "load", ship=0)
    choose(game, "load", ship=0)
    assert (ships(game), seat(game, 0)["pool"], supply(game, 0)) == ([(1, 3)], 3, 6)


def test_b_places_two_on_two_ships_and_moves_none() -> None:
    """CANAL-2"""
    game = visit("canal", seats=[{"ships": [ship(1, 1)]}])
    choose(game, "variant_b")
    choose(game, "load", ship=0)
    choose(game, "launch", route=0)
    assert ships(game) == [(1, 2), (2, 1)]
    assert decision(game) == (1, "card")


def test_b_may_launch_two_ships() -> None:
    """CANAL-2, CANAL-3"""
    game = visit("canal", seats=[{"ships": [ship(1, 1)]}])
    choose(game, "variant_b")
    choose(game, "launch", route=0)
    choose(game, "launch", route=0)
    assert ships(game) == [(1, 1), (2, 1), (3, 1)]


def test_a_ship_holds_three() -> None:
    """CANAL-3, RULING-37: a ship is never overfilled"""
    game = visit("canal", seats=[{"ships": [ship(1, 3)]}])
    choose(game, "variant_a")
    assert why_not(game, "load", ship=0) == "reason-ship-full"


def test_b_does_not_overfill_with_its_second_servant() -> None:
    """RULING-37"""
    game = visit("canal", seats=[{"ships": [ship(1, 2)]}])
    choose(game, "variant_b")
    choose(game, "load", ship=0)
    assert ships(game) == [(1, 3), (2, 1)]


def test_only_three_ships_can_be_out() -> None:
    """CANAL-3, RULING-37: then only ships under way can be loaded"""
    game = visit("canal", seats=[fleet(1, 2, 3)])
    choose(game, "variant_a")
    assert why_not(game, "launch", route=0) == "reason-no-free-ship"
    assert can(game, "load", ship=2)


def test_launching_is_not_a_move() -> None:
    """CANAL-3: the new ship may still be moved by the same action"""
    game = visit("canal")
    choose(game, "variant_a")
    choose(game, "launch", route=0)
    choose(game, "move_ship", ship=0)
    assert ships(game) == [(2, 1)]


def test_a_new_ship_carries_a_servant_of_the_pool() -> None:
    """EDITION-4, CANAL-3: no free servant comes with it, so an empty pool launches nothing"""
    game = visit("canal")
    choose(game, "variant_a")
    choose(game, "launch", route=0)
    assert (ships(game), seat(game, 0)["pool"], supply(game, 0)) == ([(1, 1)], 5, 6)
    empty = visit("canal", seats=[{"pool": 0}])
    assert decision(empty) == (1, "card")


@pytest.mark.parametrize(("taken", "port"), [((), 1), ((1,), 2), ((2, 3), 1), ((1, 3), 2), ((1, 2, 3), 4)])
def test_a_new_ship_goes_to_the_first_free_port(taken: tuple[int, ...], port: int) -> None:
    """CANAL-4: the free port nearest the start"""
    game = visit("canal", seats=[{}, fleet(*taken)])
    choose(game, "variant_a")
    choose(game, "launch", route=0)
    assert ships(game) == [(port, 1)]


def test_with_no_free_port_there_is_no_launch() -> None:
    """CANAL-4"""
    game = visit("canal", 3, seats=[{"ships": [ship(5, 1)]}, fleet(1, 2, 3), fleet(4)])
    choose(game, "variant_a")
    assert why_not(game, "launch", route=0) == "reason-no-free-port"


def test_on_side_b_the_route_is_chosen() -> None:
    """CANAL-4"""
    game = visit("canal", 4, seats=[{}, fleet(1, 2, route=1)])
    choose(game, "variant_a")
    assert can(game, "launch", route=0, port=1)
    choose(game, "launch", route=1)
    assert seat(game, 0)["ships"] == [{"ship": 0, "route": 1, "port": 3, "servants": 1}]


def test_a_full_route_does_not_close_the_other() -> None:
    """CANAL-4"""
    game = visit("canal", 4, seats=[{}, fleet(1, 2, 3, route=0), fleet(4, 5, route=0)])
    choose(game, "variant_a")
    assert why_not(game, "launch", route=0) == "reason-no-free-port"
    assert can(game, "launch", route=1)


def test_a_move_skips_occupied_ports() -> None:
    """CANAL-5"""
    game = visit("canal", seats=[{"ships": [ship(1, 1)]}, fleet(2, 3)])
    choose(game, "variant_a")
    choose(game, "decline")
    choose(game, "move_ship", ship=0)
    assert ships(game) == [(4, 1)]


def test_a_move_needs_a_free_port_further_on() -> None:
    """CANAL-5, EDITION-23: a free port behind does not help"""
    game = visit("canal", seats=[{"ships": [ship(3, 2)]}, fleet(4, 5)])
    choose(game, "variant_a")
    choose(game, "load", ship=0)
    choose(game, "decline")
    assert (ships(game), decision(game)) == ([(3, 3)], (1, "card"))


def test_a_ship_in_the_last_port_is_not_moved() -> None:
    """EDITION-3: a move needs a free port, it does not lose the ship"""
    game = visit("canal", seats=[{"ships": [ship(5, 1), ship(1, 1)]}])
    choose(game, "variant_a")
    choose(game, "decline")
    assert why_not(game, "move_ship", ship=0) == "reason-no-free-port-ahead"
    assert can(game, "move_ship", ship=1, to=2)


def test_a_ship_never_changes_its_route() -> None:
    """CANAL-5"""
    game = visit("canal", 4, seats=[{"pool": 0, "ships": [ship(3, 1, 0)]}, fleet(4, 5, route=0)])
    assert decision(game) == (1, "card")
    free = visit("canal", 4, seats=[{"pool": 0, "ships": [ship(3, 1, 1)]}, fleet(4, 5, route=0)])
    choose(free, "variant_a")
    choose(free, "move_ship", ship=0)
    assert seat(free, 0)["ships"][0]["route"] == 1


def test_no_action_is_carried_out_when_nothing_is_placed_and_nothing_moved() -> None:
    """CANAL-1, RULING-6: so nobody can follow it"""
    game = visit(
        "canal",
        setup={"bonus_tokens": "standard"},
        laid=[{"token": "follow", "seat": 1, "location": "canal"}],
        seats=[{"ships": [ship(1, 1)]}],
    )
    choose(game, "variant_a")
    choose(game, "decline")
    assert "followed" not in kinds(choose(game, "decline"))
    assert decision(game) == (1, "card")


def test_placing_alone_carries_the_action_out() -> None:
    """CANAL-1, RULING-6: so it can be followed"""
    game = visit(
        "canal",
        setup={"bonus_tokens": "standard"},
        laid=[{"token": "follow", "seat": 1, "location": "canal"}],
        seats=[{"ships": [ship(1, 1)]}],
    )
    choose(game, "variant_a")
    choose(game, "load", ship=0)
    choose(game, "decline")
    assert decision(game) == (1, "action")


def test_the_port_that_a_ship_leaves_is_free() -> None:
    """CANAL-4, CANAL-5"""
    game = visit("canal", seats=[{"ships": [ship(1, 1)]}])
    choose(game, "variant_a")
    choose(game, "decline")
    choose(game, "move_ship", ship=0)
    lay(game, "set2.4", "canal")
    choose(game, "variant_a")
    choose(game, "launch", route=0)
    assert [found["port"] for found in seat(game, 1)["ships"]] == [1]


def test_the_last_port_may_be_the_first_free_one() -> None:
    """CANAL-4"""
    game = visit("canal", 3, seats=[{}, fleet(1, 2, 3), fleet(4)])
    choose(game, "variant_a")
    choose(game, "launch", route=0)
    assert ships(game) == [(5, 1)]
