"""What travel tokens do for Meng: SOLO-9, RULING-41, RULING-42; a wall completed on his way (RULING-24)."""

import pytest

from tests.playing import can, choose, decision, seat
from tests.rules.meng.positions import NO_ACTION, automa, did, dusk, meng_of, meng_turn, road


@pytest.mark.parametrize(
    ("token", "field", "before", "after"),
    [
        ("gain1", "pool", 2, 3),
        ("gain2", "pool", 2, 4),
        ("envoy", "envoy", 0, 1),
        ("intrigue", "intrigue", 3, 4),
        ("vp2", "vp", 5, 7),
        ("swap", "vp", 5, 6),
    ],
)
@pytest.mark.parametrize("by_day", [True, False])
def test_a_plain_token_gives_meng_the_same_by_day_and_at_dusk(
    token: str, field: str, before: int, after: int, by_day: bool
) -> None:
    """SOLO-9: the usual benefit; a swap is 1 VP instead."""
    board = {field: before}
    here = road(Fuzhou=token)
    game = meng_turn("travel", meng=board, map=here) if by_day else dusk("jade", meng=board, map=here)
    assert meng_of(game)[field] == after
    assert not did(game, "swapped")


def test_the_intrigue_token_never_brings_the_medal() -> None:
    """SOLO-9, TOKEN-4."""
    assert meng_turn("travel", map=road(Fuzhou="intrigue")).position()["medal"] is None


def test_the_double_token_lies_face_up_without_a_benefit() -> None:
    """SOLO-9, TOKEN-12."""
    meng = seat(meng_turn("travel", map=road(Fuzhou="double")), 1)
    assert meng["tokens"]["slots"] == ["double+"]


@pytest.mark.parametrize(("pool", "jade", "left"), [(4, 1, 1), (3, 1, 0), (2, 0, 2)])
def test_meng_removes_three_servants_for_a_jade_if_he_has_them(pool: int, jade: int, left: int) -> None:
    """SOLO-9, TOKEN-6: always taken when he can."""
    meng = meng_of(meng_turn("travel", meng={"pool": pool}, map=road(Fuzhou="servants_for_jade")))
    assert (meng["jade"], meng["pool"], meng["supply"]) == (jade, left, 12 - left)


def test_meng_trades_no_tokens_for_a_tokens_benefit() -> None:
    """RULING-44: neither the jade's third servant nor one more."""
    board = {"pool": 2, "tokens": {"plain": 4}}
    meng = meng_of(meng_turn("travel", meng=board, map=road(Fuzhou="servants_for_jade")))
    assert (meng["jade"], meng["pool"], meng["tokens"]["plain"]) == (0, 2, 5)


def test_the_ship_token_puts_a_servant_of_the_supply_on_a_ship() -> None:
    """SOLO-9, TOKEN-9: the pool stays."""
    meng = meng_of(meng_turn("travel", meng={"pool": 6}, map=road(Fuzhou="ship")))
    assert [(ship["port"], ship["servants"]) for ship in meng["ships"]] == [(1, 1)]
    assert meng["pool"] == 6


@pytest.mark.parametrize(("pool", "ships"), [(12, 0), (11, 1)])
def test_the_ship_token_needs_a_supply(pool: int, ships: int) -> None:
    """SOLO-9, TOKEN-9: of none, or of one."""
    meng = meng_of(meng_turn("travel", meng={"pool": pool}, map=road(Fuzhou="ship")))
    assert (len(meng["ships"]), meng["pool"], meng["supply"]) == (ships, pool, 0)


def test_a_ship_filled_by_a_token_claims_at_once() -> None:
    """SOLO-9, SOLO-16: by day the card goes under his pile (RULING-41)."""
    meng = {"hand": ["draw.9", NO_ACTION], "ships": [{"port": 1, "servants": 2}]}
    found = seat(meng_turn("travel", meng=meng, map=road(Fuzhou="ship"), draw=["draw.1", "draw.2"]), 1)
    assert found["hand"] == ["draw.1", "draw.9"]
    assert found["ships"] == []


def test_the_wall_token_puts_a_servant_of_the_supply_on_the_wall() -> None:
    """SOLO-9, TOKEN-11."""
    meng = meng_of(meng_turn("travel", meng={"pool": 6}, map=road(Fuzhou="wall")))
    assert (meng["wall"], meng["pool"], meng["supply"]) == (1, 6, 5)


@pytest.mark.parametrize(("pool", "wall"), [(12, 0), (11, 1)])
def test_the_wall_token_needs_a_supply(pool: int, wall: int) -> None:
    """SOLO-9, TOKEN-11: of none, or of one."""
    meng = meng_of(meng_turn("travel", meng={"pool": pool}, map=road(Fuzhou="wall")))
    assert (meng["wall"], meng["pool"], meng["supply"]) == (wall, pool, 0)


def test_a_wall_completed_on_his_way_is_scored_before_he_goes_on() -> None:
    """SOLO-9 with RULING-24: the human chooses a benefit, then Meng his; then the token goes to its slot."""
    game = meng_turn(
        "travel",
        meng={"intrigue": 7},
        human={"wall": 3, "intrigue": 5},
        map=road(Fuzhou="wall"),
    )
    assert decision(game) == (0, "benefit")
    assert (seat(game, 0)["vp"], seat(game, 0)["envoy"]) == (3, 1)
    assert seat(game, 1)["jade"] == 0
    assert seat(game, 1)["tokens"]["plain"] == 0
    choose(game, "benefit", benefit="gain2")
    assert (seat(game, 1)["jade"], seat(game, 1)["intrigue"]) == (1, 0)
    assert seat(game, 1)["tokens"]["plain"] == 1
    assert decision(game) == (0, "location")


def test_a_wall_scored_in_the_middle_of_a_double_step_lets_him_take_the_second() -> None:
    """SOLO-17 with RULING-24."""
    game = meng_turn("special", focus="travel", human={"wall": 3, "intrigue": 1}, map=road(Fuzhou="wall", Jinan="vp2"))
    assert decision(game) == (0, "benefit")
    assert seat(game, 1)["traveller"] == "Fuzhou"
    choose(game, "decline")
    assert (seat(game, 1)["traveller"], seat(game, 1)["vp"]) == ("Jinan", 2)


def test_dusk_goes_on_after_the_human_took_a_benefit() -> None:
    """SOLO-7 with RULING-24: the next card's action follows."""
    game = dusk("jade", "intrigue", human={"wall": 3, "intrigue": 1}, map=road(Fuzhou="wall"), meng={"pool": 1})
    assert decision(game) == (0, "benefit")
    assert seat(game, 1)["intrigue"] == 0
    choose(game, "decline")
    assert seat(game, 1)["intrigue"] == 2
    assert can(game, "accept")


def test_by_day_the_top_card_of_his_discard_goes_under_his_pile() -> None:
    """SOLO-9, RULING-41: the card he has just taken."""
    meng = {"hand": ["draw.9", "draw.10", NO_ACTION], "discard": ["draw.1", "draw.2"]}
    game = meng_turn("travel", meng=meng, map=road(Fuzhou="take_back"), locations={"travel": "start.7"})
    assert seat(game, 1)["hand"] == ["start.7", "draw.9", "draw.10"]
    assert seat(game, 1)["discard"] == ["draw.1", "draw.2"]


def test_a_card_taken_back_is_played_in_the_same_day() -> None:
    """SOLO-9: it was his last card, so it brings another turn."""
    game = meng_turn(
        "travel",
        human={"hand": []},
        map=road(Fuzhou="take_back"),
        locations={"travel": "start.7"},
        automa=automa(["travel", "palace"]),
    )
    happened = [event.kind for event in game.events]
    assert happened[: happened.index("dusk-begins")].count("exchanged") == 2
    laid = [(args["card"], args["location"]) for args in did(game, "exchanged")]
    assert laid[:2] == [(NO_ACTION, "travel"), ("start.7", "palace")]


def test_at_dusk_the_take_back_token_is_a_point() -> None:
    """SOLO-9: and no card comes back."""
    game = dusk("jade", meng={"discard": ["draw.8", "draw.9"]}, map=road(Fuzhou="take_back"))
    meng = seat(game, 1)
    assert (meng["vp"], meng["hand"], meng["discard"]) == (1, [], ["draw.8", "draw.9"])


def test_by_day_the_top_card_of_his_pile_goes_for_a_jade_whatever_its_value() -> None:
    """SOLO-9: here a 1; it lies on his discard."""
    meng = {"hand": ["draw.11", "set4.1", NO_ACTION]}
    game = meng_turn("travel", meng=meng, map=road(Fuzhou="discard_for_jade"), locations={"travel": "start.7"})
    found = seat(game, 1)
    assert (found["jade"], found["vp"]) == (1, 0)
    assert found["hand"] == ["draw.11"]
    assert found["discard"] == ["start.7", "set4.1"]


def test_nobody_sees_which_card_went_for_the_jade() -> None:
    """SOLO-9, HIDDEN-1: whoever remembers all that was seen knows his cards, but not which of them it was."""
    pile = ["set3.1", "set3.2", "set3.3", NO_ACTION]
    game = meng_turn(
        "travel",
        meng={"hand": pile},
        map=road(Fuzhou="discard_for_jade"),
        locations={"travel": "start.7"},
        seen={"open": pile},
    )
    guesses = [seat(game.determinized(0, seed), 1)["discard"] for seed in range(20)]
    assert {cards[0] for cards in guesses} == {"start.7"}
    assert {cards[1] for cards in guesses} == set(pile[:3])


def test_with_an_empty_pile_the_discard_token_is_a_point() -> None:
    """RULING-42."""
    found = seat(meng_turn("travel", map=road(Fuzhou="discard_for_jade")), 1)
    assert (found["jade"], found["vp"]) == (0, 1)


def test_at_dusk_the_discard_token_is_a_point() -> None:
    """SOLO-9."""
    found = seat(dusk("jade", map=road(Fuzhou="discard_for_jade")), 1)
    assert (found["jade"], found["vp"]) == (0, 1)


@pytest.mark.parametrize("token", ["take_back", "discard_for_jade"])
def test_a_special_cards_travel_uses_card_tokens_as_by_day(token: str) -> None:
    """SOLO-17: it is a turn of the day phase, so no point for them."""
    meng = {"hand": ["draw.9", NO_ACTION], "discard": ["draw.1"]}
    found = seat(meng_turn("special", focus="travel", meng=meng, map=road(Fuzhou=token)), 1)
    assert found["vp"] == 0
    assert len(found["hand"]) == (2 if token == "take_back" else 0)
