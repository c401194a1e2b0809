"""Bots that go wrong at their third decision (a late one at its thirtieth), as the argument of the spec says.

`gate:FOLDER` waits at its third decision until the folder has a file `open`, and leaves a file with its process there.
"""

import ctypes
import os
import signal
import sys
import time
from pathlib import Path

from gugong import Game


class Speechless(Exception):
    def __str__(self) -> str:
        raise RuntimeError("no words")


class StrangeBot:
    def __init__(self, how: str | None) -> None:
        self.how = how
        self.decisions = 0

    def decide(self, game: Game, seat: int) -> int:
        self.decisions += 1
        wrong = self.decisions == (30 if self.how == "late" else 3)
        return self.go_wrong(game.legal[0]) if wrong else game.legal[0]

    def go_wrong(self, legal: int) -> int:
        if self.how == "raise":
            raise ValueError("this bot is strange")
        if self.how == "speechless":
            raise Speechless
        if self.how == "illegal":
            return -5
        if self.how == "slow":
            time.sleep(600)
        if self.how == "stuck":  # as compiled code is, which no alarm interrupts
            signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGALRM})
            time.sleep(600)
        if self.how == "leave":
            sys.exit(1)
        if self.how in ("exit", "late"):
            os._exit(3)
        if self.how == "crash":
            ctypes.string_at(0)
        if self.how and self.how.startswith("gate:"):
            wait_for_gate(Path(self.how.removeprefix("gate:")))
        if self.how == "print":
            print("a word from the bot")
        return legal


def wait_for_gate(folder: Path) -> None:
    (folder / f"process-{os.getpid()}-{time.monotonic_ns()}").touch()
    while not (folder / "open").exists():
        time.sleep(0.05)


def make(argument: str | None, *, seed: int) -> StrangeBot:
    if argument == "unmade" and seed:
        raise KeyError("no bot with this seed")
    if argument == "stillborn" and seed:
        os._exit(4)
    return StrangeBot(argument)
