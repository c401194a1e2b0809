"""Following on the board: wall scorings, claims, travel, decrees and tolls inside a follow (RULING-5, -22, -24)."""

from tests.playing import choose, decision, find, kinds, lay, seat, why_not
from tests.rules.positions import find_token, go, laid, map_with, scene

DECREES = {"level1": ["servant", "envoy"], "level2": ["jade", "wall"], "level3": ["eight", "score"]}


def follow_at(location, *seats, followers=(1,), **position):
    """The followers' tokens lie at a location; seat 0 is to move."""
    tokens = [laid("follow", number, location) for number in followers]
    return scene(*seats, bonus="standard", decrees=DECREES, laid=tokens, **position)


def performed(location, *seats, **position):
    """Seat 0 has done A of the location."""
    game = follow_at(location, *seats, **position)
    go(game, location)
    choose(game, "variant_a")
    return game


def test_a_wall_completed_by_a_follower_is_scored_at_once():
    """RULING-24: with its benefits; then the acting player's turn goes on."""
    board = {"hand": ["set5.1", "draw.8"], "wall": 2, "intrigue": 1}
    game = follow_at("wall", board, {"wall": 0, "intrigue": 3})
    lay(game, "set5.1", "travel")
    choose(game, "variant_a")
    assert decision(game) == (1, "action")
    events = choose(game, "variant_a")
    assert "wall-scored" in kinds(events)
    assert (seat(game, 0)["vp"], seat(game, 0)["wall"], seat(game, 1)["wall"]) == (3, 0, 1)
    assert decision(game) == (0, "benefit")
    choose(game, "benefit", benefit="gain1")
    assert decision(game) == (1, "benefit")
    choose(game, "benefit", benefit="gain2")
    assert (decision(game), game.decision.args["action"]) == ((0, "action"), "travel")


def test_a_wall_completed_by_the_acting_player_is_scored_before_the_follow():
    """RULING-5, RULING-24: the action is complete with its benefits."""
    game = performed("wall", {"wall": 3, "intrigue": 1}, {})
    assert decision(game) == (0, "benefit")
    choose(game, "decline")
    assert decision(game) == (1, "action")
    choose(game, "variant_a")
    assert (seat(game, 0)["wall"], seat(game, 1)["wall"]) == (0, 1)


def test_a_followers_double_servant_completes_the_wall():
    """BONUS-3, DOUBLE-4"""
    game = performed("wall", {"wall": 1}, {"double": "pool", "rewards": {"double": 1}}, intrigue_stack=[0, 1])
    choose(game, "variant_a")
    choose(game, "double")
    assert (seat(game, 0)["vp"], seat(game, 1)["vp"]) == (0, 3)
    assert seat(game, 1)["double"] == "supply"


def test_a_follower_claims_inside_the_follow():
    """BONUS-3, RULING-4"""
    game = follow_at("canal", {}, {"ships": [{"port": 2, "servants": 2}]})
    go(game, "canal")
    choose(game, "variant_a")
    choose(game, "launch", route=0)
    choose(game, "decline")
    choose(game, "variant_a")
    choose(game, "load", ship=0)
    choose(game, "claim", ship=0, reward="vp4")
    assert seat(game, 1)["vp"] == 4


def test_a_follower_travels_and_trades():
    """BONUS-3, TRADE-2: the seventh token in another's turn."""
    game = follow_at(
        "travel", {}, {"traveller": "Jinan", "tokens": {"plain": 6}}, map=map_with(Beijing="vp2", Fuzhou="gain1")
    )
    go(game, "travel")
    choose(game, "variant_a")
    choose(game, "go_to", city="Beijing")
    choose(game, "accept")
    choose(game, "variant_a")
    choose(game, "accept")
    assert decision(game) == (1, "forced_trade")
    choose(game, "trade_vp", doubles=0)
    assert decision(game) == (1, "card")


def test_a_toll_laid_while_following_is_paid_by_the_next_follower_only():
    """RULING-22: the action that was followed had begun before."""
    game = follow_at(
        "travel",
        {"vp": 5, "traveller": "Beijing"},
        {"vp": 5, "traveller": "Lanzhou"},
        {"vp": 5, "traveller": "Kunming"},
        followers=(1, 2),
        map=map_with(Jinan="gain1", Chengdu="toll", Nanning="gain2"),
    )
    go(game, "travel")
    choose(game, "variant_a")
    choose(game, "go_to", city="Jinan")
    choose(game, "decline")
    choose(game, "variant_a")
    choose(game, "go_to", city="Chengdu")
    choose(game, "lay_at", location="travel")
    assert decision(game) == (2, "action")
    choose(game, "variant_a")
    choose(game, "decline")
    assert [seat(game, number)["vp"] for number in range(3)] == [5, 6, 4]


def test_a_follower_pays_for_the_servant_the_acting_player_put_on_the_decree():
    """RULING-5, DECREE-1: the usual cost, with the servant that lies there now."""
    game = follow_at("decrees", {}, {})
    go(game, "decrees")
    choose(game, "take_decree", decree="level1.servant")
    assert decision(game) == (1, "action")
    assert find(game, "take_decree", decree="level1.servant").args["cost"] == 2
    assert find(game, "take_decree", decree="level1.envoy").args["cost"] == 1


def test_a_follower_finds_the_house_that_the_acting_player_emptied():
    """RULING-5: the followed action is complete."""
    game = follow_at("jade", {}, {}, jade_houses=[1, 1, 0])
    go(game, "jade")
    choose(game, "buy_jade", house="house1")
    assert why_not(game, "buy_jade", house="house1") == "reason-house-empty"
    choose(game, "buy_jade", house="house2")
    assert (seat(game, 0)["jade"], seat(game, 1)["jade"]) == (1, 1)


def test_a_follower_has_the_own_wall_decree():
    """RULING-5, DECREE-9"""
    game = performed("wall", {}, {"decrees": ["level2.wall"]})
    choose(game, "variant_a")
    choose(game, "plain")
    assert (seat(game, 0)["wall"], seat(game, 1)["wall"]) == (1, 2)


def test_a_wall_scored_inside_a_move_lets_the_travel_go_on():
    """RULING-24: the benefits of all come first, then the second move."""
    game = scene(
        {"traveller": "Beijing", "wall": 2, "intrigue": 1},
        {"wall": 1, "intrigue": 3},
        map=map_with(Jinan="wall", Datong="gain1", Kaifeng="vp2"),
    )
    go(game, "travel")
    choose(game, "variant_b")
    choose(game, "go_to", city="Jinan")
    choose(game, "plain")
    assert (decision(game), seat(game, 0)["vp"]) == ((0, "benefit"), 3)
    choose(game, "decline")
    assert decision(game) == (1, "benefit")
    choose(game, "benefit", benefit="gain2")
    assert decision(game) == (0, "city")


def test_a_wall_scored_by_a_token_lets_the_benefits_pay_no_toll():
    """RULING-22, RULING-24: neither the token nor the scoring is a wall action."""
    game = find_token("wall", {"wall": 3}, {}, bonus="standard", laid=[laid("toll", 1, "wall")])
    choose(game, "plain")
    assert (seat(game, 0)["vp"], seat(game, 1)["vp"]) == (3, 0)
