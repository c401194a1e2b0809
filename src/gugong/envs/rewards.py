"""The reward of a finished game, as `Batch` gives it."""

from ..setup import Setup


def rewards_of(winner: int | None, setup: Setup) -> list[float]:
    """By player: 1 for the winner, and as much in all taken from the other seats; 0 for each if nobody won."""
    if winner is None:
        return [0.0] * setup.players
    return [1.0 if seat == winner else -1.0 / (setup.seats - 1) for seat in range(setup.players)]
