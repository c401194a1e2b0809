"""Third-party bots, for tests of games against them."""

from collections.abc import Callable

import pytest

from gugong import Game
from gugong.cli.terminal import opponents
from gugong.players import Player, new_player


def bot(decide: Callable[[Game, int], int]) -> Player:
    """A player that decides by a function."""
    return type("Bot", (), {"decide": staticmethod(decide)})()


def publish(monkeypatch: pytest.MonkeyPatch, make: Callable[[int], Player]) -> None:
    """Install a bot under the name `house`."""

    def found(word: str, seed: int = 0) -> Player:
        return make(seed) if word == "house" else new_player(word, seed)

    monkeypatch.setattr(opponents, "new_player", found)
