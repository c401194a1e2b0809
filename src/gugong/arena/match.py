"""One game between bots, from its seed to its result.

A bot that raises, chooses an illegal action or takes too long loses the game, and the game is saved at that moment;
`random` plays on in its seat, so that the others still get their result.
"""

import signal
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from typing import Any

from .. import __version__
from ..box import Box
from ..errors import PlayerError
from ..game.game import Game
from ..players import Player, ask, begin_game, derived_seed, end_game, new_player, time_budget
from ..setup import Setup


@dataclass(frozen=True)
class Pairing:
    """A game to be played: its number, its set-up with a seed, and who sits where (Meng's seat is not named)."""

    number: int
    """Its number in the tournament, from 0."""
    setup: Setup
    """The set-up, with its seed."""
    specs: tuple[str, ...]
    """The spec of each seat; Meng's seat has none."""
    time_limit: float | None = None
    """Seconds a decision may take; None: any time."""
    saves: str | None = None
    """The folder for saves of games in which a bot failed; None: they are not kept."""
    entrants: tuple[int, ...] = ()
    """The number of the entrant of each seat; empty where only specs count."""
    copies: tuple[int, ...] = ()
    """By seat, which of several entrants with the same spec it is, from 0: each draws its own chance. Empty: all 0."""


@dataclass(frozen=True)
class BotFailure:
    """A bot that raised, chose an illegal action or took too long."""

    spec: str
    """The spec of the bot."""
    seat: int
    """Its seat."""
    game: int
    """The number of the game."""
    seed: int
    """The seed of the game."""
    what: str
    """What it did, as the end of a sentence."""
    save: str | None
    """The file with the game at that moment, or None."""


@dataclass(frozen=True)
class MatchResult:
    """The result of a game; lists are by seat, with Meng's as the last of a solo game, unless noted otherwise."""

    pairing: Pairing
    """What was played."""
    scores: list[int]
    """Final scores (after FINAL-5)."""
    ranking: list[int]
    """Seats from first to last; those of failed bots come last."""
    winner: int | None
    """The seat that won, or None."""
    breakdown: list[dict[str, Any]]
    """VP by source, as `Game.breakdown`."""
    decrees: list[list[str]]
    """The decrees taken, as level.key (`level2.jade`)."""
    doubles: list[bool]
    """Whether the double servant was won."""
    start: int
    """The seat that began on the first day."""
    decisions: int
    """All decisions of the game."""
    decisions_of: list[int]
    """Decisions by seat."""
    seconds_of: list[float]
    """Thinking time by seat, in seconds."""
    failures: list[BotFailure] = field(default_factory=list)
    """The bots that failed."""
    offered: list[str] = field(default_factory=list)
    """The decrees on the table, as level.key."""
    actions: list[int] = field(default_factory=list)
    """All actions, from which the game can be played again."""
    versions: dict[str, Any] = field(default_factory=dict)
    """What it was played with: `gugong` and `rules` (versions), `box` (its name) and `fingerprint` (of the box)."""
    began: float = 0.0
    """When it began, in seconds since 1970 (UTC)."""
    seconds: float = 0.0
    """How long it took."""

    def as_json(self) -> dict[str, Any]:
        """All of it but the pairing."""
        found = asdict(self)
        del found["pairing"]
        return found

    @classmethod
    def from_json(cls, pairing: Pairing, content: dict[str, Any]) -> "MatchResult":
        """The result of a pairing, from what as_json() gave."""
        failures = [BotFailure(**failure) for failure in content["failures"]]
        return cls(pairing, **{**content, "failures": failures})


def versions_of(box: Box, rules_version: int) -> dict[str, Any]:
    """What games are played with, as MatchResult.versions."""
    return {"gugong": __version__, "rules": rules_version, "box": box.name, "fingerprint": box.fingerprint}


Hook = Callable[[Player, Game, int, int], None]


class DecisionTimeout(Exception):
    """A decision, or a call of a hook, took longer than the time limit; the message says which."""


class ProcessDied(Exception):
    """A bot's process ended or was stopped; the message says how."""


@contextmanager
def time_limited(seconds: float | None, doing: str = "for a decision") -> Iterator[None]:
    """Raise DecisionTimeout if the body takes longer: at once in the main thread where there are alarms, else later."""
    if seconds is None:
        yield
        return
    begun = time.perf_counter()
    in_main_thread = threading.current_thread() is threading.main_thread()
    alarm = getattr(signal, "SIGALRM", None) if in_main_thread else None

    def interrupt(*_: Any) -> None:
        raise DecisionTimeout(doing)

    if alarm is not None:
        before = signal.signal(alarm, interrupt)
        signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
        if time.perf_counter() - begun > seconds:
            raise DecisionTimeout(doing)
    finally:
        if alarm is not None:
            signal.setitimer(signal.ITIMER_REAL, 0)
            signal.signal(alarm, before)


def exception_text(fault: BaseException) -> str:
    """The message of an exception after a colon; empty if it has none or cannot tell it."""
    try:
        said = str(fault)
    except Exception:
        return ""
    return f": {said}" if said else ""


class Match:
    """A game in progress between the bots of a pairing."""

    def __init__(self, pairing: Pairing) -> None:
        """Set up the game and make the bots."""
        self.pairing = pairing
        self.began, self._clock = time.time(), time.perf_counter()
        self.game = Game(pairing.setup)
        self.start = int(self.game.plain.start)
        self.seed = self.game.setup.seed or 0
        seats = pairing.setup.seats
        self.decisions_of, self.seconds_of = [0] * seats, [0.0] * seats
        self.failures: list[BotFailure] = []
        self.players: list[Player] = [self.seat_player(seat) for seat in range(len(pairing.specs))]

    def _seed_of(self, seat: int) -> int:
        copy = self.pairing.copies[seat] if self.pairing.copies else 0
        return derived_seed("player", self.seed, seat, *([copy] if copy else []))

    def seat_player(self, seat: int) -> Player:
        """Make the bot of a seat; one that cannot be made has failed."""
        try:
            return new_player(self.pairing.specs[seat], self._seed_of(seat))
        except (Exception, SystemExit) as fault:
            return self.record_failure(seat, fault)

    def play(self) -> MatchResult:
        """Play the game to its end; the bots that want to know are told of its beginning and its end."""
        for seat in range(len(self.players)):
            self.call_hook(seat, begin_game)
        while not self.game.over:
            self.step()
        for seat in range(len(self.players)):
            self.call_hook(seat, end_game)
        return self.result()

    def call_hook(self, seat: int, hook: Hook) -> None:
        """Tell the bot of a seat something; it fails by what it does then as by a decision."""
        limit = self.pairing.time_limit
        try:
            with time_limited(limit, f"in {hook.__name__}"), time_budget(limit):
                hook(self.players[seat], self.game, seat, self.seed)
        except (Exception, SystemExit) as fault:
            self.replace_failed(seat, fault)

    def step(self) -> None:
        """Ask the bot that decides, and play its action."""
        assert self.game.decision is not None
        seat = self.game.decision.seat
        begun = time.perf_counter()
        try:
            with time_limited(self.pairing.time_limit):
                action = ask(self.players[seat], self.game, self.seed, self.pairing.time_limit)
        except (Exception, SystemExit) as fault:
            self.replace_failed(seat, fault)
            action = ask(self.players[seat], self.game, self.seed)
        self.decisions_of[seat] += 1
        self.seconds_of[seat] += time.perf_counter() - begun
        self.game.play(action)

    def replace_failed(self, seat: int, fault: BaseException) -> None:
        """Record a bot's failure and let `random` play on in its seat."""
        self.players[seat] = self.record_failure(seat, fault)

    def record_failure(self, seat: int, fault: BaseException) -> Player:
        """Record a bot's failure and save the game at this moment; returns the player that replaces it."""
        if isinstance(fault, DecisionTimeout):
            what = f"took more than {self.pairing.time_limit:g} s {fault}"
        elif isinstance(fault, PlayerError | ProcessDied):
            what = str(fault)
        else:
            what = f"raised {type(fault).__name__}{exception_text(fault)}"
        self.failures.append(
            BotFailure(self.pairing.specs[seat], seat, self.pairing.number, self.seed, what, self._save(seat))
        )
        return new_player("random", self._seed_of(seat))

    def _save(self, seat: int) -> str | None:
        if self.pairing.saves is None:
            return None
        name = f"game-{self.pairing.number}-seed-{self.seed}-seat-{seat}-{len(self.game.actions)}.save.json"
        path = Path(self.pairing.saves) / name
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(self.game.save(), encoding="utf-8")
        except OSError:
            return None  # the tournament goes on without it
        return str(path)

    def result(self) -> MatchResult:
        """The result of the finished game; failed bots come last."""
        game = self.game
        failed = {failure.seat for failure in self.failures}
        ranking = sorted(game.ranking, key=lambda seat: seat in failed)
        winner = game.winner
        if winner in failed:
            others = [seat for seat in ranking if seat not in failed and game.breakdown[seat]["can_win"]]
            winner = others[0] if others else None
        position = game.position()
        seats = position["seats"]
        return MatchResult(
            pairing=replace(self.pairing, setup=game.setup),
            scores=[0 if seat in failed else score for seat, score in enumerate(game.scores)],
            ranking=ranking,
            winner=winner,
            breakdown=game.breakdown,
            decrees=[list(seat["decrees"]) for seat in seats],
            doubles=[seat["double"] != "locked" for seat in seats],
            start=self.start,
            decisions=len(game.actions),
            decisions_of=self.decisions_of,
            seconds_of=self.seconds_of,
            failures=self.failures,
            offered=[f"{level}.{key}" for level, keys in position["decrees"].items() for key in keys],
            actions=list(game.actions),
            versions=versions_of(game.box, game.rules_version),
            began=self.began,
            seconds=time.perf_counter() - self._clock,
        )


def play_match(pairing: Pairing) -> MatchResult:
    """Play one game to its result."""
    return Match(pairing).play()
