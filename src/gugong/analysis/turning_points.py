"""Turning points of a game: choices that cost a clear part of the chance to win, and where the chances swung.

Every decision that really was a choice is judged as its seat could see it at that moment (`gugong.analyse`). The best
option is the one that the search went to most often. A misstep is a choice whose win chance is below that of the best
option by at least CLEARLY and by more than SURELY standard errors. A search tries what looks bad too rarely to find
its good follow-ups, and of hundreds of decisions a few look bad by chance; so each suspect is judged a second time
from another seed, with AGAIN times the budget shared evenly among the options. Only what shows again counts, with the
figures of the second look. A swing is a change of a seat's win chance, by the same two measures, from the start of one
of its turns to the next, or to the result.
"""

from collections.abc import Callable, Collection, Iterable, Iterator
from dataclasses import dataclass, replace
from itertools import pairwise
from math import sqrt

from ..game.decision import Decision
from ..game.event import Event
from ..game.game import Game
from ..players.mcts import Budget
from .options import Judgement, analyse

CLEARLY = 0.08
SURELY = 2.0
AGAIN = 4
FIRST_LOOK, SECOND_LOOK = 0, 1  # seeds

Progress = Callable[[int, int], None]


@dataclass(frozen=True)
class Judged:
    """A choice that was made, and what each of its options was worth."""

    number: int  # of the action, counted from 1
    day: int
    decision: Decision
    chosen: int
    judgements: tuple[Judgement, ...]  # the best first
    opens_turn: bool  # whether it is the first choice of a turn
    second: tuple[Judgement, ...] = ()  # the same options looked at a second time, if the choice was suspected

    @property
    def seat(self) -> int:
        """Who decided."""
        return self.decision.seat

    @property
    def best(self) -> Judgement:
        """The option that the search went to most often, as it saw it."""
        return self.judgements[0]

    @property
    def better(self) -> Judgement:
        """The same option, by the second look if there was one."""
        return self._of(self.best.option)

    @property
    def choice(self) -> Judgement:
        """The option that was chosen, by the second look if there was one."""
        return self._of(self.chosen)

    def _of(self, option: int) -> Judgement:
        return next(one for one in self.second or self.judgements if one.option == option)

    @property
    def loss(self) -> float:
        """How far the win chance of the choice is below that of the best option."""
        return self.better.win - self.choice.win

    @property
    def error(self) -> float:
        """The standard error of the loss."""
        return 0.0 if self.choice is self.better else sqrt(variance(self.better) + variance(self.choice))

    @property
    def is_misstep(self) -> bool:
        """Whether the choice cost clearly more than nothing."""
        return self.loss > 0 and is_clear(self.loss, self.error)


@dataclass(frozen=True)
class Chance:
    """A seat's chance to win at the start of a turn, or at the end, where it has won or not."""

    number: int  # of the action that came next; at the end, of the last one
    day: int
    seat: int
    win: float
    variance: float = 0.0
    is_end: bool = False


@dataclass(frozen=True)
class Swing:
    """How a seat's chance changed from one of its turns to the next."""

    before: Chance
    after: Chance

    @property
    def change(self) -> float:
        """Up or down."""
        return self.after.win - self.before.win

    @property
    def error(self) -> float:
        """The standard error of the change."""
        return sqrt(self.before.variance + self.after.variance)


def variance(one: Judgement) -> float:
    """Of an option's win chance; a win and a loss are added, so that a few like games do not look like certainty."""
    visits = one.visits + 2
    win = (one.win * one.visits + 1) / visits
    return win * (1 - win) / visits


def is_clear(difference: float, error: float) -> bool:
    """Whether two win chances differ by more than a trifle and more than their noise."""
    return abs(difference) >= CLEARLY and abs(difference) > SURELY * error


def judge(
    game: Game,
    budget: int | str = 1000,
    *,
    first: int = 1,
    last: int | None = None,
    seats: Collection[int] | None = None,
    progress: Progress | None = None,
) -> Iterator[Judged]:
    """Judge the choices of a game one by one, those of some seats and from one action to another if wanted.

    The game is not touched; progress gets (actions done, of how many).
    """
    last = game.moment if last is None else min(last, game.moment)
    for number, now, begun in moments(game):
        if number > last:
            return
        decision = now.decision
        assert decision is not None
        wanted = number >= first and (seats is None or decision.seat in seats)
        if wanted and len(now.legal) > 1:
            yield _judged(now, number, game.actions[number - 1], budget, begun)
        if progress is not None:
            progress(max(number - first + 1, 0), max(last - first + 1, 0))


def moments(game: Game) -> Iterator[tuple[int, Game, bool]]:
    """Before each action its number, the game, and whether this is the first choice of a turn."""
    now, length = game.clone(), game.moment
    for _ in range(length):
        now.undo(consent=True)
    turn = _turn_of(now.events, None)
    for number in range(1, length + 1):
        decision = now.decision
        assert decision is not None
        begun = decision.seat == turn and len(now.legal) > 1
        yield number, now, begun
        turn = _turn_of(now.redo(), None if begun else turn)


def _turn_of(events: list[Event], before: int | None) -> int | None:
    """Whose turn began last, if its first choice is still to come."""
    return next((event.seat for event in reversed(events) if event.kind == "turn-begins"), before)


def _judged(game: Game, number: int, chosen: int, budget: int | str, begun: bool) -> Judged:
    decision = game.decision
    assert decision is not None
    seat, day = decision.seat, int(game.view(None)["day"])
    found = Judged(number, day, decision, chosen, tuple(analyse(game, seat, budget, seed=FIRST_LOOK)), begun)
    if not found.is_misstep:
        return found
    return replace(found, second=tuple(analyse(game, seat, enlarged(budget, AGAIN), seed=SECOND_LOOK, even=True)))


def enlarged(budget: int | str, times: int) -> str:
    """A budget so many times as large."""
    given = Budget.parse(str(budget))
    much = f"{given.simulations * times}" if given.simulations else f"{(given.seconds or 0) * times * 1000:.3f}ms"
    return f"{much},threads={given.threads}"


def missteps(judged: Iterable[Judged]) -> list[Judged]:
    """The choices that cost clearly more than nothing, the most costly first."""
    return sorted((one for one in judged if one.is_misstep), key=lambda one: (-one.loss, one.number))


def chances(judged: Iterable[Judged], game: Game, *, to_the_end: bool = True) -> list[Chance]:
    """Each seat's chance with its best option at the start of each of its turns and, once the game is over, at the end.

    Every seat judges by what it knew itself at another moment, so that the chances of a day need not add up to 1.
    Leave the end out where choices before it were not judged: nobody knows what happened in between.
    """
    found = [
        Chance(one.number, one.day, one.seat, one.best.win, variance(one.best)) for one in judged if one.opens_turn
    ]
    if game.over and to_the_end:
        day = int(game.view(None)["day"])
        seats = sorted({one.seat for one in found})
        found += [Chance(game.moment, day, seat, float(seat == game.winner), is_end=True) for seat in seats]
    return found


def swings(found: Iterable[Chance]) -> list[Swing]:
    """The clear changes of chances from turn to turn of the same seat, the biggest first."""
    by_seat: dict[int, list[Chance]] = {}
    for chance in found:
        by_seat.setdefault(chance.seat, []).append(chance)
    every = [Swing(*pair) for line in by_seat.values() for pair in pairwise(line)]
    clear = [swing for swing in every if is_clear(swing.change, swing.error)]
    return sorted(clear, key=lambda swing: (-abs(swing.change), swing.after.number, swing.after.seat))
