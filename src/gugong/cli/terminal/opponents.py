"""The bots that play against people in the terminal; a bot that fails is replaced by `random` for that decision."""

from collections.abc import Iterable, Mapping

from ...errors import GugongError, PlayerError
from ...game.game import Game
from ...players import LEVELS, Player, ask, begin_game, derived_seed, end_game, new_player
from ...vocabulary.names import SEAT_NAMES
from ..messages import message

DEFAULT = "apprentice"
REPLACEMENT_BOT = "random"
SEARCH_BOT = "mcts"
LONGEST_WHY = 160  # characters of what a bot's own exception says


def check_opponents(words: Iterable[str]) -> None:
    """Raise GugongError for a level or spec of which no bot can be made."""
    for word in dict.fromkeys(words):
        try:
            new_player(word)
        except GugongError:
            raise
        except (Exception, SystemExit) as fault:
            raise PlayerError(message("bot-not-made", opponent=word, why=_one_line(fault))) from fault


def uses_search(word: str) -> bool:
    """Whether a level or spec names the search bot, which plays without search until that is compiled."""
    return LEVELS.get(word, word).partition(":")[0] == SEARCH_BOT


class OpponentBots:
    """The bots from one decision of a person to the next; `faults` are sentences about those that failed.

    They are made anew each time, from the game's seed, the seat and the moment, so that they play the same whether or
    not something was undone, or saved and loaded, in between.
    """

    def __init__(self, specs: Mapping[int, str], game: Game) -> None:
        """`specs` are the levels or specs by seat."""
        self.faults: list[str] = []
        self._specs = specs
        self._game = game
        self._begun = game.moment
        self._players: dict[int, Player] = {}

    def choose(self) -> int:
        """The action of the deciding seat's bot; if it fails, a random one."""
        assert self._game.decision is not None
        seat, seed = self._game.decision.seat, self._game.setup.seed or 0
        try:
            return ask(self._player(seat), self._game, seed)
        except (Exception, SystemExit) as fault:
            self._note_fault("bot-failed", seat, fault)
            return ask(new_player(REPLACEMENT_BOT, self._seed(seat, self._game.moment)), self._game, seed)

    def end_game(self) -> None:
        """Tell every bot that the game is over; those that have not played since the last decision are made for it."""
        for seat in self._specs:
            try:
                end_game(self._player(seat), self._game, seat, self._game.setup.seed or 0)
            except (Exception, SystemExit) as fault:
                self._note_fault("bot-failed-at-end", seat, fault)

    def _note_fault(self, kind: str, seat: int, fault: BaseException) -> None:
        sentence = message(kind, player=SEAT_NAMES[seat], opponent=self._specs[seat], why=_one_line(fault))
        if sentence not in self.faults:
            self.faults.append(sentence)

    def _player(self, seat: int) -> Player:
        if seat not in self._players:
            player = new_player(self._specs[seat], self._seed(seat, self._begun))
            begin_game(player, self._game, seat, self._game.setup.seed or 0)
            self._players[seat] = player
        return self._players[seat]

    def _seed(self, seat: int, moment: int) -> int:
        return derived_seed("opponent", self._game.setup.seed, seat, moment)


def _one_line(fault: BaseException) -> str:
    """An exception in one short line."""
    words = str(fault) if isinstance(fault, GugongError) else f"{type(fault).__name__}: {fault}"
    words = " ".join(words.split()).rstrip(" .:")
    return words if len(words) <= LONGEST_WHY else words[:LONGEST_WHY] + "…"
