"""The fallback bot, which decides when a bot has failed."""

from ...game.game import Game
from ...players import new_player

FALLBACK_BOT = "greedy"


def fallback_action(known: Game, seat: int) -> int | None:
    """The fallback bot's action in a game reduced to what the seat knows; None if it fails, too."""
    try:
        return new_player(FALLBACK_BOT).decide(known, seat)
    except Exception:
        return None
