"""Bots that do what no bot should; the argument of the spec says what, and a folder where they leave traces."""

import ctypes
import os
import subprocess
import sys
import time
from pathlib import Path

from gugong import Game

NAP = 0.01


class OddBot:
    def __init__(self, how: str, folder: Path) -> None:
        self.how, self.folder = how, folder
        self.decisions = 0

    def decide(self, game: Game, seat: int) -> int:
        self.decisions += 1
        (self.folder / f"{self.how}-{time.monotonic_ns():020d}-{os.getpid()}").touch()
        odd: int = getattr(self, self.how)(game.legal)
        return odd

    def raises(self, legal: list[int]) -> int:
        raise ValueError(f"my cards are {legal}")

    def leaves(self, legal: list[int]) -> int:
        sys.exit(3)

    def illegal(self, legal: list[int]) -> int:
        return -5

    def agrees(self, legal: list[int]) -> int:
        return True

    def sleeps(self, legal: list[int]) -> int:
        time.sleep(600)
        return legal[0]

    def ends(self, legal: list[int]) -> int:
        os._exit(3)

    def crashes(self, legal: list[int]) -> int:
        return len(ctypes.string_at(0))

    def shuts(self, legal: list[int]) -> int:
        os.closerange(3, 100)
        return legal[0]

    def talks(self, legal: list[int]) -> int:
        print("a word from the bot", flush=True)
        os.write(1, b"another word\n")
        assert not sys.stdin.read()
        return legal[-1]

    def falls(self, legal: list[int]) -> int:
        """Takes its process with it, but only once."""
        if len(list(self.folder.glob("falls-*"))) == 1:
            os._exit(3)
        return legal[-1]

    def waits(self, legal: list[int]) -> int:
        """Until the gate opens."""
        while not (self.folder / "gate").exists():
            time.sleep(NAP)
        return legal[-1]

    def counts(self, legal: list[int]) -> int:
        """The first action at its first decision, the second at its second."""
        return legal[(self.decisions - 1) % len(legal)]

    def begets(self, legal: list[int]) -> int:
        """A process of its own, which outlives the decision."""
        child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"])
        (self.folder / "child").write_text(str(child.pid), encoding="utf-8")
        return self.sleeps(legal)


def make(argument: str | None, *, seed: int) -> OddBot:
    how, _, folder = (argument or "").partition("@")
    if how == "unmade":
        raise KeyError("no bot with this seed")
    return OddBot(how, Path(folder))
