"""Opponents: the bots in the seats that no person has, and what happens if one of them fails."""

from collections.abc import Iterable, Mapping

from ...errors import GugongError, PlayerError
from ...game.game import Game
from ...players import LEVELS, Player, ask, derived_seed, new_player
from ...vocabulary.names import SEAT_NAMES
from ..messages import say

DEFAULT = "apprentice"
STAND_IN = "random"
SEARCHING = "mcts"
LONGEST_WHY = 160  # characters of what a bot's own exception says


def check(words: Iterable[str]) -> None:
    """Refuse levels and specs that no opponent can be made of."""
    for word in dict.fromkeys(words):
        try:
            new_player(word)
        except GugongError:
            raise
        except (Exception, SystemExit) as fault:
            raise PlayerError(say("bot-not-made", opponent=word, why=_why(fault))) from fault


def searches(word: str) -> bool:
    """Whether a level or spec is of the bot that plays by instinct until its search is compiled."""
    return LEVELS.get(word, word).partition(":")[0] == SEARCHING


class Opponents:
    """The bots from one decision of a person to the next; `faults` are sentences about those that failed.

    They are made anew each time, from the game's seed, the seat and the moment, so that a game answers alike whether
    or not something was taken back, or saved and opened again, in between.
    """

    def __init__(self, words: Mapping[int, str], game: Game) -> None:
        """For the seats that have a level or spec."""
        self.faults: list[str] = []
        self._words = words
        self._game = game
        self._begun = game.moment
        self._players: dict[int, Player] = {}

    def choose(self) -> int:
        """What the seat that decides now does; if its bot fails, chance chooses this time."""
        assert self._game.decision is not None
        seat, seed = self._game.decision.seat, self._game.setup.seed or 0
        try:
            return ask(self._player(seat), self._game, seed)
        except (Exception, SystemExit) as fault:
            told = say("bot-failed", player=SEAT_NAMES[seat], opponent=self._words[seat], why=_why(fault))
            if told not in self.faults:
                self.faults.append(told)
            return ask(new_player(STAND_IN, self._seed(seat, self._game.moment)), self._game, seed)

    def _player(self, seat: int) -> Player:
        if seat not in self._players:
            self._players[seat] = new_player(self._words[seat], self._seed(seat, self._begun))
        return self._players[seat]

    def _seed(self, seat: int, moment: int) -> int:
        return derived_seed("opponent", self._game.setup.seed, seat, moment)


def _why(fault: BaseException) -> str:
    """An exception in a few words on one line."""
    words = str(fault) if isinstance(fault, GugongError) else f"{type(fault).__name__}: {fault}"
    words = " ".join(words.split()).rstrip(" .:")
    return words if len(words) <= LONGEST_WHY else words[:LONGEST_WHY] + "…"
