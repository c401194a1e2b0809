"""A worker process for bots: `python -m gugong.server.bots.worker`, requests on stdin, replies on stdout.

It lives exactly as long as its stdin is open: when the server dies, however it does, no worker stays behind.
"""

import contextlib
import os
import queue
import signal
import sys
import threading
import time
from types import FrameType
from typing import BinaryIO

from ...analysis.options import analyse
from ...compiler import loader
from ...game.game import Game
from ...players import Player, new_player
from .lru import LruCache
from .protocol import ANALYSIS_PREFIX, HEADER, LENGTH, OptionValue, WorkerReply, WorkerRequest, framed

MAX_PLAYERS = 64  # that a worker keeps in memory
POLL_SECONDS = 1.0  # between two checks for compiled code
NICENESS = 5  # the server has priority where cores are few


class BotHost:
    """The bots of this process: an LRU cache of players, which keep their memory from decision to decision."""

    def __init__(self) -> None:
        """Without players."""
        self._players: LruCache[int, Player] = LruCache(MAX_PLAYERS)

    def handle(self, frame: bytes) -> WorkerReply:
        """The reply to a request, whatever the bot does short of ending the process."""
        number, player_number = HEADER.unpack_from(frame)
        begun = time.perf_counter()
        try:
            request = WorkerRequest.unpack(frame[HEADER.size :])
            game = request.game
            if request.spec.startswith(ANALYSIS_PREFIX):
                found = value_options(game, request)
                return WorkerReply(number, seconds=time.perf_counter() - begun, option_values=found)
            player = self._player(player_number, request)
            begun = time.perf_counter()
            action = player.decide(game, request.seat)
            if isinstance(action, bool) or not hasattr(action, "__index__"):
                return WorkerReply(number, fault="TypeError")
            return WorkerReply(number, int(action), time.perf_counter() - begun)
        except BaseException as fault:  # a bot may also call sys.exit
            return WorkerReply(number, seconds=time.perf_counter() - begun, fault=type(fault).__name__)

    def _player(self, number: int, request: WorkerRequest) -> Player:
        player = self._players.get(number) or new_player(request.spec, request.player_seed)
        return self._players.put(number, player)


class StillCompiling(Exception):
    """The search is not compiled yet; interpreted, it would take minutes."""


def value_options(game: Game, request: WorkerRequest) -> tuple[OptionValue, ...]:
    """What every option of a decision is worth; raises StillCompiling."""
    if loader.is_warming_up(loader.BOTS):
        raise StillCompiling
    found = analyse(game, request.seat, int(request.spec.removeprefix(ANALYSIS_PREFIX)), seed=request.player_seed)
    return tuple((one.option, round(one.win, 4), round(one.score, 2), one.visits) for one in found)


class CompiledCode:
    """Loads compiled code as soon as it is there; bots play without it while it is compiled on the first start."""

    def __init__(self) -> None:
        """With nothing loaded."""
        self._missing = [] if loader.interpreting() else list(loader.PARTS)

    @property
    def is_loaded(self) -> bool:
        """Whether all of it is loaded."""
        return not self._missing

    def load(self) -> None:
        """Load what is there now, so that no bot's thinking time is spent on it."""
        from ...compiler.compile import EXERCISES

        for part in [part for part in self._missing if loader.is_ready(part)]:
            EXERCISES[part](loader.entry_points(part))
            self._missing.remove(part)


def ignore_signal(signal_number: int, frame: FrameType | None) -> None:
    """Do nothing: the signal is meant for the server. (SIG_IGN would be inherited by processes started here.)"""


def exit_now() -> None:
    """End this process at once, and all processes that bots started in it."""
    with contextlib.suppress(OSError, AttributeError):
        if os.getpgrp() == os.getpid():
            os.killpg(os.getpid(), signal.SIGKILL)
    os._exit(0)


def read_frames(pipe: BinaryIO, inbox: "queue.SimpleQueue[bytes]") -> None:
    """Put every frame into the inbox; when the pipe closes, end the process, even if a bot is thinking."""
    try:
        while len(length := pipe.read(LENGTH.size)) == LENGTH.size:
            (size,) = LENGTH.unpack(length)
            inbox.put(pipe.read(size))
    finally:
        exit_now()


def take_over_pipes() -> tuple[BinaryIO, BinaryIO]:
    """Take stdin and stdout for requests and replies: bots then read nothing, and what they print goes to stderr."""
    requests, replies = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb", buffering=0)
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    os.dup2(2, 1)
    sys.stdout = sys.stderr
    return requests, replies


def main() -> None:
    """Send an empty reply when ready, then answer request after request."""
    for name in ("SIGINT", "SIGTERM", "SIGHUP"):
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), ignore_signal)
    with contextlib.suppress(OSError, AttributeError):
        os.nice(NICENESS)
    requests, replies = take_over_pipes()
    inbox: queue.SimpleQueue[bytes] = queue.SimpleQueue()
    threading.Thread(target=read_frames, args=(requests, inbox), daemon=True).start()
    compiled, host = CompiledCode(), BotHost()
    compiled.load()
    replies.write(framed(WorkerReply(0).pack()))
    while True:
        try:
            frame = inbox.get(timeout=None if compiled.is_loaded else POLL_SECONDS)
        except queue.Empty:
            compiled.load()
            continue
        replies.write(framed(host.handle(frame).pack()))


if __name__ == "__main__":
    with contextlib.suppress(OSError):  # the server is gone
        main()
