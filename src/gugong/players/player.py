"""The contract of a bot: one method that it must have, and two that it may have."""

from typing import Protocol, runtime_checkable

from ..game.game import Game


class Player(Protocol):
    """Chooses for one seat of one game, and may keep state between its decisions."""

    def decide(self, game: Game, seat: int) -> int:
        """The id of a legal action of game.decision, which is the seat's.

        The game is a copy for this player: the hidden information is dealt anew, seed and log are left out. It may be
        cloned and played on. `game.events_since_decision(seat)` has what the seat saw since it decided last,
        `game.known_cards(other)` the cards of another seat that everybody knows, and `gugong.players.time_left()` how
        long this decision may take.
        """
        ...


@runtime_checkable
class BeginsGame(Protocol):
    """A player that wants to know when its game begins."""

    def begin_game(self, game: Game, seat: int) -> None:
        """Called once, before the first decision; `game` is a copy like that of `decide`.

        Mostly the game is at its beginning; not so if the player takes a seat over, or if it is made anew because its
        process has ended. `game.events` has all that the seat has seen until then.
        """
        ...


@runtime_checkable
class EndsGame(Protocol):
    """A player that wants to know how its game ends."""

    def end_game(self, game: Game, seat: int) -> None:
        """Called once, when the game is over; `game` is a copy like that of `decide`, without a decision.

        A player that failed, was replaced or has lost its process is not called.
        """
        ...


class PlayerFactory(Protocol):
    """What an entry point of the group `gugong.players` names; `mcts:2000` calls that of `mcts` with "2000"."""

    def __call__(self, argument: str | None, *, seed: int) -> Player:
        """A new player whose randomness `seed` fixes; raises PlayerError, saying what is right, for a bad argument."""
        ...
