"""Dusk: SOLO-7, RULING-51, and each automa card's lower action (SOLO-9, SOLO-11..SOLO-17)."""

import pytest

from tests.playing import seat, table
from tests.rules.meng.positions import FOURS, NO_ACTION, automa, cities, did, dusk, meng_of, removed, road


def test_dusk_comes_after_the_day_phase_and_before_the_night() -> None:
    """SOLO-7, GAME-1."""
    game = table(1, seats=[{"hand": []}, {"hand": [NO_ACTION]}], turn=1, automa=automa(["intrigue"]))
    order = [event.kind for event in game.events]
    assert order.index("automa-turned") < order.index("dusk-begins") < order.index("night-falls")


def test_the_cards_are_carried_out_in_the_order_in_which_they_were_played() -> None:
    """SOLO-7, RULING-51: the one servant goes into the first card, not into the last."""
    game = dusk("intrigue", "wall", "palace", meng={"pool": 2})
    assert [args["automa"] for args in did(game, "dusk-card")] == ["intrigue", "wall", "palace"]
    assert (seat(game, 1)["intrigue"], seat(game, 1)["wall"]) == (2, 0)
    game = dusk("wall", "intrigue", "palace", meng={"pool": 2})
    assert (seat(game, 1)["intrigue"], seat(game, 1)["wall"]) == (0, 1)


def test_a_card_that_he_cannot_pay_is_skipped_and_the_next_follows() -> None:
    """SOLO-7."""
    game = dusk("palace", "intrigue", meng={"pool": 1})
    meng = meng_of(game)
    assert (meng["envoy"], meng["intrigue"], meng["pool"]) == (0, 2, 0)
    skipped = [(event.rule, event.args["action"]) for event in game.events if event.kind == "meng-cannot"]
    assert skipped == [("SOLO-7", "palace")]


def test_servants_removed_at_dusk_can_be_gained_again_at_dusk() -> None:
    """SOLO-7: a token's two servants pay for the next card."""
    game = dusk("travel", "palace", meng={"pool": 2}, map=road(Fuzhou="gain2"))
    assert (meng_of(game)["pool"], seat(game, 1)["envoy"]) == (0, 1)


def test_the_days_cards_join_those_of_earlier_days() -> None:
    """SOLO-7: the pile stays as it is."""
    cards = {
        "pile": ["canal"],
        "today": ["wall", "special"],
        "earlier": automa(["canal"], ["wall", "special"])["earlier"],
    }
    seats = [{"hand": [], "discard": FOURS}, {"hand": []}]
    game = table(1, seats=seats, phase="dusk", dice=[4, 4, 1], automa=cards)
    after = game.position()["automa"]
    assert after["pile"] == ["canal"]
    assert after["today"] == []
    assert sorted(after["earlier"]) == sorted([*cards["earlier"], "wall", "special"])


def test_the_night_after_dusk_gives_everybody_servants() -> None:
    """SOLO-7, SOLO-8: six matches of the human, one of Meng."""
    game = dusk("intrigue", meng={"pool": 1})
    assert (seat(game, 0)["pool"], seat(game, 1)["pool"]) == (12, 1)


def test_no_gift_is_exchanged_at_dusk() -> None:
    """SOLO-7: only the lower actions."""
    game = dusk("palace", "intrigue", "wall")
    assert not did(game, "exchanged")
    assert not did(game, "automa-turned")


def test_a_harbour_card_gained_at_dusk_goes_to_his_discard() -> None:
    """SOLO-7: so that it is not played before the next day."""
    board = {"pool": 2, "discard": [NO_ACTION], "ships": [{"port": 2, "servants": 2}]}
    game = dusk("canal", meng=board, draw=["draw.1", "draw.2"])
    assert (seat(game, 1)["hand"], seat(game, 1)["discard"]) == ([], [NO_ACTION, "draw.1"])


@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_at_night_his_discard_is_shuffled_to_form_his_pile(level: str) -> None:
    """RULING-41: whatever its order was."""
    discard = ["draw.8", "draw.9", "draw.10", "draw.11"]
    seats = [{"hand": [], "discard": ["set2.1"]}, {"hand": [], "discard": discard}]
    piles = [
        seat(table(1, setup={"seed": seed, "meng": level}, seats=seats, phase="night", dice=[1, 4, 1]), 1)["hand"]
        for seed in range(40)
    ]
    assert {pile[-1] for pile in piles} == set(discard)
    assert all(sorted(pile) == sorted(discard) for pile in piles)


@pytest.mark.parametrize("card", ["jade", "decrees", "special"])
def test_jade_decrees_and_special_cards_are_a_free_step(card: str) -> None:
    """SOLO-12, SOLO-15, SOLO-17: one travel step without cost, no jade and no decree."""
    game = dusk(card, meng={"pool": 6}, map=road(Fuzhou="vp2", Hangzhou="vp2"), focus="palace")
    meng = meng_of(game)
    assert cities(game) == ["Fuzhou"]
    assert (meng["pool"], meng["jade"], meng["decrees"], meng["envoy"]) == (6, 0, [], 0)


def test_a_free_step_needs_no_servants() -> None:
    """SOLO-12."""
    assert cities(dusk("jade", meng={"pool": 0}, map=road(Fuzhou="vp2"))) == ["Fuzhou"]


def test_a_free_step_with_an_empty_map_is_lost() -> None:
    """RULING-43."""
    assert seat(dusk("jade", map=road()), 1)["traveller"] is None


@pytest.mark.parametrize(("pool", "wall", "left"), [(3, 1, 1), (2, 1, 0), (1, 0, 1), (0, 0, 0)])
def test_with_two_servants_meng_removes_one_and_places_one_on_the_wall(pool: int, wall: int, left: int) -> None:
    """SOLO-11."""
    game = dusk("wall", meng={"pool": pool})
    meng = meng_of(game)
    assert (meng["wall"], meng["pool"]) == (wall, left)
    assert removed(game) == wall


def test_the_wall_decree_adds_a_servant_at_dusk() -> None:
    """RULING-46: also at dusk."""
    game = dusk("wall", meng={"pool": 2, "decrees": ["level2.wall"]}, decrees={"level2": ["wall", "equal"]})
    assert seat(game, 1)["wall"] == 2


def test_a_wall_completed_at_dusk_is_scored() -> None:
    """SOLO-11: with his benefit."""
    game = dusk("wall", meng={"pool": 2, "wall": 3, "intrigue": 8})
    meng = meng_of(game)
    assert (meng["vp"], meng["envoy"], meng["wall"]) == (3, 1, 0)
    assert (meng["jade"], meng["intrigue"]) == (1, 1)


def test_at_dusk_meng_removes_one_for_two_intrigue_steps() -> None:
    """SOLO-13: without the medal."""
    game = dusk("intrigue", meng={"pool": 2, "intrigue": 3})
    assert (meng_of(game)["intrigue"], meng_of(game)["pool"]) == (5, 1)
    assert not did(game, "medal-taken")


def test_meng_without_a_servant_does_not_climb_at_dusk() -> None:
    """SOLO-13."""
    assert seat(dusk("intrigue", meng={"pool": 0}), 1)["intrigue"] == 0


def test_the_stair_ends_at_fourteen_at_dusk_too() -> None:
    """SOLO-13, INTRIGUE-3."""
    assert seat(dusk("intrigue", meng={"pool": 1, "intrigue": 13}), 1)["intrigue"] == 14


def test_at_the_top_of_the_stair_meng_keeps_his_servant() -> None:
    """SOLO-13, RULING-30: the action cannot be done."""
    assert meng_of(dusk("intrigue", meng={"pool": 1, "intrigue": 14}))["pool"] == 1


@pytest.mark.parametrize(("pool", "steps", "left"), [(3, 1, 1), (2, 1, 0), (1, 0, 1)])
def test_at_dusk_meng_removes_two_for_an_envoy_step_and_an_intrigue_step(pool: int, steps: int, left: int) -> None:
    """SOLO-14."""
    meng = meng_of(dusk("palace", meng={"pool": pool}))
    assert (meng["envoy"], meng["intrigue"], meng["pool"]) == (steps, steps, left)


def test_in_the_palace_the_dusk_step_is_a_point() -> None:
    """SOLO-14, PALACE-3."""
    meng = meng_of(dusk("palace", meng={"pool": 2, "palace_place": 0}))
    assert (meng["vp"], meng["intrigue"]) == (1, 1)


@pytest.mark.parametrize(("pool", "loaded", "left"), [(3, 2, 1), (2, 2, 0), (1, 1, 1)])
def test_with_two_servants_meng_removes_one_and_loads_one(pool: int, loaded: int, left: int) -> None:
    """SOLO-16: on the ship under way."""
    board = {"pool": pool, "ships": [{"port": 2, "servants": 1}]}
    game = dusk("canal", meng=board)
    assert seat(game, 1)["ships"][0]["servants"] == loaded
    assert meng_of(game)["pool"] == left


def test_at_dusk_meng_launches_a_ship_if_none_is_under_way() -> None:
    """SOLO-16."""
    game = dusk("canal", meng={"pool": 2})
    assert [(ship["port"], ship["servants"]) for ship in seat(game, 1)["ships"]] == [(1, 1)]


def test_at_dusk_three_servants_claim_at_once() -> None:
    """SOLO-16: in any port, here 4 VP as the third reward; the removed one is in his supply, too."""
    board = {"pool": 2, "ships": [{"port": 1, "servants": 2}], "rewards": {"card": 2}}
    meng = meng_of(dusk("canal", meng=board))
    assert (meng["vp"], meng["ships"], meng["supply"]) == (4, [], 12)
