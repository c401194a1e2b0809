"""The game for OpenSpiel: its own tests pass, its bots play, and it is the same game."""

import pickle
import random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.observation import make_observation
from open_spiel.python.tests import games_sim_test

from gugong import Game, Setup, SetupError
from gugong.envs import observe
from gugong.envs.openspiel_game import CHANCE_OUTCOMES, DEAL_NODES, NAME, GugongState


def dealt(chance: random.Random, **options: Any) -> GugongState:
    """A state at its first decision."""
    state = pyspiel.load_game(NAME, options).new_initial_state()
    for _ in range(DEAL_NODES):
        state.apply_action(chance.randrange(CHANCE_OUTCOMES))
    return state


def played_on(state: GugongState, chance: random.Random, decisions: int) -> GugongState:
    """The state after so many decisions, or at the end."""
    while decisions and not state.is_terminal():
        is_chance = state.is_chance_node()
        state.apply_action(chance.randrange(CHANCE_OUTCOMES) if is_chance else chance.choice(state.legal_actions()))
        decisions -= not is_chance
    return state


@pytest.mark.parametrize(
    "game",
    [
        NAME,
        f"{NAME}(players=1,meng=hard,card_sets=1/2,focus=wall)",
        f"{NAME}(players=5,bonus_tokens=deluxe,expert=true)",
    ],
)
def test_the_tests_of_the_library_pass(game: str) -> None:
    loaded = pyspiel.load_game(game)
    pyspiel.random_sim_test(loaded, num_sims=1, serialize=True, verbose=False)
    games_sim_test.GamesSimTest().sim_game(loaded)


def test_the_deal_is_that_of_a_seed() -> None:
    state = pyspiel.load_game(NAME, {"players": 3}).new_initial_state()
    for outcome in (1, 2, 0, 0):
        assert state.is_chance_node()
        state.apply_action(outcome)
    game = Game(Setup(players=3, seed=1 + 2 * 256))
    decision = game.decision
    assert decision is not None
    assert state.current_player() == decision.seat
    assert state.legal_actions() == game.legal
    for seat in range(3):
        assert state.information_state_tensor(seat) == observe(game, seat).tolist()
    option = next(option for option in decision.options if option.legal)
    assert state.action_to_string(option.id) == f"{option.id} {option.text()}"


def test_outcomes_of_chance_are_different_nights() -> None:
    """The chance node behind an action has many children, and each is reached by its outcome again."""
    chance = random.Random(2)
    state = dealt(chance)
    while not state.is_chance_node():
        state.apply_action(chance.choice(state.legal_actions()))
    assert sum(share for _, share in state.chance_outcomes()) == pytest.approx(1)
    children = {str(state.child(outcome)) for outcome in (*range(32), *range(32))}
    assert len(children) == 32


def test_returns_are_those_of_the_game() -> None:
    chance = random.Random(3)
    won = 0
    for _ in range(12):
        state = played_on(dealt(chance, players=3), chance, 1000)
        assert state.is_terminal()
        returns = sorted(state.returns())
        assert returns in ([0, 0, 0], [-0.5, -0.5, 1])
        won += returns[-1] == 1
    assert won


def test_copies_and_serialised_states_go_on_alike() -> None:
    state = played_on(dealt(random.Random(4)), random.Random(4), 40)
    text = str(state)
    copies = [
        state.clone(),
        pickle.loads(pickle.dumps(state)),
        pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(state.get_game(), state))[1],
    ]
    ends = {str(played_on(copy, random.Random(5), 20)) for copy in copies}
    assert len(ends) == 1
    assert text not in ends
    assert str(state) == text


@pytest.mark.parametrize("options", [{"players": 3}, {"players": 1}, {"players": 2, "bonus_tokens": "deluxe"}], ids=str)
def test_a_resampled_state_looks_the_same_to_its_player(options: dict[str, Any]) -> None:
    chance = random.Random(6)
    state, differing = dealt(chance, **options), 0
    while not state.is_terminal():
        if not state.is_chance_node():
            for player in range(state.num_players()):
                other = state.resample_from_infostate(player, chance.random)
                assert other.information_state_string(player) == state.information_state_string(player)
                assert other.current_player() == state.current_player()
                if player == state.current_player():
                    assert other.legal_actions() == state.legal_actions()
                differing += str(other) != str(state)
        played_on(state, chance, 7)
    assert differing > 5


def test_its_own_bots_play() -> None:
    chance = np.random.RandomState(1)
    state = dealt(random.Random(7))
    game = state.get_game()
    evaluator = mcts.RandomRolloutEvaluator(1, chance)
    assert mcts.MCTSBot(game, 1.4, 12, evaluator, random_state=chance).step(state) in state.legal_actions()
    assert ismcts.ISMCTSBot(game, evaluator, 1.4, 12, random_state=chance).step(state) in state.legal_actions()
    compiled = pyspiel.MCTSBot(game, pyspiel.RandomRolloutEvaluator(1, 1), 1.4, 12, 10, False, 1, False)
    assert compiled.mcts_search(state).best_child().action in state.legal_actions()


def test_bounds_hold_and_wrong_players_are_refused() -> None:
    chance = random.Random(8)
    state = played_on(dealt(chance, players=5), chance, 1000)
    game = state.get_game()
    kinds = [item.player for item in state.full_history()]
    assert DEAL_NODES < kinds.count(pyspiel.PlayerId.CHANCE) <= game.max_chance_nodes_in_history()
    assert len(kinds) <= game.max_history_length()
    for player in (-1, 5):
        for observe_as in (state.information_state_tensor, state.observation_string):
            with pytest.raises(RuntimeError, match="player"):
                observe_as(player)


def test_an_observer_has_the_blocks_by_name() -> None:
    state = dealt(random.Random(9), players=4)
    assert list(make_observation(state.get_game()).dict) == ["observation"]
    observer = make_observation(state.get_game(), None, {"blocks": True})
    observer.set_from(state, 2)
    assert observer.tensor.tolist() == state.information_state_tensor(2)
    assert sum(block.size for block in observer.dict.values()) == observer.tensor.size
    assert observer.dict["players"].tolist() == [0, 0, 1, 0]
    assert observer.dict["own.hand_count"] == 4
    public = pyspiel.IIGObservationType(
        public_info=True, perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE
    )
    assert make_observation(state.get_game(), public) is None
    with pytest.raises(ValueError, match=r"takes the parameter 'blocks' only, not \{'block': True\}"):
        make_observation(state.get_game(), None, {"block": True})


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"players": 6}, "players must be a whole number from 1 to 5, not 6."),
        ({"card_sets": "3/4"}, "card_sets must be '4/5', '2/3' or '1/2', not '3/4'."),
        (
            {"box": "a(b"},
            "box must be a path without brackets, commas and equals signs, which OpenSpiel reads itself, not 'a(b'.",
        ),
    ],
)
def test_bad_options_are_refused(options: dict[str, Any], sentence: str) -> None:
    with pytest.raises(SetupError) as refused:
        pyspiel.load_game(NAME, options)
    assert str(refused.value) == sentence


def test_outcomes_players_and_boxes_that_there_are_not_are_refused() -> None:
    state = pyspiel.load_game("gugong").new_initial_state()
    with pytest.raises(Exception, match="Chance has the outcomes 0 to 255, not 999"):
        state.apply_action(999)
    assert state.is_chance_node()
    with pytest.raises(Exception, match="There is no player 9"):
        state.resample_from_infostate(9, lambda: 0.5)
    with pytest.raises(Exception, match="does not exist"):
        pyspiel.load_game("gugong(box=/nonexistent)")
