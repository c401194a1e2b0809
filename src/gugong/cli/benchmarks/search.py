"""The part of `gugong bench` about bots: simulations per second of the tree search, and times of the quick bots."""

import time
from collections.abc import Callable

from ...game.game import Game
from ...players.greedy import GreedyPlayer
from ...players.instinct import InstinctPlayer
from ...players.player import Player
from ...players.seat_knowledge import ask, known_to_seat
from ...players.tree_search import TreeSearch
from ...setup import Setup

SIMULATIONS = 200  # at each measured decision, for each thread
EVERY = 4  # one in so many decisions of a game is measured
ROUNDS = 3
THREADS = 2
MODES = {
    "4 players": Setup(players=4, seed=1),
    "2 players": Setup(players=2, seed=1),
    "solo": Setup(players=1, seed=1),
}
THREADED = "4 players"
ON_THREADS = "4 players, two threads"
RATIO = "threads_ratio"


def decisions(setup: Setup) -> list[Game]:
    """The game before each choice of a game played by `instinct`."""
    game, player, found = Game(setup), InstinctPlayer(), []
    while not game.over:
        if len(game.legal) > 1:
            found.append(game.clone())
        game.play(ask(player, game))
    return found


def measure_search(step: Callable[[], None]) -> dict[str, float]:
    """Simulations per second over a whole game; one and two threads alternate, to share the load of the machine."""
    found: dict[str, float] = {}
    for name, setup in MODES.items():
        seen = [known_to_seat(game, _seat(game), 0) for game in decisions(setup)[::EVERY]]
        kinds = {name: 1, ON_THREADS: THREADS} if name == THREADED else {name: 1}
        found |= _rates(seen, kinds)
        step()
    order = [*MODES, ON_THREADS]
    ratio = found[ON_THREADS] / found[THREADED]
    return {name: round(found[name]) for name in order} | {RATIO: round(ratio, 2)}


def _rates(games: list[Game], kinds: dict[str, int]) -> dict[str, float]:
    """Simulations per second by kind of search (its number of threads); the best of a few rounds."""
    best = dict.fromkeys(kinds, 0.0)
    for _ in range(ROUNDS):
        searches = {name: TreeSearch(1, threads) for name, threads in kinds.items()}
        took = dict.fromkeys(kinds, 0.0)
        for game in games:
            for name, search in searches.items():
                search.begin(game)
                begun = time.perf_counter()
                search.run(SIMULATIONS * kinds[name])
                took[name] += time.perf_counter() - begun
        for name, threads in kinds.items():
            best[name] = max(best[name], SIMULATIONS * threads * len(games) / took[name])
    return best


def measure_bots() -> dict[str, float]:
    """Milliseconds that a decision at four players takes `greedy` and `instinct`; the best of a few rounds."""
    games = decisions(MODES["4 players"])
    players: dict[str, Player] = {"greedy": GreedyPlayer(), "instinct": InstinctPlayer()}
    best = dict.fromkeys(players, 1e9)
    for _ in range(ROUNDS):
        for name, player in players.items():
            begun = time.perf_counter()
            for game in games:
                ask(player, game)
            best[name] = min(best[name], (time.perf_counter() - begun) / len(games) * 1000)
    return {name: round(value, 3) for name, value in best.items()}


def _seat(game: Game) -> int:
    assert game.decision is not None
    return game.decision.seat
