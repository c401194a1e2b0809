"""How a game asks a bot: with what its seat may know, and nothing else."""

import hashlib

from ..errors import PlayerError
from ..game.game import Game
from .player import Player


def veiled(*secrets: object) -> int:
    """A seed that follows from a secret one but does not tell it."""
    digest = hashlib.sha256(":".join(map(str, secrets)).encode()).digest()
    return int.from_bytes(digest[:6], "little")


def reduced(game: Game, seat: int, seed: int) -> Game:
    """The game as a seat with a good memory knows it, the rest dealt anew by the seed and the moment."""
    return game.determinized(seat, veiled("deal", seed, seat, game.moment), memory=True)


def ask(player: Player, game: Game, seed: int = 0) -> int:
    """The legal action that a player chooses for the seat whose decision it is; the game itself is not touched."""
    if game.decision is None:
        raise PlayerError("The game is over; there is nothing to ask a player.")
    seat = game.decision.seat
    legal = game.legal
    action = player.decide(reduced(game, seat, seed), seat)
    if isinstance(action, bool) or not hasattr(action, "__index__") or int(action) not in legal:
        listed = ", ".join(str(number) for number in legal[:20])
        raise PlayerError(f"The player chose {action!r} for seat {seat}, which is not legal; legal are {listed}.")
    return int(action)
