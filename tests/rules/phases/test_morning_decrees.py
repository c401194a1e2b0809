"""The morning decrees (level 1): each may be used once each morning."""

from typing import Any

import pytest

from gugong import Game
from tests.playing import can, choose, decision, seat, supply, table, why_not

KEYS = ("intrigue", "ship", "servant", "envoy", "swap")


def morning(*owned: str, **mine: Any) -> Game:
    """The morning of day 2; seat 0 owns some decrees."""
    keys = [name.removeprefix("level1.") for name in owned]
    tiles = {"level1": (keys + [key for key in KEYS if key not in keys])[:2]}
    mine.setdefault("hand", ["set1.1", "set1.2", "set1.3", "set1.4"])
    return table(day=2, phase="morning", decrees=tiles, seats=[{"decrees": list(owned), **mine}])


def test_the_intrigue_decree_gives_two_steps_each_morning() -> None:
    """DECREE-2"""
    game = morning("level1.intrigue", intrigue=3)
    choose(game, "use_decree", decree="level1.intrigue")
    assert seat(game, 0)["intrigue"] == 5


def test_the_ship_decree_puts_a_servant_of_the_supply_on_a_ship() -> None:
    """DECREE-3: and a claim may follow; the day's four servants come afterwards"""
    game = morning("level1.ship", pool=0, ships=[{"port": 2, "servants": 2}])
    choose(game, "use_decree", decree="level1.ship")
    choose(game, "load", ship=0)
    choose(game, "claim", ship=0, reward="vp4")
    assert (seat(game, 0)["vp"], seat(game, 0)["ships"], seat(game, 0)["rewards"]["vp4"]) == (4, [], 1)
    assert (seat(game, 0)["pool"], supply(game, 0)) == (4, 6)


def test_the_ship_decree_may_launch() -> None:
    """DECREE-3, CANAL-3, CANAL-4"""
    game = morning("level1.ship", pool=0)
    choose(game, "use_decree", decree="level1.ship")
    choose(game, "launch", route=0)
    assert seat(game, 0)["ships"] == [{"ship": 0, "route": 0, "port": 1, "servants": 1}]


def test_the_servant_decree_gains_one_besides_the_days_four() -> None:
    """DECREE-4"""
    game = morning("level1.servant", pool=0)
    choose(game, "use_decree", decree="level1.servant")
    assert seat(game, 0)["pool"] == 5


def test_the_envoy_decree_moves_the_envoy() -> None:
    """DECREE-5"""
    game = morning("level1.envoy", envoy=2)
    choose(game, "use_decree", decree="level1.envoy")
    assert seat(game, 0)["envoy"] == 3


def test_the_envoy_decree_in_the_palace_is_a_point() -> None:
    """DECREE-5"""
    game = morning("level1.envoy", palace_place=0)
    choose(game, "use_decree", decree="level1.envoy")
    assert seat(game, 0)["vp"] == 1


def test_the_swap_decree_exchanges_a_hand_card_after_the_dice_were_rolled() -> None:
    """DECREE-6"""
    game = morning("level1.swap")
    assert "dice-rolled" in [event.kind for event in game.events]
    lying = game.position()["locations"]["jade"]
    choose(game, "use_decree", decree="level1.swap")
    choose(game, "give_card", card="set1.1")
    choose(game, "swap_with", location="jade")
    assert game.position()["locations"]["jade"] == "set1.1"
    assert lying in seat(game, 0)["hand"]
    assert "set1.1" not in seat(game, 0)["hand"]


@pytest.mark.parametrize("key", KEYS)
def test_a_morning_decree_may_be_left(key: str) -> None:
    """DECREE-2: each optional"""
    game = morning(f"level1.{key}", pool=0)
    before = seat(game, 0)
    choose(game, "decline")
    assert seat(game, 0) == {**before, "pool": 4}


def test_each_morning_decree_is_used_once() -> None:
    """DECREE-2, MORNING-4"""
    game = morning("level1.intrigue", "level1.envoy")
    choose(game, "use_decree", decree="level1.intrigue")
    assert why_not(game, "use_decree", decree="level1.intrigue") == "reason-already-used"
    assert can(game, "use_decree", decree="level1.envoy")


def test_the_intrigue_decree_does_nothing_at_the_top() -> None:
    """DECREE-2, RULING-30"""
    game = morning("level1.intrigue", "level1.envoy", intrigue=14)
    assert why_not(game, "use_decree", decree="level1.intrigue") == "reason-at-the-top"


def test_an_empty_supply_has_no_servant_for_pool_or_ship() -> None:
    """DECREE-3, DECREE-4, LIMIT-1"""
    game = morning("level1.servant", "level1.envoy", pool=10)
    assert why_not(game, "use_decree", decree="level1.servant") == "reason-supply-empty"
    game = morning("level1.ship", "level1.envoy", pool=10)
    assert why_not(game, "use_decree", decree="level1.ship") == "reason-supply-empty"


def test_full_ships_and_none_to_launch_leave_no_place_for_the_servant_of_the_ship_decree() -> None:
    """DECREE-3, RULING-37"""
    ships = [{"port": port, "servants": 3} for port in (1, 2, 3)]
    game = morning("level1.ship", "level1.envoy", pool=0, ships=ships)
    assert why_not(game, "use_decree", decree="level1.ship") == "reason-no-ship"


def test_the_swap_decree_needs_a_hand_card() -> None:
    """DECREE-6"""
    game = morning("level1.swap", "level1.envoy", hand=[])
    assert why_not(game, "use_decree", decree="level1.swap") == "reason-no-card"


def test_only_the_owner_uses_a_morning_decree() -> None:
    """DECREE-2: seat 1 owns the other tile and is asked after seat 0"""
    tiles = {"level1": ["intrigue", "envoy"]}
    seats = [{"decrees": ["level1.intrigue"]}, {"decrees": ["level1.envoy"]}]
    game = table(day=2, phase="morning", decrees=tiles, seats=seats)
    choose(game, "use_decree", decree="level1.intrigue")
    assert decision(game) == (1, "morning")
    choose(game, "use_decree", decree="level1.envoy")
    assert [seat(game, i)["envoy"] for i in range(2)] == [0, 1]
