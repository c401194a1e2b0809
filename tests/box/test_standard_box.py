"""The standard box: what is in it, as people would count it out on the table."""

import subprocess
import sys

import numpy as np
import pytest

from gugong.box import load_box
from gugong.box.names import CARD_ACTIONS, CARDS, PORT_REWARDS, TOKENS
from gugong.box.record import BOX

BOX_TABLES = load_box().record[0]


def neighbours(side: int, city: str) -> set[str]:
    cities = load_box().cities[side]
    bits = int(BOX_TABLES.paths[side, cities.index(city)])
    return {name for place, name in enumerate(cities) if bits >> place & 1}


def test_the_tables_are_one_record_that_compiled_code_can_take():
    tables = load_box().record
    assert tables.dtype == BOX
    assert tables.shape == (1,)
    assert tables.flags.writeable


def test_the_standard_box_is_loaded_once():
    assert load_box() is load_box()


@pytest.mark.parametrize(
    ("card", "value", "action"),
    [("start.1", 1, "decrees"), ("set3.1", 3, "gain2"), ("set5.4", 9, "none"), ("draw.7", 6, "wall")],
)
def test_cards(card, value, action):
    place = CARDS.index(card)
    assert BOX_TABLES.card_value[place] == value
    assert CARD_ACTIONS[BOX_TABLES.card_action[place]] == action


def test_each_value_is_on_four_or_five_of_the_38_cards():
    assert len(CARDS) == BOX_TABLES.card_value.size == 38
    assert set(np.bincount(BOX_TABLES.card_value)[1:].tolist()) == {4, 5}


def test_cards_know_their_group():
    assert np.bincount(BOX_TABLES.card_group).tolist() == [7, 4, 4, 4, 4, 4, 11]


def test_tokens_by_their_number():
    copies = BOX_TABLES.token_copies
    assert copies[0] == 0
    assert copies[TOKENS.index("vp2")] == 3
    assert (copies[1:13].sum(), copies[13:16].sum(), copies[16:].sum()) == (26, 6, 6)


def test_decrees():
    assert BOX_TABLES.decree_cost.tolist() == [1, 2, 3]
    assert BOX_TABLES.decree_vp.tolist() == [[2, 2, 3, 3, 3], [2, 2, 3, 3, 4], [0] * 5]
    assert (BOX_TABLES.score_per, BOX_TABLES.score_most, BOX_TABLES.eight_vp) == (3, 10, 8)
    assert (BOX_TABLES.jade_each, BOX_TABLES.jade_most) == (2, 10)
    assert (BOX_TABLES.decrees_each, BOX_TABLES.harbours_each) == (2, 2)


def test_meng_has_nine_plain_cards_and_then_two_special_ones():
    assert BOX_TABLES.automa[:11].tolist() == [0, 1, 2, 2, 3, 4, 4, 5, 6, 7, 7]
    assert (BOX_TABLES.automa_plain, BOX_TABLES.automa_special) == (9, 2)
    assert load_box().automa[-4:] == ("decrees", "canal", "special", "special")


def test_tracks_and_income():
    assert BOX_TABLES.day_income[:4].tolist() == [0, 4, 4, 4]
    assert BOX_TABLES.wall_complete.tolist() == [0, 4, 4, 5, 6, 7]
    assert BOX_TABLES.jade_vp[:6].tolist() == [0, 1, 3, 6, 10, 15]
    assert (BOX_TABLES.jade_row, BOX_TABLES.jade_beyond_vp) == (5, 2)
    assert (BOX_TABLES.servants, BOX_TABLES.pool_at_start) == (12, 6)
    assert (BOX_TABLES.intrigue_steps, BOX_TABLES.palace_steps) == (14, 8)


def test_ports_trades_and_sides():
    ports = [PORT_REWARDS[number] for number in BOX_TABLES.port_reward[1:]]
    assert ports == ["none", "vp4", "card", "double", "any"]
    assert BOX_TABLES.reward_spaces.tolist() == [3, 2, 1]
    assert BOX_TABLES.trade_cost.tolist() == [2, 4, 6]
    assert BOX_TABLES.palace_vp.tolist() == [[7, 5, 3, 0, 0], [7, 5, 3, 2, 1]]
    assert BOX_TABLES.palace_places.tolist() == [3, 5]
    assert BOX_TABLES.routes.tolist() == [1, 2]
    assert BOX_TABLES.house_spaces.tolist() == [[2, 2, 2], [3, 3, 3]]


def test_actions():
    assert (BOX_TABLES.exchange_cost, BOX_TABLES.wall_b_servants, BOX_TABLES.intrigue_b_steps) == (2, 2, 3)
    assert BOX_TABLES.benefit_back.tolist() == [1, 3, 5, 7]
    assert BOX_TABLES.benefit_gain.tolist() == [1, 2]
    assert (BOX_TABLES.ship_size, BOX_TABLES.harbour_vp, BOX_TABLES.trade_vp) == (3, 4, 2)


def test_the_printed_example_of_3_3_6_can_be_rolled():
    three_of = [3 in die for die in BOX_TABLES.dice]
    assert three_of == [True, False, True]
    assert 6 in BOX_TABLES.dice[1]


def test_the_ring_closes_and_comes_before_the_inner_cities():
    assert load_box().cities[0][0] == "Fuzhou"
    assert load_box().cities[0][10:] == ("Kaifeng", "Xi'an", "Wuchang", "Changsha")
    assert BOX_TABLES.ring.tolist() == [10, 13]
    assert BOX_TABLES.cities.tolist() == [14, 20]
    assert neighbours(0, "Fuzhou") == {"Hangzhou", "Guangzhou"}


def test_inner_cities_have_their_paths():
    assert neighbours(0, "Wuchang") == {"Kaifeng", "Hangzhou", "Changsha"}
    assert neighbours(1, "Liaoyang") == {"Jinan", "Beijing"}


@pytest.mark.parametrize("side", [0, 1])
def test_paths_go_both_ways_and_reach_every_city(side):
    cities = load_box().cities[side]
    for city in cities:
        assert all(city in neighbours(side, other) for other in neighbours(side, city))
    reached = {cities[0]}
    for _ in cities:
        reached |= {other for city in reached for other in neighbours(side, city)}
    assert reached == set(cities)


def test_every_city_has_its_place_on_the_map():
    box = load_box()
    assert set(box.coordinates) == {*box.cities[0], *box.cities[1]}
    assert box.coordinates["Xi'an"] == (0.48, 0.45)


def test_gifts_have_names():
    assert load_box().gifts[1] == "fruit bowl"
    assert sorted(load_box().gifts) == list(range(1, 10))


def test_importing_the_box_does_not_wake_the_compiler():
    code = "import sys, gugong.box; sys.exit('numba' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
