"""What a game refuses to play, and why."""

from typing import TYPE_CHECKING

import numpy as np

from ..errors import IllegalMove, shown
from ..rules.core.actions import ACTION_COUNT
from .decision import LEGAL, Option

if TYPE_CHECKING:
    from .game import Game


def checked(game: "Game", option: Option | int) -> int:
    """The number of a legal action; anything else raises IllegalMove."""
    action = option.id if isinstance(option, Option) else option
    if game.over:
        raise IllegalMove("The game is over; no action is legal any more.")
    if isinstance(action, bool) or not isinstance(action, int | np.integer):
        raise IllegalMove(f"An action is an option or its number, not {shown(action)}.")
    if not 0 <= action < ACTION_COUNT:
        raise IllegalMove(
            f"There is no action {shown(int(action))}; actions are numbered from 0 to {ACTION_COUNT - 1}."
        )
    if isinstance(option, Option) and option._decision._bytes != game._bytes:
        raise IllegalMove("This option belongs to an earlier decision; choose one of game.decision.options.")
    if game._codes[action] != LEGAL:
        assert game.decision is not None
        raise IllegalMove(game.decision.why_not(int(action)))
    return int(action)
