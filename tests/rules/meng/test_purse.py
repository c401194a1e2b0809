"""Meng's trades: SOLO-10, EDITION-11, RULING-44."""

import pytest

from gugong import Game
from tests.playing import seat
from tests.rules.meng.positions import did, dusk, meng_of, meng_turn, road

EMPTY_BUT_ONE = {  # a pool of one, nobody in the supply
    "pool": 1,
    "wall": 2,
    "ships": [{"port": port, "servants": 2} for port in (1, 2, 3)],
    "decrees": ["level1.envoy", "level2.equal", "level3.eight"],
}
TILES = {"level1": ["envoy", "servant"], "level2": ["equal", "travel"], "level3": ["eight", "score"]}


def tokens_of(game: Game) -> tuple[int, int]:
    counts = seat(game, 1)["tokens"]
    return counts["plain"], counts["double"]


def trades(game: Game) -> list[str]:
    return [args["trade"] for args in did(game, "traded")]


@pytest.mark.parametrize(("card", "field"), [("wall", "wall"), ("jade", "jade"), ("decrees", "decrees")])
def test_by_day_meng_trades_tokens_for_the_servants_he_lacks(card: str, field: str) -> None:
    """SOLO-10, EDITION-11: for any action, not only for B."""
    need = {"wall": 1, "jade": 2, "decrees": 2}[card]
    game = meng_turn(card, meng={"pool": need - 1, "tokens": {"plain": 3}})
    assert seat(game, 1)[field]
    assert trades(game) == ["servant"]
    assert tokens_of(game) == (1, 0)


def test_by_day_meng_trades_for_a_servant_on_a_ship() -> None:
    """SOLO-10, EDITION-11."""
    game = meng_turn("canal", meng={"pool": 0, "tokens": {"plain": 2}})
    assert seat(game, 1)["ships"][0]["servants"] == 1
    assert tokens_of(game) == (0, 0)


@pytest.mark.parametrize(
    ("card", "pool", "kind"),
    [("wall", 1, "wall-placed"), ("canal", 1, "ship-loaded"), ("travel", 1, "travelled"), ("palace", 1, "envoy-step")],
)
def test_at_dusk_meng_trades_for_the_second_servant(card: str, pool: int, kind: str) -> None:
    """SOLO-7, SOLO-10."""
    game = dusk(card, meng={"pool": pool, "tokens": {"plain": 2}}, map=road(Fuzhou="vp2"))
    assert len(did(game, kind)) == 1
    assert trades(game) == ["servant"]


def test_at_dusk_meng_trades_for_an_intrigue_step() -> None:
    """SOLO-7, SOLO-10."""
    game = dusk("intrigue", meng={"pool": 0, "tokens": {"plain": 2}})
    assert seat(game, 1)["intrigue"] == 2


def test_meng_trades_as_often_as_he_must() -> None:
    """SOLO-10: four tokens for the two servants of a jade."""
    game = meng_turn("jade", meng={"pool": 0, "tokens": {"plain": 4}})
    assert (seat(game, 1)["jade"], tokens_of(game)) == (1, (0, 0))


def test_meng_keeps_tokens_that_would_not_make_it_possible() -> None:
    """SOLO-10: one servant is not enough for the jade."""
    game = meng_turn("jade", meng={"pool": 0, "tokens": {"plain": 3}})
    assert tokens_of(game) == (3, 0)
    assert meng_of(game)["pool"] == 0


def test_meng_keeps_tokens_while_he_has_servants() -> None:
    """SOLO-10: only if he is short."""
    game = meng_turn("jade", meng={"pool": 2, "tokens": {"plain": 5}})
    assert tokens_of(game) == (5, 0)


def test_meng_buys_no_more_servants_than_his_supply_has() -> None:
    """RULING-44: nobody to buy, so no jade and no trade."""
    game = meng_turn("jade", meng={**EMPTY_BUT_ONE, "tokens": {"plain": 4}}, decrees=TILES)
    assert meng_of(game)["supply"] == 0
    assert (seat(game, 1)["jade"], tokens_of(game)) == (0, (4, 0))


def test_a_supply_of_one_sells_him_one_servant() -> None:
    """RULING-44: enough for the first house, not for the second."""
    board = {**EMPTY_BUT_ONE, "wall": 1, "tokens": {"plain": 4}}
    assert seat(meng_turn("jade", meng=board, decrees=TILES), 1)["jade"] == 1
    assert seat(meng_turn("jade", meng=board, decrees=TILES, jade_houses=[0, 2, 2]), 1)["jade"] == 0


def test_a_supply_of_two_sells_him_both() -> None:
    """RULING-44."""
    board = {**EMPTY_BUT_ONE, "pool": 0, "wall": 1, "tokens": {"plain": 4}}
    assert seat(meng_turn("jade", meng=board, decrees=TILES), 1)["jade"] == 1


def test_plain_tokens_go_first() -> None:
    """RULING-44: the double token stays."""
    game = meng_turn("wall", meng={"pool": 0, "tokens": {"plain": 2, "double": 1}})
    assert tokens_of(game) == (0, 1)


def test_a_double_token_goes_when_one_plain_token_is_not_enough() -> None:
    """RULING-44, RULING-35: it counts two; the plain one stays."""
    game = meng_turn("wall", meng={"pool": 0, "tokens": {"plain": 1, "double": 1}})
    assert seat(game, 1)["wall"] == 1
    assert tokens_of(game) == (1, 0)


def test_a_double_token_buys_one_servant_only() -> None:
    """RULING-44: not the two of a jade."""
    game = meng_turn("jade", meng={"pool": 0, "tokens": {"double": 1}})
    assert (seat(game, 1)["jade"], tokens_of(game)) == (0, (0, 1))


def test_two_double_tokens_buy_two_servants() -> None:
    """RULING-44."""
    game = meng_turn("jade", meng={"pool": 0, "tokens": {"plain": 1, "double": 2}})
    assert (seat(game, 1)["jade"], tokens_of(game)) == (1, (1, 0))


def test_tokens_count_when_meng_chooses_a_decree() -> None:
    """RULING-44: on day 3 his tokens pay for level 3, so that he does not take a lower level."""
    game = meng_turn("decrees", day=3, decrees=TILES, meng={"pool": 2, "tokens": {"plain": 4}})
    assert seat(game, 1)["decrees"] == ["level3.score"]
    assert tokens_of(game) == (0, 0)


def test_no_tokens_are_traded_for_an_action_without_room() -> None:
    """SOLO-10: every port is taken, so a servant would not make it possible."""
    ships = {"ships": [{"port": port, "servants": 1} for port in (1, 2, 3)]}
    mine = {"pool": 0, "tokens": {"plain": 2}, "ships": [{"port": port, "servants": 3} for port in (4, 5)]}
    game = meng_turn("canal", meng=mine, human=ships)
    assert tokens_of(game) == (2, 0)


def test_six_tokens_become_a_jade_at_once() -> None:
    """SOLO-10: as soon as the sixth lies in its slot."""
    game = meng_turn("travel", meng={"tokens": {"plain": 5}}, map=road(Fuzhou="vp2"))
    assert (seat(game, 1)["jade"], tokens_of(game)) == (1, (0, 0))


def test_a_double_token_counts_two_of_the_six() -> None:
    """SOLO-10, TOKEN-12."""
    game = meng_turn("travel", meng={"tokens": {"plain": 4}}, map=road(Fuzhou="double"))
    assert (seat(game, 1)["jade"], tokens_of(game)) == (1, (0, 0))


def test_three_plain_tokens_and_a_double_one_are_not_six() -> None:
    """SOLO-10, TOKEN-12: they are five."""
    game = meng_turn("travel", meng={"tokens": {"plain": 3}}, map=road(Fuzhou="double"))
    assert (seat(game, 1)["jade"], tokens_of(game)) == (0, (3, 1))


def test_the_seventh_token_stays() -> None:
    """SOLO-10, RULING-35: five plain and a double one are seven; six of them go."""
    game = meng_turn("travel", meng={"tokens": {"plain": 5}}, map=road(Fuzhou="double"))
    assert (seat(game, 1)["jade"], tokens_of(game)) == (1, (1, 0))


def test_the_jade_comes_between_the_two_steps_of_a_special_card() -> None:
    """SOLO-10: at once; the token of the second step stays."""
    game = meng_turn("special", focus="travel", meng={"tokens": {"plain": 5}}, map=road(Fuzhou="vp2", Hangzhou="gain1"))
    assert (seat(game, 1)["jade"], tokens_of(game)) == (1, (1, 0))


def test_six_tokens_become_a_jade_at_dusk_too() -> None:
    """SOLO-10."""
    game = dusk("jade", meng={"tokens": {"plain": 5}}, map=road(Fuzhou="vp2"))
    assert (seat(game, 1)["jade"], tokens_of(game)) == (1, (0, 0))


def test_five_tokens_are_never_traded_for_points() -> None:
    """SOLO-10: he trades for servants and jade only."""
    game = meng_turn("travel", meng={"tokens": {"plain": 4}}, map=road(Fuzhou="gain1"))
    assert tokens_of(game) == (5, 0)
    assert trades(game) == []
