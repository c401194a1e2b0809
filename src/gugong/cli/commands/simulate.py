"""`gugong simulate`: statistics of many games between bots."""

import contextlib
import json
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from ...arena import Simulation, SimulationReport, stored_report
from ...errors import SetupError
from ...setup import Setup
from ..compile_progress import compile_with_progress
from ..executor_option import HERE, PlayedOn, executor_on
from ..extras import need_extra
from ..messages import language, message
from ..reports.simulate_screen import render_simulation
from ..style import new_console
from ..terminal.session import INTERRUPTED

GAMES = 1000  # where nobody says how many
ALL_FAILED = 1

app = typer.Typer(add_completion=False)


@app.command("simulate")
def simulate(
    spec: Annotated[
        list[str] | None, typer.Argument(help="Players such as greedy; one for all seats, or one for each.")
    ] = None,
    games: Annotated[int | None, typer.Option(help="How many games; else 1000.")] = None,
    players: Annotated[int | None, typer.Option(help="Seats, 1 (against Meng) to 5; else 2 or one a spec.")] = None,
    seed: Annotated[int | None, typer.Option(help="A number that fixes all chance.")] = None,
    processes: Annotated[int | None, typer.Option(help="Games at the same time; else one a core.")] = None,
    on: PlayedOn = HERE,
    bonus_tokens: Annotated[str, typer.Option(help="none, standard or deluxe.")] = "none",
    expert: Annotated[bool, typer.Option("--expert", help="Shuffle the cards as experts do.")] = False,
    meng: Annotated[str | None, typer.Option(help="How strong Meng is: easy, normal or hard.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print figures for programs.")] = False,
    plots: Annotated[Path | None, typer.Option(help="Draw pictures into this folder.")] = None,
    results: Annotated[
        Path | None,
        typer.Option(
            help="Keep the games in this file (.sqlite or .parquet), and play only those that it does not have. "
            "Without players: the statistics of a file, also of one that gugong arena wrote."
        ),
    ] = None,
) -> None:
    """Play many games between bots and tell statistics: seats, points, decrees, lengths."""
    if results is not None and results.suffix.lower() == ".parquet":
        need_extra("study", "polars")
    if not spec:
        tokens = None if bonus_tokens == Setup().bonus_tokens else bonus_tokens
        of_play = {
            "games": games,
            "players": players,
            "seed": seed,
            "processes": processes,
            "on": None if on == HERE else on,
            "bonus-tokens": tokens,
            "expert": expert or None,
        }
        found = stored_report(_store_to_read(results, of_play), meng)
        folder = None if plots is None else _folder(plots)
        raise typer.Exit(_print_report(found, as_json, folder, results))
    games = GAMES if games is None else games
    if games < 1:
        raise SetupError(message("simulate-bad-games", games=games))
    if processes is not None and processes < 1:
        raise SetupError(message("simulate-bad-processes", processes=processes))
    setup = Setup(
        players=_players(len(spec), players, meng),
        seed=seed,
        bonus_tokens=bonus_tokens,
        expert=expert,
        meng=meng or Setup().meng,
    )
    if len(spec) not in (1, setup.players):
        raise SetupError(message("simulate-bad-specs", specs=len(spec), players=setup.players))
    simulation = Simulation(spec, setup, games=games, processes=processes, store=results)
    folder = None if plots is None else _folder(plots)
    simulation.executor = executor_on(on, processes) or simulation.executor
    broken = None
    try:
        _play(simulation)
    except RuntimeError as fault:  # of the executor: what was played is told all the same
        broken = fault
    code = _print_played(simulation, as_json, folder, results)
    if broken is not None:
        raise broken
    raise typer.Exit(code)


def _store_to_read(store: Path | None, of_play: Mapping[str, object]) -> Path:
    """The store; SetupError if there is none, or if an option was given that only games to be played have."""
    if store is None:
        raise SetupError(message("simulate-no-players"))
    for name, value in of_play.items():
        if value is not None:
            raise SetupError(message("simulate-results-alone", option=f"--{name}"))
    return store


def _players(specs: int, players: int | None, meng: str | None) -> int:
    """The number of players: 1 if Meng's level is given, else one for each spec, at least two."""
    if players is None:
        players = 1 if meng is not None and specs == 1 else max(specs, 2)
    if meng is not None and players > 1:
        raise SetupError(message("simulate-bad-meng", players=players))
    return players


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


def _play(simulation: Simulation) -> None:
    """Play until all games are played or Ctrl-C is pressed."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    bar = Progress(*columns, console=Console(stderr=True), transient=True)
    with contextlib.suppress(KeyboardInterrupt), bar as progress:
        compile_with_progress(progress)
        task = progress.add_task(message("simulate-playing"), total=simulation.asked)
        simulation.play(lambda _: progress.update(task, completed=len(simulation.results)))


def _print_played(simulation: Simulation, as_json: bool, folder: Path | None, store: Path | None) -> int:
    """Print the statistics of what was played; returns the exit code."""
    if not simulation.complete:
        played = len(simulation.results)
        sentence = message("simulate-interrupted", played=played, asked=simulation.asked)
        print(sentence if played else message("simulate-none-finished"), file=sys.stderr)
    if not simulation.results:
        return INTERRUPTED
    code = _print_report(simulation.report(), as_json, folder, store)
    return code if simulation.complete else INTERRUPTED


def _print_report(found: SimulationReport, as_json: bool, folder: Path | None, store: Path | None) -> int:
    """Print statistics; returns the exit code."""
    counted = found.statistics.games
    _print_failures(found)
    drawn = _draw(folder, found) if folder is not None and counted else []
    if as_json:
        kept = None if store is None else str(store)
        print(json.dumps({**found.as_dict(), "plots": drawn, "results": kept}, indent=1, ensure_ascii=False))
    elif counted:
        _show(found, drawn, store)
    return 0 if counted else ALL_FAILED


def _print_failures(found: SimulationReport) -> None:
    if found.statistics.left_out:
        first = found.failures[0]
        words = message("simulate-left-out", count=found.statistics.left_out, spec=first.spec, what=first.what)
        print(words.rstrip(".") + ".", file=sys.stderr)


def _draw(folder: Path, found: SimulationReport) -> list[str]:
    from ...arena.plots import draw

    try:
        return [str(path) for path in draw(folder, found.statistics, found.results, language())]
    except OSError as fault:  # the figures are still to be told
        print(message("simulate-bad-folder", path=str(folder), why=fault.strerror or str(fault)), file=sys.stderr)
        return []


def _show(found: SimulationReport, drawn: list[str], store: Path | None) -> None:
    console = new_console()
    console.print(render_simulation(found.statistics, found.specs, found.setup.seed or 0))
    if drawn:
        console.print(message("simulate-pictures", paths=", ".join(drawn)), soft_wrap=True)
    if store is not None:
        console.print(message("simulate-kept", path=str(store)), soft_wrap=True)
