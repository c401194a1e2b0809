"""The contract between those who want games played and the place where they are played."""

from collections.abc import Generator, Iterable
from typing import Protocol

from ..match import MatchResult, Pairing


class Executor(Protocol):
    """Plays games somewhere.

    A pairing can be pickled and has all that its game needs: set-up with seed, specs, limits. Wherever it is played and
    in whichever order, bots that draw all chance from their seed play the same game. A result can be pickled, too;
    `MatchResult.as_json` and `from_json` carry it over a wire.
    """

    def results(self, pairings: Iterable[Pairing]) -> Generator[MatchResult, None, None]:
        """Play games and yield the result of each as it arrives, in any order, each exactly once.

        Pairings are taken as places get free, not all at the beginning: there may be many, and whoever reads the
        results may decide that no more are needed. Closing the generator ends all games that are being played.
        RuntimeError: games cannot be played, and no bot is to blame.
        """
        ...
