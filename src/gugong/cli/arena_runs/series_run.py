"""A series of games with a progress bar, and what is printed and drawn of it."""

import json
import sys
from abc import ABC, abstractmethod
from pathlib import Path
from typing import Any

from rich.console import Console, RenderableType
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from ...arena import BotFailure, MatchResult
from ...arena.game_series import GameSeries
from ...errors import SetupError
from ..compile_progress import compile_with_progress
from ..messages import message
from ..reports.arena_screen import failure_text
from ..style import new_console
from ..terminal.session import INTERRUPTED

FAILURES_PRINTED = 20  # beyond that they are only counted
SPEED_PERIOD = 3600  # seconds of play from which the time left is estimated


class SeriesRun(ABC):
    """Plays a series, prints its report, and draws it."""

    def __init__(self, series: GameSeries, saves: Path) -> None:
        """Nothing is played yet; `saves` is the folder for games in which a bot failed."""
        self.series, self.saves = series, saves
        self.failures = 0

    @abstractmethod
    def take(self, result: MatchResult) -> None:
        """Note a result for the progress bar."""

    @abstractmethod
    def state(self) -> str:
        """How it stands, beside the progress bar."""

    @abstractmethod
    def figures(self) -> dict[str, Any]:
        """The report for programs."""

    @abstractmethod
    def screen(self) -> RenderableType:
        """The report for people."""

    @abstractmethod
    def draw(self, path: Path) -> None:
        """Draw the report into a file."""

    def run(self, as_json: bool, plot: Path | None) -> int:
        """Play and print the report, also if the executor fails in between; returns the exit code."""
        series, broken = self.series, None
        try:
            self.play()
        except RuntimeError as fault:
            broken = fault
        if not series.complete:
            played = len(series.results)
            words = "arena-interrupted" if played else "arena-none-finished"
            print(message(words, played=played, asked=series.asked), file=sys.stderr)
            if played and series.store is not None:
                print(message("arena-resume", path=str(series.store.path)), file=sys.stderr)
        if series.results:
            self.print_report(as_json, plot)
        if broken is not None:
            raise broken
        return 0 if series.complete else INTERRUPTED

    def play(self) -> None:
        """Compile, then play until all games are played or Ctrl-C is pressed."""
        console = Console(stderr=True, highlight=False, markup=False, emoji=False)
        with new_progress(console) as progress:
            compile_with_progress(progress)
            playing = progress.add_task(message("arena-playing"), total=self.series.asked)

            def on_result(result: MatchResult) -> None:
                self.take(result)
                for failure in result.failures:
                    self.print_failure(failure, console)
                progress.update(playing, completed=len(self.series.results), description=self.state())

            self.series.play(on_result)

    def print_failure(self, failure: BotFailure, console: Console) -> None:
        """Print that a bot failed, unless too many were printed."""
        self.failures += 1
        if self.failures <= FAILURES_PRINTED:
            console.print(failure_text(failure), soft_wrap=True)

    def print_report(self, as_json: bool, plot: Path | None) -> None:
        """Print the report, then draw the picture."""
        if self.failures > FAILURES_PRINTED:
            more = self.failures - FAILURES_PRINTED
            print(message("arena-more-failures", count=more, folder=str(self.saves)), file=sys.stderr)
        if as_json:
            print(json.dumps(self.figures(), indent=1, ensure_ascii=False, allow_nan=False))
        else:
            new_console().print(self.screen())
        if plot is None:
            return
        try:
            self.draw(plot.expanduser())
        except OSError as fault:
            raise SetupError(message("cannot-write", path=str(plot), why=fault.strerror or str(fault))) from None
        print(message("arena-picture", path=str(plot)), file=sys.stderr)


def new_progress(console: Console) -> Progress:
    """A progress bar with games done, time, time left and a text; disabled where there is no terminal."""
    words = TextColumn("{task.description}", markup=False)
    return Progress(
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
        words,
        console=console,
        transient=True,
        speed_estimate_period=SPEED_PERIOD,
        disable=not console.is_terminal,
    )
