"""Turning points of a game: missteps (choices that clearly lowered the win chance) and swings of the win chance.

Every decision with more than one legal option is analysed from what its seat knew then (`gugong.analyse`). The best
option is the most visited one. A misstep is a choice whose win chance is below that of the best option by at least
LEAST_DIFFERENCE and by more than STANDARD_ERRORS standard errors. A search tries what looks bad too rarely to find its
good continuations, and of hundreds of decisions a few look bad by chance; so each suspected misstep is analysed a
second time from another seed, with SECOND_BUDGET times the budget shared equally among the options. Only what shows
again counts, with the figures of the second analysis. A swing is a change of a seat's win chance, by the same two
measures, from the start of one of its turns to the start of the next, or to the result.
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

LEAST_DIFFERENCE = 0.08
STANDARD_ERRORS = 2.0
SECOND_BUDGET = 4
FIRST_LOOK, SECOND_LOOK = 0, 1  # seeds

Progress = Callable[[int, int], None]


@dataclass(frozen=True)
class AnalysedChoice:
    """A choice that was made, with the judgement of each of its options."""

    number: int
    """The number of the action, counted from 1."""
    day: int
    """The day of the game, 1 to 4."""
    decision: Decision
    """The decision, with all its options."""
    chosen: int
    """The number of the action that was chosen."""
    judgements: tuple[Judgement, ...]
    """All options, the best first."""
    opens_turn: bool
    """Whether it is the first choice of a turn."""
    second: tuple[Judgement, ...] = ()
    """The same from the second analysis, if the choice was suspected to be a misstep."""

    @property
    def seat(self) -> int:
        """The seat that decided."""
        return self.decision.seat

    @property
    def best(self) -> Judgement:
        """The most visited option, with the figures of the first analysis."""
        return self.judgements[0]

    @property
    def better(self) -> Judgement:
        """The same option, with the figures of the second analysis if there was one."""
        return self._of(self.best.option)

    @property
    def choice(self) -> Judgement:
        """The chosen option, with the figures of the second analysis if there was one."""
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
        """Whether the loss is clear (see is_clear)."""
        return self.loss > 0 and is_clear(self.loss, self.error)


@dataclass(frozen=True)
class WinChance:
    """A seat's win chance at the start of a turn; at the end of the game it is 1 or 0."""

    number: int
    """The number of the action that came next; at the end, of the last one."""
    day: int
    """The day of the game, 1 to 4."""
    seat: int
    """Whose chance it is."""
    win: float
    """The chance to win, 0 to 1."""
    variance: float = 0.0
    """The variance of that chance; 0 at the end."""
    is_end: bool = False
    """Whether this is the result instead of a chance."""


@dataclass(frozen=True)
class Swing:
    """A change of a seat's win chance from one of its turns to the next."""

    before: WinChance
    """At the start of a turn."""
    after: WinChance
    """At the start of the next turn of the same seat, or at the end."""

    @property
    def change(self) -> float:
        """Up or down."""
        return self.after.win - self.before.win

    @property
    def error(self) -> float:
        """The standard error of the change."""
        return sqrt(self.before.variance + self.after.variance)


def variance(one: Judgement) -> float:
    """The variance of an option's win chance; a win and a loss are added, so that a few games do not look certain."""
    visits = one.visits + 2
    win = (one.win * one.visits + 1) / visits
    return win * (1 - win) / visits


def is_clear(difference: float, error: float) -> bool:
    """Whether two win chances differ by at least LEAST_DIFFERENCE and more than STANDARD_ERRORS errors."""
    return abs(difference) >= LEAST_DIFFERENCE and abs(difference) > STANDARD_ERRORS * error


def analyse_choices(
    game: Game,
    budget: int | str = 1000,
    *,
    first: int = 1,
    last: int | None = None,
    seats: Collection[int] | None = None,
    progress: Progress | None = None,
) -> Iterator[AnalysedChoice]:
    """Analyse the choices of a game one by one: of some seats only, and of the actions `first` to `last`, if given.

    The game is not changed; progress is called with (actions done, of how many).
    """
    last = game.moment if last is None else min(last, game.moment)
    for number, now, begun in decision_points(game):
        if number > last:
            return
        decision = now.decision
        assert decision is not None
        wanted = number >= first and (seats is None or decision.seat in seats)
        if wanted and len(now.legal) > 1:
            yield _analysed(now, number, game.actions[number - 1], budget, begun)
        if progress is not None:
            progress(max(number - first + 1, 0), max(last - first + 1, 0))


def decision_points(game: Game) -> Iterator[tuple[int, Game, bool]]:
    """Before each action: its number, the game at that moment, and whether this is the first choice of a turn."""
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
    """The seat whose turn began last in these events, else `before`."""
    return next((event.seat for event in reversed(events) if event.kind == "turn-begins"), before)


def _analysed(game: Game, number: int, chosen: int, budget: int | str, begun: bool) -> AnalysedChoice:
    decision = game.decision
    assert decision is not None
    seat, day = decision.seat, int(game.view(None)["day"])
    found = AnalysedChoice(number, day, decision, chosen, tuple(analyse(game, seat, budget, seed=FIRST_LOOK)), begun)
    if not found.is_misstep:
        return found
    return replace(
        found, second=tuple(analyse(game, seat, multiplied(budget, SECOND_BUDGET), seed=SECOND_LOOK, even=True))
    )


def multiplied(budget: int | str, times: int) -> str:
    """A budget so many times as large, as text."""
    given = Budget.parse(str(budget))
    much = f"{given.simulations * times}" if given.simulations else f"{(given.seconds or 0) * times * 1000:.3f}ms"
    return f"{much},threads={given.threads}"


def missteps(choices: Iterable[AnalysedChoice]) -> list[AnalysedChoice]:
    """The missteps among some choices, the most costly first."""
    return sorted((one for one in choices if one.is_misstep), key=lambda one: (-one.loss, one.number))


def win_chances(choices: Iterable[AnalysedChoice], game: Game, *, to_the_end: bool = True) -> list[WinChance]:
    """Each seat's win chance with its best option at the start of each of its turns and, if the game is over, after it.

    Every seat's chance is from what it knew at its own moment, so those of a day need not add up to 1.
    Leave the end out if choices before it were not analysed: what happened in between is not known.
    """
    found = [
        WinChance(one.number, one.day, one.seat, one.best.win, variance(one.best)) for one in choices if one.opens_turn
    ]
    if game.over and to_the_end:
        day = int(game.view(None)["day"])
        seats = sorted({one.seat for one in found})
        found += [WinChance(game.moment, day, seat, float(seat == game.winner), is_end=True) for seat in seats]
    return found


def swings(found: Iterable[WinChance]) -> list[Swing]:
    """The clear changes of win chance from turn to turn of the same seat, the largest first."""
    by_seat: dict[int, list[WinChance]] = {}
    for chance in found:
        by_seat.setdefault(chance.seat, []).append(chance)
    every = [Swing(*pair) for line in by_seat.values() for pair in pairwise(line)]
    clear = [swing for swing in every if is_clear(swing.change, swing.error)]
    return sorted(clear, key=lambda swing: (-abs(swing.change), swing.after.number, swing.after.seat))
