"""Bots that write down what they are told, and when; the argument of the spec is a file, and how they go wrong."""

import json
import os
import time
from pathlib import Path
from typing import Any

from gugong import Game
from gugong.players import time_left


class HookedBot:
    def __init__(self, path: Path, how: str) -> None:
        self.path, self.how = path, how
        self.decisions = 0

    def begin_game(self, game: Game, seat: int) -> None:
        self.note("begin", game, seat)
        if self.how == "raises at the beginning":
            raise ValueError("no game today")

    def decide(self, game: Game, seat: int) -> int:
        self.note("decide", game, seat)
        self.decisions += 1
        if self.how == "dies in play" and self.decisions == 30:
            os._exit(3)
        return game.legal[0]

    def end_game(self, game: Game, seat: int) -> None:
        self.note("end", game, seat, scores=game.scores)
        if self.how == "raises at the end":
            raise ValueError("I should have won")
        if self.how == "dies at the end":
            os._exit(3)
        if self.how == "sleeps at the end":
            time.sleep(600)

    def note(self, what: str, game: Game, seat: int, **more: Any) -> None:
        left = time_left()
        fact = {"what": what, "seat": seat, "moment": game.moment, "over": game.over, "timed": left is not None, **more}
        fact["events"] = [event.as_dict() for event in game.events_since_decision(seat)]
        fact |= {"seen": len(game.events), "process": os.getpid()}
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(fact) + "\n")


def facts(path: Path) -> list[dict[str, Any]]:
    """What bots have written down in a file, in order."""
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()] if path.exists() else []


def make(argument: str | None, *, seed: int) -> HookedBot:
    path, _, how = (argument or "").partition(",")
    return HookedBot(Path(path), how)
