"""Bots that go wrong at their third decision, as the argument of the spec says."""

import ctypes
import os
import signal
import sys
import time

from gugong import Game


class StrangeBot:
    def __init__(self, how: str | None) -> None:
        self.how = how
        self.decisions = 0

    def decide(self, game: Game, seat: int) -> int:
        self.decisions += 1
        return game.legal[0] if self.decisions != 3 else self.go_wrong(game.legal[0])

    def go_wrong(self, legal: int) -> int:
        if self.how == "raise":
            raise ValueError("this bot is strange")
        if self.how == "illegal":
            return -5
        if self.how == "slow":
            time.sleep(600)
        if self.how == "stuck":  # as compiled code is, which no alarm interrupts
            signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGALRM})
            time.sleep(600)
        if self.how == "leave":
            sys.exit(1)
        if self.how == "exit":
            os._exit(3)
        if self.how == "crash":
            ctypes.string_at(0)
        if self.how == "print":
            print("a word from the bot")
        return legal


def make(argument: str | None, *, seed: int) -> StrangeBot:
    if argument == "unmade" and seed:
        raise KeyError("no bot with this seed")
    if argument == "stillborn" and seed:
        os._exit(4)
    return StrangeBot(argument)
