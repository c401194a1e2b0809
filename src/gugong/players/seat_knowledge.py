"""Asking a bot for its decision with only what its seat may know."""

import hashlib

from ..errors import PlayerError
from ..game.game import Game
from .player import Player


def derived_seed(*secrets: object) -> int:
    """A seed derived from secret values by a one-way hash: the same values give the same seed."""
    digest = hashlib.sha256(":".join(map(str, secrets)).encode()).digest()
    return int.from_bytes(digest[:16], "little")


def known_to_seat(game: Game, seat: int, seed: int) -> Game:
    """A copy of the game with only what a seat knows and has seen; the rest is dealt anew by seed and moment."""
    return game.determinized(seat, derived_seed("deal", seed, seat, game.moment), memory=True)


def ask(player: Player, game: Game, seed: int = 0) -> int:
    """The legal action that a player chooses for the deciding seat; PlayerError if it chooses any other.

    The game itself is not changed.
    """
    if game.decision is None:
        raise PlayerError("The game is over; there is nothing to ask a player.")
    seat = game.decision.seat
    legal = game.legal
    action = player.decide(known_to_seat(game, seat, seed), seat)
    if isinstance(action, bool) or not hasattr(action, "__index__") or int(action) not in legal:
        listed = ", ".join(str(number) for number in legal[:20])
        raise PlayerError(f"The player chose {action!r} for seat {seat}, which is not legal; legal are {listed}.")
    return int(action)
