"""One process in which bots think: `python -m gugong.server.bots.worker`, questions on stdin, answers on stdout.

It lives exactly as long as its stdin is open, so whatever becomes of the server, no process stays behind.
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
from .lru import Recent
from .protocol import HEADER, JUDGING, LENGTH, Answer, Judged, Question, framed

PLAYERS = 64  # that a worker remembers
BEAT = 1.0  # seconds between two looks whether the machine code is there
MANNERS = 5  # the server comes first where cores are few


class Desk:
    """The players that sit in this process, the one asked last at the end."""

    def __init__(self) -> None:
        """Nobody yet."""
        self._players: Recent[int, Player] = Recent(PLAYERS)

    def answer(self, frame: bytes) -> Answer:
        """What a bot says to a question, whatever it does short of ending the process."""
        number, player_number = HEADER.unpack_from(frame)
        begun = time.perf_counter()
        try:
            question = Question.unpack(frame[HEADER.size :])
            game = question.game()
            if question.spec.startswith(JUDGING):
                found = judged(game, question)
                return Answer(number, seconds=time.perf_counter() - begun, judged=found)
            player = self._player(player_number, question)
            begun = time.perf_counter()
            action = player.decide(game, question.seat)
            if isinstance(action, bool) or not hasattr(action, "__index__"):
                return Answer(number, fault="TypeError")
            return Answer(number, int(action), time.perf_counter() - begun)
        except BaseException as fault:  # a bot may also call sys.exit
            return Answer(number, seconds=time.perf_counter() - begun, fault=type(fault).__name__)

    def _player(self, number: int, question: Question) -> Player:
        player = self._players.get(number) or new_player(question.spec, question.player_seed)
        return self._players.keep(number, player)


class StillCompiling(Exception):
    """The search is not there yet: interpreted, it would take minutes."""


def judged(game: Game, question: Question) -> tuple[Judged, ...]:
    """What every option of a decision is worth."""
    if loader.is_warming_up(loader.BOTS):
        raise StillCompiling
    found = analyse(game, question.seat, int(question.spec.removeprefix(JUDGING)), seed=question.player_seed)
    return tuple((one.option, round(one.win, 4), round(one.score, 2), one.visits) for one in found)


class MachineCode:
    """What is still to be loaded. While it is being compiled on the first start, bots play on without it."""

    def __init__(self) -> None:
        """Nothing is loaded yet."""
        self._missing = [] if loader.interpreting() else list(loader.PARTS)

    @property
    def is_loaded(self) -> bool:
        """Whether there is nothing to wait for."""
        return not self._missing

    def load(self) -> None:
        """Load what there is, so that no bot's time is spent on it."""
        from ...compiler.compile import EXERCISES

        for part in [part for part in self._missing if loader.is_ready(part)]:
            EXERCISES[part](loader.entry_points(part))
            self._missing.remove(part)


def stay(signal_number: int, frame: FrameType | None) -> None:
    """Let a signal pass that is meant for the server. (Ignored signals would be so in processes started here, too.)"""


def leave() -> None:
    """End at once, and with this process whatever bots started in it."""
    with contextlib.suppress(OSError, AttributeError):
        if os.getpgrp() == os.getpid():
            os.killpg(os.getpid(), signal.SIGKILL)
    os._exit(0)


def listen(pipe: BinaryIO, inbox: "queue.SimpleQueue[bytes]") -> None:
    """Put every frame into the inbox; when the pipe closes, leave, even if a bot is thinking."""
    try:
        while len(length := pipe.read(LENGTH.size)) == LENGTH.size:
            (size,) = LENGTH.unpack(length)
            inbox.put(pipe.read(size))
    finally:
        leave()


def take_pipes() -> tuple[BinaryIO, BinaryIO]:
    """Stdin and stdout for questions and answers alone: bots read nothing, and what they print goes to stderr."""
    questions, answers = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb", buffering=0)
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    os.dup2(2, 1)
    sys.stdout = sys.stderr
    return questions, answers


def work() -> None:
    """Say that this process is ready, then answer question after question."""
    for name in ("SIGINT", "SIGTERM", "SIGHUP"):
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), stay)
    with contextlib.suppress(OSError, AttributeError):
        os.nice(MANNERS)
    questions, answers = take_pipes()
    inbox: queue.SimpleQueue[bytes] = queue.SimpleQueue()
    threading.Thread(target=listen, args=(questions, inbox), daemon=True).start()
    code, desk = MachineCode(), Desk()
    code.load()
    answers.write(framed(Answer(0).pack()))
    while True:
        try:
            frame = inbox.get(timeout=None if code.is_loaded else BEAT)
        except queue.Empty:
            code.load()
            continue
        answers.write(framed(desk.answer(frame).pack()))


if __name__ == "__main__":
    with contextlib.suppress(OSError):  # the server is gone
        work()
