"""The game that adapters step is the same game as `Game`, without its log."""

import copy
import pickle
import random

import pytest

from gugong import Game, IllegalMove, SaveError, Setup
from gugong.envs.single_game import SingleGame
from tests.random_games import MODES


@pytest.mark.parametrize("mode", MODES, ids=str)
def test_it_goes_through_the_same_states_as_a_game(mode: dict[str, object]) -> None:
    setup = Setup.from_dict({**mode, "seed": 11})
    game, single, chance = Game(setup), SingleGame(setup), random.Random(3)
    while not game.over:
        assert single.state.tobytes() == game.state.tobytes()
        assert single.legal == game.legal
        assert single.mask().tolist() == game.mask.tolist()
        decision = game.decision
        assert decision is not None
        assert single.seat == decision.seat
        action = chance.choice(game.legal)
        game.play(action)
        single.play(action)
    assert single.over
    assert single.legal == []
    assert single.decision() is None
    seats = game.setup.seats
    expected = [0.0 if game.winner is None else -1 / (seats - 1)] * game.setup.players
    if game.winner is not None and game.winner < len(expected):
        expected[game.winner] = 1.0
    assert single.rewards() == expected


def test_what_it_asks_has_the_words_of_a_game() -> None:
    setup = Setup(players=3, seed=5)
    decision, expected = SingleGame(setup).decision(), Game(setup).decision
    assert decision is not None
    assert expected is not None
    assert [option.text() for option in decision.options] == [option.text() for option in expected.options]


def test_copies_go_their_own_ways() -> None:
    single = SingleGame(Setup(players=2, seed=5))
    for twin in (single.clone(), copy.deepcopy(single), pickle.loads(pickle.dumps(single))):
        assert twin == single
        assert twin.legal == single.legal
        twin.play(twin.legal[0])
        assert twin != single
    assert single == SingleGame(Setup(players=2, seed=5))


def test_a_pickle_of_another_version_is_refused() -> None:
    unpickle, (version, *content) = SingleGame(Setup(seed=5)).__reduce__()
    with pytest.raises(SaveError, match="another version of gugong"):
        unpickle(f"{version}x", *content)


@pytest.mark.parametrize("action", [0, -1, 100_000, True, "wall", None, 21.0])
def test_an_illegal_action_changes_nothing(action: object) -> None:
    single = SingleGame(Setup(players=2, seed=5))
    before = single.clone()
    with pytest.raises(IllegalMove, match=r"is not legal for seat \d now; legal are \d+, "):
        single.play(action)  # type: ignore[arg-type]
    assert single == before


def to_chance(single: SingleGame, chance: random.Random) -> int:
    """Play until an action waits for chance; that action."""
    while single.play_unless_chance(action := chance.choice(single.legal)):
        assert not single.over
    return action


def test_chance_can_go_on_in_many_ways() -> None:
    """Every number is another way, and each way always the same."""
    single = SingleGame(Setup(players=2, seed=5))
    action = to_chance(single, random.Random(1))
    assert action in single.legal
    ends = set()
    for outcome in (0, 1, 2, 255, 0, 1, 2, 255):
        twin = single.clone()
        twin.branch(outcome)
        assert twin.legal == single.legal
        twin.play(action)
        ends.add(twin.digest())
    assert len(ends) == 4


def test_what_a_seat_cannot_know_is_dealt_as_for_bots() -> None:
    game, single = Game(Setup(players=3, seed=5)), SingleGame(Setup(players=3, seed=5))
    for seat in range(3):
        twin = single.clone()
        twin.deal_anew(seat, 99)
        assert twin.state.tobytes() == game.determinized(seat, 99, memory=True).state.tobytes()
        assert twin != single
