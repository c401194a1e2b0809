"""Every fault in a box is told in one sentence: the file, the key, what is wrong, what would be right."""

import pytest

from gugong.box import BoxError, load_box

CARD_ACTIONS = "wall, intrigue, palace, decree, canal, gain1, gain2, swap, none, decrees"
LOCATIONS = "travel, wall, jade, intrigue, palace, decrees, canal, decree"
REWARDS = "none, vp4, card, double, any"
RING = [f"City {number}" for number in range(23)]

MISSING = object()

# The key to change in the standard box (a number is a place in a list), its new value, how the error begins.
FAULTS = [
    ("cards.gifts", MISSING, "cards.toml: gifts is missing; it must be a table"),
    ("cards.gifts.4", MISSING, "cards.toml: gifts.4 is missing; it must be a line of text"),
    ("cards.gifts.4", " ", 'cards.toml: gifts.4 is " "; it must be a line of text'),
    ("cards.gifts.10", "moon", "cards.toml: gifts.10 is not a key of the box; did you mean 1?"),
    ("cards.prices", 1, "cards.toml: prices is not a key of the box; known here are gifts, cards"),
    ("cards.cards.set3", [[3, "gain2"]] * 3, "cards.toml: cards.set3 has 3 cards; it must have 4"),
    ("cards.cards.set3", [[3, "gain2"]], "cards.toml: cards.set3 has 1 card; it must have 4"),
    ("cards.cards.set3", MISSING, "cards.toml: cards.set3 is missing; it must be a list of 4 cards"),
    ("cards.cards.set6", [], "cards.toml: cards.set6 is not a key of the box; did you mean set5?"),
    (
        "cards.cards.draw.10",
        [9],
        'cards.toml: cards.draw, card 11, is a list; it must be a value and an action, such as [3, "gain2"]',
    ),
    (
        "cards.cards.set1.0",
        [10, "none"],
        "cards.toml: cards.set1, card 1, value is 10; it must be a whole number from 1 to 9",
    ),
    (
        "cards.cards.set1.0",
        [True, "none"],
        "cards.toml: cards.set1, card 1, value is true; it must be a whole number from 1 to 9",
    ),
    *(
        (
            "cards.cards.start.1",
            [2, action],
            f'cards.toml: cards.start, card 2, action is "{action}"; it must be one of {CARD_ACTIONS}',
        )
        for action in ("travel", "jade", "fly")
    ),
    ("tokens.base.gain1", 4, "tokens.toml: base has 27 tokens in all; it must have 26"),
    ("tokens.base.gain1", -1, "tokens.toml: base.gain1 is -1; it must be a whole number from 0 to 26"),
    ("tokens.base.gain1", 3.0, "tokens.toml: base.gain1 is 3.0; it must be a whole number from 0 to 26"),
    (
        "tokens.base.fly",
        1,
        "tokens.toml: base.fly is not a key of the box; known here are gain1, gain2, envoy, ",
    ),
    (
        "tokens.base.gain1",
        MISSING,
        "tokens.toml: base.gain1 is missing; it must be a whole number from 0 to 26",
    ),
    ("tokens.standard_bonus.toll", 1, "tokens.toml: standard_bonus has 5 tokens in all; it must have 6"),
    ("tokens.deluxe_bonus.discount", 6, "tokens.toml: deluxe_bonus has 10 tokens in all; it must have 6"),
    ("tokens.deluxe_bonus", MISSING, "tokens.toml: deluxe_bonus is missing; it must be a table"),
    ("decrees.level1.ship", MISSING, "decrees.toml: level1.ship is missing; it must be a table"),
    ("decrees.level1.boat", {}, "decrees.toml: level1.boat is not a key of the box; known here are cost, "),
    ("decrees.level2.cost", -1, "decrees.toml: level2.cost is -1; it must be a whole number from 0 to 30"),
    ("decrees.level2.jade.vp", MISSING, "decrees.toml: level2.jade.vp is missing; it must be a whole number"),
    ("decrees.level2.jade.vp", "2", 'decrees.toml: level2.jade.vp is "2"; it must be a whole number from 0'),
    ("decrees.level2.jade.effect", 2, "decrees.toml: level2.jade.effect is 2; it must be a line of text"),
    ("decrees.level3", 3, "decrees.toml: level3 is 3; it must be a table"),
    (
        "decrees.level3.score.per",
        0,
        "decrees.toml: level3.score.per is 0; it must be a whole number from 1 to",
    ),
    (
        "decrees.level3.jade.vp",
        1,
        "decrees.toml: level3.jade.vp is not a key of the box; known here are each, most",
    ),
    ("automa.plain", ["wall"] * 8, "automa.toml: plain has 8 cards; it must have 9"),
    ("automa.plain.8", "moon", f'automa.toml: plain, card 9, is "moon"; it must be one of {LOCATIONS}'),
    ("automa.special", 1, "automa.toml: special is 1; it must be 2"),
    ("automa.special", MISSING, "automa.toml: special is missing; it must be 2"),
    ("board.servants", 5, "board.toml: servants is 5; it must be a whole number from 6 to 30"),
    (
        "board.servants",
        16**99,
        "board.toml: servants is a huge number; it must be a whole number from 6 to 30",
    ),
    ("board.servant", 12, "board.toml: servant is not a key of the box; did you mean servants?"),
    (
        "board.pool_at_start",
        13,
        "board.toml: pool_at_start is 13; it must be at most 12, the number of servants",
    ),
    ("board.days", 9, "board.toml: days is 9; it must be a whole number from 1 to 8"),
    ("board.days", 5, "board.toml: day_income has 4 days; it must have 5"),
    ("board.day_income", 4, "board.toml: day_income is 4; it must be a list of 4 days"),
    (
        "board.day_income.2",
        -4,
        "board.toml: day_income, day 3, is -4; it must be a whole number from 0 to 30",
    ),
    (
        "board.intrigue_steps",
        101,
        "board.toml: intrigue_steps is 101; it must be a whole number from 1 to 100",
    ),
    ("board.palace_steps", 0, "board.toml: palace_steps is 0; it must be a whole number from 1 to 100"),
    ("board.wall_complete.5", MISSING, "board.toml: wall_complete.5 is missing; it must be a whole number"),
    (
        "board.wall_complete.6",
        8,
        "board.toml: wall_complete.6 is not a key of the box; known here are 1, 2, ",
    ),
    ("board.token_slots", 7, "board.toml: token_slots is 7; it must be a whole number from 2 to 6"),
    ("board.trades.vp3", 4, "board.toml: trades.vp3 is not a key of the box; did you mean vp2?"),
    (
        "board.trades",
        {"servant": 3, "vp2": 5, "jade": 8},
        "board.toml: trades has the costs 3, 5, 8; one must be even and at most 6, "
        "so that full slots can always be emptied",
    ),
    ("board.trade_vp", -2, "board.toml: trade_vp is -2; it must be a whole number from 0 to 100"),
    ("board.jade_vp", [1, 2], "board.toml: jade_vp begins with 1; it must begin with 0, for no jade"),
    ("board.jade_vp", [0, 3, 2], "board.toml: jade_vp falls from 3 to 2; more jade must never score less"),
    ("board.jade_vp", [0] * 17, "board.toml: jade_vp has 17 numbers; it must have 2 to 16"),
    ("board.port_rewards", ["any"] * 4, "board.toml: port_rewards has 4 ports; it must have 5"),
    (
        "board.port_rewards.0",
        "vp5",
        f'board.toml: port_rewards, port 1, is "vp5"; it must be one of {REWARDS}',
    ),
    (
        "board.reward_spaces.card",
        4,
        "board.toml: reward_spaces.card is 4; it must be a whole number from 0 to 3",
    ),
    (
        "board.reward_spaces.vp4",
        13,
        "board.toml: reward_spaces.vp4 is 13; it must be a whole number from 0 to",
    ),
    ("board.reward_spaces.double", 2, "board.toml: reward_spaces.double is 2; it must be 1"),
    ("board.ship_size", 2, "board.toml: ship_size is 2; it must be a whole number from 3 to 12"),
    ("board.dice", [[1] * 6] * 2, "board.toml: dice has 2 dice; it must have 3"),
    ("board.dice.1", [1] * 5, "board.toml: dice, die 2, has 5 faces; it must have 6"),
    ("board.dice.1.5", 10, "board.toml: dice, die 2, face 6, is 10; it must be a whole number from 1 to 9"),
    ("board.side_a.jade_houses", [], "board.toml: side_a.jade_houses has 0 houses; it must have 3"),
    (
        "board.side_b.jade_houses.0.cost",
        13,
        "board.toml: side_b.jade_houses, house 1, cost is 13; it must be a whole number from 0 to 12",
    ),
    (
        "board.side_b.jade_houses.0.rent",
        1,
        "board.toml: side_b.jade_houses, house 1, rent is not a key of the box; known here are cost, spaces",
    ),
    ("board.side_a.palace_vp", [7, 5], "board.toml: side_a.palace_vp has 2 places; it must have 3 to 5"),
    ("board.side_b.palace_vp", [7, 5, 3, 2], "board.toml: side_b.palace_vp has 4 places; it must have 5"),
    (
        "board.side_a.palace_vp",
        [7, 3, 5],
        "board.toml: side_a.palace_vp rises from 3 to 5; the best place must",
    ),
    ("board.side_a.routes", 3, "board.toml: side_a.routes is 3; it must be a whole number from 1 to 2"),
    ("board.side_b", MISSING, "board.toml: side_b is missing; it must be a table"),
    ("board.map_a.ring", ["Fuzhou", "Jinan"], "board.toml: map_a.ring has 2 cities; it must have 3 to 24"),
    ("board.map_a.ring.0", 1, "board.toml: map_a.ring, city 1, is 1; it must be a line of text"),
    ("board.map_a.inner.0", "Jinan", "board.toml: map_a names Jinan 2 times; a map must name each city once"),
    (
        "board.map_a",
        {"ring": RING, "inner": ["Xi'an", "Kaifeng"], "paths": []},
        "board.toml: map_a has 25 cities; it must have at most 24",
    ),
    (
        "board.map_a.paths.0",
        ["Kaifeng"],
        'board.toml: map_a.paths, path 1, is a list; it must be two cities, such as ["Fuzhou", "Hangzhou"]',
    ),
    (
        "board.map_a.paths.0",
        ["Kaifeng", "Paris"],
        'board.toml: map_a.paths, path 1, is "Paris"; it must be one of Fuzhou, Hangzhou, Jinan',
    ),
    (
        "board.map_a.paths.0",
        ["Kaifeng", "Kaifeng"],
        "board.toml: map_a.paths, path 1, joins Kaifeng with itself; it must join two cities",
    ),
    (
        "board.map_a.paths.1",
        ["Beijing", "Kaifeng"],
        "board.toml: map_a.paths, path 2, joins Beijing and Kaifeng, which a path or the ring joins already; "
        "leave it out",
    ),
    (
        "board.map_a.paths.0",
        ["Fuzhou", "Guangzhou"],
        "board.toml: map_a.paths, path 1, joins Fuzhou and Guangzhou,",
    ),
    (
        "board.map_b.paths",
        [],
        "board.toml: map_b has no way to Taiyuan; paths must join it, in one step or more, with the ring",
    ),
    (
        "board.map_b.ring.12",
        MISSING,
        'board.toml: map_b.paths, path 19, is "Guangzhou"; it must be one of Fuzhou,',
    ),
    (
        "board.map_a",
        {"ring": ["Fuzhou", "Jinan", "Beijing"], "inner": [], "paths": []},
        "board.toml: map_a has 3 cities, which leaves 23 of 26 travel tokens; it must leave an even number, "
        "for two equal piles",
    ),
    (
        "board.coordinates.Jinan",
        MISSING,
        "board.toml: coordinates.Jinan is missing; it must be two numbers, x and",
    ),
    (
        "board.coordinates.Jinan",
        [0.5],
        "board.toml: coordinates.Jinan is a list; it must be two numbers, x and y",
    ),
    (
        "board.coordinates.Jinan.1",
        1.5,
        "board.toml: coordinates.Jinan, y, is 1.5; it must be a number from 0 to 1",
    ),
    (
        "board.coordinates.New York",
        [0.5, 0.5],
        'board.toml: coordinates."New York" is a city of no map; add it to map_a or map_b, or leave it out',
    ),
    ("board.actions", [], "board.toml: actions is a list; it must be a table"),
    ("board.actions.wall_v", 3, "board.toml: actions.wall_v is not a key of the box; did you mean wall_vp?"),
    (
        "board.actions.wall_vp",
        300,
        "board.toml: actions.wall_vp is 300; it must be a whole number from 0 to 100",
    ),
    (
        "board.actions.benefit_back",
        [1, 3, 5],
        "board.toml: actions.benefit_back has 3 numbers; it must have 4",
    ),
    (
        "board.actions.jade_card_value",
        0,
        "board.toml: actions.jade_card_value is 0; it must be a whole number",
    ),
]


def change(data, key, value):
    *steps, last = key.split(".")
    for step in steps:
        data = data[int(step)] if isinstance(data, list) else data[step]
    place = int(last) if isinstance(data, list) else last
    if value is MISSING:
        del data[place]
    else:
        data[place] = value


@pytest.mark.parametrize(("key", "value", "sentence"), FAULTS)
def test_a_fault_is_told_in_one_sentence(data, write_folder, key, value, sentence):
    change(data, key, value)
    with pytest.raises(BoxError) as error:
        load_box(write_folder(data))
    assert str(error.value).startswith(sentence)
    assert "\n" not in str(error.value)


def test_a_fault_is_a_value_error():
    assert issubclass(BoxError, ValueError)


def test_odd_text_does_not_break_the_sentence(data, write_folder):
    data["board"]["two\nlines"] = 1
    with pytest.raises(BoxError, match=r'^board\.toml: "two\\nlines" is not a key of the box'):
        load_box(write_folder(data))


def test_a_long_text_is_cut_short(data, write_folder):
    data["automa"]["special"] = "x" * 500
    with pytest.raises(BoxError, match=r"…; it must be 2$") as error:
        load_box(write_folder(data))
    assert len(str(error.value)) < 100
