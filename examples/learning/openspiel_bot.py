"""OpenSpiel's own tree search plays a game against a random player.

    uv run python examples/learning/openspiel_bot.py --simulations 50

`MCTSBot` searches in the state as it is, so it sees hidden cards. `--fair` takes `ISMCTSBot` instead, which deals all
that its seat cannot know anew for every simulation.
"""

import argparse

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.bots import uniform_random

from gugong.envs import openspiel_game


def search_bot(game: pyspiel.Game, simulations: int, chance: np.random.RandomState, *, fair: bool) -> pyspiel.Bot:
    """A bot that judges positions by one random playout each."""
    evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=chance)
    if fair:
        return ismcts.ISMCTSBot(game, evaluator, uct_c=1.4, max_simulations=simulations, random_state=chance)
    return mcts.MCTSBot(game, 1.4, simulations, evaluator, random_state=chance)


def play(
    game: pyspiel.Game, bots: list[pyspiel.Bot], chance: np.random.RandomState, most: int | None = None
) -> pyspiel.State:
    """Play to the end, or until so many decisions were made."""
    state, decisions = game.new_initial_state(), 0
    while not state.is_terminal() and decisions != most:
        if state.is_chance_node():
            outcomes, probabilities = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(chance.choice(outcomes, p=probabilities))
        else:
            player = state.current_player()
            action = bots[player].step(state)
            print(f"player {player}: {state.action_to_string(action)}")
            state.apply_action(action)
            decisions += 1
    return state


def main(arguments: list[str] | None = None) -> pyspiel.State:
    """Read the options of the command line and play."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--simulations", type=int, default=50, help="for each decision")
    parser.add_argument("--decisions", type=int, help="stop after so many")
    parser.add_argument("--fair", action="store_true", help="search without seeing hidden cards")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args(arguments)
    chance = np.random.RandomState(options.seed)
    game = pyspiel.load_game(openspiel_game.NAME, {"players": 2})
    bots = [
        search_bot(game, options.simulations, chance, fair=options.fair),
        uniform_random.UniformRandomBot(1, chance),
    ]
    state = play(game, bots, chance, options.decisions)
    print("returns:", state.returns())
    return state


if __name__ == "__main__":
    main()
