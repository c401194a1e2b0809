"""Special automa cards: SOLO-17, RULING-11, RULING-45, RULING-46."""

import pytest

from gugong import Game
from tests.playing import seat
from tests.rules.meng.positions import NO_ACTION, cities, did, meng_of, meng_turn, removed, road

TILES = {"level1": ["envoy", "servant"], "level2": ["equal", "wall"], "level3": ["eight", "score"]}


FOUR_DECREES = ["level1.envoy", "level1.servant", "level2.equal", "level3.eight"]
FIVE_DECREES = [*FOUR_DECREES, "level3.score"]


def ships(load: int) -> list[dict[str, int]]:
    return [{"port": port, "servants": load} for port in (1, 2, 3)]


def special(focus: str, gift: str = NO_ACTION, **scene: object) -> Game:
    """Meng turns up a special card."""
    return meng_turn("special", gift, focus=focus, **scene)


@pytest.mark.parametrize("focus", ["travel", "wall", "jade", "intrigue", "palace", "decrees", "canal"])
def test_a_special_card_exchanges_at_the_focus(focus: str) -> None:
    """SOLO-17, SOLO-2."""
    game = special(focus)
    assert [args["location"] for args in did(game, "exchanged")] == [focus]
    assert removed(game) == 0


def test_travel_is_two_steps_for_free() -> None:
    """SOLO-17: each with its token."""
    game = special("travel", meng={"pool": 2}, map=road(Fuzhou="vp2", Hangzhou="envoy", Jinan="vp2"))
    assert cities(game) == ["Fuzhou", "Hangzhou"]
    assert (seat(game, 1)["vp"], seat(game, 1)["envoy"], meng_of(game)["pool"]) == (2, 1, 2)


def test_a_second_step_without_a_token_is_lost() -> None:
    """SOLO-17, RULING-43."""
    assert cities(special("travel", map=road(Fuzhou="vp2"))) == ["Fuzhou"]


def test_wall_is_two_servants_of_the_supply() -> None:
    """SOLO-17: nobody is removed, the pool stays."""
    meng = meng_of(special("wall", meng={"pool": 6}))
    assert (meng["wall"], meng["pool"], meng["supply"]) == (2, 6, 4)


def test_the_pool_steps_in_when_the_supply_is_empty() -> None:
    """SOLO-17: here for the second servant."""
    meng = meng_of(special("wall", meng={"pool": 11}))
    assert (meng["wall"], meng["pool"], meng["supply"]) == (2, 10, 0)


def test_both_servants_can_come_from_the_pool() -> None:
    """SOLO-17."""
    meng = meng_of(special("wall", meng={"pool": 12}))
    assert (meng["wall"], meng["pool"]) == (2, 10)


@pytest.mark.parametrize(("wall", "after"), [(1, 2), (2, 2)])
def test_no_more_servants_go_on_the_wall_than_he_has(wall: int, after: int) -> None:
    """SOLO-17: one is left, or none."""
    game = special("wall", meng={"pool": 0, "wall": wall, "ships": ships(2), "decrees": FOUR_DECREES}, decrees=TILES)
    assert (seat(game, 1)["wall"], meng_of(game)["supply"]) == (after, 0)


def test_both_servants_are_on_the_wall_before_it_is_scored() -> None:
    """SOLO-17, WALL-3: five stand there."""
    game = special("wall", meng={"wall": 3})
    assert [args["count"] for args in did(game, "wall-scored")] == [5]


def test_the_wall_decree_adds_a_third_servant() -> None:
    """RULING-46: also on special cards."""
    game = special("wall", meng={"pool": 6, "decrees": ["level2.wall"]}, decrees=TILES)
    assert seat(game, 1)["wall"] == 3


def test_the_wall_decrees_servant_never_comes_from_the_pool() -> None:
    """RULING-46, DECREE-9: from the supply."""
    game = special("wall", meng={"pool": 9, "decrees": ["level2.wall"]}, decrees=TILES)
    assert meng_of(game)["supply"] == 0
    assert (seat(game, 1)["wall"], meng_of(game)["pool"]) == (2, 9)


@pytest.mark.parametrize(("houses", "after"), [([2, 2, 2], [1, 2, 2]), ([0, 0, 2], [0, 0, 1]), ([0, 0, 0], [0, 0, 0])])
def test_jade_is_the_cheapest_one_for_nothing(houses: list[int], after: list[int]) -> None:
    """SOLO-17: even without a servant, even on the plaza."""
    game = special("jade", meng={"pool": 0}, jade_houses=houses)
    assert seat(game, 1)["jade"] == 1
    assert game.position()["jade_houses"] == after


def test_intrigue_is_three_steps_without_the_medal() -> None:
    """SOLO-17, RULING-45: it is variant B."""
    game = special("intrigue", meng={"intrigue": 2})
    assert seat(game, 1)["intrigue"] == 5
    assert game.position()["medal"] is None


def test_palace_is_two_envoy_steps_and_one_of_intrigue() -> None:
    """SOLO-17."""
    meng = meng_of(special("palace", meng={"pool": 0}))
    assert (meng["envoy"], meng["intrigue"]) == (2, 1)


def test_a_first_step_into_the_palace_makes_the_second_a_point() -> None:
    """SOLO-17, RULING-32."""
    meng = meng_of(special("palace", meng={"envoy": 7}))
    assert (meng["palace_place"], meng["vp"]) == (0, 1)


def test_a_decree_costs_one_servant_of_the_supply() -> None:
    """SOLO-17, RULING-45: on day 3 level 3, with an empty pool."""
    meng = meng_of(special("decrees", meng={"pool": 0}, decrees=TILES, day=3))
    assert meng["decrees"] == ["level3.score"]
    assert (meng["pool"], meng["supply"]) == (0, 11)


def test_a_decree_takes_a_servant_of_the_pool_when_the_supply_is_empty() -> None:
    """SOLO-17."""
    meng = meng_of(special("decrees", meng={"pool": 12}, decrees=TILES))
    assert (meng["decrees"], meng["pool"]) == (["level1.servant"], 11)


def test_the_last_servant_of_the_supply_goes_before_the_pool() -> None:
    """SOLO-17: the supply first."""
    meng = meng_of(special("decrees", meng={"pool": 11}, decrees=TILES))
    assert (meng["pool"], meng["supply"]) == (11, 0)


def test_his_very_last_servant_takes_a_decree() -> None:
    """RULING-45: he needs only that one."""
    board = {"pool": 0, "wall": 1, "ships": ships(2), "decrees": FOUR_DECREES}
    assert len(seat(special("decrees", meng=board, decrees=TILES), 1)["decrees"]) == 5


def test_a_free_decree_is_chosen_by_its_normal_cost() -> None:
    """RULING-45: the human's servant makes the lower one dearer, so he takes the upper."""
    game = special("decrees", human={"decrees": ["level1.servant"]}, decrees=TILES)
    assert seat(game, 1)["decrees"] == ["level1.envoy"]


def test_no_servants_at_all_no_decree() -> None:
    """RULING-45: he needs one to place; all twelve are elsewhere."""
    board = {"pool": 0, "wall": 2, "ships": ships(2), "decrees": FOUR_DECREES}
    game = special("decrees", meng=board, decrees=TILES)
    assert meng_of(game)["supply"] == 0
    assert len(seat(game, 1)["decrees"]) == 4


def test_canal_is_two_servants_of_the_supply() -> None:
    """SOLO-17: on one ship, launched for them."""
    meng = meng_of(special("canal", meng={"pool": 6}))
    assert [(ship["port"], ship["servants"]) for ship in meng["ships"]] == [(1, 2)]
    assert (meng["pool"], meng["supply"]) == (6, 4)


def test_canal_servants_come_from_the_pool_when_the_supply_is_empty() -> None:
    """SOLO-17."""
    meng = meng_of(special("canal", meng={"pool": 11}))
    assert (meng["ships"][0]["servants"], meng["pool"]) == (2, 10)


@pytest.mark.parametrize(("decrees", "loaded"), [(FIVE_DECREES, 4), ([*FIVE_DECREES, "level2.wall"], 3)])
def test_no_more_servants_go_on_ships_than_he_has(decrees: list[str], loaded: int) -> None:
    """SOLO-17: one is left, or none."""
    board = {"pool": 0, "wall": 3, "ships": ships(1), "decrees": decrees}
    game = special("canal", meng=board, decrees=TILES)
    assert sum(ship["servants"] for ship in seat(game, 1)["ships"]) == loaded


def test_two_servants_fill_a_ship_of_one() -> None:
    """SOLO-17, SOLO-16: and claim at once."""
    meng = meng_of(special("canal", meng={"ships": [{"port": 4, "servants": 1}]}))
    assert (meng["ships"], meng["rewards"]["card"]) == ([], 1)


def test_the_second_servant_goes_on_a_new_ship_if_the_first_filled_one() -> None:
    """RULING-11: in the first free port."""
    meng = meng_of(special("canal", meng={"pool": 6, "ships": [{"port": 3, "servants": 2}]}))
    assert meng["rewards"]["card"] == 1
    assert [(ship["port"], ship["servants"]) for ship in meng["ships"]] == [(1, 1)]


def test_a_servant_without_a_place_on_the_canal_stays_where_it_was() -> None:
    """RULING-11: the human's ships and his own full ones leave no port."""
    human = {"ships": ships(1)}
    mine = {"pool": 2, "ships": [{"port": port, "servants": 3} for port in (4, 5)]}
    meng = meng_of(special("canal", meng=mine, human=human))
    assert sorted((ship["port"], ship["servants"]) for ship in meng["ships"]) == [(4, 3), (5, 3)]
    assert (meng["pool"], meng["supply"]) == (2, 4)


@pytest.mark.parametrize(
    ("gift", "field", "after"),
    [("set1.1", "wall", 2), ("set1.3", "intrigue", 3), ("set4.1", "envoy", 2)],
)
def test_the_gifts_action_is_done_in_variant_b_as_well(gift: str, field: str, after: int) -> None:
    """SOLO-17: both actions."""
    game = special("travel", gift, map=road(), meng={"pool": 6})
    assert seat(game, 1)[field] == after
    assert removed(game) == 0


def test_gift_and_focus_with_the_same_action_do_it_twice() -> None:
    """SOLO-17, SOLO-5."""
    assert seat(special("palace", "set4.1"), 1)["envoy"] == 4


@pytest.mark.parametrize(
    ("gift", "field", "after"), [("set3.1", "pool", 8), ("set3.3", "pool", 7), ("set3.4", "vp", 1)]
)
def test_a_gain_or_swap_card_gives_what_it_always_gives(gift: str, field: str, after: int) -> None:
    """SOLO-17, SOLO-5: they have no variant B."""
    assert meng_of(special("intrigue", gift))[field] == after


def test_a_special_card_lies_with_the_days_cards() -> None:
    """SOLO-6, SOLO-17: its dusk action is still to come."""
    assert special("palace").position()["automa"]["today"] == ["special"]
