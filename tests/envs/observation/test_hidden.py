"""What a seat may not know does not show in its observation."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from gugong import Game, IllegalMove, Setup
from gugong.envs import decode, observe
from tests.envs.observation.positions import people, row_of, setups, some_moments
from tests.playing import choose, table

MODES = 12


@pytest.mark.parametrize("number", range(MODES))
def test_states_that_differ_in_what_is_hidden_are_observed_alike(number: int, tmp_path: Path) -> None:
    """HIDDEN-1: for every seat, whether it decides or not, in the middle of turns too"""
    for game in some_moments(setups(tmp_path)[number], seed=number, share=0.1):
        for seat in people(game):
            row = observe(game, seat)
            for seed in (1, 2):
                twin = game.determinized(seat, seed, memory=True)
                assert twin.view(seat) == game.view(seat)
                assert np.array_equal(observe(twin, seat), row)


def test_there_is_a_case_for_each_set_up(tmp_path: Path) -> None:
    assert len(setups(tmp_path)) == MODES


def test_the_order_of_piles_and_of_held_cards_is_hidden() -> None:
    """HIDDEN-1"""
    first = table(3, seats=[{"hand": ["set1.1", "set1.2"], "discard": ["set2.1", "set2.2"]}]).position()
    second = {**first, "draw": first["draw"][::-1], "token_piles": first["token_piles"][::-1], "generator": [1, 2]}
    mine = {**first["seats"][0], "hand": ["set1.2", "set1.1"], "discard": ["set2.2", "set2.1"]}
    second["seats"] = [mine, *first["seats"][1:]]
    one, other = Game.from_position(first), Game.from_position(second)
    assert one.state.tobytes() != other.state.tobytes()
    assert all(np.array_equal(observe(one, seat), observe(other, seat)) for seat in range(3))


def test_the_kind_of_a_face_down_token_is_hidden() -> None:
    """HIDDEN-1: of face-down ones only the number is known"""
    game = table(seats=[{}, {"tokens": {"plain": 3, "double": 1}}])
    changed = game.state.copy()
    slots = changed["slots"][0, 1]
    face_down = [i for i in range(4) if slots[i] < 64]
    assert len(face_down) == 3
    slots[face_down[0]] = slots[face_down[0]] % 11 + 1
    assert decode(observe(game, 0))["seats"][1]["face_down"] == 3
    assert np.array_equal(row_of(changed, game, 0), observe(game, 0))


def test_a_card_that_another_seat_has_chosen_is_hidden_until_it_is_laid() -> None:
    """HIDDEN-1: neither the card nor the location, nor that and how it is to be paid"""
    game = table(
        3,
        seats=[{"hand": ["set1.1", "set1.2"], "double": "pool"}],
        locations={"jade": "start.7", "wall": "start.6"},
    )
    others = [observe(game, seat) for seat in (1, 2)]
    own = observe(game, 0)
    for verb, args in (
        ("play_card", {"card": "set1.1"}),
        ("exchange_at", {"location": "jade"}),
        ("pay_servants", {}),
    ):
        choose(game, verb, **args)
        assert all(np.array_equal(observe(game, seat), row) for seat, row in zip((1, 2), others, strict=True))
        assert not np.array_equal(observe(game, 0), own)
    choose(game, "plain")
    assert decode(observe(game, 1))["table"]["locations"]["jade"] == "set1.1"
    assert not np.array_equal(observe(game, 1), others[0])


def test_what_everybody_saw_of_the_cards_of_others_is_remembered() -> None:
    """HIDDEN-1: where a card went is known until its owner moves one unseen, then only whose it is"""
    seats = [{"hand": ["set1.1", "set1.2", "set1.4"]}, {"hand": ["set2.1", "set2.2"]}]
    game = table(seats=seats, locations={"jade": "start.7", "wall": "start.2"}, draw=["draw.1"])
    choose(game, "play_card", card="set1.1")
    choose(game, "exchange_at", location="jade")
    choose(game, "discard_card", card="set1.2")
    other = decode(observe(game, 1))["seats"][1]
    assert other["discard"]["start.7"] == 2
    assert (other["hand_count"], other["discard_count"]) == (1, 2)
    assert "set1.2" not in other["discard"]


@pytest.mark.parametrize(
    ("seat", "message"),
    [
        (5, "There is no seat 5; seats are numbered from 0 to 1."),
        (True, "There is no seat True; seats are numbered from 0 to 1."),
        (1, "Seat 1 is Meng's, whose cards nobody may see; observe seat 0."),
    ],
)
def test_there_is_no_observation_of_other_seats(seat: Any, message: str) -> None:
    with pytest.raises(IllegalMove) as refused:
        observe(Game(Setup(players=1, seed=1)), seat)
    assert str(refused.value) == message
