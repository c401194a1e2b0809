"""Who answers for a bot that failed, and how a spec is checked before a bot sits down."""

from ...errors import GugongError, PlayerError
from ...game import Game
from ...players import new_player
from .question import plain_name

STAND_IN = "greedy"


def stand_in(known: Game, seat: int) -> int | None:
    """What the stand-in does with a reduced game; None if it fails, too."""
    try:
        return new_player(STAND_IN).decide(known, seat)
    except Exception:
        return None


def check_spec(spec: str) -> None:
    """Refuse a level or spec that no bot can be made of, by a PlayerError that tells nothing of a bot's insides."""
    try:
        new_player(spec)
    except GugongError:
        raise
    except (Exception, SystemExit) as fault:
        why = plain_name(type(fault).__name__)
        raise PlayerError(f"The player {spec!r} cannot be made ({why}); choose another.") from fault
