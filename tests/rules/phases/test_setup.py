"""Set-up and the course of the game (SETUP-1..9, GAME-1, EDITION-7)."""

import random
from collections import Counter

import pytest

from gugong import Game, Setup
from gugong.box.names import CARDS, DECREES
from gugong.errors import SetupError
from tests.playing import choose, table
from tests.rules.positions import INNER, RING, go, scene

SEEDS = range(40)
START_CARDS = {card for card in CARDS if card.startswith("start.")}
DRAW_CARDS = {card for card in CARDS if card.startswith("draw.")}


def fresh(players=2, seed=1, **options):
    return Game(Setup(players=players, seed=seed, **options)).position()


def held(position):
    return [set(board["hand"]) for board in position["seats"]]


def card_set(number):
    return {f"set{number}.{i}" for i in range(1, 5)}


def tokens_in(position):
    return Counter([*position["map"].values(), *position["token_piles"]])


def play_at_random(game, seed=3):
    chance = random.Random(seed)
    while not game.over:
        game.play(chance.choice(game.legal))
    return game


@pytest.mark.parametrize("players", [0, 6])
def test_two_to_five_play_or_one_against_meng(players):
    """SETUP-1"""
    with pytest.raises(SetupError):
        Setup(players=players)
    assert [len(fresh(count)["seats"]) for count in (1, 2, 3, 4, 5)] == [2, 2, 3, 4, 5]


@pytest.mark.parametrize(("players", "houses", "cities"), [(1, 2, 14), (3, 2, 14), (4, 3, 20), (5, 3, 20)])
def test_the_side_of_the_board_fits_the_players(players, houses, cities):
    """SETUP-1: side A up to three players, side B for four and five."""
    position = fresh(players)
    assert position["jade_houses"] == [houses] * 3
    assert len(position["map"]) == cities
    if cities == 14:
        assert list(position["map"]) == [*RING, *INNER]
    else:
        assert {"Nanjing", "Liaoyang", "Nanchang"} < set(position["map"])


def test_the_canal_has_one_route_on_side_a_and_two_on_side_b():
    """SETUP-1"""
    for players, routes in ((3, [0]), (4, [0, 1])):
        game = scene(*({} for _ in range(players)))
        go(game, "canal")
        choose(game, "variant_a")
        assert [o.args["route"] for o in game.decision.options if o.verb == "launch"] == routes


@pytest.mark.parametrize(("players", "places"), [(3, [7, 5, 3]), (5, [7, 5, 3, 2, 1])])
def test_the_palace_has_three_places_on_side_a_and_five_on_side_b(players, places):
    """SETUP-1"""
    seats = [{"palace_place": number} for number in range(len(places))]
    game = table(players, day=4, phase="final", seats=seats)
    assert [found["items"]["palace"] for found in game.breakdown] == places


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_player_begins_alike(players):
    """SETUP-2"""
    game = Game(Setup(players=players, seed=5))
    for number, board in enumerate(game.position()["seats"]):
        assert (board["pool"], game.view(None)["seats"][number]["supply"]) == (6, 6)
        assert (board["double"], board["ships"], board["traveller"]) == ("locked", [], None)
        assert (board["envoy"], board["palace_place"], board["intrigue"], board["vp"]) == (0, None, 0, 0)


def test_every_player_has_three_ships():
    """SETUP-2: with three ships out, none is left to launch."""
    ships = [{"port": port, "servants": 1} for port in (1, 2, 3)]
    game = scene({"ships": ships}, {})
    go(game, "canal")
    choose(game, "variant_a")
    assert not any(option.legal for option in game.decision.options if option.verb == "launch")
    game = scene({"ships": ships[:2]}, {})
    go(game, "canal")
    choose(game, "variant_a")
    assert any(option.legal for option in game.decision.options if option.verb == "launch")


def test_the_start_player_is_drawn_and_moves_first():
    """SETUP-3"""
    games = [Game(Setup(players=3, seed=seed)) for seed in SEEDS]
    assert {game.position()["start"] for game in games} == {0, 1, 2}
    assert all(game.decision.seat == game.position()["start"] for game in games)


def test_the_last_players_intrigue_marker_lies_on_top():
    """SETUP-3: the start player's lies at the bottom, the others in turn order."""
    for seed in SEEDS:
        position = fresh(4, seed)
        assert position["intrigue_stack"] == [(position["start"] + i) % 4 for i in range(4)]


def test_the_start_cards_lie_at_random_on_the_seven_locations():
    """SETUP-4"""
    layouts = [fresh(seed=seed)["locations"] for seed in SEEDS]
    assert all(set(layout.values()) == START_CARDS for layout in layouts)
    assert len({layout["travel"] for layout in layouts}) == 7


def test_the_draw_cards_form_a_shuffled_pile():
    """SETUP-4"""
    piles = [fresh(seed=seed)["draw"] for seed in SEEDS]
    assert all(len(pile) == 11 and set(pile) == DRAW_CARDS for pile in piles)
    assert len({pile[0] for pile in piles}) > 5


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_sets_go_round_from_the_start_player(players):
    """SETUP-4: set 1 to the start player, set 2 to the next; unused sets leave the game."""
    for seed in range(8):
        position = fresh(players, seed)
        for i in range(players):
            assert held(position)[(position["start"] + i) % players] == card_set(i + 1)


def test_a_token_lies_on_every_city_and_the_rest_in_two_equal_piles():
    """SETUP-5"""
    for players in (3, 4):
        game = Game(Setup(players=players, seed=2))
        position = game.position()
        assert None not in position["map"].values()
        upper, lower = game.view(None)["token_piles"]
        assert upper == lower == (26 - len(position["map"])) // 2
        assert game.view(0)["token_piles"] == [upper, lower]
    assert len({fresh(seed=seed)["map"]["Beijing"] for seed in SEEDS}) > 5


def test_bonus_tokens_only_if_the_option_says_so():
    """SETUP-5, EDITION-7: none by default, six of three kinds, or twelve of six."""
    none, standard, deluxe = (tokens_in(fresh(bonus_tokens=option)) for option in ("none", "standard", "deluxe"))
    assert tokens_in(fresh()) == none
    assert [tokens.total() for tokens in (none, standard, deluxe)] == [26, 32, 38]
    assert standard - none == {"plus_one": 2, "toll": 2, "follow": 2}
    assert deluxe - standard == {"double_value": 2, "double_action": 2, "discount": 2}


def test_two_different_decrees_of_each_level_are_drawn():
    """SETUP-6"""
    drawn = [fresh(seed=seed)["decrees"] for seed in SEEDS]
    for number, level in enumerate(("level1", "level2", "level3")):
        pairs = [decrees[level] for decrees in drawn]
        assert all(upper != lower for upper, lower in pairs)
        assert {upper for upper, _ in pairs} == {lower for _, lower in pairs} == set(DECREES[number])


def test_a_jade_lies_on_each_house_space_and_nobody_owns_any():
    """SETUP-7"""
    position = fresh(4)
    assert position["jade_houses"] == [3, 3, 3]
    assert [board["jade"] for board in position["seats"]] == [0] * 4


def test_the_dice_are_rolled_on_day_1_and_the_medal_lies_there():
    """SETUP-8"""
    positions = [fresh(seed=seed) for seed in range(200)]
    faces = [{position["dice"][die] for position in positions} for die in range(3)]
    assert faces == [set(range(1, 7)), set(range(4, 10)), {1, 2, 3, 7, 8, 9}]
    assert {(position["day"], position["phase"], position["medal"]) for position in positions} == {(1, "day", None)}


def test_expert_shuffles_start_draw_and_unused_cards_into_one_pile():
    """SETUP-9"""
    for players in (2, 5):
        lying = set()
        for seed in SEEDS:
            position = fresh(players, seed, expert=True)
            assert len(position["draw"]) == 31 - 4 * players
            assert sorted(map(sorted, held(position))) == [sorted(card_set(n + 1)) for n in range(players)]
            lying |= set(position["locations"].values())
        unused = {card for number in range(players + 1, 6) for card in card_set(number)}
        assert lying == START_CARDS | DRAW_CARDS | unused


def test_four_days_of_morning_day_and_night():
    """GAME-1: on day 1 the morning is skipped; after night 4 comes final scoring."""
    game = play_at_random(Game(Setup(players=2, seed=4)))
    course = [
        (event.kind, event.args.get("day"))
        for event in game.events
        if event.kind in ("day-begins", "night-falls", "game-over", "nobody-wins")
        or (event.kind == "dice-rolled" and event.rule == "MORNING-3")
    ]
    day = [[("dice-rolled", None), ("day-begins", n), ("night-falls", n)] for n in (1, 2, 3, 4)]
    assert course[:-1] == [*day[0][1:], *day[1], *day[2], *day[3]]
    assert course[-1][0] in ("game-over", "nobody-wins")


def test_a_solo_day_has_a_dusk_between_day_and_night():
    """GAME-1"""
    game = play_at_random(Game(Setup(players=1, seed=4)))
    course = [event.kind for event in game.events if event.kind in ("day-begins", "dusk-begins", "night-falls")]
    assert course == ["day-begins", "dusk-begins", "night-falls"] * 4
