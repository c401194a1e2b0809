"""How a game asks a bot: with what its seat may know, and nothing else."""

import hashlib

from ..errors import PlayerError
from ..game import Game
from .player import Player


def reduced(game: Game, seat: int, seed: int) -> Game:
    """The game as a seat with a good memory knows it, the rest dealt anew by the seed and the moment."""
    moment = hashlib.sha256(f"{seed}:{seat}:{game.moment}".encode()).digest()
    return game.determinized(seat, int.from_bytes(moment[:6], "little"), memory=True)


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
