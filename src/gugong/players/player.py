"""The contract of a bot."""

from typing import Protocol

from ..game.game import Game


class Player(Protocol):
    """Chooses for one seat of one game, and may keep state between its decisions."""

    def decide(self, game: Game, seat: int) -> int:
        """The id of a legal action of game.decision, which is the seat's.

        The game is a copy for this player: the hidden information is dealt anew, seed and log are left out. It may be
        cloned and played on.
        """
        ...


class PlayerFactory(Protocol):
    """What an entry point of the group `gugong.players` names; `mcts:2000` calls that of `mcts` with "2000"."""

    def __call__(self, argument: str | None, *, seed: int) -> Player:
        """A new player whose randomness `seed` fixes; raises PlayerError, saying what is right, for a bad argument."""
        ...
