"""Trades between the steps of one action (RULING-1, since rules version 2), and what they make legal."""

import random
from typing import Any

import pytest

from gugong import Event, Game
from gugong.compiler import loader
from gugong.rules.invariants import FAULTS
from tests.playing import can, choose, decision, find, kinds, seat, supply, visit, why_not
from tests.rules.positions import find_token

DOUBLE = {"double": "supply", "rewards": {"double": 1}}
TILES = {"level1": ["servant", "envoy"], "level2": ["jade", "wall"], "level3": ["eight", "jade"]}


def ship(port: int, servants: int) -> dict[str, int]:
    return {"port": port, "servants": servants}


# The twelve servants of a seat but for three: none is in the supply if those three are in the pool.
NINE_AWAY = {"wall": 3, "ships": [ship(1, 2), ship(2, 2), ship(3, 2)]}


def legal(game: Game) -> set[str]:
    """The verbs of what can be done now."""
    assert game.decision is not None
    return {option.verb for option in game.decision.options if option.legal}


def decrees(**board: object) -> Game:
    """Seat 0 may take a decree: those of level 1 cost 1, of level 3 cost 3, and one servant more stays on the tile."""
    return visit("decrees", decrees=TILES, seats=[board])


def test_a_servant_for_a_decree_is_bought_after_paying() -> None:
    """RULING-1: between paying for a decree and placing the servant."""
    game = decrees(pool=1, tokens={"plain": 2})
    choose(game, "take_decree", decree="level1.servant")
    assert decision(game) == (0, "decree_trade")
    assert legal(game) == {"trade_servant"}
    choose(game, "trade_servant", doubles=0)
    assert seat(game, 0)["decrees"] == ["level1.servant"]
    assert (seat(game, 0)["pool"], supply(game, 0), seat(game, 0)["tokens"]["plain"]) == (0, 11, 0)
    assert decision(game) == (1, "card")


def test_paying_brings_the_servant_that_is_then_bought() -> None:
    """RULING-1: before, the supply was empty, so no trade could come first."""
    game = decrees(pool=3, tokens={"plain": 2}, **NINE_AWAY)
    assert why_not(game, "trade_servant") == "reason-supply-empty"
    choose(game, "take_decree", decree="level3.eight")
    choose(game, "trade_servant", doubles=0)
    assert seat(game, 0)["decrees"] == ["level3.eight"]
    assert (seat(game, 0)["pool"], supply(game, 0)) == (0, 2)


def test_without_tokens_for_it_the_decree_is_too_dear() -> None:
    """RULING-1, DECREE-1"""
    game = decrees(pool=1, tokens={"plain": 1})
    assert decision(game) == (1, "card")
    assert seat(game, 0)["decrees"] == []


def test_a_decree_whose_servant_is_there_asks_nothing() -> None:
    """RULING-1: a trade could not make the step better."""
    game = decrees(pool=2, tokens={"plain": 6})
    choose(game, "take_decree", decree="level1.servant")
    assert (seat(game, 0)["decrees"], decision(game)) == (["level1.servant"], (1, "card"))


def test_a_double_token_alone_buys_the_servant() -> None:
    """RULING-1, RULING-35: nobody makes the only trade for a player (HOUSE-1)."""
    game = decrees(pool=1, tokens={"double": 1})
    choose(game, "take_decree", decree="level1.servant")
    assert decision(game) == (0, "decree_trade")
    choose(game, "trade_servant", doubles=1)
    assert seat(game, 0)["decrees"] == ["level1.servant"]


def test_tokens_that_the_action_needs_go_for_nothing_else() -> None:
    """HOUSE-19: four tokens are 2 VP, but then the decree would have no servant."""
    game = decrees(pool=1, tokens={"plain": 4})
    assert can(game, "trade_vp", doubles=0)
    choose(game, "take_decree", decree="level1.servant")
    assert why_not(game, "trade_vp") == "reason-could-not-finish"
    assert why_not(game, "trade_jade") == "reason-too-few-tokens"
    choose(game, "trade_servant", doubles=0)
    assert (seat(game, 0)["decrees"], seat(game, 0)["tokens"]["plain"]) == (["level1.servant"], 2)


def test_the_double_servant_is_not_bought_for_a_decree() -> None:
    """HOUSE-19, DOUBLE-5: with tokens for one servant it must be a plain one."""
    game = decrees(pool=1, tokens={"plain": 2}, **DOUBLE)
    choose(game, "take_decree", decree="level1.servant")
    choose(game, "trade_servant", doubles=0)
    assert (seat(game, 0)["decrees"], seat(game, 0)["double"]) == (["level1.servant"], "supply")


def test_with_tokens_for_two_the_double_servant_may_come_first() -> None:
    """HOUSE-19, DOUBLE-2"""
    game = decrees(pool=1, tokens={"plain": 4}, **DOUBLE)
    choose(game, "take_decree", decree="level1.servant")
    choose(game, "trade_servant", doubles=0)
    choose(game, "double")
    assert decision(game) == (0, "decree_trade")
    choose(game, "trade_servant", doubles=0)
    assert (seat(game, 0)["decrees"], seat(game, 0)["double"]) == (["level1.servant"], "pool")


def test_a_decree_paid_with_the_double_servant_needs_a_plain_one_to_buy() -> None:
    """RULING-1, DOUBLE-5: all plain servants but those on their way are away."""
    away = {"wall": 3, "ships": [ship(1, 3), ship(2, 3), ship(3, 2)], "rewards": {"double": 1}}
    game = decrees(pool=0, double="pool", tokens={"plain": 4}, **away)
    assert decision(game) == (1, "card")
    away["ships"] = [ship(1, 3), ship(2, 3), ship(3, 1)]
    game = decrees(pool=0, double="pool", tokens={"plain": 4}, **away)
    choose(game, "take_decree", decree="level1.servant")
    assert decision(game) == (0, "remove")
    assert why_not(game, "trade_vp") == "reason-could-not-finish"
    choose(game, "double_as_one")
    choose(game, "trade_servant", doubles=0)
    choose(game, "plain")
    assert seat(game, 0)["decrees"] == ["level1.servant"]


def test_the_second_servant_of_canal_b_is_bought_between_the_loads() -> None:
    """RULING-1, RULING-37"""
    game = visit("canal", seats=[{"pool": 2, "tokens": {"plain": 2}, "ships": [ship(1, 1)]}])
    choose(game, "variant_b")
    choose(game, "load", ship=0)
    assert decision(game) == (0, "ship_place")
    assert legal(game) == {"trade_servant"}
    assert why_not(game, "load", ship=0) == "reason-pool-empty"
    choose(game, "trade_servant", doubles=0)
    choose(game, "load", ship=0)
    assert [found["servants"] for found in seat(game, 0)["ships"]] == [3]
    assert (seat(game, 0)["pool"], decision(game)) == (0, (1, "card"))


def test_both_servants_of_canal_b_may_be_bought() -> None:
    """RULING-1: the pool holds only the one that is removed."""
    game = visit("canal", seats=[{"pool": 1, "tokens": {"plain": 4}}])
    choose(game, "variant_b")
    assert legal(game) == {"trade_servant"}
    choose(game, "trade_servant", doubles=0)
    assert (len(seat(game, 0)["ships"]), decision(game)) == (1, (0, "ship_place"))
    assert legal(game) == {"trade_servant"}
    choose(game, "trade_servant", doubles=0)
    choose(game, "load", ship=0)
    assert [found["servants"] for found in seat(game, 0)["ships"]] == [2]


@pytest.mark.parametrize(("pool", "tokens"), [(2, 1), (1, 3), (0, 6)])
def test_canal_b_needs_tokens_for_every_servant_that_is_missing(pool: int, tokens: int) -> None:
    """RULING-1: and what is removed must be there at the start."""
    game = visit("canal", seats=[{"pool": pool, "tokens": {"plain": tokens}, "ships": [ship(1, 1)]}])
    assert why_not(game, "variant_b") == "reason-too-few-servants"


def test_a_claim_brings_the_servant_that_is_then_bought() -> None:
    """RULING-1, RULING-4: the claim makes room, too, so it must be made, and being the only way on makes itself."""
    full = [ship(2, 2), ship(3, 3), ship(4, 3)]
    board = {"pool": 2, "ships": full, "tokens": {"plain": 2}, "rewards": {"double": 1}, "double": "supply"}
    game = visit("canal", draw=[], seats=[board])
    choose(game, "variant_b")
    assert "reward-claimed" in kinds(choose(game, "load", ship=0))
    assert legal(game) == {"trade_servant"}
    choose(game, "trade_servant", doubles=0)
    choose(game, "plain")
    assert decision(game) == (1, "card")
    assert sorted(found["servants"] for found in seat(game, 0)["ships"]) == [1, 3, 3]


def test_a_claim_may_be_left_where_the_bought_servant_has_room() -> None:
    """RULING-1, HOUSE-10: the pool is empty, but a trade and the second ship are there."""
    board = {"pool": 2, "ships": [ship(2, 2), ship(1, 1)], "tokens": {"plain": 2}}
    game = visit("canal", seats=[board])
    choose(game, "variant_b")
    choose(game, "load", ship=0)
    assert decision(game) == (0, "claim")
    choose(game, "decline")
    choose(game, "trade_servant", doubles=0)
    choose(game, "load", ship=1)
    assert [found["servants"] for found in seat(game, 0)["ships"]] == [3, 2]


def test_a_trade_is_offered_where_only_one_ship_can_be_loaded() -> None:
    """RULING-1: also where only one option is left; the double servant could be bought for it."""
    three = [ship(1, 1), ship(3, 3), ship(4, 3)]
    board = {"pool": 3, "ships": three, "tokens": {"plain": 2}, **DOUBLE}
    game = visit("canal", draw=[], seats=[board])
    choose(game, "variant_b")
    assert legal(game) == {"load", "trade_servant"}
    choose(game, "trade_servant", doubles=0)
    choose(game, "double")
    choose(game, "load_double", ship=0)
    assert (seat(game, 0)["double"], decision(game)) == (0, (1, "card"))


def test_the_servant_of_wall_b_is_bought_after_paying() -> None:
    """RULING-1: the pool holds only the one that is removed."""
    game = visit("wall", seats=[{"pool": 1, "tokens": {"plain": 2}}])
    choose(game, "variant_b")
    assert decision(game) == (0, "wall_place")
    assert legal(game) == {"trade_servant"}
    choose(game, "trade_servant", doubles=0)
    assert (seat(game, 0)["wall"], seat(game, 0)["pool"], decision(game)) == (1, 0, (1, "card"))


def test_the_only_servant_for_the_wall_may_be_the_double_servant() -> None:
    """HOUSE-19, DOUBLE-2: it cannot be left in the supply, for nothing else could be placed."""
    away = {"wall": 2, "ships": [ship(1, 3), ship(2, 3), ship(3, 3)]}
    game = visit(
        "wall", 3, seats=[{"pool": 0, "double": "pool", "rewards": {"double": 1}, "tokens": {"plain": 2}, **away}]
    )
    choose(game, "variant_b")
    choose(game, "trade_servant", doubles=0)
    assert (seat(game, 0)["double"], decision(game)[0]) == ("wall", 1)


def test_a_trade_is_offered_where_only_a_plain_servant_can_go_on_the_wall() -> None:
    """RULING-1: also where only one option is left; the double servant would count 2."""
    game = visit("wall", seats=[{"pool": 3, "tokens": {"plain": 2}, **DOUBLE}])
    choose(game, "variant_a")
    assert legal(game) == {"plain", "trade_servant"}
    choose(game, "trade_servant", doubles=0)
    choose(game, "double")
    choose(game, "double")
    assert (seat(game, 0)["double"], seat(game, 0)["pool"]) == ("wall", 3)


def test_the_second_servant_of_wall_b_may_be_bought() -> None:
    """RULING-1, WALL-2"""
    game = visit("wall", seats=[{"pool": 2, "tokens": {"plain": 2}}])
    choose(game, "variant_b")
    assert legal(game) == {"decline", "trade_servant"}
    choose(game, "trade_servant", doubles=0)
    choose(game, "plain")
    assert seat(game, 0)["wall"] == 2


def test_a_trade_can_save_the_double_servant_from_a_payment() -> None:
    """RULING-1: also where only one option is left; a plain servant is bought and pays."""
    game = visit("intrigue", seats=[{"pool": 0, "double": "pool", "rewards": {"double": 1}, "tokens": {"plain": 2}}])
    choose(game, "variant_b")
    assert legal(game) == {"double_as_one", "trade_servant"}
    choose(game, "trade_servant", doubles=0)
    choose(game, "plain")
    assert (seat(game, 0)["double"], seat(game, 0)["intrigue"], seat(game, 0)["pool"]) == ("pool", 3, 0)


def test_a_trade_can_save_the_double_servant_from_a_bonus_token() -> None:
    """RULING-1, RULING-19"""
    board = {"pool": 0, "double": "pool", "rewards": {"double": 1}, "tokens": {"plain": 2}}
    game = find_token("plus_one", board, bonus="standard")
    choose(game, "accept")
    assert legal(game) == {"double_as_one", "trade_servant"}
    choose(game, "trade_servant", doubles=0)
    choose(game, "plain")
    assert seat(game, 0)["double"] == "pool"


def test_no_trade_comes_in_the_middle_of_a_payment() -> None:
    """HOUSE-19: two servants pay no jade for three, though the third could be bought with the first in the supply."""
    game = visit(
        "jade", seats=[{"pool": 2, "tokens": {"plain": 2}, "wall": 2, "ships": [ship(1, 3), ship(2, 3), ship(3, 2)]}]
    )
    assert why_not(game, "trade_servant") == "reason-supply-empty"
    assert can(game, "buy_jade", house="house1", cost=2)
    assert why_not(game, "buy_jade", house="house2", cost=3) == "reason-too-few-servants"


@pytest.mark.parametrize("location", ["decrees", "canal", "wall"])
def test_games_of_version_1_have_no_trades_between_steps(location: str) -> None:
    """RULING-1: what was illegal when a game was begun stays so until its end."""
    board = {"pool": 2, "tokens": {"plain": 2}, "ships": [ship(1, 1)]}
    if location != "canal":
        board = {"pool": 1, "tokens": {"plain": 2}}
    verb = {"decrees": "take_decree", "canal": "variant_b", "wall": "variant_b"}[location]
    for version, is_legal in ((1, False), (2, True)):
        game = visit(location, decrees=TILES, seats=[board], rules_version=version)
        assert can(game, verb) is is_legal
        assert game.rules_version == version


def test_games_of_version_1_place_a_single_servant_unasked() -> None:
    """RULING-1"""
    board = {"pool": 3, "tokens": {"plain": 2}, **DOUBLE}
    game = visit("wall", seats=[board], rules_version=1)
    choose(game, "variant_a")
    assert find(game, "trade_servant") is None
    assert decision(game) == (1, "card")


def random_board(chance: random.Random) -> dict[str, Any]:
    """A seat with few servants at hand and some tokens, its other servants anywhere."""
    double = chance.choice(["locked", "supply", "pool"])
    board: dict[str, Any] = {"pool": chance.randint(0, 3), "double": double, "wall": chance.randint(0, 3)}
    board["rewards"] = {"double": int(double != "locked"), "vp4": chance.choice([0, 3])}
    left = 12 - board["pool"] - board["wall"] - sum(board["rewards"].values())
    board["ships"] = []
    for port in chance.sample(range(1, 6), chance.randint(0, 3)):
        load = min(chance.randint(1, 3), left)
        if load > 0:
            board["ships"].append(ship(port, load))
            left -= load
    board["wall"] += min(left, 3 - board["wall"]) if chance.random() < 0.5 else 0
    board["tokens"] = {"plain": chance.randint(0, 4), "double": chance.randint(0, 2)}
    return board


def check_finished(events: list[Event]) -> None:
    """Whoever began an action by paying for it has done all of it."""
    begun = [event for event in events if event.kind == "action-taken"]
    happened = kinds(events)
    for event in begun:
        variant = event.args["variant"]
        if event.args["action"] == "decrees":
            assert "decree-taken" in happened
        elif event.args["action"] == "wall":
            assert "wall-placed" in happened
        elif event.args["action"] == "canal" and variant == "B":
            loads = [load.args["double"] for load in events if load.kind == "ship-loaded"]
            assert len(loads) == 2 or loads == [True]


@pytest.mark.parametrize("location", ["decrees", "canal", "wall"])
def test_what_is_begun_can_always_be_finished(location: str) -> None:
    """RULING-1, HOUSE-19: whatever is traded and gained on the way, and it comes to an end."""
    relied = 0
    for seed in range(400):
        chance = random.Random(seed)
        draw = {} if seed % 2 else {"draw": []}
        game = visit(location, 4, decrees=TILES, seats=[random_board(chance)], **draw)
        events: list[Event] = []
        for _ in range(40):
            if decision(game)[0] != 0:
                break
            options = [option for option in game.decision.options if option.legal]
            relied += all(option.verb.startswith("trade_") for option in options)
            events += game.play(chance.choice([o for o in options if o.verb != "decline"] or options))
        assert decision(game)[0] != 0
        assert FAULTS[loader.entry_points().fault_in(game.state.copy(), game.box.record)] == ""
        check_finished(events)
    assert relied > 10
