"""What a worker process of the server does: it asks bots for decisions, tells them of begin and end, and analyses."""

import time
from collections.abc import Callable
from typing import Any

from cachetools import LRUCache

from ...analysis.options import analyse
from ...compiler import loader
from ...players import BeginsGame, EndsGame, Player, new_player, time_budget
from .protocol import ANALYSIS_PREFIX, PLAYER, BotAnswer, BotRequest, OptionValue

MAX_PLAYERS = 64  # that a worker keeps in memory


class BotHost:
    """The bots of a worker process: an LRU cache of players, which keep their memory from decision to decision."""

    def __init__(self) -> None:
        """Without players."""
        self._players: LRUCache[int, Player] = LRUCache(MAX_PLAYERS)

    def handle(self, payload: bytes, tell: Callable[[Any], None]) -> list[Any]:
        """The answer to a request, whatever the bot does short of ending the process."""
        return self.answer(payload).as_json()

    def answer(self, payload: bytes) -> BotAnswer:
        """The same, not as JSON."""
        begun = time.perf_counter()
        try:
            (player_number,) = PLAYER.unpack_from(payload)
            request = BotRequest.unpack(payload[PLAYER.size :])
            if request.spec.startswith(ANALYSIS_PREFIX):
                found = value_options(request)
                return BotAnswer(seconds=time.perf_counter() - begun, option_values=found)
            with time_budget(request.time_limit):
                if request.game.over:
                    self._end(player_number, request)
                    return BotAnswer(seconds=time.perf_counter() - begun)
                player = self._player(player_number, request)
                begun = time.perf_counter()
                action = player.decide(request.game, request.seat)
            if isinstance(action, bool) or not hasattr(action, "__index__"):
                return BotAnswer(fault="TypeError")
            return BotAnswer(int(action), time.perf_counter() - begun)
        except BaseException as fault:  # a bot may also call sys.exit
            return BotAnswer(seconds=time.perf_counter() - begun, fault=type(fault).__name__)

    def _player(self, number: int, request: BotRequest) -> Player:
        if number not in self._players:
            player = new_player(request.spec, request.player_seed)
            if isinstance(player, BeginsGame):
                player.begin_game(request.game.clone(), request.seat)
            self._players[number] = player
        return self._players[number]

    def _end(self, number: int, request: BotRequest) -> None:
        """Forget a player whose game is over, and tell it, if it is still here and wants to know."""
        player = self._players.pop(number, None)
        if isinstance(player, EndsGame):
            player.end_game(request.game, request.seat)


class StillCompiling(Exception):
    """The search is not compiled yet; interpreted, it would take minutes."""


def value_options(request: BotRequest) -> tuple[OptionValue, ...]:
    """What every option of a decision is worth; raises StillCompiling."""
    if loader.is_warming_up(loader.BOTS):
        raise StillCompiling
    visits = int(request.spec.removeprefix(ANALYSIS_PREFIX))
    found = analyse(request.game, request.seat, visits, seed=request.player_seed)
    return tuple((one.option, round(one.win, 4), round(one.score, 2), one.visits) for one in found)
