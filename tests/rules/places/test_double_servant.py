"""The double servant: a real choice wherever servants are gained or removed. Placing it is in the file beside."""

from collections.abc import Callable
from typing import Any

import pytest

from gugong import Game
from tests.playing import can, choose, decision, lay, seat, supply, table, visit, why_not

TILES = {"level1": ["servant", "ship"], "level2": ["jade", "wall"], "level3": ["eight", "score"]}


def choices(game: Game) -> set[str]:
    """Which of the three ways to use the double servant are legal now."""
    return {verb for verb in ("plain", "double", "double_as_one") if can(game, verb)}


def paying(location: str, verb: str, **args: Any) -> Callable[[], Game]:
    """Seat 0, with the double servant among six others, has chosen what is to be paid for."""

    def reach() -> Game:
        game = visit(location, decrees=TILES, seats=[{"double": "pool"}])
        choose(game, verb, **args)
        return game

    return reach


def paying_for_an_exchange() -> Game:
    game = table(seats=[{"hand": ["set1.1", "set1.2"], "double": "pool"}], locations={"jade": "start.7"})
    lay(game, "set1.1", "jade")
    choose(game, "pay_servants")
    return game


def paying_a_token() -> Game:
    game = visit("travel", map={"Fuzhou": "servants_for_jade"}, seats=[{"double": "pool"}])
    choose(game, "variant_a")
    choose(game, "go_to", city="Fuzhou")
    choose(game, "accept")
    return game


PAYMENTS = [
    pytest.param(paying_for_an_exchange, 2, id="exchange"),
    pytest.param(paying("travel", "variant_b"), 2, id="travel"),
    pytest.param(paying("wall", "variant_b"), 1, id="wall"),
    pytest.param(paying("jade", "buy_jade", house="house2"), 3, id="jade"),
    pytest.param(paying("intrigue", "variant_b"), 1, id="intrigue"),
    pytest.param(paying("palace", "variant_b"), 2, id="palace"),
    pytest.param(paying("decrees", "take_decree", decree="level2.jade"), 2, id="decree"),
    pytest.param(paying("canal", "variant_b"), 1, id="canal"),
    pytest.param(paying_a_token, 3, id="token"),
]


@pytest.mark.parametrize(("reach", "count"), PAYMENTS)
def test_whenever_servants_are_removed_the_double_servant_may_stand_for_two_or_one(
    reach: Callable[[], Game], count: int
) -> None:
    """DOUBLE-3"""
    game = reach()
    assert game.decision is not None
    assert (decision(game), game.decision.args["count"]) == ((0, "remove"), count)
    assert choices(game) == ({"plain", "double_as_one"} if count == 1 else {"plain", "double", "double_as_one"})


@pytest.mark.parametrize(("reach", "count"), PAYMENTS)
def test_what_is_removed_counts_as_chosen(reach: Callable[[], Game], count: int) -> None:
    """DOUBLE-3: plain ones only, or the double servant for one, or for two"""
    for verb, worth in (("plain", 0), ("double_as_one", 1), ("double", 2)):
        game = reach()
        if verb not in choices(game):
            continue
        before = supply(game, 0)
        removed = next(event for event in choose(game, verb) if event.kind == "removed")
        assert removed.args == {"count": count, "double": worth > 0, "double_counts": worth}
        assert supply(game, 0) == before + count - worth
        assert seat(game, 0)["double"] == ("supply" if worth else "pool")


def test_the_double_servant_alone_pays_for_two() -> None:
    """DOUBLE-1, DOUBLE-3: palace B with nobody else in the pool"""
    game = visit("palace", seats=[{"pool": 0, "double": "pool"}])
    choose(game, "variant_b")
    assert (seat(game, 0)["envoy"], seat(game, 0)["double"]) == (2, "supply")


def test_the_double_servant_alone_may_pay_for_one() -> None:
    """DOUBLE-1: it counts 1 when removed for 1"""
    game = visit("intrigue", seats=[{"pool": 0, "double": "pool"}])
    choose(game, "variant_b")
    assert (seat(game, 0)["intrigue"], seat(game, 0)["double"]) == (3, "supply")


def test_the_double_servant_and_one_other_pay_for_three_but_not_for_four() -> None:
    """DOUBLE-3"""
    game = visit("jade", seats=[{"pool": 1, "double": "pool"}])
    assert why_not(game, "buy_jade", house="house3") == "reason-too-few-servants"
    choose(game, "buy_jade", house="house2")
    assert (seat(game, 0)["jade"], seat(game, 0)["pool"], seat(game, 0)["double"]) == (1, 0, "supply")


def test_a_locked_double_servant_pays_nothing() -> None:
    """DOUBLE-1"""
    game = visit("palace", seats=[{"pool": 1, "double": "locked"}])
    assert why_not(game, "variant_b") == "reason-too-few-servants"


def test_a_locked_double_servant_is_not_gained() -> None:
    """DOUBLE-1, DOUBLE-2"""
    game = table(seats=[{"hand": ["set3.1", "set1.4"]}], locations={"jade": "start.1"})
    lay(game, "set3.1", "jade")
    choose(game, "accept")
    assert (seat(game, 0)["pool"], decision(game)) == (8, (0, "action"))


def test_the_double_servant_cannot_lie_on_a_decree() -> None:
    """DOUBLE-5"""
    game = visit("decrees", decrees=TILES, seats=[{"pool": 0, "double": "pool"}])
    assert decision(game) == (1, "card")


def test_a_decree_keeps_back_the_plain_servant_that_must_lie_on_it() -> None:
    """DOUBLE-5: the only way to pay 1 is the double servant as one"""
    game = visit("decrees", decrees=TILES, seats=[{"pool": 1, "double": "pool"}])
    choose(game, "take_decree", decree="level1.servant")
    assert (seat(game, 0)["pool"], seat(game, 0)["double"]) == (0, "supply")
    assert seat(game, 0)["decrees"] == ["level1.servant"]


def by_card(card: str) -> Callable[[], Game]:
    def reach() -> Game:
        game = table(seats=[{"hand": [card, "set1.4"], "double": "supply"}], locations={"jade": "start.1"})
        lay(game, card, "jade")
        choose(game, "accept")
        return game

    return reach


def by_token(token: str) -> Callable[[], Game]:
    def reach() -> Game:
        game = visit("travel", map={"Fuzhou": token}, seats=[{"double": "supply"}])
        choose(game, "variant_a")
        choose(game, "go_to", city="Fuzhou")
        choose(game, "accept")
        return game

    return reach


def by_trade() -> Game:
    game = table(seats=[{"double": "supply", "tokens": {"plain": 2}}])
    choose(game, "trade_servant", doubles=0)
    return game


def by_income() -> Game:
    return table(day=2, phase="morning", seats=[{"double": "supply"}])


def by_morning_decree() -> Game:
    game = table(day=2, phase="morning", decrees=TILES, seats=[{"double": "supply", "decrees": ["level1.servant"]}])
    choose(game, "use_decree", decree="level1.servant")
    return game


def by_night() -> Game:
    seats = [{"hand": [], "discard": ["start.4", "set1.2"], "double": "supply"}, {"hand": [], "discard": []}]
    return table(phase="night", dice=[1, 4, 1], seats=seats)


def by_benefit(benefit: str) -> Callable[[], Game]:
    def reach() -> Game:
        game = visit("wall", seats=[{"wall": 3, "intrigue": 9, "double": "supply"}])
        choose(game, "variant_a")
        choose(game, "benefit", benefit=benefit)
        return game

    return reach


GAINS = [
    pytest.param(by_card("start.5"), 1, id="card gain1"),
    pytest.param(by_card("set3.1"), 2, id="card gain2"),
    pytest.param(by_token("gain1"), 1, id="token gain1"),
    pytest.param(by_token("gain2"), 2, id="token gain2"),
    pytest.param(by_trade, 1, id="trade"),
    pytest.param(by_income, 4, id="income"),
    pytest.param(by_morning_decree, 1, id="morning decree"),
    pytest.param(by_night, 2, id="night"),
    pytest.param(by_benefit("gain1"), 1, id="benefit gain1"),
    pytest.param(by_benefit("gain2"), 2, id="benefit gain2"),
]


@pytest.mark.parametrize(("reach", "count"), GAINS)
def test_whenever_servants_are_gained_the_double_servant_may_be_one_of_them(
    reach: Callable[[], Game], count: int
) -> None:
    """DOUBLE-2"""
    game = reach()
    assert (decision(game), choices(game)) == ((0, "gain"), {"plain", "double"})
    pool = seat(game, 0)["pool"]
    with_double, without = game.clone(), game.clone()
    choose(with_double, "double")
    choose(without, "plain")
    assert (seat(with_double, 0)["double"], seat(without, 0)["double"]) == ("pool", "supply")
    if reach is not by_morning_decree:  # the day's income follows at once
        assert (seat(with_double, 0)["pool"], seat(without, 0)["pool"]) == (pool + count - 1, pool + count)


def test_an_empty_supply_but_for_the_double_servant_still_gives_it() -> None:
    """DOUBLE-2, LIMIT-1: of two servants gained, only it is there"""
    game = table(seats=[{"hand": ["set3.1", "set1.4"], "pool": 12, "double": "supply"}], locations={"jade": "start.1"})
    lay(game, "set3.1", "jade")
    choose(game, "accept")
    choose(game, "double")
    assert (seat(game, 0)["pool"], seat(game, 0)["double"]) == (12, "pool")


@pytest.mark.parametrize("token", ["plus_one", "toll", "follow"])
def test_the_double_servant_may_lie_with_a_bonus_token_as_one(token: str) -> None:
    """DOUBLE-1, RULING-19"""
    game = visit("travel", setup={"bonus_tokens": "standard"}, map={"Fuzhou": token}, seats=[{"double": "pool"}])
    choose(game, "variant_a")
    choose(game, "go_to", city="Fuzhou")
    if token == "plus_one":
        choose(game, "accept")
    else:
        choose(game, "lay_at", location="wall")
    assert choices(game) == {"plain", "double_as_one"}
    choose(game, "double_as_one")
    assert (seat(game, 0)["pool"], seat(game, 0)["double"]) == (6, "laid")


def test_the_double_servant_comes_back_from_a_bonus_token_as_one_piece() -> None:
    """RULING-27, BONUS-1: to the supply"""
    game = table(
        phase="dusk",
        setup={"bonus_tokens": "standard"},
        laid=[{"token": "plus_one", "seat": 0, "location": None, "double": True}],
        seats=[{"hand": []}, {"hand": []}],
    )
    assert (seat(game, 0)["double"], supply(game, 0)) == ("supply", 6)
