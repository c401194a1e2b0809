"""What goes to a worker and what comes back: frames on a pipe.

A question is the game as its seat knows it, in about a kilobyte. An answer is JSON, because nothing that a bot's
process says is ever unpickled.
"""

import json
import pickle
import struct
from dataclasses import dataclass, replace
from functools import lru_cache

import numpy as np

from ...box import Box, load_box
from ...game.game import NO_ACTION, Game
from ...players import reduced, veiled
from ...rules.core.state import STATE
from ...setup import Setup

LENGTH = struct.Struct(">I")
HEADER = struct.Struct(">QQ")  # the number of the question, and of the player
LONGEST_ANSWER = 1 << 16
LONGEST_NAME = 60  # characters of an exception's type
BOXES = 8  # packed or unpacked, that are kept
JUDGING = "?"  # begins the spec of a question that asks for chances, as no bot's does; so many games to imagine follow

Judged = tuple[int, float, float, int]  # an option, its chance to win, its mean score, and how many games were imagined


@dataclass(frozen=True, slots=True)
class Question:
    """A decision of a seat. `player_seed` is for a player that is made for it; `box` is None for the standard one."""

    spec: str
    player_seed: int
    seat: int
    setup: Setup
    moment: int
    state: bytes
    box: bytes | None

    @classmethod
    def about(cls, known: Game, seat: int, spec: str, seed: int) -> "Question":
        """About a reduced game; the seed is the table's, and stays here."""
        return cls(
            spec=spec,
            player_seed=veiled("opponent", seed, seat, known.moment),
            seat=seat,
            setup=known.setup,
            moment=known.moment,
            state=known.state_bytes(),
            box=None if known.box == load_box() else _packed(known.box),
        )

    def pack(self) -> bytes:
        """As bytes."""
        fields = (self.spec, self.player_seed, self.seat, self.setup, self.moment, self.state, self.box)
        return pickle.dumps(fields, pickle.HIGHEST_PROTOCOL)

    @classmethod
    def unpack(cls, packed: bytes) -> "Question":
        """From the bytes that pack() gave."""
        return cls(*pickle.loads(packed))

    def game(self) -> Game:
        """The reduced game, built anew."""
        game = Game.__new__(Game)
        game._start(replace(self.setup, box=None))
        game.setup = self.setup
        if self.box is not None:
            game._box = _unpacked(self.box)
        game._state = np.frombuffer(bytearray(self.state), STATE)
        game._guessed = self.moment
        game._settle(NO_ACTION)
        return game


def question_for(game: Game, spec: str, seed: int) -> tuple[Game, int, bytes]:
    """What the seat that decides may know of a game, that seat, and the question as bytes."""
    assert game.decision is not None
    seat = game.decision.seat
    known = reduced(game, seat, seed)
    return known, seat, Question.about(known, seat, spec, seed).pack()


@lru_cache(BOXES)
def _packed(box: Box) -> bytes:
    """A box travels whole, since the files that it was read from may have changed meanwhile."""
    return pickle.dumps(box, pickle.HIGHEST_PROTOCOL)


@lru_cache(BOXES)
def _unpacked(packed: bytes) -> Box:
    box: Box = pickle.loads(packed)
    return box


@dataclass(frozen=True, slots=True)
class Answer:
    """An action (or judgements) and how long it took, or the type of the exception that the bot raised."""

    number: int
    action: int | None = None
    seconds: float = 0.0
    fault: str = ""
    judged: tuple[Judged, ...] = ()

    def pack(self) -> bytes:
        """As bytes."""
        return json.dumps([self.number, self.action, round(self.seconds, 6), self.fault, self.judged]).encode()

    @classmethod
    def unpack(cls, packed: bytes) -> "Answer":
        """From the bytes that pack() gave; ValueError if they are something else."""
        try:
            fields = json.loads(packed)
        except RecursionError as depth:
            raise ValueError("This is no answer.") from depth
        match fields:
            case [int(number), int() | None as action, int() | float() as seconds, str(fault), list(judged)]:
                return cls(number, action, float(seconds), plain_name(fault), tuple(_judged(one) for one in judged))
        raise ValueError("This is no answer.")


def _judged(fields: object) -> Judged:
    match fields:
        case [int(option), int() | float() as win, int() | float() as score, int(visits)]:
            return option, float(win), float(score), visits
    raise ValueError("This is no answer.")


def plain_name(name: str) -> str:
    """The name of an exception's type, unless it could tell or do more than a name should."""
    return name if name.isidentifier() and name.isascii() and len(name) <= LONGEST_NAME else "Exception" if name else ""


def framed(packed: bytes) -> bytes:
    """Bytes with their length before them."""
    return LENGTH.pack(len(packed)) + packed
