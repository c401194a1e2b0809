"""Asking a bot for its decision, and telling it of begin and end, with only what its seat may know."""

import hashlib

from ..errors import PlayerError
from ..game.game import Game
from .player import BeginsGame, EndsGame, Player
from .time_budget import time_budget


def derived_seed(*secrets: object) -> int:
    """A seed derived from secret values by a one-way hash: the same values give the same seed."""
    digest = hashlib.sha256(":".join(map(str, secrets)).encode()).digest()
    return int.from_bytes(digest[:16], "little")


def known_to_seat(game: Game, seat: int, seed: int) -> Game:
    """A copy of the game with only what a seat knows and has seen; the rest is dealt anew by seed and moment."""
    return game.determinized(seat, derived_seed("deal", seed, seat, game.moment))


def begin_game(player: Player, game: Game, seat: int, seed: int = 0) -> None:
    """Tell a player that its game begins, if it wants to know; to be called once, before it is asked."""
    if isinstance(player, BeginsGame):
        player.begin_game(known_to_seat(game, seat, seed), seat)


def end_game(player: Player, game: Game, seat: int, seed: int = 0) -> None:
    """Tell a player that its game is over, if it wants to know."""
    if isinstance(player, EndsGame):
        player.end_game(known_to_seat(game, seat, seed), seat)


def ask(player: Player, game: Game, seed: int = 0, time_limit: float | None = None) -> int:
    """The legal action that a player chooses for the deciding seat; PlayerError if it chooses any other.

    The game itself is not changed. `time_limit` (seconds) is what the player is told that it has, by `time_left`;
    nothing here stops one that takes longer.
    """
    if game.decision is None:
        raise PlayerError("The game is over; there is nothing to ask a player.")
    seat = game.decision.seat
    legal = game.legal
    with time_budget(time_limit):
        action = player.decide(known_to_seat(game, seat, seed), seat)
    if isinstance(action, bool) or not hasattr(action, "__index__") or int(action) not in legal:
        listed = ", ".join(str(number) for number in legal[:20])
        raise PlayerError(f"The player chose {action!r} for seat {seat}, which is not legal; legal are {listed}.")
    return int(action)
