"""The worked examples of the printed rulebooks, played as they are told.

Anna is red (seat 0), Lisa white (1), Sebastian orange (2), David lilac (3).
"""

from gugong import Game
from tests.playing import can, choose, decision, find, lay, seat, supply, table, why_not
from tests.rules.positions import map_with

ANNA, LISA, SEBASTIAN, DAVID = range(4)


def pass_turn(game: Game) -> None:
    """Whoever is to move lays a card at intrigue and does nothing."""
    assert game.decision is not None
    mover = game.decision.seat
    lay(game, seat(game, mover)["hand"][0], "intrigue")
    while game.decision.seat == mover:
        choose(game, "no_action" if game.decision.kind == "pay" else "decline")


def test_rafael_gives_up_a_card_gains_two_servants_and_buys_a_jade() -> None:
    """EXCHANGE-3, ACTION-1, JADE-1: values 2, 3 and 5 in hand, one servant, an eight lies at jade"""
    game = table(
        seats=[{"hand": ["set2.1", "set3.1", "set2.3"], "pool": 1}, {"hand": ["set4.4"]}],
        locations={"jade": "draw.8"},
    )
    lay(game, "set3.1", "jade")
    assert why_not(game, "pay_servants") == "reason-too-few-servants"
    choose(game, "discard_card", card="set2.1")
    choose(game, "accept")
    assert seat(game, 0)["pool"] == 3
    choose(game, "buy_jade", house="house2", cost=3)
    assert (seat(game, 0)["jade"], seat(game, 0)["pool"]) == (1, 0)
    assert (seat(game, 0)["hand"], sorted(seat(game, 0)["discard"])) == (["set2.3"], ["draw.8", "set2.1"])
    assert game.position()["locations"]["jade"] == "set3.1"


def test_anna_travels_twice_and_trades_six_tokens_for_a_second_jade() -> None:
    """TRAVEL-2, TOKEN-2, TOKEN-6, TRADE-1: three servants and four tokens before"""
    game = table(
        seats=[
            {"hand": ["set1.4", "set1.3"], "pool": 3, "traveller": "Hangzhou", "tokens": {"plain": 4}},
            {"hand": ["set4.4"]},
        ],
        locations={"travel": "start.1"},
        map=map_with(Jinan="gain2", Beijing="servants_for_jade"),
    )
    lay(game, "set1.4", "travel")
    choose(game, "variant_b")
    assert seat(game, 0)["pool"] == 1
    choose(game, "go_to", city="Jinan")
    choose(game, "accept")
    assert (seat(game, 0)["pool"], seat(game, 0)["tokens"]["plain"]) == (3, 5)
    choose(game, "accept")
    assert (seat(game, 0)["jade"], seat(game, 0)["pool"], seat(game, 0)["tokens"]["plain"]) == (1, 0, 6)
    pass_turn(game)
    choose(game, "trade_jade", doubles=0)
    assert (seat(game, 0)["jade"], seat(game, 0)["tokens"]["plain"]) == (2, 0)


def test_lisa_completes_the_wall_and_wins_the_tie_on_top_of_david() -> None:
    """WALL-2..5, TIE-1, BENEFIT-1, BENEFIT-4: David 3, Lisa and Sebastian 1 on the wall, Anna none"""
    game = table(
        4,
        turn=LISA,
        locations={"wall": "start.1"},
        seats=[
            {"intrigue": 4},
            {"hand": ["set1.4", "set1.3"], "wall": 1, "intrigue": 12},
            {"wall": 1, "intrigue": 7},
            {"wall": 3, "intrigue": 12},
        ],
        intrigue_stack=[ANNA, SEBASTIAN, DAVID, LISA],
    )
    lay(game, "set1.4", "wall")
    choose(game, "variant_b")
    choose(game, "plain")
    assert (seat(game, LISA)["vp"], seat(game, LISA)["envoy"]) == (3, 1)
    assert [seat(game, i)["wall"] for i in range(4)] == [0, 0, 1, 3]
    assert (seat(game, LISA)["pool"], supply(game, LISA)) == (3, 9)
    assert decision(game) == (SEBASTIAN, "benefit")
    choose(game, "benefit", benefit="gain1")
    assert (seat(game, SEBASTIAN)["intrigue"], seat(game, SEBASTIAN)["pool"]) == (6, 7)
    assert decision(game) == (DAVID, "benefit")
    choose(game, "decline")
    assert decision(game) == (LISA, "benefit")
    choose(game, "benefit", benefit="jade")
    assert (seat(game, LISA)["jade"], seat(game, LISA)["intrigue"]) == (1, 5)
    assert decision(game) == (SEBASTIAN, "card")


def test_anna_enters_the_palace_third_and_scores_her_next_step() -> None:
    """PALACE-2, PALACE-3, TOKEN-3, FINAL-3: the places for 7 and 5 are taken"""
    game = table(
        3,
        locations={"palace": "start.1", "travel": "start.2"},
        seats=[
            {"hand": ["set1.4", "set2.4"], "envoy": 6, "intrigue": 3},
            {"hand": ["set4.4", "set5.4"], "palace_place": 0},
            {"hand": ["set4.3"], "palace_place": 1},
        ],
        map={"Fuzhou": "envoy"},
    )
    lay(game, "set1.4", "palace")
    events = choose(game, "variant_b")
    entered = next(event for event in events if event.kind == "palace-entered")
    assert entered.args == {"place": 2, "vp": 3}
    assert (seat(game, ANNA)["palace_place"], seat(game, ANNA)["intrigue"], seat(game, ANNA)["pool"]) == (2, 4, 4)
    assert seat(game, ANNA)["vp"] == 0
    pass_turn(game)
    pass_turn(game)
    lay(game, "set2.4", "travel")
    choose(game, "variant_a")
    choose(game, "go_to", city="Fuzhou")
    choose(game, "accept")
    assert seat(game, ANNA)["vp"] == 1


def test_sebastian_pays_for_two_opponents_on_a_decree() -> None:
    """DECREE-1, DECREE-4: five servants; 1 printed and 1 each for Anna and Lisa"""
    owner = {"decrees": ["level1.servant"]}
    game = table(
        4,
        turn=SEBASTIAN,
        locations={"decrees": "start.1"},
        decrees={"level1": ["servant", "ship"]},
        seats=[owner, owner, {"hand": ["set1.4", "set1.3"], "pool": 5}],
    )
    lay(game, "set1.4", "decrees")
    choose(game, "take_decree", decree="level1.servant", cost=3)
    assert (seat(game, SEBASTIAN)["pool"], seat(game, SEBASTIAN)["vp"]) == (1, 3)
    assert seat(game, SEBASTIAN)["decrees"] == ["level1.servant"]


def test_sebastian_loads_two_ships_and_sails_over_two_ports_to_a_card() -> None:
    """CANAL-2, CANAL-4, CANAL-5, CANAL-7: his ship lies in port 2 of route B, whose port 1 is taken, too"""
    game = table(
        4,
        turn=SEBASTIAN,
        draw=["draw.6", "draw.7"],
        locations={"canal": "start.1", "travel": "start.2"},
        seats=[
            {"hand": ["set4.3"], "ships": [{"route": 1, "port": 1, "servants": 1}]},
            {"hand": ["set4.4"]},
            {"hand": ["set1.4", "set1.3"], "ships": [{"route": 1, "port": 2, "servants": 1}]},
            {"hand": ["set2.4"], "ships": [{"route": 1, "port": 4, "servants": 1}]},
        ],
    )
    lay(game, "set1.4", "canal")
    choose(game, "variant_b")
    choose(game, "load", ship=0)
    assert can(game, "launch", route=0, port=1)
    choose(game, "launch", route=1, port=3)
    assert [(s["route"], s["port"], s["servants"]) for s in seat(game, SEBASTIAN)["ships"]] == [(1, 2, 2), (1, 3, 1)]
    for _ in range(3):
        pass_turn(game)
    lay(game, "set1.3", "canal")
    choose(game, "pay_servants")
    choose(game, "decline")
    choose(game, "variant_a")
    choose(game, "load", ship=0)
    choose(game, "decline")
    choose(game, "move_ship", ship=0, to=5)
    choose(game, "claim", ship=0, reward="card")
    sebastian = seat(game, SEBASTIAN)
    assert (sebastian["rewards"]["card"], [s["port"] for s in sebastian["ships"]]) == (1, [3])
    assert "draw.6" in sebastian["hand"]


def test_david_outdoes_two_opponents_on_the_wall_with_his_double_servant() -> None:
    """DOUBLE-4, RULING-28: Anna and Lisa have two on the wall each"""
    game = table(
        4,
        turn=DAVID,
        locations={"wall": "start.1"},
        seats=[
            {"wall": 2, "intrigue": 3},
            {"wall": 2, "intrigue": 4},
            {},
            {"hand": ["set1.4", "set1.3"], "pool": 2, "double": "pool"},
        ],
    )
    lay(game, "set1.4", "wall")
    choose(game, "variant_b")
    choose(game, "plain")
    choose(game, "plain")
    choose(game, "double")
    assert (seat(game, DAVID)["vp"], seat(game, DAVID)["envoy"]) == (3, 1)
    assert (seat(game, DAVID)["double"], seat(game, DAVID)["pool"]) == ("supply", 0)


def test_sebastian_uses_his_double_servant_twice() -> None:
    """DOUBLE-2, DOUBLE-3, TRADE-1: for two journeys, then bought back with their tokens for the palace"""
    game = table(
        seats=[{"hand": ["set1.4", "set4.4"], "pool": 0, "double": "pool"}, {"hand": ["set2.4"]}],
        locations={"travel": "start.1", "palace": "start.2"},
        map=map_with(Fuzhou="vp2", Hangzhou="envoy"),
    )
    lay(game, "set1.4", "travel")
    choose(game, "variant_b")
    assert seat(game, 0)["double"] == "supply"
    choose(game, "go_to", city="Fuzhou")
    choose(game, "accept")
    choose(game, "accept")
    assert (seat(game, 0)["tokens"]["plain"], seat(game, 0)["vp"], seat(game, 0)["envoy"]) == (2, 2, 1)
    pass_turn(game)
    lay(game, "set4.4", "palace")
    assert why_not(game, "variant_b") == "reason-too-few-servants"
    choose(game, "trade_servant", doubles=0)
    choose(game, "double")
    assert (seat(game, 0)["double"], seat(game, 0)["tokens"]["plain"]) == ("pool", 0)
    choose(game, "variant_b")
    assert seat(game, 0)["double"] == "supply"
    assert (seat(game, 0)["envoy"], seat(game, 0)["intrigue"]) == (3, 1)


def test_the_dice_show_3_3_6_and_sebastian_wins_the_tie_of_four_matches() -> None:
    """NIGHT-1, NIGHT-2, RULING-9: David has a six, Lisa two threes, Sebastian a three and two sixes"""
    game = table(
        4,
        phase="night",
        dice=[3, 6, 3],
        seats=[
            {"hand": [], "discard": ["start.5"], "intrigue": 9},
            {"hand": [], "discard": ["start.3", "set3.1"], "intrigue": 2},
            {"hand": [], "discard": ["set5.2", "set1.3", "set3.3"], "intrigue": 5},
            {"hand": [], "discard": ["start.6"], "intrigue": 1},
        ],
    )
    gained = {event.seat: event.args["count"] for event in game.events if event.kind == "gained"}
    assert gained == {DAVID: 1, LISA: 4, SEBASTIAN: 4}
    assert decision(game) == (SEBASTIAN, "night_envoy")
    choose(game, "accept")
    assert [seat(game, i)["vp"] for i in range(4)] == [0, 0, 3, 0]
    assert seat(game, SEBASTIAN)["envoy"] == 1


def test_david_fills_a_ship_in_the_morning_and_lisa_leaves_her_decree() -> None:
    """MORNING-4, DECREE-3, CANAL-6: both own the morning decree of the ship; David comes first"""
    owner = {"decrees": ["level1.ship"]}
    game = table(
        4,
        day=2,
        phase="morning",
        start=DAVID,
        draw=["draw.6", "draw.7"],
        decrees={"level1": ["ship", "servant"]},
        seats=[
            {"hand": ["set1.1"]},
            {**owner, "hand": ["set1.2"], "pool": 9, "ships": [{"route": 0, "port": 2, "servants": 1}]},
            {"hand": ["set1.3"]},
            {**owner, "hand": ["set1.4"], "pool": 0, "ships": [{"route": 0, "port": 3, "servants": 2}]},
        ],
    )
    assert decision(game) == (DAVID, "morning")
    choose(game, "use_decree", decree="level1.ship")
    choose(game, "load", ship=0)
    choose(game, "claim", ship=0, reward="card")
    david = seat(game, DAVID)
    assert (sorted(david["hand"]), david["ships"], david["rewards"]["card"]) == (["draw.6", "set1.4"], [], 1)
    assert (david["pool"], supply(game, DAVID)) == (0, 10)
    assert decision(game) == (LISA, "morning")
    choose(game, "decline")
    assert [ship["servants"] for ship in seat(game, LISA)["ships"]] == [1]
    assert find(game, "use_decree") is None
