"""The whole contract of a bot."""

from typing import Protocol

from ..game.game import Game


class Player(Protocol):
    """Whoever can choose for a seat. One player sits in one seat of one game, and may remember what it saw there."""

    def decide(self, game: Game, seat: int) -> int:
        """The id of a legal action of game.decision, which is the seat's.

        The game is the player's own: the hidden part is dealt anew and neither seed nor log is in it, so it may be
        cloned, played on and thrown away.
        """
        ...


class PlayerFactory(Protocol):
    """What an entry point of the group `gugong.players` names: `mcts:2000` calls it with "2000"."""

    def __call__(self, argument: str | None, *, seed: int) -> Player:
        """A new player; `seed` fixes its randomness. A malformed argument raises PlayerError and says what is right."""
        ...
