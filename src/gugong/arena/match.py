"""One game between bots, from its seed to its result; a bot that fails loses the game, and the game is saved.

A failed bot's seat is played on by the plain random player, so that the others still get their result.
"""

import signal
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from ..errors import PlayerError
from ..game.game import Game
from ..players import Player, ask, new_player, veiled
from ..setup import Setup


@dataclass(frozen=True)
class Pairing:
    """A game to be played: its number, its set-up with a seed, and who sits where (Meng's seat is not named)."""

    number: int
    setup: Setup
    specs: tuple[str, ...]
    time_limit: float | None = None  # seconds a decision
    saves: str | None = None  # the folder for games in which a bot failed


@dataclass(frozen=True)
class Failure:
    """A bot that raised, chose an illegal action or took too long."""

    spec: str
    seat: int
    game: int
    seed: int
    what: str
    save: str | None


@dataclass(frozen=True)
class Result:
    """How a game went; every list is by seat, Meng's (the last one of a solo game) too, unless it says otherwise."""

    pairing: Pairing
    scores: list[int]  # after FINAL-5
    ranking: list[int]  # seats from first to last; failed bots' come last
    winner: int | None
    breakdown: list[dict[str, Any]]  # as Game.breakdown
    decrees: list[list[str]]  # taken, as level.key ("level2.jade")
    doubles: list[bool]  # whether the double servant was won
    start: int  # the seat that began on the first day
    decisions: int
    decisions_of: list[int]
    seconds_of: list[float]  # thinking time
    failures: list[Failure] = field(default_factory=list)
    offered: list[str] = field(default_factory=list)  # the decrees on the table, as level.key


class TooSlow(Exception):
    """A decision that took longer than it may."""


class Died(Exception):
    """What a bot did to the process in which it played."""


@contextmanager
def limited(seconds: float | None) -> Iterator[None]:
    """Interrupt what takes longer, where the system can; else notice it afterwards."""
    if seconds is None:
        yield
        return
    begun = time.perf_counter()
    alarm = getattr(signal, "SIGALRM", None)

    def interrupt(*_: Any) -> None:
        raise TooSlow

    if alarm is not None:
        before = signal.signal(alarm, interrupt)
        signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
        if time.perf_counter() - begun > seconds:
            raise TooSlow
    finally:
        if alarm is not None:
            signal.setitimer(signal.ITIMER_REAL, 0)
            signal.signal(alarm, before)


def words_of(fault: BaseException) -> str:
    """What an exception says, if it can."""
    try:
        said = str(fault)
    except Exception:
        return ""
    return f": {said}" if said else ""


class Match:
    """A game being played."""

    def __init__(self, pairing: Pairing) -> None:
        """Set up the table and seat the bots."""
        self.pairing = pairing
        self.game = Game(pairing.setup)
        self.start = int(self.game._state["start"][0])
        self.seed = self.game.setup.seed or 0
        seats = pairing.setup.seats
        self.decisions_of, self.seconds_of = [0] * seats, [0.0] * seats
        self.failures: list[Failure] = []
        self.players: list[Player] = [self.seated(seat) for seat in range(len(pairing.specs))]

    def _seed_of(self, seat: int) -> int:
        return veiled("player", self.seed, seat)

    def seated(self, seat: int) -> Player:
        """The bot of a seat; one that cannot be made has failed."""
        try:
            return new_player(self.pairing.specs[seat], self._seed_of(seat))
        except (Exception, SystemExit) as fault:
            return self.failed(seat, fault)

    def play(self) -> Result:
        """Play to the end."""
        while not self.game.over:
            self.step()
        return self.result()

    def step(self) -> None:
        """Ask whoever decides."""
        assert self.game.decision is not None
        seat = self.game.decision.seat
        begun = time.perf_counter()
        try:
            with limited(self.pairing.time_limit):
                action = ask(self.players[seat], self.game, self.seed)
        except (Exception, SystemExit) as fault:
            self.fail(seat, fault)
            action = ask(self.players[seat], self.game, self.seed)
        self.decisions_of[seat] += 1
        self.seconds_of[seat] += time.perf_counter() - begun
        self.game.play(action)

    def fail(self, seat: int, fault: BaseException) -> None:
        """Note what a bot did wrong, and let chance play on for it."""
        self.players[seat] = self.failed(seat, fault)

    def failed(self, seat: int, fault: BaseException) -> Player:
        """Note what a bot did wrong and save the game at this moment; returns whoever plays on for it."""
        if isinstance(fault, TooSlow):
            what = f"took more than {self.pairing.time_limit:g} s for a decision"
        elif isinstance(fault, PlayerError | Died):
            what = str(fault)
        else:
            what = f"raised {type(fault).__name__}{words_of(fault)}"
        self.failures.append(
            Failure(self.pairing.specs[seat], seat, self.pairing.number, self.seed, what, self._save(seat))
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

    def result(self) -> Result:
        """What is to be counted."""
        game = self.game
        failed = {failure.seat for failure in self.failures}
        ranking = sorted(game.ranking, key=lambda seat: seat in failed)
        winner = game.winner
        if winner in failed:
            others = [seat for seat in ranking if seat not in failed and game.breakdown[seat]["can_win"]]
            winner = others[0] if others else None
        position = game.position()
        seats = position["seats"]
        return Result(
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
        )


def play_match(pairing: Pairing) -> Result:
    """Play one game to its result."""
    return Match(pairing).play()
