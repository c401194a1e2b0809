"""What the server's bots are asked and answer.

A request is the game as a seat knows it: about two kilobytes, and a dozen bytes for each event that the seat has
seen. An answer is JSON, of which nothing is believed: it comes from a bot's process.
"""

import pickle
import struct
from dataclasses import dataclass
from typing import Any

from ...game.game import Game
from ...players import derived_seed, known_to_seat

PLAYER = struct.Struct(">Q")  # the number of the player, before the request
MAX_NAME_LENGTH = 60  # characters of an exception's type
ANALYSIS_PREFIX = "?"  # no bot's spec begins so; the number of visits follows

OptionValue = tuple[int, float, float, int]  # option id, chance to win, mean score, visits


@dataclass(frozen=True, slots=True)
class BotRequest:
    """A decision that a bot has to make, or the end of its game; `player_seed` is for a new player.

    `time_limit` (seconds) is what it may take.
    """

    spec: str
    player_seed: int
    seat: int
    game: Game
    time_limit: float | None = None

    @classmethod
    def about(cls, known: Game, seat: int, spec: str, seed: int, time_limit: float | None) -> "BotRequest":
        """Of a game reduced to what the seat knows. Only a digest of the table's seed is in it."""
        return cls(spec, derived_seed("opponent", seed, seat, known.moment), seat, known, time_limit)

    def pack(self) -> bytes:
        """As bytes."""
        fields = (self.spec, self.player_seed, self.seat, self.game, self.time_limit)
        return pickle.dumps(fields, pickle.HIGHEST_PROTOCOL)

    @classmethod
    def unpack(cls, packed: bytes) -> "BotRequest":
        """From the bytes that pack() gave."""
        return cls(*pickle.loads(packed))


def request_for(game: Game, spec: str, seed: int, time_limit: float | None = None) -> tuple[Game, int, bytes]:
    """The game reduced to what the deciding seat knows, that seat, and the packed request."""
    assert game.decision is not None
    seat = game.decision.seat
    known = known_to_seat(game, seat, seed)
    return known, seat, BotRequest.about(known, seat, spec, seed, time_limit).pack()


def ending_for(game: Game, seat: int, spec: str, seed: int, time_limit: float | None) -> bytes:
    """The packed request that tells a seat's bot that the game is over."""
    return BotRequest.about(known_to_seat(game, seat, seed), seat, spec, seed, time_limit).pack()


@dataclass(frozen=True, slots=True)
class BotAnswer:
    """An action or option values and how long they took, or the name of the exception that the bot raised."""

    action: int | None = None
    seconds: float = 0.0
    fault: str = ""
    option_values: tuple[OptionValue, ...] = ()

    def as_json(self) -> list[Any]:
        """As JSON."""
        return [self.action, round(self.seconds, 6), self.fault, [list(one) for one in self.option_values]]

    @classmethod
    def from_json(cls, content: object) -> "BotAnswer":
        """From what as_json() gave; ValueError if it is something else."""
        match content:
            case [int() | None as action, int() | float() as seconds, str(fault), list(option_values)]:
                values = tuple(_option_value(one) for one in option_values)
                return cls(action, float(seconds), plain_name(fault), values)
        raise ValueError("This is no answer.")


def _option_value(fields: object) -> OptionValue:
    match fields:
        case [int(option), int() | float() as win, int() | float() as score, int(visits)]:
            return option, float(win), float(score), visits
    raise ValueError("This is no answer.")


def plain_name(name: str) -> str:
    """The name of an exception's type; `Exception` if it is not a short ASCII identifier, which is safe to log."""
    return (
        name if name.isidentifier() and name.isascii() and len(name) <= MAX_NAME_LENGTH else "Exception" if name else ""
    )
