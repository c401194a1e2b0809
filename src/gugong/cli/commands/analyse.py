"""`gugong replay --analyse`: the turning points of a saved game, printed or as JSON."""

import contextlib
import json
import sys
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from ...analysis.options import Judgement
from ...analysis.turning_points import AnalysedChoice, Swing, WinChance, analyse_choices, missteps, swings, win_chances
from ...arena.rounding import rounded
from ...errors import PlayerError, SetupError
from ...game.decision import Decision
from ...game.game import Game
from ...players.mcts import Budget
from ..compile_progress import compile_with_progress
from ..messages import language, message
from ..reports.analysis_screen import render_analysis, seat_key
from ..style import new_console
from ..terminal.session import INTERRUPTED

BUDGET = "1000"
DIGITS = 4


def run(game: Game, file: Path, point_of_view: int | str | None, budget: str | None, as_json: bool) -> int:
    """Analyse a game and print the turning points; returns the exit code."""
    budget = BUDGET if budget is None else budget
    _check_budget(budget)
    if isinstance(point_of_view, str):
        raise SetupError(message("analysis-spectator"))
    analysis = AnalysisRun(game, file, None if point_of_view is None else {point_of_view}, budget)
    analysis.run()
    analysis.print_report(as_json)
    return 0 if analysis.complete else INTERRUPTED


def _check_budget(budget: str) -> None:
    try:
        Budget.parse(budget)
    except PlayerError:
        raise SetupError(message("analysis-bad-budget", given=budget)) from None


@dataclass
class AnalysisRun:
    """The analysis of a game, and the choices analysed so far."""

    game: Game
    file: Path
    seats: set[int] | None
    budget: str
    choices: list[AnalysedChoice] = field(default_factory=list)
    actions_done: int = 0  # actions
    complete: bool = False

    def run(self) -> None:
        """Analyse until all is done or Ctrl-C is pressed."""
        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        bar = Progress(*columns, console=Console(stderr=True), transient=True)
        with contextlib.suppress(KeyboardInterrupt), bar as progress:
            compile_with_progress(progress)
            show = _progress_bar(progress, message("analysis-judging"))

            def after(done: int, total: int) -> None:
                self.actions_done = done
                show(done, total)

            for one in analyse_choices(self.game, self.budget, seats=self.seats, progress=after):
                self.choices.append(one)
            self.complete = True

    def print_report(self, as_json: bool) -> None:
        """Print the turning points found."""
        if not self.complete:
            print(
                message("analysis-interrupted", seen=self.actions_done, actions=self.game.moment),
                file=sys.stderr,
            )
        if as_json:
            print(json.dumps(rounded(self.data(), DIGITS), indent=1, ensure_ascii=False))
        elif self.choices:
            new_console().print(
                render_analysis(self.game, self.choices, self.win_chances(), self.budget, str(self.file))
            )
        elif self.complete:
            print(message("analysis-no-choices"))

    def win_chances(self) -> list[WinChance]:
        """The win chances in the part of the game that was analysed."""
        return win_chances(self.choices, self.game, to_the_end=self.complete)

    def data(self) -> dict[str, Any]:
        """All figures, JSON-able."""
        found = self.win_chances()
        return {
            "setup": self.game.setup.as_dict(),
            "budget": self.budget,
            "actions": self.game.moment,
            "finished": self.game.over,
            "interrupted": not self.complete,
            "winner": self.game.winner,
            "scores": self.game.scores,
            "decisions": [decision_data(self.game, one) for one in self.choices],
            "missteps": [misstep_data(one) for one in missteps(self.choices)],
            "swings": [swing_data(swing) for swing in swings(found)],
            "chances": [win_chance_data(chance) for chance in found],
        }


def _progress_bar(progress: Progress, words: str) -> Callable[[int, int], None]:
    """A progress callback whose bar appears with its first call."""
    tasks: list[Any] = []

    def show(done: int, total: int) -> None:
        if not tasks:
            tasks.append(progress.add_task(words, total=total))
        progress.update(tasks[0], completed=done, total=total)

    return show


def decision_data(game: Game, one: AnalysedChoice) -> dict[str, Any]:
    """A choice with all its options; `second` holds those of the second analysis of a suspected misstep."""
    return {
        "number": one.number,
        "day": one.day,
        "seat": one.seat,
        "player": seat_key(game, one.seat),
        "opens_turn": one.opens_turn,
        "kind": one.decision.kind,
        "rule": one.decision.rule,
        "text": one.decision.text(language()),
        "chosen": one.chosen,
        "best": one.best.option,
        "loss": one.loss,
        "error": one.error,
        "misstep": one.is_misstep,
        "options": _options_data(one.decision, one.judgements),
        "second": _options_data(one.decision, one.second),
    }


def _options_data(decision: Decision, judgements: tuple[Judgement, ...]) -> list[dict[str, Any]]:
    texts = {option.id: option.text(language()) for option in decision.options if option.legal}
    return [{**asdict(each), "text": texts[each.option]} for each in judgements]


def misstep_data(one: AnalysedChoice) -> dict[str, Any]:
    """A misstep: the chosen option, the better one, and the loss."""
    found = {"number": one.number, "day": one.day, "seat": one.seat, "loss": one.loss, "error": one.error}
    return {**found, "chosen": asdict(one.choice), "better": asdict(one.better)}


def swing_data(swing: Swing) -> dict[str, Any]:
    """A swing: from where to where."""
    ends = {"before": win_chance_data(swing.before), "after": win_chance_data(swing.after)}
    return {"seat": swing.before.seat, "change": swing.change, "error": swing.error, **ends}


def win_chance_data(chance: WinChance) -> dict[str, Any]:
    """A win chance without its variance."""
    return {
        "number": chance.number,
        "day": chance.day,
        "seat": chance.seat,
        "win": chance.win,
        "end": chance.is_end,
    }
