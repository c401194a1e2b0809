"""The protocol between server and workers: length-prefixed frames on pipes.

A request is the game as the deciding seat knows it, in about a kilobyte. A reply is JSON, because nothing that comes
from a bot's process may be unpickled.
"""

import json
import pickle
import struct
from dataclasses import dataclass

from ...game.game import Game
from ...players import derived_seed, known_to_seat

LENGTH = struct.Struct(">I")
HEADER = struct.Struct(">QQ")  # the number of the request, and of the player
MAX_REPLY_BYTES = 1 << 16
MAX_NAME_LENGTH = 60  # characters of an exception's type
ANALYSIS_PREFIX = "?"  # no bot's spec begins so; the number of visits follows

OptionValue = tuple[int, float, float, int]  # option id, chance to win, mean score, visits


@dataclass(frozen=True, slots=True)
class WorkerRequest:
    """A decision that a bot has to make; `player_seed` is for a new player."""

    spec: str
    player_seed: int
    seat: int
    game: Game

    @classmethod
    def about(cls, known: Game, seat: int, spec: str, seed: int) -> "WorkerRequest":
        """Of a game reduced to what the seat knows. Only a digest of the table's seed is in it."""
        return cls(spec, derived_seed("opponent", seed, seat, known.moment), seat, known)

    def pack(self) -> bytes:
        """As bytes."""
        return pickle.dumps((self.spec, self.player_seed, self.seat, self.game), pickle.HIGHEST_PROTOCOL)

    @classmethod
    def unpack(cls, packed: bytes) -> "WorkerRequest":
        """From the bytes that pack() gave."""
        return cls(*pickle.loads(packed))


def request_for(game: Game, spec: str, seed: int) -> tuple[Game, int, bytes]:
    """The game reduced to what the deciding seat knows, that seat, and the packed request."""
    assert game.decision is not None
    seat = game.decision.seat
    known = known_to_seat(game, seat, seed)
    return known, seat, WorkerRequest.about(known, seat, spec, seed).pack()


@dataclass(frozen=True, slots=True)
class WorkerReply:
    """An action or option values and how long they took, or the name of the exception that the bot raised."""

    number: int
    action: int | None = None
    seconds: float = 0.0
    fault: str = ""
    option_values: tuple[OptionValue, ...] = ()

    def pack(self) -> bytes:
        """As bytes."""
        return json.dumps([self.number, self.action, round(self.seconds, 6), self.fault, self.option_values]).encode()

    @classmethod
    def unpack(cls, packed: bytes) -> "WorkerReply":
        """From the bytes that pack() gave; ValueError if they are something else."""
        try:
            fields = json.loads(packed)
        except RecursionError as depth:
            raise ValueError("This is no answer.") from depth
        match fields:
            case [int(number), int() | None as action, int() | float() as seconds, str(fault), list(option_values)]:
                return cls(
                    number,
                    action,
                    float(seconds),
                    plain_name(fault),
                    tuple(_option_value(one) for one in option_values),
                )
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


def framed(packed: bytes) -> bytes:
    """A frame: bytes with their length before them."""
    return LENGTH.pack(len(packed)) + packed
