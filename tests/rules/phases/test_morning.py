"""Morning (MORNING-1..5) and what the sources leave open about it (RULING-34, RULING-36, EDITION-8, -13, -22)."""

from tests.playing import can, choose, decision, find, seat
from tests.rules.positions import INNER, RING, map_with, scene

FACES = ([1, 2, 3, 4, 5, 6], [4, 5, 6, 7, 8, 9], [1, 2, 3, 7, 8, 9])


def morning(*seats, day=2, **position):
    return scene(*seats, day=day, phase="morning", **position)


def decrees(*level1):
    return {"level1": list(level1)}


def test_the_medal_makes_the_start_player_and_returns():
    """MORNING-1"""
    game = morning({}, {}, {}, medal=2)
    assert (game.position()["start"], game.position()["medal"]) == (2, None)
    assert decision(game) == (2, "card")


def test_without_the_medal_the_start_player_stays():
    """MORNING-1"""
    game = morning({}, {}, {}, start=1)
    assert game.position()["start"] == 1
    assert decision(game) == (1, "card")


def test_the_new_start_player_is_the_first_to_use_decrees():
    """MORNING-1 comes before MORNING-4."""
    owner = {"decrees": ["level1.servant"]}
    game = morning(owner, owner, medal=1, decrees=decrees("servant", "envoy"))
    assert decision(game) == (1, "morning")
    choose(game, "decline")
    assert decision(game) == (0, "morning")


def test_empty_cities_get_a_token():
    """MORNING-2"""
    game = morning(map=map_with(Beijing="vp2"), token_discard={})
    found = game.position()["map"]
    assert None not in found.values()
    assert found["Beijing"] == "vp2"
    assert len(game.position()["token_piles"]) == 26 - 14
    assert [event.args for event in game.events if event.kind == "map-refilled"] == [{"count": 13}]


def test_a_city_where_a_traveller_stands_gets_no_token():
    """MORNING-2, EDITION-13: only cities with neither token nor traveller."""
    game = morning({"traveller": "Xi'an"}, {"traveller": "Jinan"}, map=map_with(Beijing="vp2"))
    found = game.position()["map"]
    assert {city for city, token in found.items() if token is None} == {"Xi'an", "Jinan"}


def test_traded_tokens_form_new_piles_when_the_piles_are_empty():
    """MORNING-2: as soon as they are needed, and the map is filled on."""
    game = morning(
        {"tokens": {"slots": ["double+", "double+", "wall", "wall", "ship", "ship"]}},
        {"tokens": {"slots": ["swap", "swap", "take_back", "take_back", "vp2", "vp2"]}},
        token_discard={"gain1": 3, "gain2": 2, "envoy": 2},
        token_piles=["vp2"],
        map=map_with(
            Fuzhou="intrigue",
            Hangzhou="intrigue",
            Jinan="discard_for_jade",
            Beijing="discard_for_jade",
            Datong="servants_for_jade",
            Lanzhou="servants_for_jade",
        ),
    )
    position = game.position()
    assert position["map"]["Chengdu"] == "vp2"
    new = [position["map"][city] for city in (*RING[7:], *INNER)]
    assert sorted(new) == ["envoy"] * 2 + ["gain1"] * 3 + ["gain2"] * 2
    assert (position["token_piles"], position["token_discard"]) == ([], {})


def test_tokens_left_over_from_the_new_piles_stay_there():
    """MORNING-2: all traded tokens are shuffled, not only as many as are needed."""
    game = morning(
        {"tokens": {"slots": ["double+", "double+", "wall", "wall", "ship", "ship"]}},
        token_discard={"gain1": 3, "gain2": 2, "envoy": 2, "vp2": 3},
        token_piles=[],
        map=map_with(
            Fuzhou="intrigue",
            Hangzhou="intrigue",
            Jinan="discard_for_jade",
            Beijing="discard_for_jade",
            Datong="servants_for_jade",
            Lanzhou="servants_for_jade",
            Chengdu="swap",
            Kunming="swap",
            Nanning="take_back",
            Guangzhou="take_back",
        ),
    )
    assert len(game.position()["token_piles"]) == 6
    assert None not in game.position()["map"].values()


def test_too_few_tokens_go_to_the_ring_first():
    """RULING-34: in the order of the box; the rest stay empty."""
    full = {"tokens": {"plain": 6}}
    game = morning(full, full, full, map=map_with())
    found = game.position()["map"]
    assert [city for city, token in found.items() if token is not None] == list(RING[:8])
    assert game.position()["token_piles"] == []


def test_the_dice_are_rolled():
    """MORNING-3"""
    rolls = []
    for number in range(60):
        game = morning(dice=[1, 4, 1], generator=[number, 1 + 7919 * number])
        rolls.append(game.position()["dice"])
    assert [sorted({roll[die] for roll in rolls}) for die in range(3)] == list(FACES)


def test_each_owner_may_use_each_morning_decree_in_player_order():
    """MORNING-4"""
    game = morning(
        {"decrees": ["level1.envoy"]},
        {},
        {"decrees": ["level1.envoy"]},
        start=2,
        decrees=decrees("servant", "envoy"),
    )
    assert decision(game) == (2, "morning")
    assert find(game, "use_decree", decree="level1.servant") is None
    choose(game, "use_decree", decree="level1.envoy")
    assert decision(game) == (0, "morning")
    choose(game, "decline")
    assert decision(game) == (2, "card")
    assert [seat(game, n)["envoy"] for n in range(3)] == [0, 0, 1]


def test_a_morning_decree_is_used_once_a_morning():
    """MORNING-4"""
    game = morning({"decrees": ["level1.servant", "level1.envoy"]}, decrees=decrees("servant", "envoy"))
    choose(game, "use_decree", decree="level1.envoy")
    assert not can(game, "use_decree", decree="level1.envoy")
    assert can(game, "use_decree", decree="level1.servant")


def test_decrees_of_other_levels_do_nothing_in_the_morning():
    """MORNING-4: level 1 only."""
    game = morning({"decrees": ["level2.jade"]}, decrees={"level2": ["jade", "wall"]})
    assert decision(game) == (0, "card")


def test_a_player_uses_all_own_decrees_in_any_order_before_the_next():
    """RULING-36"""
    owner = {"decrees": ["level1.intrigue", "level1.envoy"]}
    for order in (("level1.intrigue", "level1.envoy"), ("level1.envoy", "level1.intrigue")):
        game = morning(owner, owner, decrees=decrees("intrigue", "envoy"))
        choose(game, "use_decree", decree=order[0])
        assert decision(game) == (0, "morning")
        choose(game, "use_decree", decree=order[1])
        assert (seat(game, 0)["intrigue"], seat(game, 0)["envoy"]) == (2, 1)
        assert decision(game) == (1, "morning")


def test_the_morning_swap_takes_a_hand_card_only():
    """EDITION-8: never a card of the discard."""
    owner = {"hand": ["set1.1", "set1.2"], "discard": ["set1.3"], "decrees": ["level1.swap"]}
    game = morning(owner, decrees=decrees("swap", "envoy"))
    choose(game, "use_decree", decree="level1.swap")
    assert can(game, "give_card", card="set1.1")
    assert can(game, "give_card", card="set1.2")
    assert find(game, "give_card", card="set1.3") is None


def test_the_morning_swap_may_be_left():
    """EDITION-22: may, even after one has begun to think about it."""
    game = morning({"decrees": ["level1.swap"]}, decrees=decrees("swap", "envoy"))
    assert can(game, "decline")
    choose(game, "use_decree", decree="level1.swap")
    choose(game, "decline")
    assert decision(game) == (0, "card")
    assert seat(game, 0)["hand"] == ["set1.4", "draw.8"]


def test_the_dice_are_rolled_before_the_decrees():
    """MORNING-3, MORNING-4: whoever swaps knows the dice."""
    game = morning({"decrees": ["level1.swap"]}, decrees=decrees("swap", "envoy"))
    assert decision(game) == (0, "morning")
    assert [event.rule for event in game.events if event.kind == "dice-rolled"] == ["MORNING-3"]


def test_everybody_gains_the_servants_of_the_day():
    """MORNING-5"""
    for day in (2, 3, 4):
        game = morning({"pool": 0}, {"pool": 3}, {"pool": 6}, day=day)
        assert [seat(game, n)["pool"] for n in range(3)] == [4, 7, 10]


def test_the_servants_of_the_day_come_without_asking():
    """EDITION-24, MORNING-5: the next decision is the first card of the day."""
    game = morning({"pool": 0}, {"pool": 3})
    assert (decision(game)[1], seat(game, 0)["pool"], seat(game, 1)["pool"]) == ("card", 4, 7)


def test_a_small_supply_gives_what_it_has():
    """MORNING-5"""
    game = morning({"pool": 10}, {"pool": 12}, {"pool": 0, "wall": 4, "ships": [{"port": 1, "servants": 2}]})
    assert [seat(game, n)["pool"] for n in range(3)] == [12, 12, 4]


def test_the_double_servant_may_be_one_of_the_servants_of_the_day():
    """MORNING-5, DOUBLE-2"""
    game = morning({"pool": 0, "double": "supply", "rewards": {"double": 1}}, {})
    choose(game, "double")
    assert (seat(game, 0)["pool"], seat(game, 0)["double"]) == (3, "pool")


def test_the_day_marker_advances():
    """MORNING-5"""
    game = scene(day=2, phase="night")
    assert decision(game) == (0, "card")
    assert (game.position()["day"], game.position()["phase"]) == (3, "day")


def test_decrees_are_used_before_the_servants_come():
    """MORNING-4, MORNING-5: a ship decree still finds the last servant of the supply."""
    game = morning({"pool": 10, "decrees": ["level1.ship"]}, decrees=decrees("ship", "envoy"))
    choose(game, "use_decree", decree="level1.ship")
    choose(game, "launch", route=0)
    assert seat(game, 0)["pool"] == 10
    assert seat(game, 0)["ships"][0]["servants"] == 1
