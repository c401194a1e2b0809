"""`gugong arena`: a tournament of bots against each other, or of each against Meng."""

import json
import sys
import time
from collections import defaultdict
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from ...arena import BotFailure, MatchResult, Tournament, schedule
from ...arena.tournament import MAX_TIME_LIMIT
from ...box.names import MENG_LEVELS
from ...errors import SetupError
from ...setup import Setup
from .. import save_files
from ..compile_progress import compile_with_progress
from ..executor_option import HERE, PlayedOn, executor_on
from ..extras import need_extra
from ..messages import message
from ..reports import arena_screen
from ..style import new_console
from ..terminal.session import INTERRUPTED

FAILURES_PRINTED = 20  # beyond that they are only counted
LEADERS = 4  # named beside the progress bar
SPEED_PERIOD = 3600  # seconds of play from which the time left is estimated

app = typer.Typer(add_completion=False)


@app.command("arena")
def arena(
    spec: Annotated[list[str], typer.Argument(help="Bots such as random, greedy, mcts:1000 or a level's name.")],
    games: Annotated[int, typer.Option(min=1, help="Seeds; each is played in every rotation of the seats.")] = 20,
    players: Annotated[
        int | None,
        typer.Option(
            help="Seats at a table, 2 to 5; else one for each spec. With more specs than seats, every combination "
            "meets; with fewer, the last spec takes the seats that are left."
        ),
    ] = None,
    seed: Annotated[int, typer.Option(help="The first seed; the others follow it.")] = 1,
    processes: Annotated[int | None, typer.Option(min=1, help="Games at the same time; else one a core.")] = None,
    time_limit: Annotated[float | None, typer.Option(help="Seconds a decision; a bot that takes more loses.")] = None,
    on: PlayedOn = HERE,
    bonus_tokens: Annotated[str, typer.Option(help="none, standard or deluxe.")] = "none",
    expert: Annotated[bool, typer.Option("--expert", help="Shuffle the cards as experts do.")] = False,
    solo: Annotated[bool, typer.Option("--solo", help="Each spec alone against Meng at each of his levels.")] = False,
    meng: Annotated[
        list[str] | None,
        typer.Option(help="With --solo only this level of Meng: easy, normal or hard; may be repeated."),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print everything for programs.")] = False,
    plot: Annotated[Path | None, typer.Option(help="Draw a picture into this file, such as ratings.png.")] = None,
    saved: Annotated[Path | None, typer.Option("--saves", help="A folder for games in which a bot failed.")] = None,
) -> None:
    """Let bots play a tournament, and rate them."""
    if solo and players is not None:
        raise SetupError(message("arena-solo-players"))
    if meng and not solo:
        raise SetupError(message("arena-meng-solo"))
    if time_limit is not None and not (0 < time_limit <= MAX_TIME_LIMIT):
        raise SetupError(message("arena-bad-limit", given=f"{time_limit:g}", most=MAX_TIME_LIMIT))
    if not solo:
        need_extra("study", "openskill")
    if plot is not None:
        need_extra("study", "matplotlib")
    seats = 1 if solo else schedule.seats_for(spec, players)
    setup = Setup(players=seats, seed=seed, bonus_tokens=bonus_tokens, expert=expert)
    tournament = Tournament(
        spec,
        setup,
        games=games,
        processes=processes,
        time_limit=time_limit,
        saves=_folder(saved),
        levels=meng or MENG_LEVELS,
    )
    if plot is not None:
        _check_picture(plot)
    tournament.executor = executor_on(on, processes) or tournament.executor
    if saved is not None:
        _make_folder(saved)
    try:
        code = TournamentRun(tournament).run(as_json, plot)
    except KeyboardInterrupt:
        code = INTERRUPTED
    raise typer.Exit(code)


def _check_picture(path: Path) -> None:
    """Raise SetupError, before anything is played, if the picture could not be written."""
    from ..reports.arena_picture import formats

    known = formats()
    if path.suffix.lower().lstrip(".") not in known:
        raise SetupError(message("arena-bad-picture", path=str(path), formats=", ".join(known)))
    if not path.expanduser().absolute().parent.is_dir():
        raise SetupError(message("arena-no-folder", path=str(path)))


def _folder(chosen: Path | None) -> Path:
    """The folder for games in which a bot failed: the chosen one, else a new one beside the other saved games."""
    if chosen is None:
        return save_files.folder() / "arena" / time.strftime("%Y-%m-%d-%H%M%S")
    return chosen.expanduser().absolute()


def _make_folder(chosen: Path) -> None:
    """Raise SetupError, before anything is played, if the chosen folder cannot be there."""
    try:
        _folder(chosen).mkdir(parents=True, exist_ok=True)
    except OSError as fault:
        raise SetupError(message("cannot-write", path=str(chosen), why=fault.strerror or str(fault))) from None


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


class TournamentRun:
    """A tournament with a progress bar, and what is printed of it."""

    def __init__(self, tournament: Tournament) -> None:
        """Nothing is played yet."""
        self.tournament = tournament
        self.won: dict[str, list[bool]] = defaultdict(list)  # by spec, so far
        self.failures = 0

    def run(self, as_json: bool, plot: Path | None) -> int:
        """Play and print the report, also if the process pool fails in between; returns the exit code."""
        tournament, broken = self.tournament, None
        try:
            self.play()
        except RuntimeError as fault:
            broken = fault
        if not tournament.complete:
            played = len(tournament.results)
            words = "arena-interrupted" if played else "arena-none-finished"
            print(message(words, played=played, asked=tournament.asked), file=sys.stderr)
        if tournament.results:
            self.print_report(as_json, plot)
        if broken is not None:
            raise broken
        return 0 if tournament.complete else INTERRUPTED

    def play(self) -> None:
        """Compile, then play until all games are played or Ctrl-C is pressed."""
        console = Console(stderr=True, highlight=False, markup=False, emoji=False)
        with new_progress(console) as progress:
            compile_with_progress(progress)
            playing = progress.add_task(message("arena-playing"), total=self.tournament.asked)

            def on_result(result: MatchResult) -> None:
                for seat, spec in enumerate(result.pairing.specs):
                    self.won[spec].append(result.winner == seat)
                for failure in result.failures:
                    self.print_failure(failure, console)
                progress.update(playing, advance=1, description=self.leaders())

            self.tournament.play(on_result)

    def print_failure(self, failure: BotFailure, console: Console) -> None:
        """Print that a bot failed, unless too many were printed."""
        self.failures += 1
        if self.failures <= FAILURES_PRINTED:
            console.print(arena_screen.failure_text(failure), soft_wrap=True)

    def leaders(self) -> str:
        """The win shares so far, the best first."""
        shares = {spec: sum(won) / len(won) for spec, won in self.won.items()}
        best = sorted(shares, key=lambda spec: -shares[spec])[:LEADERS]
        return "  ".join(message("arena-leading", spec=spec, share=round(100 * shares[spec])) for spec in best)

    def print_report(self, as_json: bool, plot: Path | None) -> None:
        """Print the report, then draw the picture."""
        if self.failures > FAILURES_PRINTED:
            more = self.failures - FAILURES_PRINTED
            print(message("arena-more-failures", count=more, folder=self.tournament.plan.saves), file=sys.stderr)
        found = self.tournament.report()
        if as_json:
            print(json.dumps(found.as_dict(), indent=1, ensure_ascii=False, allow_nan=False))
        else:
            new_console().print(arena_screen.render_tournament(found))
        if plot is None:
            return
        from ..reports.arena_picture import draw

        try:
            draw(plot.expanduser(), found)
        except OSError as fault:
            raise SetupError(message("cannot-write", path=str(plot), why=fault.strerror or str(fault))) from None
        print(message("arena-picture", path=str(plot)), file=sys.stderr)
