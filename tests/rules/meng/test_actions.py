"""Meng's actions by day but for travel and decrees: SOLO-11, SOLO-12, SOLO-13, SOLO-14, SOLO-16, RULING-46."""

import pytest

from tests.playing import choose, decision, lay, seat
from tests.rules.meng.positions import NO_ACTION, did, meng_of, meng_turn, removed

THREE_SHIPS = [{"port": port, "servants": 2} for port in (1, 2, 3)]


def test_meng_places_one_servant_on_the_wall() -> None:
    """SOLO-11."""
    game = meng_turn("wall", meng={"pool": 2})
    meng = meng_of(game)
    assert (meng["wall"], meng["pool"]) == (1, 1)
    assert removed(game) == 0


def test_meng_without_a_servant_leaves_the_wall() -> None:
    """SOLO-11: place 1 if he has one; his supply does not help."""
    meng = meng_of(meng_turn("wall", meng={"pool": 0}))
    assert (meng["wall"], meng["supply"]) == (0, 12)


def test_four_servants_complete_the_wall() -> None:
    """SOLO-11, WALL-3 for one player: most servants get 3 VP and an envoy step and go home."""
    meng = meng_of(meng_turn("wall", meng={"pool": 1, "wall": 3}))
    assert (meng["vp"], meng["envoy"], meng["wall"]) == (3, 1, 0)
    assert meng["supply"] == 12


def test_three_servants_do_not_complete_the_wall() -> None:
    """SOLO-11, WALL-3."""
    meng = meng_of(meng_turn("wall", meng={"pool": 1, "wall": 2}))
    assert (meng["vp"], meng["wall"]) == (0, 3)


@pytest.mark.parametrize(("intrigue", "left", "jade"), [(7, 0, 1), (10, 3, 1), (14, 7, 1), (6, 5, 0)])
def test_after_a_wall_scoring_meng_takes_a_jade_if_he_can_go_back_seven(intrigue: int, left: int, jade: int) -> None:
    """SOLO-11."""
    meng = meng_of(meng_turn("wall", meng={"pool": 1, "wall": 3, "intrigue": intrigue}))
    assert (meng["jade"], meng["intrigue"]) == (jade, left)


@pytest.mark.parametrize("intrigue", [1, 3, 5, 6])
def test_else_he_goes_back_one_for_a_servant(intrigue: int) -> None:
    """SOLO-11: never 3 or 5, even if he could."""
    game = meng_turn("wall", meng={"pool": 1, "wall": 3, "intrigue": intrigue})
    meng = meng_of(game)
    assert (meng["pool"], meng["intrigue"], meng["jade"]) == (1, intrigue - 1, 0)
    assert [args["benefit"] for args in did(game, "benefit-taken")] == ["gain1"]


def test_without_a_servant_on_the_scored_wall_he_takes_no_benefit() -> None:
    """SOLO-11: the human completes it alone."""
    human = {"hand": ["set2.4", "set2.1"], "pool": 2, "wall": 3}
    game = meng_turn("travel", meng={"pool": 2, "intrigue": 8}, human=human, turn=0, locations={"wall": "start.1"})
    lay(game, "set2.4", "wall")
    choose(game, "variant_a")
    assert (seat(game, 0)["vp"], did(game, "benefit-taken"), did(game, "benefit-declined")) == (3, [], [])


def test_with_an_empty_supply_he_takes_no_servant() -> None:
    """SOLO-11: the human wins the wall, so Meng's servant stays there and his supply stays empty."""
    ships = [{"port": port, "servants": 2} for port in (1, 2, 3)]
    meng = {"pool": 5, "wall": 1, "ships": ships, "intrigue": 6}
    human = {"hand": ["set2.4", "set2.1"], "pool": 2, "wall": 2}
    game = meng_turn("travel", meng=meng, human=human, turn=0, locations={"wall": "start.1"})
    lay(game, "set2.4", "wall")
    choose(game, "variant_a")
    assert (did(game, "benefit-taken"), len(did(game, "benefit-declined"))) == ([], 1)


def test_at_the_start_of_the_stair_he_takes_no_benefit() -> None:
    """SOLO-11, BENEFIT-6."""
    meng = meng_of(meng_turn("wall", meng={"pool": 1, "wall": 3}))
    assert (meng["pool"], meng["intrigue"]) == (0, 0)


@pytest.mark.parametrize(("pool", "after", "intrigue"), [(2, 1, 4), (1, 1, 3)])
def test_only_with_a_servant_in_the_supply_he_goes_back(pool: int, after: int, intrigue: int) -> None:
    """SOLO-11: none there, or one; the human's three servants win this wall."""
    owned = ["level1.envoy", "level2.equal", "level3.eight", "level3.jade"]
    game = meng_turn(
        "wall",
        meng={"pool": pool, "ships": THREE_SHIPS, "decrees": owned, "intrigue": 4},
        human={"wall": 3},
        decrees={"level1": ["envoy", "swap"], "level2": ["equal", "jade"], "level3": ["eight", "jade"]},
    )
    meng = meng_of(game)
    assert (meng["supply"], meng["pool"], meng["wall"], meng["intrigue"]) == (0, after, 1, intrigue)


def test_meng_loses_a_wall_but_takes_his_benefit() -> None:
    """SOLO-11, WALL-5: whoever was on the wall may; his servant stays there."""
    meng = meng_of(meng_turn("wall", meng={"pool": 1, "intrigue": 2}, human={"wall": 3}))
    assert (meng["vp"], meng["wall"], meng["intrigue"], meng["pool"]) == (0, 1, 1, 1)


def test_a_wall_tie_goes_to_the_higher_intrigue_marker() -> None:
    """SOLO-11, WALL-4."""
    meng = {"pool": 1, "wall": 1, "intrigue": 3}
    game = meng_turn("wall", meng=meng, human={"wall": 2, "intrigue": 2})
    assert (seat(game, 1)["vp"], seat(game, 0)["vp"]) == (3, 0)
    assert decision(game) == (0, "benefit")


def test_meng_goes_on_with_the_location_after_his_card_completed_the_wall() -> None:
    """SOLO-5, SOLO-11: the human takes the benefit first."""
    game = meng_turn("palace", "set1.1", meng={"pool": 1}, human={"wall": 3, "intrigue": 1})
    assert decision(game) == (0, "benefit")
    assert seat(game, 1)["envoy"] == 0
    choose(game, "benefit", benefit="gain1")
    assert seat(game, 1)["envoy"] == 1


def test_the_wall_decree_adds_a_servant_of_the_supply() -> None:
    """RULING-46: DECREE-9, always."""
    game = meng_turn("wall", meng={"pool": 1, "decrees": ["level2.wall"]}, decrees={"level2": ["wall", "equal"]})
    meng = meng_of(game)
    assert (meng["wall"], meng["pool"], meng["supply"]) == (2, 0, 9)


def test_the_wall_decree_takes_the_last_servant_of_the_supply() -> None:
    """RULING-46, DECREE-9."""
    game = meng_turn("wall", meng={"pool": 10, "decrees": ["level2.wall"]}, decrees={"level2": ["wall", "equal"]})
    assert (seat(game, 1)["wall"], meng_of(game)["supply"]) == (2, 0)


def test_the_wall_decrees_servant_is_part_of_the_same_scoring() -> None:
    """RULING-46, RULING-12: five stand there when the wall is scored."""
    meng = {"pool": 1, "wall": 3, "decrees": ["level2.wall"]}
    game = meng_turn("wall", meng=meng, decrees={"level2": ["wall", "equal"]})
    assert [args["count"] for args in did(game, "wall-scored")] == [5]


def test_the_wall_decree_needs_the_wall_action() -> None:
    """RULING-46, RULING-25: with an empty pool and no tokens nobody goes on the wall."""
    game = meng_turn("wall", meng={"pool": 0, "decrees": ["level2.wall"]}, decrees={"level2": ["wall", "equal"]})
    assert seat(game, 1)["wall"] == 0


@pytest.mark.parametrize(
    ("houses", "cost", "after"),
    [([2, 2, 2], 2, [1, 2, 2]), ([0, 1, 2], 3, [0, 0, 2]), ([0, 0, 1], 4, [0, 0, 0]), ([0, 0, 0], 5, [0, 0, 0])],
)
def test_meng_buys_the_cheapest_jade(houses: list[int], cost: int, after: list[int]) -> None:
    """SOLO-12: of the houses, or 5 on the plaza when all are empty."""
    game = meng_turn("jade", meng={"pool": 6}, jade_houses=houses)
    meng = meng_of(game)
    assert (meng["jade"], meng["pool"], meng["supply"]) == (1, 6 - cost, 6 + cost)
    assert game.position()["jade_houses"] == after


@pytest.mark.parametrize(("houses", "pool"), [([1, 0, 0], 1), ([0, 1, 1], 2), ([0, 0, 1], 3), ([0, 0, 0], 4)])
def test_meng_leaves_a_jade_he_cannot_pay(houses: list[int], pool: int) -> None:
    """SOLO-12: and keeps his servants."""
    meng = meng_of(meng_turn("jade", meng={"pool": pool}, jade_houses=houses))
    assert (meng["jade"], meng["pool"]) == (0, pool)


@pytest.mark.parametrize(("houses", "cost"), [([2, 2, 2], 1), ([0, 0, 0], 4)])
def test_the_jade_decree_makes_his_jade_one_cheaper(houses: list[int], cost: int) -> None:
    """RULING-46: DECREE-8."""
    owned = {"pool": cost, "decrees": ["level2.jade"]}
    meng = meng_of(meng_turn("jade", meng=owned, decrees={"level2": ["jade", "equal"]}, jade_houses=houses))
    assert (meng["jade"], meng["pool"]) == (1, 0)


def test_meng_takes_an_intrigue_step_and_the_medal() -> None:
    """SOLO-13."""
    game = meng_turn("intrigue", meng={"intrigue": 4})
    assert seat(game, 1)["intrigue"] == 5
    assert game.position()["medal"] == 1
    assert removed(game) == 0


def test_meng_does_not_take_the_medal_from_the_human() -> None:
    """SOLO-13: only if it is there."""
    game = meng_turn("intrigue", medal=0)
    assert seat(game, 1)["intrigue"] == 1
    assert game.position()["medal"] == 0


def test_at_the_top_of_the_stair_meng_still_takes_the_medal() -> None:
    """SOLO-13, RULING-30."""
    game = meng_turn("intrigue", meng={"intrigue": 14})
    assert seat(game, 1)["intrigue"] == 14
    assert game.position()["medal"] == 1


def test_mengs_envoy_takes_one_step() -> None:
    """SOLO-14."""
    game = meng_turn("palace", meng={"envoy": 3, "intrigue": 2})
    assert (seat(game, 1)["envoy"], seat(game, 1)["intrigue"]) == (4, 2)
    assert removed(game) == 0


def test_mengs_envoy_enters_the_palace() -> None:
    """SOLO-14, PALACE-3: the best free place."""
    game = meng_turn("palace", meng={"envoy": 7}, human={"palace_place": 0})
    assert seat(game, 1)["palace_place"] == 1


def test_in_the_palace_an_envoy_step_is_a_point_for_meng() -> None:
    """SOLO-14, PALACE-3."""
    assert seat(meng_turn("palace", meng={"palace_place": 0}), 1)["vp"] == 1


def test_meng_loads_a_ship_under_way() -> None:
    """SOLO-16: rather than launching another; the ship stays in its port."""
    game = meng_turn("canal", meng={"pool": 2, "ships": [{"port": 3, "servants": 1}]})
    meng = meng_of(game)
    assert [(ship["port"], ship["servants"]) for ship in meng["ships"]] == [(3, 2)]
    assert meng["pool"] == 1
    assert removed(game) == 0


def test_meng_launches_a_ship_if_none_is_under_way() -> None:
    """SOLO-16, CANAL-4: in the first free port."""
    game = meng_turn("canal", meng={"pool": 1}, human={"ships": [{"port": 1, "servants": 1}]})
    assert [(ship["port"], ship["servants"]) for ship in seat(game, 1)["ships"]] == [(2, 1)]


def test_meng_without_a_servant_loads_nothing() -> None:
    """SOLO-16."""
    assert seat(meng_turn("canal", meng={"pool": 0}), 1)["ships"] == []


@pytest.mark.parametrize("port", [1, 2, 3, 4, 5])
def test_three_servants_claim_at_once_in_any_port(port: int) -> None:
    """SOLO-16: even in port 1; all three return to his supply, the ship to his board."""
    meng = meng_of(meng_turn("canal", meng={"pool": 1, "ships": [{"port": port, "servants": 2}]}))
    assert meng["rewards"]["card"] == 1
    assert meng["ships"] == []
    assert meng["supply"] == 12


@pytest.mark.parametrize(
    ("cards", "vp4", "after", "vp"),
    [(0, 0, (1, 0), 0), (1, 0, (2, 0), 0), (2, 0, (2, 1), 4), (2, 2, (2, 3), 4), (2, 3, (2, 3), 4)],
)
def test_two_cards_come_first_and_then_four_points_without_limit(
    cards: int, vp4: int, after: tuple[int, int], vp: int
) -> None:
    """SOLO-16; SOLO-19: three of them are marked, later ones are not."""
    board = {"pool": 1, "ships": [{"port": 2, "servants": 2}], "rewards": {"card": cards, "vp4": vp4}}
    meng = seat(meng_turn("canal", meng=board), 1)
    assert (meng["rewards"]["card"], meng["rewards"]["vp4"]) == after
    assert meng["vp"] == vp
    assert len(meng["hand"]) == (1 if vp == 0 else 0)


def test_on_hard_only_the_first_reward_is_a_card() -> None:
    """SOLO-16, SOLO-19: the space of the other is marked from the start."""
    ship = [{"port": 2, "servants": 2}]
    first = seat(meng_turn("canal", setup={"meng": "hard"}, meng={"pool": 1, "ships": ship}), 1)
    assert first["rewards"] == {"vp4": 0, "card": 2, "double": 0}
    board = {"pool": 1, "ships": ship, "rewards": first["rewards"]}
    assert seat(meng_turn("canal", setup={"meng": "hard"}, meng=board), 1)["vp"] == 4


def test_a_card_claimed_by_day_goes_under_his_pile() -> None:
    """RULING-41: the top card of the draw pile."""
    board = {"pool": 1, "hand": ["draw.9", "draw.10", NO_ACTION], "ships": [{"port": 2, "servants": 2}]}
    game = meng_turn("canal", meng=board, draw=["draw.3", "draw.4"])
    assert seat(game, 1)["hand"] == ["draw.3", "draw.9", "draw.10"]
    assert game.position()["draw"] == ["draw.4"]


def test_with_an_empty_draw_pile_meng_takes_four_points() -> None:
    """RULING-47: and his card spaces stay free."""
    game = meng_turn("canal", meng={"pool": 1, "ships": [{"port": 3, "servants": 2}]}, draw=[])
    assert seat(game, 1)["vp"] == 4
    assert seat(game, 1)["rewards"] == {"vp4": 1, "card": 0, "double": 0}
