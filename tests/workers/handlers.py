"""What the workers of the tests do with their jobs."""

import os
import signal
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any


class OddHandler:
    """Does what a job says: a word, and an argument behind a space."""

    def __init__(self) -> None:
        self.jobs = 0

    def handle(self, payload: bytes, tell: Callable[[Any], None]) -> Any:
        word, _, argument = payload.decode().partition(" ")
        self.jobs += 1
        if word == "tells":
            for n in range(int(argument)):
                tell(n)
        elif word == "exits":
            tell("last words")
            os._exit(int(argument))
        elif word == "crashes":
            os.kill(os.getpid(), signal.SIGSEGV)
        elif word == "sleeps":
            Path(argument).touch()
            time.sleep(1000)
        elif word == "prints":
            print(sys.stdin.read() + "printed")
        elif word == "long":
            return "x" * int(argument)
        return [os.getpid(), self.jobs, argument]
