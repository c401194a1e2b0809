"""The travel tokens and their benefits (TOKEN-1..12, EDITION-20, RULING-18, RULING-21)."""

import pytest

from tests.playing import can, choose, decision, find, kinds, lay, seat, why_not
from tests.rules.positions import LOW, find_token, go, map_with, scene

DOUBLE = {"double": "supply", "rewards": {"double": 1}}
PASSED = {"hand": []}


def plus_one(number):
    return {"token": "plus_one", "seat": number, "location": None, "double": False}


def test_gain1_gains_a_servant():
    """TOKEN-1"""
    game = find_token("gain1")
    choose(game, "accept")
    assert seat(game, 0)["pool"] == 7


def test_gain2_gains_two_servants():
    """TOKEN-2"""
    game = find_token("gain2")
    choose(game, "accept")
    assert seat(game, 0)["pool"] == 8


def test_gain2_gains_what_is_there():
    """TOKEN-2, LIMIT-1"""
    game = find_token("gain2", {"pool": 11})
    choose(game, "accept")
    assert seat(game, 0)["pool"] == 12


def test_gain2_may_bring_the_double_servant():
    """TOKEN-2, DOUBLE-2"""
    game = find_token("gain2", {"pool": 3, **DOUBLE})
    choose(game, "accept")
    choose(game, "double")
    assert (seat(game, 0)["pool"], seat(game, 0)["double"]) == (4, "pool")


def test_envoy_moves_the_envoy():
    """TOKEN-3"""
    game = find_token("envoy", {"envoy": 7})
    choose(game, "accept")
    assert seat(game, 0)["palace_place"] == 0


def test_envoy_gives_a_point_in_the_palace():
    """TOKEN-3, PALACE-3"""
    game = find_token("envoy", {"palace_place": 1})
    choose(game, "accept")
    assert (seat(game, 0)["vp"], seat(game, 0)["palace_place"]) == (1, 1)


def test_intrigue_climbs_without_the_medal():
    """TOKEN-4"""
    game = find_token("intrigue", {"intrigue": 3}, {"intrigue": 4}, intrigue_stack=[0, 1])
    choose(game, "accept")
    assert seat(game, 0)["intrigue"] == 4
    assert game.position()["intrigue_stack"] == [1, 0]
    assert game.position()["medal"] is None


def test_a_high_hand_card_buys_a_jade():
    """TOKEN-5: a 7 is high enough, a 6 is not; the card goes to the own discard."""
    game = find_token("discard_for_jade", {"hand": ["set1.4", "set4.3", "set1.3"]})
    assert why_not(game, "discard_card", card="set1.3") == "reason-value-too-low"
    choose(game, "discard_card", card="set4.3")
    board = seat(game, 0)
    assert (board["jade"], board["hand"]) == (1, ["set1.3"])
    assert sorted(board["discard"]) == ["set4.3", "start.1"]
    assert game.position()["jade_houses"] == [2, 2, 2]


def test_a_card_of_the_discard_buys_no_jade():
    """TOKEN-5: a hand card; with none the token goes to its slot."""
    game = find_token("discard_for_jade", {"hand": ["set1.4"], "discard": ["set4.3"]})
    assert seat(game, 0)["jade"] == 0
    assert seat(game, 0)["tokens"]["slots"] == ["discard_for_jade"]


def test_plus_one_does_not_raise_a_card_sold_for_a_jade():
    """RULING-21: TOKEN-5 looks at the printed value."""
    board = {"hand": ["set1.4", "set1.3", "set4.3"]}
    game = find_token("discard_for_jade", board, bonus="standard", laid=[plus_one(0)])
    assert why_not(game, "discard_card", card="set1.3") == "reason-value-too-low"


def test_plus_one_does_not_change_the_match_with_the_dice():
    """RULING-21: NIGHT-1 looks at the printed value."""
    game = scene(
        {"hand": ["set1.4"]}, PASSED, bonus="standard", laid=[plus_one(0)], dice=[1, 4, 1], locations=LOW, map={}
    )
    lay(game, "set1.4", "jade")
    events = choose(game, "decline")
    assert [event.args["count"] for event in events if event.kind == "matches"] == [0, 0]


def test_three_servants_buy_a_jade():
    """TOKEN-6"""
    game = find_token("servants_for_jade")
    choose(game, "accept")
    assert (seat(game, 0)["pool"], seat(game, 0)["jade"]) == (3, 1)
    assert game.position()["jade_houses"] == [2, 2, 2]


def test_two_servants_buy_no_jade():
    """TOKEN-6: the token goes to its slot."""
    game = find_token("servants_for_jade", {"pool": 2})
    assert (seat(game, 0)["pool"], seat(game, 0)["jade"]) == (2, 0)
    assert seat(game, 0)["tokens"]["slots"] == ["servants_for_jade"]


def test_the_jade_decree_does_not_cheapen_the_token():
    """TOKEN-6, DECREE-8: no other way to a jade."""
    game = find_token(
        "servants_for_jade", {"pool": 3, "decrees": ["level2.jade"]}, decrees={"level2": ["jade", "wall"]}
    )
    choose(game, "accept")
    assert seat(game, 0)["pool"] == 0


def test_the_double_servant_counts_two_for_a_jade():
    """TOKEN-6, DOUBLE-3"""
    game = find_token("servants_for_jade", {"pool": 1, "double": "pool", "rewards": {"double": 1}})
    choose(game, "accept")
    assert (seat(game, 0)["pool"], seat(game, 0)["double"], seat(game, 0)["jade"]) == (0, "supply", 1)


def test_swap_swaps():
    """TOKEN-7: more in test_swap.py."""
    game = find_token("swap")
    choose(game, "give_card", card="draw.8")
    choose(game, "swap_with", location="canal")
    assert seat(game, 0)["hand"] == ["start.7"]


def test_take_back_takes_a_card_into_the_hand():
    """TOKEN-8: one of the own discard."""
    game = find_token("take_back", {"discard": ["set1.1", "set1.2"]})
    choose(game, "take_back", card="set1.2")
    board = seat(game, 0)
    assert sorted(board["hand"]) == ["draw.8", "set1.2"]
    assert sorted(board["discard"]) == ["set1.1", "start.1"]


def test_take_back_may_take_the_card_just_acquired():
    """RULING-18"""
    game = find_token("take_back")
    choose(game, "take_back", card="start.1")
    assert seat(game, 0)["hand"] == ["draw.8", "start.1"]
    assert seat(game, 0)["discard"] == []


def test_take_back_does_nothing_with_an_empty_discard():
    """RULING-18: as for a follower who has not played yet."""
    game = scene(
        {"traveller": "Beijing"},
        {},
        bonus="standard",
        laid=[{"token": "follow", "seat": 1, "location": "travel", "double": False}],
        map=map_with(Jinan="vp2", Wuchang="take_back"),
    )
    go(game, "travel")
    choose(game, "variant_a")
    choose(game, "go_to", city="Jinan")
    choose(game, "accept")
    choose(game, "variant_a")
    assert seat(game, 1)["tokens"]["slots"] == ["take_back"]
    assert len(seat(game, 1)["hand"]) == 2
    assert decision(game) == (1, "card")


def test_what_is_taken_back_is_hidden():
    """TOKEN-8, HIDDEN-1"""
    game = find_token("take_back", {"discard": ["set1.1", "set1.2"]})
    event = next(e for e in choose(game, "take_back", card="set1.2") if e.kind == "taken-back")
    assert event.seen_by(1)["args"]["card"] == "hidden"
    assert event.seen_by(0)["args"]["card"] == "set1.2"


def test_ship_loads_a_servant_of_the_supply():
    """TOKEN-9"""
    game = find_token("ship")
    choose(game, "accept")
    choose(game, "launch", route=0)
    assert seat(game, 0)["ships"] == [{"ship": 0, "route": 0, "port": 1, "servants": 1}]
    assert (seat(game, 0)["pool"], game.view(0)["seats"][0]["supply"]) == (6, 5)


def test_a_claim_may_follow_the_ship_token():
    """TOKEN-9: and then the token goes to its slot."""
    game = find_token("ship", {"ships": [{"port": 2, "servants": 2}]})
    choose(game, "accept")
    choose(game, "load", ship=0)
    choose(game, "claim", ship=0, reward="vp4")
    board = seat(game, 0)
    assert (board["vp"], board["rewards"]["vp4"], board["ships"]) == (4, 1, [])
    assert board["tokens"]["slots"] == ["ship"]


def test_the_ship_token_may_load_the_double_servant():
    """TOKEN-9, RULING-26"""
    game = find_token("ship", DOUBLE)
    choose(game, "accept")
    choose(game, "launch_double", route=0)
    assert (seat(game, 0)["double"], game.view(0)["seats"][0]["ships"][0]["load"]) == (0, 2)


def test_a_ship_claimed_inside_a_move_may_draw_a_card():
    """TOKEN-9, RULING-17: the last card was laid, the harbour gives another."""
    game = find_token("ship", {"hand": ["set1.4"], "ships": [{"port": 3, "servants": 2}]}, PASSED)
    choose(game, "accept")
    choose(game, "load", ship=0)
    choose(game, "claim", ship=0, reward="card")
    assert seat(game, 0)["hand"] == ["set3.4"]
    assert decision(game) == (0, "location")


def test_vp2_gives_two_points():
    """TOKEN-10"""
    game = find_token("vp2")
    choose(game, "accept")
    assert seat(game, 0)["vp"] == 2


def test_wall_puts_a_servant_of_the_supply_on_the_wall():
    """TOKEN-11"""
    game = find_token("wall")
    choose(game, "plain")
    assert (seat(game, 0)["wall"], seat(game, 0)["pool"], game.view(0)["seats"][0]["supply"]) == (1, 6, 5)


def test_the_wall_token_may_lay_the_double_servant():
    """TOKEN-11, RULING-26: it counts two and completes the wall."""
    game = find_token("wall", {"wall": 2, **DOUBLE})
    choose(game, "double")
    assert seat(game, 0)["vp"] == 3
    assert (seat(game, 0)["wall"], seat(game, 0)["double"]) == (0, "supply")


def test_the_wall_token_may_score_the_wall():
    """TOKEN-11, WALL-3: before the token goes to its slot."""
    game = find_token("wall", {"wall": 3, "intrigue": 3}, {"intrigue": 1})
    events = choose(game, "plain")
    assert "wall-scored" in kinds(events)
    assert decision(game) == (0, "benefit")
    assert seat(game, 0)["tokens"]["slots"] == []
    choose(game, "benefit", benefit="gain2")
    assert seat(game, 0)["tokens"]["slots"] == ["wall"]


def test_double_has_no_benefit_and_counts_two():
    """TOKEN-12: it lies face up in one slot."""
    game = find_token("double", {}, {})
    assert decision(game) == (1, "card")
    assert seat(game, 0)["tokens"]["slots"] == ["double+"]
    assert game.view(1)["seats"][0]["tokens"] == {"plain": 0, "double": 1}


BENEFITS = ["gain1", "gain2", "envoy", "intrigue", "discard_for_jade", "servants_for_jade"]
BENEFITS += ["swap", "take_back", "ship", "vp2", "wall"]


@pytest.mark.parametrize("token", BENEFITS)
def test_every_benefit_is_optional(token):
    """EDITION-20"""
    game = find_token(token)
    before = seat(game, 0)
    assert decision(game) == (0, "token")
    assert can(game, "decline")
    choose(game, "decline")
    assert seat(game, 0) == {**before, "tokens": {"plain": 1, "double": 0, "slots": [token]}}
    assert find(game, "accept") is None
