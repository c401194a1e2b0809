"""Meng's road: SOLO-9, RULING-43, EDITION-16. What the tokens do for him is in test_meng_tokens.py."""

import pytest

from tests.playing import seat
from tests.rules.meng.positions import RING, automa, cities, dusk, meng_of, meng_turn, morning, removed, road


def travel_from(city: str | None, human: str | None = None, **tokens: str) -> list[str]:
    """Where one step by day takes Meng."""
    return cities(meng_turn("travel", meng={"traveller": city}, human={"traveller": human}, map=road(**tokens)))


def test_meng_enters_at_the_lower_right_city() -> None:
    """SOLO-9, whatever lies elsewhere."""
    assert travel_from(None, Fuzhou="vp2", Guangzhou="vp2", Wuchang="vp2") == ["Fuzhou"]


def test_meng_takes_the_token_and_its_benefit() -> None:
    """SOLO-9: the token goes to his slots, the city is empty."""
    game = meng_turn("travel", map=road(Fuzhou="vp2"))
    meng = seat(game, 1)
    assert (meng["traveller"], meng["vp"], meng["tokens"]["slots"]) == ("Fuzhou", 2, ["vp2"])
    assert game.position()["map"]["Fuzhou"] is None


def test_one_travel_action_by_day_is_one_step_for_free() -> None:
    """SOLO-9."""
    game = meng_turn("travel", map=road(Fuzhou="vp2", Hangzhou="vp2"))
    assert cities(game) == ["Fuzhou"]
    assert removed(game) == 0


def test_meng_follows_the_ring_anticlockwise_all_the_way_round() -> None:
    """SOLO-9: ten steps, and from the last city on to the first."""
    for here, there in zip(RING, [*RING[1:], RING[0]], strict=True):
        tokens = {city: "gain1" for city in ("Fuzhou", "Hangzhou", "Jinan") if city != here}
        assert travel_from(here, **{**tokens, there: "vp2"}) == [there]


def test_meng_goes_to_the_next_city_with_a_token() -> None:
    """SOLO-9: over empty ones."""
    assert travel_from("Hangzhou", Lanzhou="vp2", Chengdu="vp2") == ["Lanzhou"]


def test_a_token_just_behind_him_comes_last() -> None:
    """SOLO-9: anticlockwise, however far."""
    assert travel_from("Jinan", Hangzhou="vp2", Guangzhou="vp2") == ["Guangzhou"]
    assert travel_from("Jinan", Hangzhou="vp2") == ["Hangzhou"]


def test_meng_does_not_leave_the_ring_for_a_nearer_token() -> None:
    """SOLO-9: only with none left on the ring."""
    assert travel_from("Hangzhou", Wuchang="vp2", Guangzhou="vp2") == ["Guangzhou"]


def test_a_traveller_in_his_way_does_not_make_him_leave_the_ring() -> None:
    """EDITION-16: he passes over it."""
    assert travel_from("Fuzhou", human="Hangzhou", Jinan="vp2", Wuchang="vp2", Changsha="vp2") == ["Jinan"]


def test_meng_enters_at_the_first_ring_city_with_a_token() -> None:
    """RULING-43: from the lower right, anticlockwise."""
    assert travel_from(None, Beijing="vp2", Guangzhou="vp2", Changsha="vp2") == ["Beijing"]


def test_meng_enters_beside_a_traveller_at_the_lower_right() -> None:
    """RULING-43, EDITION-16."""
    assert travel_from(None, human="Fuzhou", Hangzhou="vp2", Changsha="vp2") == ["Hangzhou"]


@pytest.mark.parametrize(
    ("here", "nearest", "other"),
    [
        ("Hangzhou", "Wuchang", "Kaifeng"),
        ("Datong", "Xi'an", "Kaifeng"),
        ("Nanning", "Changsha", "Wuchang"),
        ("Beijing", "Kaifeng", "Xi'an"),
    ],
)
def test_with_an_empty_ring_meng_goes_to_the_nearest_token(here: str, nearest: str, other: str) -> None:
    """SOLO-9, RULING-43: fewest paths."""
    tokens = {city.replace("'", ""): "vp2" for city in (nearest, other)}
    assert travel_from(here, **tokens) == [nearest]


def test_equally_near_tokens_are_taken_in_the_order_of_the_box() -> None:
    """RULING-43: Wuchang and Changsha are both two paths from Fuzhou."""
    assert travel_from("Fuzhou", Changsha="vp2", Wuchang="vp2") == ["Wuchang"]


def test_meng_enters_inside_if_the_ring_is_empty() -> None:
    """SOLO-9, HOUSE-13: nearest to the lower right city, where he would have entered."""
    assert travel_from(None, Kaifeng="vp2", Changsha="vp2") == ["Changsha"]


def test_off_the_ring_meng_goes_to_the_nearest_token_again() -> None:
    """SOLO-9: for each further move of that day; Changsha is nearer to Wuchang than Xi'an is."""
    game = dusk("jade", "jade", meng={"traveller": "Hangzhou"}, map=road(Wuchang="vp2", Changsha="vp2", Xian="vp2"))
    assert cities(game) == ["Wuchang", "Changsha"]


def test_meng_may_have_to_go_far_for_the_only_token() -> None:
    """SOLO-9, RULING-43: from city to city over empty ones."""
    assert travel_from("Fuzhou", Xian="vp2") == ["Xi'an"]


def test_from_an_inner_city_meng_rejoins_at_the_nearest_ring_city_with_a_token() -> None:
    """RULING-43: Nanning lies beside Changsha, Fuzhou is two paths away."""
    assert travel_from("Changsha", Fuzhou="vp2", Nanning="vp2") == ["Nanning"]


def test_from_kaifeng_too_meng_rejoins_at_the_nearest_ring_city() -> None:
    """RULING-43: Beijing lies beside it, Hangzhou does not."""
    assert travel_from("Kaifeng", Hangzhou="vp2", Beijing="vp2") == ["Beijing"]


def test_an_inner_token_does_not_hold_meng_back() -> None:
    """SOLO-9, RULING-43: Wuchang lies beside him, but the ring has a token again."""
    assert travel_from("Changsha", Wuchang="vp2", Beijing="vp2") == ["Beijing"]


def test_equally_near_ring_cities_are_chosen_in_the_order_of_the_box() -> None:
    """RULING-43: Chengdu, Nanning and Guangzhou all lie beside Changsha."""
    assert travel_from("Changsha", Guangzhou="vp2", Nanning="vp2", Chengdu="vp2") == ["Chengdu"]


def test_the_next_day_meng_follows_the_ring_again() -> None:
    """SOLO-9: the morning has laid new tokens; he rejoins beside Changsha and goes on anticlockwise."""
    game = morning(
        medal=1,
        meng={"hand": ["draw.8"], "traveller": "Changsha"},
        map=road(),
        automa=automa(["special"]),
        focus="travel",
    )
    assert cities(game) == ["Chengdu", "Kunming"]


def test_with_no_token_on_the_map_meng_stays_where_he_is() -> None:
    """RULING-43: no step by day."""
    game = meng_turn("travel", meng={"traveller": "Jinan"}, map=road())
    assert seat(game, 1)["traveller"] == "Jinan"
    assert cities(game) == []


def test_with_no_token_on_the_map_dusk_travel_costs_nothing() -> None:
    """RULING-43: no step, no cost, no trade."""
    game = dusk("travel", meng={"traveller": "Jinan", "pool": 1, "tokens": {"plain": 4}}, map=road())
    meng = meng_of(game)
    assert (meng["pool"], meng["tokens"]["plain"]) == (1, 4)


def test_travelling_at_dusk_costs_two_servants_for_one_step() -> None:
    """SOLO-9."""
    game = dusk("travel", meng={"pool": 3}, map=road(Fuzhou="vp2", Hangzhou="vp2"))
    assert cities(game) == ["Fuzhou"]
    assert meng_of(game)["pool"] == 1


def test_meng_does_not_travel_at_dusk_with_one_servant() -> None:
    """SOLO-9, SOLO-7: otherwise skip it."""
    game = dusk("travel", meng={"pool": 1}, map=road(Fuzhou="vp2"))
    assert cities(game) == []
    assert meng_of(game)["pool"] == 1


def test_the_travel_decree_makes_his_dusk_travel_one_cheaper() -> None:
    """SOLO-15."""
    decree = {"decrees": ["level2.travel"]}
    game = dusk(
        "travel",
        meng={"pool": 1, **decree},
        decrees={"level2": ["travel", "equal"]},
        map=road(Fuzhou="vp2", Hangzhou="vp2"),
    )
    assert cities(game) == ["Fuzhou"]
    assert meng_of(game)["pool"] == 0
