"""`gugong simulate`: statistics of many games between bots."""

import contextlib
import json
import random
import secrets
import sys
from collections.abc import Iterator
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from ...arena import schedule
from ...arena.match import BotFailure, MatchResult, Pairing
from ...arena.process_pool import play_all
from ...arena.statistics import Statistics, summarize
from ...errors import SetupError
from ...setup import Setup
from ..compile_progress import compile_with_progress
from ..extras import need_extra
from ..messages import language, message
from ..reports.simulate_screen import render_simulation
from ..rounding import rounded
from ..style import new_console
from ..terminal.session import INTERRUPTED

ALL_FAILED = 1
DIGITS = 4


def simulate(
    spec: Annotated[list[str], typer.Argument(help="Players such as greedy; one for all seats, or one for each.")],
    games: Annotated[int, typer.Option(help="How many games.")] = 1000,
    players: Annotated[int | None, typer.Option(help="Seats, 1 (against Meng) to 5; else 2 or one a spec.")] = None,
    seed: Annotated[int | None, typer.Option(help="A number that fixes all chance.")] = None,
    processes: Annotated[int | None, typer.Option(help="Games at the same time; else one a core.")] = None,
    bonus_tokens: Annotated[str, typer.Option(help="none, standard or deluxe.")] = "none",
    expert: Annotated[bool, typer.Option("--expert", help="Shuffle the cards as experts do.")] = False,
    meng: Annotated[str | None, typer.Option(help="How strong Meng is: easy, normal or hard.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print figures for programs.")] = False,
    plots: Annotated[Path | None, typer.Option(help="Draw pictures into this folder.")] = None,
) -> None:
    """Play many games between bots and tell statistics: seats, points, decrees, lengths."""
    if games < 1:
        raise SetupError(message("simulate-bad-games", games=games))
    if processes is not None and processes < 1:
        raise SetupError(message("simulate-bad-processes", processes=processes))
    setup = Setup(
        players=_players(len(spec), players, meng),
        seed=secrets.randbits(32) if seed is None else seed,
        bonus_tokens=bonus_tokens,
        expert=expert,
        meng=meng or Setup().meng,
    )
    specs = _seated(spec, setup.players)
    folder = None if plots is None else _folder(plots)
    simulation = SimulationRun(setup, specs, games)
    simulation.play(processes)
    raise typer.Exit(simulation.print_report(as_json, folder))


def _players(specs: int, players: int | None, meng: str | None) -> int:
    """The number of players: 1 if Meng's level is given, else one for each spec, at least two."""
    if players is None:
        players = 1 if meng is not None and specs == 1 else max(specs, 2)
    if meng is not None and players > 1:
        raise SetupError(message("simulate-bad-meng", players=players))
    return players


def _seated(specs: list[str], players: int) -> tuple[str, ...]:
    if len(specs) not in (1, players):
        raise SetupError(message("simulate-bad-specs", specs=len(specs), players=players))
    schedule.check(specs)
    return tuple(specs * players if len(specs) == 1 else specs)


def _folder(path: Path) -> Path:
    """Raise SetupError, before any game, if plots could not be written there."""
    need_extra("study", "matplotlib")
    path = path.expanduser()
    try:
        path.mkdir(parents=True, exist_ok=True)
        trial = path / ".gugong-trial"
        trial.touch()
        trial.unlink()
    except OSError as fault:
        raise SetupError(message("simulate-bad-folder", path=str(path), why=fault.strerror or str(fault))) from None
    return path


@dataclass
class SimulationRun:
    """The games to be played, and the results so far."""

    setup: Setup  # its seed fixes the seeds of all games
    specs: tuple[str, ...]
    games: int

    def __post_init__(self) -> None:
        """Without results."""
        self.results: list[MatchResult] = []
        self.complete = False

    def pairings(self) -> Iterator[Pairing]:
        """The games, each with a seed of its own; the players rotate by a seat from game to game."""
        chance = random.Random(self.setup.seed)
        for number in range(self.games):
            turn = number % len(self.specs)
            seated = self.specs[turn:] + self.specs[:turn]
            yield Pairing(number, replace(self.setup, seed=chance.getrandbits(53)), seated)

    def play(self, processes: int | None) -> None:
        """Play until all games are played or Ctrl-C is pressed."""
        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        bar = Progress(*columns, console=Console(stderr=True), transient=True)
        with contextlib.suppress(KeyboardInterrupt), bar as progress:
            compile_with_progress(progress)
            task = progress.add_task(message("simulate-playing"), total=self.games)

            def on_result(result: MatchResult) -> None:
                self.results.append(result)
                progress.advance(task)

            self.complete = play_all(self.pairings(), processes, on_result)

    def print_report(self, as_json: bool, folder: Path | None) -> int:
        """Print the statistics; returns the exit code."""
        if not self.complete:
            played = len(self.results)
            sentence = message("simulate-interrupted", played=played, asked=self.games)
            print(sentence if played else message("simulate-none-finished"), file=sys.stderr)
        if not self.results:
            return INTERRUPTED
        found = summarize(self.results)
        self._print_failures(found)
        drawn = self._draw(folder, found) if folder is not None and found.games else []
        if as_json:
            print(json.dumps(self._data(found, drawn), indent=1, ensure_ascii=False))
        elif found.games:
            self._show(found, drawn)
        if not self.complete:
            return INTERRUPTED
        return 0 if found.games else ALL_FAILED

    def _failures(self) -> list[BotFailure]:
        ordered = sorted(self.results, key=lambda result: result.pairing.number)
        return [failure for result in ordered for failure in result.failures]

    def _print_failures(self, found: Statistics) -> None:
        if found.left_out:
            first = self._failures()[0]
            words = message("simulate-left-out", count=found.left_out, spec=first.spec, what=first.what)
            print(words.rstrip(".") + ".", file=sys.stderr)

    def _draw(self, folder: Path, found: Statistics) -> list[str]:
        from ...arena.plots import draw

        try:
            return [str(path) for path in draw(folder, found, self.results, language())]
        except OSError as fault:  # the figures are still to be told
            print(message("simulate-bad-folder", path=str(folder), why=fault.strerror or str(fault)), file=sys.stderr)
            return []

    def _data(self, found: Statistics, drawn: list[str]) -> dict[str, Any]:
        return {
            "setup": self.setup.as_dict(),
            "specs": list(self.specs),
            "asked": self.games,
            "interrupted": not self.complete,
            "statistics": rounded(asdict(found), DIGITS),
            "failures": [asdict(failure) for failure in self._failures()],
            "plots": drawn,
        }

    def _show(self, found: Statistics, drawn: list[str]) -> None:
        console = new_console()
        console.print(render_simulation(found, self.specs, self.setup.seed or 0))
        if drawn:
            console.print(message("simulate-pictures", paths=", ".join(drawn)), soft_wrap=True)
