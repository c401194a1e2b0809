"""What we decided beyond the rules text (`gugong rules house`)."""

from gugong.rules.core.state import new_state
from gugong.rules.meng import turn

from ..playing import can, choose, decision, find, kinds, lay, seat, table, why_not


def test_a_forced_no_resolves_itself_but_not_if_tokens_could_buy_a_servant() -> None:
    """HOUSE-1"""
    hand = {"hand": ["set2.4", "set1.4"], "pool": 0}
    game = table(2, seats=[hand, {"hand": ["set1.3", "set3.1"]}], locations={"wall": "start.1"})
    lay(game, "set2.4", "wall")
    assert decision(game) == (1, "card")
    game = table(2, seats=[{**hand, "tokens": {"plain": 2}}], locations={"wall": "start.1"})
    lay(game, "set2.4", "wall")
    assert decision(game) == (0, "action")
    assert [option.verb for option in game.decision.options if option.legal] == ["decline", "trade_servant"]


def test_with_no_servant_to_buy_other_trades_make_no_decision() -> None:
    """HOUSE-1: four tokens could buy VP, but that can wait for a real decision."""
    everywhere = {"pool": 0, "wall": 3, "ships": [{"port": p, "servants": 3} for p in (1, 2, 3)]}
    hand = {"hand": ["set2.4", "set1.4"], "tokens": {"plain": 4}, **everywhere}
    others = {"hand": ["set1.3", "set3.1"]}
    game = table(2, seats=[hand, others], locations={"wall": "start.1"}, map={})
    lay(game, "set2.4", "wall")
    assert seat(game, 0)["tokens"]["plain"] == 4
    assert decision(game) == (1, "card")


def test_no_trade_for_a_servant_that_is_not_there() -> None:
    """HOUSE-2"""
    game = table(2, seats=[{"hand": ["set2.4", "set1.4"], "pool": 12, "tokens": {"plain": 4}}])
    assert why_not(game, "trade_servant") == "reason-supply-empty"
    assert can(game, "trade_vp")


def test_the_oldest_tokens_go_first_and_face_up_ones_only_when_needed() -> None:
    """HOUSE-3"""
    slots = ["vp2", "double_value+", "gain1", "discount+", "wall"]
    game = table(
        2,
        setup={"bonus_tokens": "deluxe"},
        seats=[{"hand": ["set2.4", "set1.4"], "tokens": {"slots": slots}}],
    )
    choose(game, "trade_servant", doubles=0)
    assert seat(game, 0)["tokens"]["slots"] == ["double_value+", "discount+", "wall"]
    choose(game, "trade_servant", doubles=0)
    assert decision(game) == (0, "spend")
    choose(game, "spend", token="discount")
    assert seat(game, 0)["tokens"]["slots"] == ["double_value+"]


def test_one_double_value_token_at_most_and_only_where_it_helps() -> None:
    """HOUSE-4"""
    game = table(
        2,
        setup={"bonus_tokens": "deluxe"},
        seats=[{"hand": ["set1.1", "set2.1"], "tokens": {"double_value": 2}}],
        locations={"wall": "start.7", "jade": "start.3"},
    )
    lay(game, "set2.1", "wall")
    assert why_not(game, "double_value") == "reason-still-too-low"


def test_a_card_action_is_done_at_most_twice() -> None:
    """HOUSE-5: two double-action tokens do not make it three times."""
    game = table(
        2,
        setup={"bonus_tokens": "deluxe"},
        seats=[{"hand": ["set2.3", "set1.4"], "tokens": {"double_action": 2}}],
        locations={"intrigue": "start.1"},
    )
    lay(game, "set2.3", "intrigue")
    choose(game, "variant_a")
    assert decision(game) == (0, "repeat")
    choose(game, "accept")
    choose(game, "variant_a")
    assert seat(game, 0)["envoy"] == 2
    assert game.decision.args["source"] == "location"


def test_a_used_discount_is_spent_even_if_the_action_is_declined() -> None:
    """HOUSE-6"""
    game = table(
        2,
        setup={"bonus_tokens": "deluxe"},
        seats=[{"hand": ["set2.4", "set1.4"], "pool": 2, "tokens": {"discount": 2}}],
        locations={"jade": "start.1"},
    )
    lay(game, "set2.4", "jade")
    choose(game, "discount")
    choose(game, "discount")
    assert find(game, "buy_jade", house="house3").args["cost"] == 0
    choose(game, "decline")
    assert seat(game, 0)["tokens"]["slots"] == ["discount", "discount"]


def test_two_tolls_pay_twice_and_two_follows_follow_twice() -> None:
    """HOUSE-7"""
    laid = [{"token": kind, "seat": 1, "location": "palace"} for kind in ("toll", "toll", "follow", "follow")]
    game = table(
        2,
        setup={"bonus_tokens": "standard"},
        laid=laid,
        seats=[{"hand": ["set2.4", "set1.4"], "vp": 5}, {"hand": ["set1.3", "set3.1"], "pool": 0}],
        locations={"palace": "start.1"},
    )
    lay(game, "set2.4", "palace")
    choose(game, "variant_a")
    assert (seat(game, 0)["vp"], seat(game, 1)["vp"]) == (3, 2)
    for _ in range(2):
        assert decision(game) == (1, "action")
        choose(game, "variant_a")
    assert seat(game, 1)["envoy"] == 2
    assert decision(game)[1] == "card"


def test_an_empty_canal_action_is_not_followed() -> None:
    """HOUSE-8"""
    game = table(
        2,
        setup={"bonus_tokens": "standard"},
        laid=[{"token": "follow", "seat": 1, "location": "canal"}, {"token": "toll", "seat": 1, "location": "canal"}],
        seats=[{"hand": ["set2.4", "set1.4"], "vp": 5}, {"hand": ["set1.3", "set3.1"]}],
        locations={"canal": "start.1"},
    )
    lay(game, "set2.4", "canal")
    choose(game, "variant_a")
    choose(game, "decline")
    assert decision(game) == (1, "card")
    assert seat(game, 0)["vp"] == 5


def test_a_toll_is_due_after_the_scoring_that_the_action_led_to() -> None:
    """HOUSE-17"""
    game = table(
        2,
        setup={"bonus_tokens": "standard"},
        laid=[{"token": "toll", "seat": 1, "location": "wall"}],
        seats=[{"hand": ["set2.4", "set1.4"], "wall": 3}, {"hand": ["set1.3", "set3.1"]}],
        locations={"wall": "start.1"},
    )
    lay(game, "set2.4", "wall")
    choose(game, "variant_a")
    assert (seat(game, 0)["vp"], seat(game, 1)["vp"]) == (2, 1)


def test_intrigue_at_the_top() -> None:
    """HOUSE-9"""
    top = {"hand": ["set2.4", "set1.4"], "intrigue": 14}
    game = table(2, seats=[top], locations={"intrigue": "start.1"})
    lay(game, "set2.4", "intrigue")
    assert can(game, "variant_a")
    assert why_not(game, "variant_b") == "reason-at-the-top"
    other = {"hand": ["set1.3", "set3.1"]}
    game = table(2, seats=[top, other], locations={"intrigue": "start.1"}, medal=1)
    lay(game, "set2.4", "intrigue")
    assert decision(game) == (1, "card")


def test_canal_b_places_the_first_so_that_a_second_fits() -> None:
    """HOUSE-10: the last space goes to the ship whose claim frees it, and the claim must be made."""
    ships = [{"port": 2, "servants": 2}, {"port": 3, "servants": 3}, {"port": 4, "servants": 3}]
    game = table(2, seats=[{"hand": ["set2.4", "set1.4"], "pool": 4, "ships": ships}], locations={"canal": "start.1"})
    lay(game, "set2.4", "canal")
    choose(game, "variant_b")
    assert decision(game) == (0, "claim")
    assert why_not(game, "decline") == "reason-no-room-for-two"
    choose(game, "claim", ship=0)
    choose(game, "decline")
    assert seat(game, 0)["pool"] == 1


def test_a_gain_may_leave_the_double_servant_alone_in_the_supply() -> None:
    """HOUSE-11"""
    game = table(
        2,
        seats=[{"hand": ["set2.4", "set1.4"], "pool": 12, "double": "supply", "tokens": {"plain": 2}}],
    )
    choose(game, "trade_servant")
    assert decision(game) == (0, "gain")
    choose(game, "plain")
    assert seat(game, 0)["double"] == "supply"


AUTOMA = ["travel", "wall", "jade", "jade", "intrigue", "palace", "palace", "decrees", "canal", "special", "special"]


def solo(top: str, **position: object) -> dict[str, object]:
    rest = list(AUTOMA)
    rest.remove(top)
    return {"automa": {"pile": [top, *rest]}, "turn": 1, **position}


def test_meng_loads_the_fullest_then_the_foremost_ship() -> None:
    """HOUSE-12"""
    ships = [{"port": 4, "servants": 1}, {"port": 1, "servants": 1}]
    game = table(1, **solo("canal", seats=[{}, {"hand": ["set1.4"], "ships": ships}]))
    assert [ship["servants"] for ship in seat(game, 1)["ships"]] == [2, 1]


def test_meng_enters_inside_when_the_ring_is_bare() -> None:
    """HOUSE-13"""
    ring = ["Fuzhou", "Hangzhou", "Jinan", "Beijing", "Datong", "Lanzhou", "Chengdu", "Kunming", "Nanning", "Guangzhou"]
    bare = dict.fromkeys(ring) | {"Kaifeng": "vp2", "Changsha": "vp2", "Xi'an": None, "Wuchang": None}
    game = table(1, **solo("travel", map=bare, seats=[{}, {"hand": ["set1.4"]}]))
    assert seat(game, 1)["traveller"] == "Changsha"


def test_meng_places_the_one_servant_he_has_left() -> None:
    """HOUSE-18: a special wall action with a single servant, all others being out."""
    tiles = {"level1": ["servant", "envoy"], "level2": ["travel", "jade"], "level3": ["score", "eight"]}
    owned = ["level1.servant", "level1.envoy", "level2.travel", "level2.jade", "level3.score"]
    ships = [{"port": port, "servants": 2} for port in (1, 2, 3)]
    out = {"hand": ["set1.4"], "pool": 1, "ships": ships, "decrees": owned}
    game = table(1, **solo("special", focus="wall", decrees=tiles, seats=[{}, out]))
    assert (seat(game, 1)["wall"], seat(game, 1)["pool"]) == (1, 0)


def test_meng_never_trades_for_points() -> None:
    """HOUSE-14"""
    game = table(1, day=4, phase="final", seats=[{}, {"tokens": {"plain": 5}}])
    assert game.over
    assert "traded" not in kinds(game.events)


def test_equal_faces_are_one_choice() -> None:
    """HOUSE-15: a box whose dice repeat a face offers it once."""
    from gugong.box import load_box
    from gugong.rules.core.state import new_workspace
    from gugong.rules.places.intrigue import offer_die

    tables = load_box().record.copy()
    tables["dice"][0, 0] = [1, 1, 2, 2, 3, 3]
    state, work = new_state(), new_workspace()
    state["dice"] = (1, 4, 1)
    offer_die(state[0], tables[0], work[0])
    assert int(work["n"][0]) == 2 + 5 + 5


def test_all_automa_cards_played_in_one_day_are_shuffled_again() -> None:
    """HOUSE-16"""
    state = new_state()
    state["generator"] = (1, 2, 3, 4)
    state["automa_day"][0, :3] = (1, 2, 3)
    state["automa_day_n"] = 3
    turn.reshuffle_automa(state[0])
    assert sorted(state["automa"][0, :3].tolist()) == [1, 2, 3]
    assert int(state["automa_n"][0]) == 3
    assert int(state["automa_day_n"][0]) == 0
