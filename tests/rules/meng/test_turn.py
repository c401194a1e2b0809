"""Meng's morning, his turn and his automa cards: SOLO-4, SOLO-5, SOLO-6, RULING-14, RULING-41, RULING-48."""

import pytest

from tests.playing import choose, decision, kinds, lay, seat, table
from tests.rules.meng.positions import NO_ACTION, automa, did, meng_of, meng_turn, morning, removed, road


def with_decree(name: str, **meng: object) -> dict[str, object]:
    return {"decrees": [f"level1.{name}"], **meng}


def test_meng_gains_the_servants_of_the_day() -> None:
    """SOLO-4: four, as MORNING-5 says."""
    assert meng_of(morning(meng={"pool": 1}))["pool"] == 5


def test_meng_uses_the_intrigue_decree_each_morning() -> None:
    """SOLO-4, RULING-14."""
    game = morning(decrees={"level1": ["intrigue", "swap"]}, meng=with_decree("intrigue", intrigue=3))
    assert seat(game, 1)["intrigue"] == 5


def test_meng_uses_the_servant_decree_each_morning() -> None:
    """SOLO-4, RULING-14: one more than the day gives."""
    game = morning(decrees={"level1": ["intrigue", "servant"]}, meng=with_decree("servant", pool=0))
    assert meng_of(game)["pool"] == 5


def test_meng_uses_the_envoy_decree_each_morning() -> None:
    """SOLO-4, RULING-14."""
    game = morning(decrees={"level1": ["envoy", "servant"]}, meng=with_decree("envoy", envoy=2))
    assert seat(game, 1)["envoy"] == 3


def test_meng_uses_both_of_his_morning_decrees() -> None:
    """SOLO-4: every one."""
    owned = {"decrees": ["level1.envoy", "level1.servant"], "pool": 0}
    meng = meng_of(morning(decrees={"level1": ["envoy", "servant"]}, meng=owned))
    assert (meng["envoy"], meng["pool"]) == (1, 5)


def test_the_swap_decree_is_a_point_each_morning() -> None:
    """SOLO-15: and no card changes its place."""
    game = morning(decrees={"level1": ["swap", "servant"]}, meng=with_decree("swap"))
    assert seat(game, 1)["vp"] == 1
    assert seat(game, 1)["hand"] == [NO_ACTION]
    assert not did(game, "swapped")


def test_the_ship_decree_loads_a_ship_under_way() -> None:
    """RULING-14: as in SOLO-16, from the supply."""
    meng = with_decree("ship", pool=0, ships=[{"port": 2, "servants": 1}])
    found = meng_of(morning(decrees={"level1": ["ship", "servant"]}, meng=meng))
    assert [(ship["port"], ship["servants"]) for ship in found["ships"]] == [(2, 2)]
    assert found["pool"] == 4


def test_the_ship_decree_launches_if_no_ship_is_under_way() -> None:
    """RULING-14."""
    game = morning(decrees={"level1": ["ship", "servant"]}, meng=with_decree("ship"))
    assert [(ship["port"], ship["servants"]) for ship in seat(game, 1)["ships"]] == [(1, 1)]


@pytest.mark.parametrize(("pool", "ships"), [(11, 0), (10, 1)])
def test_the_ship_decree_needs_a_supply(pool: int, ships: int) -> None:
    """RULING-14 with DECREE-3: of none, nobody goes on board; of one, that one."""
    game = morning(decrees={"level1": ["ship", "servant"]}, meng=with_decree("ship", pool=pool))
    assert len(seat(game, 1)["ships"]) == ships


def test_only_level_one_decrees_work_in_the_morning() -> None:
    """SOLO-4, MORNING-4."""
    game = morning(decrees={"level2": ["equal", "wall"]}, meng={"decrees": ["level2.equal", "level2.wall"]})
    assert not did(game, "decree-used")
    assert seat(game, 1)["envoy"] == 0


def test_a_card_claimed_in_the_morning_goes_under_the_pile() -> None:
    """RULING-41: the ship decree fills a ship, which claims at once."""
    meng = with_decree("ship", hand=["draw.8", "draw.9"], ships=[{"port": 1, "servants": 2}])
    game = morning(decrees={"level1": ["ship", "servant"]}, meng=meng, draw=["draw.1", "draw.2"])
    assert seat(game, 1)["hand"] == ["draw.1", "draw.8", "draw.9"]
    assert seat(game, 1)["ships"] == []


def test_the_start_player_meng_comes_first_in_the_morning() -> None:
    """RULING-48: his decree is used before the human is asked."""
    decree = {"decrees": ["level1.servant"]}
    game = morning(decrees={"level1": ["servant", "envoy"]}, meng=decree, human=decree, medal=1)
    assert decision(game) == (0, "morning")
    assert game.position()["start"] == 1
    assert len(did(game, "decree-used")) == 1


def test_the_start_player_human_comes_first_in_the_morning() -> None:
    """RULING-48, the other way round."""
    decree = {"decrees": ["level1.servant"]}
    game = morning(decrees={"level1": ["servant", "envoy"]}, meng=decree, human=decree)
    assert decision(game) == (0, "morning")
    assert not did(game, "decree-used")


def test_the_morning_after_a_night_begins_with_the_start_player_meng() -> None:
    """RULING-48: he has taken the medal by day."""
    decree = {"hand": [], "discard": ["draw.9"], "decrees": ["level1.envoy"]}
    human = {"hand": [], "discard": ["draw.8"], "decrees": ["level1.envoy"]}
    game = table(1, seats=[human, decree], decrees={"level1": ["envoy", "swap"]}, phase="night", medal=1)
    assert decision(game) == (0, "morning")
    assert len(did(game, "decree-used")) == 1


def test_the_start_player_meng_takes_the_first_turn() -> None:
    """RULING-48: the medal makes him start player as usual (SOLO-4)."""
    game = morning(medal=1, automa=automa(["palace"]))
    order = [(event.kind, event.seat) for event in game.events if event.kind in ("automa-turned", "turn-begins")]
    assert order == [("automa-turned", 1), ("turn-begins", 0)]
    assert game.position()["medal"] is None


def test_the_start_player_meng_claims_first_at_night() -> None:
    """RULING-48: he draws the last card, so that the human can only leave it."""
    full = {"hand": [], "ships": [{"port": 3, "servants": 3}]}
    other = {"hand": [], "ships": [{"port": 2, "servants": 3}]}
    game = table(1, seats=[other, full], start=1, phase="night", draw=["draw.1"], dice=[1, 4, 1])
    assert len(did(game, "card-drawn")) == 1
    game = table(1, seats=[other, full], start=0, phase="night", draw=["draw.1"], dice=[1, 4, 1])
    assert decision(game) == (0, "claim")
    assert not did(game, "card-drawn")


def test_meng_exchanges_the_top_gift_at_the_top_automa_cards_location() -> None:
    """SOLO-5."""
    game = meng_turn(
        "intrigue",
        meng={"hand": ["draw.9", "draw.10", NO_ACTION]},
        locations={"intrigue": "start.5"},
        automa=automa(["intrigue", "canal"]),
    )
    here = game.position()
    assert here["locations"]["intrigue"] == NO_ACTION
    assert here["seats"][1]["hand"] == ["draw.9", "draw.10"]
    assert here["seats"][1]["discard"] == ["start.5"]
    assert here["automa"]["pile"] == ["canal"]


@pytest.mark.parametrize(("level", "special"), [("easy", 1), ("normal", 2), ("hard", 2)])
def test_meng_plays_by_himself_on_every_level(level: str, special: int) -> None:
    """SOLO-5: nobody chooses for him."""
    game = meng_turn(None, "set4.1", setup={"meng": level}, automa=automa(["palace"], special=special))
    assert seat(game, 1)["envoy"] == 2
    assert decision(game) == (0, "location")


def test_meng_exchanges_for_free_whatever_the_values() -> None:
    """SOLO-5: a 1 against a 7, and both actions follow."""
    game = meng_turn("intrigue", "set4.1", locations={"intrigue": "start.7"}, meng={"pool": 3})
    meng = meng_of(game)
    assert removed(game) == 0
    assert meng["pool"] == 3
    assert (meng["envoy"], meng["intrigue"]) == (1, 1)


def test_the_cards_action_comes_before_the_locations() -> None:
    """SOLO-5: the two servants of the card pay for the jade."""
    meng = meng_of(meng_turn("jade", "set3.1", meng={"pool": 0}))
    assert (meng["jade"], meng["pool"]) == (1, 0)


def test_meng_does_an_action_twice_if_card_and_location_show_it() -> None:
    """SOLO-5."""
    assert seat(meng_turn("palace", "set4.1"), 1)["envoy"] == 2


def test_meng_skips_what_he_cannot_do_and_goes_on() -> None:
    """SOLO-5: each if he can; the wall card needs a servant, the palace none."""
    game = meng_turn("palace", "set1.1", meng={"pool": 0})
    assert (seat(game, 1)["wall"], seat(game, 1)["envoy"]) == (0, 1)
    assert [args["action"] for args in did(game, "meng-cannot")] == ["wall"]


def test_a_swap_card_is_a_point_for_meng() -> None:
    """SOLO-5: and nothing is swapped."""
    game = meng_turn("palace", "set3.4", locations={"palace": "start.5"})
    assert seat(game, 1)["vp"] == 1
    assert seat(game, 1)["discard"] == ["start.5"]
    assert not did(game, "swapped")


@pytest.mark.parametrize(("gift", "gained"), [("set3.3", 1), ("set3.1", 2), (NO_ACTION, 0)])
def test_a_gain_card_gives_meng_servants(gift: str, gained: int) -> None:
    """SOLO-5."""
    assert meng_of(meng_turn("palace", gift, meng={"pool": 3}))["pool"] == 3 + gained


@pytest.mark.parametrize(("gift", "field"), [("set1.3", "intrigue"), ("set4.1", "envoy"), ("set1.1", "wall")])
def test_a_cards_action_is_done_in_variant_a(gift: str, field: str) -> None:
    """SOLO-5: one step or one servant, nothing removed."""
    game = meng_turn("travel", gift, meng={"pool": 6}, map=road())
    assert seat(game, 1)[field] == 1
    assert removed(game) == 0


def test_meng_plays_on_when_the_human_has_no_card_left() -> None:
    """SOLO-5: while he has cards."""
    seats = [{"hand": ["set2.1"]}, {"hand": ["draw.8", "draw.9", "draw.10"]}]
    game = table(1, seats=seats, automa=automa(["palace", "palace", "intrigue"]))
    lay(game, "set2.1", "wall")
    happened = kinds(choose(game, "no_action"))
    assert happened[: happened.index("dusk-begins")].count("automa-turned") == 3


def test_meng_passes_when_his_pile_is_empty() -> None:
    """SOLO-5: the human plays both of his cards."""
    game = table(1, seats=[{"hand": ["set2.1", "set2.2"]}, {"hand": []}])
    lay(game, "set2.1", "wall")
    choose(game, "no_action")
    assert decision(game) == (0, "location")
    assert not did(game, "automa-turned")


def test_played_automa_cards_lie_apart_until_dusk() -> None:
    """SOLO-6: in the order in which they were played."""
    game = meng_turn("palace", automa=automa(["palace", "wall"], ["canal", "jade"]))
    cards = game.position()["automa"]
    assert cards["today"] == ["canal", "jade", "palace"]
    assert cards["pile"] == ["wall"]
    assert sorted(cards["earlier"]) == ["decrees", "intrigue", "jade", "palace", "special", "special", "travel"]


def test_an_empty_automa_pile_is_made_of_the_earlier_days_cards() -> None:
    """SOLO-6: those of this day stay where they are."""
    game = meng_turn(None, automa=automa([], ["canal", "jade"]))
    cards = game.position()["automa"]
    assert cards["today"][:2] == ["canal", "jade"]
    assert len(cards["today"]) == 3
    assert cards["earlier"] == []
    everything = ["decrees", "intrigue", "jade", "palace", "palace", "special", "special", "travel", "wall"]
    assert sorted([*cards["pile"], cards["today"][2]]) == everything


def test_the_earlier_days_cards_are_shuffled() -> None:
    """SOLO-6: any of them may come first."""
    cards = automa([], ["travel", "canal", "jade", "jade", "intrigue", "palace", "palace", "special", "special"])
    first = {did(meng_turn(None, automa=cards, setup={"seed": n}), "automa-turned")[0]["automa"] for n in range(20)}
    assert first == {"wall", "decrees"}


def test_a_single_card_of_earlier_days_is_a_pile() -> None:
    """SOLO-6: the ten cards of this day still wait for dusk."""
    today = ["travel", "canal", "jade", "jade", "intrigue", "palace", "palace", "decrees", "special", "special"]
    game = meng_turn(None, automa=automa([], today))
    assert game.position()["automa"] == {"pile": [], "today": [*today, "wall"], "earlier": []}
