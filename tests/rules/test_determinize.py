"""Hidden information: hands, discards and the order of the piles stay secret, all else is open."""

import json
import random
from collections.abc import Callable
from typing import Any

import pytest

from gugong import Game, Setup
from tests.playing import choose, decision, kinds, lay, seat, table, visit

HAND = ["set1.1", "set1.2", "set1.4"]


def keys_of(value: Any) -> set[str]:
    """Every key of some JSON, however deep."""
    if isinstance(value, dict):
        return set(value).union(*(keys_of(item) for item in value.values()))
    return set().union(*(keys_of(item) for item in value)) if isinstance(value, list) else set()


def heard(game: Game, number: int | None) -> list[str]:
    """The whole log as a seat may read it."""
    return [event.text("en", number) for event in game.events]


def all_cards(game: Game) -> list[str]:
    """Every card in the game, wherever it lies."""
    position = game.position()
    held = [card for board in position["seats"] for card in board["hand"] + board["discard"]]
    return sorted([*position["locations"].values(), *position["draw"], *held])


def test_a_view_shows_the_own_cards_and_of_the_others_only_how_many() -> None:
    """HIDDEN-1"""
    seats = [{"hand": HAND, "discard": ["start.1"]}, {"hand": ["set2.1"], "discard": ["set2.2", "set2.3"]}]
    view = table(seats=seats).view(0)
    mine, other = view["seats"]
    assert (sorted(mine["hand"]), mine["discard"]) == (HAND, ["start.1"])
    assert (other["hand"], other["discard"]) == (None, None)
    assert (other["hand_count"], other["discard_count"]) == (1, 2)


def test_a_spectator_sees_no_cards_of_anybody() -> None:
    """HIDDEN-1"""
    view = table(seats=[{"hand": HAND}]).view(None)
    assert [(board["hand"], board["discard"]) for board in view["seats"]] == [(None, None)] * 2


@pytest.mark.parametrize("players", [1, 2, 5])
def test_a_view_names_neither_seed_nor_generator(players: int) -> None:
    """HIDDEN-1"""
    game = Game(Setup(players=players, seed=987654321))
    for number in (None, 0):
        view = game.view(number)
        assert not keys_of(view) & {"seed", "generator", "known", "seen", "stack", "moment"}
        assert "987654321" not in json.dumps(view)


def test_a_view_tells_nothing_of_the_order_of_the_piles() -> None:
    """HIDDEN-1"""
    first = table(4).position()
    second = {**first, "draw": first["draw"][::-1], "token_piles": first["token_piles"][::-1], "generator": [1, 2]}
    assert second["draw"] != first["draw"]
    one, other = Game.from_position(first), Game.from_position(second)
    assert one.view(None) == other.view(None)
    assert all(one.view(number) == other.view(number) for number in range(4))


def test_the_counts_of_the_piles_and_everything_on_the_board_are_open() -> None:
    """HIDDEN-1"""
    game = table(
        decrees={"level1": ["ship", "servant"]},
        dice=[3, 6, 3],
        draw=["draw.1", "draw.2"],
        seats=[{}, {"pool": 3, "wall": 2, "jade": 4, "vp": 9, "decrees": ["level1.ship"], "double": "supply"}],
    )
    view = game.view(0)
    other = view["seats"][1]
    assert (view["draw"], view["dice"], view["token_piles"]) == (2, [3, 6, 3], [6, 6])
    assert view["locations"] == game.position()["locations"]
    assert view["decrees"][0] == {"decree": "level1.ship", "seats": [1], "costs": [2, 1]}
    assert [other[key] for key in ("pool", "wall", "jade", "vp", "double")] == [3, 2, 4, 9, "supply"]


def test_face_down_tokens_show_by_count_and_double_ones_by_kind() -> None:
    """HIDDEN-1"""
    game = table(seats=[{}, {"tokens": {"plain": 3, "double": 1}}])
    assert game.view(0)["seats"][1]["tokens"] == {"plain": 3, "double": 1}


def test_what_another_seat_may_choose_is_hidden() -> None:
    """HIDDEN-1: the options would show the hand"""
    game = table(seats=[{"hand": HAND}])
    assert game.view(1)["decision"] == game.view(None)["decision"] == {"seat": 0}
    assert len(game.view(0)["decision"]["options"]) == 3


def pay_with(card: str) -> Game:
    seats = [{"hand": ["set1.1", card]}, {"hand": ["set2.1", "set2.2"]}]
    game = table(seats=seats, locations={"jade": "start.7"}, draw=["draw.1"])
    lay(game, "set1.1", "jade")
    choose(game, "discard_card", card=card)
    return game


def draw(card: str) -> Game:
    game = visit("canal", draw=[card], seats=[{"ships": [{"port": 3, "servants": 2}]}])
    choose(game, "variant_a")
    choose(game, "load", ship=0)
    choose(game, "claim", ship=0, reward="card")
    return game


def take_back(card: str) -> Game:
    seats = [{"hand": ["set1.4"], "discard": [card]}]
    game = visit("travel", map={"Fuzhou": "take_back"}, seats=seats, locations={"travel": "start.1"}, draw=["draw.1"])
    choose(game, "variant_a")
    choose(game, "go_to", city="Fuzhou")
    choose(game, "take_back", card=card)
    return game


def discard_for_jade(card: str) -> Game:
    seats = [{"hand": ["set1.4", card]}]
    game = visit("travel", map={"Fuzhou": "discard_for_jade"}, seats=seats, draw=["draw.1"])
    choose(game, "variant_a")
    choose(game, "go_to", city="Fuzhou")
    choose(game, "discard_card", card=card)
    return game


@pytest.mark.parametrize("happen", [pay_with, draw, take_back, discard_for_jade])
def test_a_card_that_moves_unseen_is_named_only_to_its_owner(happen: Callable[[str], Game]) -> None:
    """HIDDEN-1"""
    one, other = happen("draw.9"), happen("draw.11")
    assert heard(one, 0) != heard(other, 0)
    for number in (1, None):
        assert heard(one, number) == heard(other, number)
        assert [event.seen_by(number) for event in one.events] == [event.seen_by(number) for event in other.events]
    assert one.view(1) == other.view(1)


def test_a_token_for_a_high_card_is_asked_whether_or_not_there_is_one() -> None:
    """HIDDEN-1, TOKEN-5: that nothing was asked would tell that the hand has none"""
    games = []
    for card in ("set3.4", "set3.2"):
        seats = [{"hand": ["set1.4", card]}]
        game = visit("travel", map={"Fuzhou": "discard_for_jade"}, seats=seats, draw=["draw.1"])
        choose(game, "variant_a")
        choose(game, "go_to", city="Fuzhou")
        assert decision(game) == (0, "token")
        games.append(game)
    assert games[0].view(1) == games[1].view(1)


@pytest.mark.parametrize(
    "setup",
    [
        {"players": 1, "meng": "hard"},
        {"players": 2, "bonus_tokens": "deluxe"},
        {"players": 3, "expert": True},
        {"players": 5, "bonus_tokens": "standard"},
    ],
)
def test_what_a_seat_cannot_see_does_not_change_its_view(setup: dict[str, Any]) -> None:
    """HIDDEN-1: at every tenth decision or so of a whole game, for every seat"""
    game = Game(Setup(seed=5, **setup))
    chance = random.Random(5)
    people = 1 if game.setup.solo else game.setup.seats
    while not game.over:
        if chance.random() < 0.1:
            for number in range(people):
                twin = game.determinized(number, chance.randrange(1000), memory=chance.random() < 0.5)
                assert twin.view(number) == game.view(number)
                assert all_cards(twin) == all_cards(game)
        game.play(chance.choice(game.legal))


def test_dealing_anew_changes_what_is_hidden_and_keeps_the_own_cards() -> None:
    """HIDDEN-1"""
    game = Game(Setup(players=3, seed=5, expert=True))
    hands, draws = set(), set()
    for seed in range(8):
        twin = game.determinized(1, seed, memory=False)
        assert seat(twin, 1)["hand"] == seat(game, 1)["hand"]
        assert all_cards(twin) == all_cards(game)
        hands.add(tuple(sorted(seat(twin, 0)["hand"])))
        draws.add(tuple(twin.position()["draw"]))
    assert len(hands) > 1
    assert len(draws) == 8


def card_chosen() -> Game:
    game = table(seats=[{"hand": ["set1.1", "set1.2"], "double": "pool"}], locations={"jade": "start.7"})
    choose(game, "play_card", card="set1.1")
    return game


def payment_asked() -> Game:
    game = card_chosen()
    choose(game, "exchange_at", location="jade")
    return game


def servants_asked() -> Game:
    game = payment_asked()
    choose(game, "pay_servants")
    return game


@pytest.mark.parametrize("reach", [card_chosen, payment_asked, servants_asked])
def test_dealing_anew_leaves_a_chosen_card_where_it_is(reach: Callable[[], Game]) -> None:
    """HIDDEN-1: the card is chosen, and something is still to be decided about it"""
    game = reach()
    for seed in range(8):
        twin = game.determinized(1, seed, memory=False)
        if reach is card_chosen:
            choose(twin, "exchange_at", location="jade")
        if reach is not servants_asked:
            choose(twin, "pay_servants")
        assert "exchanged" in kinds(choose(twin, "plain"))
        assert (len(seat(twin, 0)["hand"]), twin.position()["locations"]["jade"]) == (1, "set1.1")
        assert all_cards(twin) == all_cards(game)


def test_dealing_anew_leaves_a_card_to_be_swapped_where_it_is() -> None:
    """HIDDEN-1"""
    game = table(seats=[{"hand": ["set3.4", "set1.2"]}], locations={"jade": "start.1"})
    lay(game, "set3.4", "jade")
    choose(game, "give_card", card="set1.2")
    for seed in range(8):
        twin = game.determinized(1, seed, memory=False)
        choose(twin, "swap_with", location="wall")
        assert twin.position()["locations"]["wall"] == "set1.2"
        assert all_cards(twin) == all_cards(game)


def test_dealing_anew_shuffles_the_tokens_and_all_that_meng_has_to_come() -> None:
    """HIDDEN-1: nobody can know the order of a pile"""
    game = Game(Setup(players=1, seed=5))
    twins = [game.determinized(0, seed, memory=False).position() for seed in range(8)]
    for pile in ("token_piles", "automa", "meng"):
        dealt = {str(twin["seats"][1]["hand"] if pile == "meng" else twin[pile]) for twin in twins}
        assert len(dealt) > 1
