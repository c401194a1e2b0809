"""`gugong arena`: a tournament of bots, each of them against Meng, or two of them compared; games of their results."""

import sys
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any

import typer

from ...arena import Comparison, TestBounds, Tournament, open_store
from ...arena.game_series import MAX_TIME_LIMIT
from ...arena.schedule import seats_for
from ...box.names import MENG_LEVELS
from ...errors import SetupError
from ...setup import Setup
from .. import save_files
from ..arena_runs import ComparisonRun, SeriesRun, TournamentRun, export_game
from ..executor_option import HERE, PlayedOn, executor_on
from ..extras import need_extra
from ..messages import message
from ..terminal.session import INTERRUPTED

SEEDS, COMPARED_SEEDS = 20, 1000

app = typer.Typer(add_completion=False)


@app.command("arena")
def arena(
    context: typer.Context,
    spec: Annotated[
        list[str] | None,
        typer.Argument(
            help="Bots such as random, greedy, mcts:1000 or a level's name. With --compare those of the other seats; "
            "without any, the games of --results go on as they were begun."
        ),
    ] = None,
    games: Annotated[
        int | None,
        typer.Option(min=1, help="Seeds, 20 unless said; each is played in several seatings. With --compare at most."),
    ] = None,
    players: Annotated[
        int | None,
        typer.Option(
            help="Seats at a table, 2 to 5; else one for each spec. With more specs than seats, every combination "
            "meets; with fewer, the last spec takes the seats that are left."
        ),
    ] = None,
    seed: Annotated[int, typer.Option(help="The first seed; the others follow it.")] = 1,
    seating: Annotated[
        str,
        typer.Option(
            help="complete: each seed in every permutation of the seats; balanced: in rotations, with other neighbours "
            "from seed to seed; fixed: as given; auto: complete with at most six permutations, else balanced."
        ),
    ] = "auto",
    processes: Annotated[int | None, typer.Option(min=1, help="Games at the same time; else one a core.")] = None,
    time_limit: Annotated[float | None, typer.Option(help="Seconds a decision; a bot that takes more loses.")] = None,
    on: PlayedOn = HERE,
    bonus_tokens: Annotated[str, typer.Option(help="none, standard or deluxe.")] = "none",
    expert: Annotated[bool, typer.Option("--expert", help="Shuffle the cards as experts do.")] = False,
    box: Annotated[Path | None, typer.Option(help="A folder or file with your own box.")] = None,
    solo: Annotated[bool, typer.Option("--solo", help="Each spec alone against Meng at each of his levels.")] = False,
    meng: Annotated[
        list[str] | None,
        typer.Option(help="With --solo only this level of Meng: easy, normal or hard; may be repeated."),
    ] = None,
    compare: Annotated[
        tuple[str, str] | None,
        typer.Option(
            metavar="A B", help="Is A stronger than B? Pairs of games on the same seeds, until a sequential test knows."
        ),
    ] = None,
    elo0: Annotated[float, typer.Option(help="With --compare: A is not stronger, by Elo points.")] = TestBounds.elo0,
    elo1: Annotated[float, typer.Option(help="With --compare: A is stronger, by Elo points.")] = TestBounds.elo1,
    alpha: Annotated[
        float, typer.Option(help="With --compare: how often A may be called stronger if it is not.")
    ] = TestBounds.alpha,
    beta: Annotated[
        float, typer.Option(help="With --compare: how often A may not be called stronger if it is.")
    ] = TestBounds.beta,
    results: Annotated[
        Path | None,
        typer.Option(
            help="Write each game to this file, .sqlite or .parquet, as it ends; games that are there are not played "
            "again."
        ),
    ] = None,
    export: Annotated[
        int | None, typer.Option(min=0, metavar="NUMBER", help="Write this game of --results as a save file.")
    ] = None,
    to: Annotated[Path | None, typer.Option(help="With --export: the save file; else game-NUMBER.json.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print everything for programs.")] = False,
    plot: Annotated[Path | None, typer.Option(help="Draw a picture into this file, such as ratings.png.")] = None,
    saved: Annotated[Path | None, typer.Option("--saves", help="A folder for games in which a bot failed.")] = None,
) -> None:
    """Let bots play a tournament, and rate them; or compare two."""
    given = _given_options(context)
    if export is not None or to is not None:
        raise typer.Exit(_export(results, export, to, box, given))
    if plot is not None:
        need_extra("study", "matplotlib")
        _check_picture(plot)
    if results is not None and results.suffix.lower() == ".parquet":
        need_extra("study", "polars")
    shared = SharedOptions(processes, results, _folder(saved))
    if not spec and compare is None and results is not None:
        run: SeriesRun = _resumed(shared, given)
    else:
        _check_options(given, compare is not None, solo, meng, players, time_limit)
        setup = Setup(
            players=_seats(spec or [], compare, players, solo),
            seed=seed,
            bonus_tokens=bonus_tokens,
            expert=expert,
            box=None if box is None else box.expanduser().absolute(),
            meng=meng[0] if meng and compare is not None else Setup().meng,
        )
        if compare is None:
            tournament = Tournament(
                spec or [],
                setup,
                games=games or SEEDS,
                seating=seating,
                time_limit=time_limit,
                levels=meng or MENG_LEVELS,
                **shared.arguments(),
            )
            run = TournamentRun(tournament, shared.saves)
        else:
            comparison = Comparison(
                compare[0],
                compare[1],
                setup,
                field=spec or [],
                bounds=TestBounds(elo0, elo1, alpha, beta),
                games=games or COMPARED_SEEDS,
                time_limit=time_limit,
                **shared.arguments(),
            )
            run = ComparisonRun(comparison, shared.saves)
    run.series.executor = executor_on(on, processes) or run.series.executor
    if saved is not None:
        _make_folder(saved)
    try:
        code = run.run(as_json, plot)
    except KeyboardInterrupt:
        code = INTERRUPTED
    raise typer.Exit(code)


@dataclass(frozen=True)
class SharedOptions:
    """The options that all series of games have."""

    processes: int | None
    results: Path | None
    saves: Path

    def arguments(self) -> dict[str, Any]:
        """As arguments of a series."""
        return {"processes": self.processes, "store": self.results, "saves": self.saves}


# Options that change nothing about which games are played.
ANY_TIME = {"results", "processes", "as_json", "plot", "saved", "on"}
TEST_OPTIONS = ("elo0", "elo1", "alpha", "beta")


def _given_options(context: typer.Context) -> dict[str, str]:
    """The options that stand on the command line, by parameter: their names for a sentence."""
    given = {}
    for parameter in context.command.params:
        source = context.get_parameter_source(parameter.name or "")
        if source is not None and source.name == "COMMANDLINE" and parameter.param_type_name == "option":
            given[parameter.name or ""] = parameter.opts[0]
    return given


def _check_options(
    given: dict[str, str],
    comparing: bool,
    solo: bool,
    meng: list[str] | None,
    players: int | None,
    time_limit: float | None,
) -> None:
    """Raise SetupError for options that would have no effect, or that do not go together."""
    if solo and players is not None:
        raise SetupError(message("arena-solo-players"))
    if meng and not solo:
        raise SetupError(message("arena-meng-solo"))
    if comparing and meng and len(meng) > 1:
        raise SetupError(message("compare-one-level"))
    idle = [given[name] for name in (("seating",) if comparing else TEST_OPTIONS) if name in given]
    if idle:
        raise SetupError(message("compare-option", option=idle[0], comparing=comparing))
    if time_limit is not None and not (0 < time_limit <= MAX_TIME_LIMIT):
        raise SetupError(message("arena-bad-limit", given=f"{time_limit:g}", most=MAX_TIME_LIMIT))


def _seats(specs: list[str], compare: tuple[str, str] | None, players: int | None, solo: bool) -> int:
    """How many seats the tables have."""
    if solo:
        return 1
    return seats_for(specs if compare is None else [*compare, *specs], players)


def _resumed(shared: SharedOptions, given: dict[str, str]) -> SeriesRun:
    """What the store was begun for; SetupError for options that would change it."""
    assert shared.results is not None
    changing = [option for name, option in given.items() if name not in ANY_TIME]
    if changing:
        raise SetupError(message("arena-resume-option", option=changing[0], path=str(shared.results)))
    plan = open_store(shared.results).plan()
    if plan is None:
        raise SetupError(message("arena-nothing-to-resume", path=str(shared.results)))
    options: dict[str, Any] = {"processes": shared.processes, "saves": shared.saves}
    if plan["kind"] == "comparison":
        return ComparisonRun(Comparison.from_store(shared.results, **options), shared.saves)
    return TournamentRun(Tournament.from_store(shared.results, **options), shared.saves)


def _export(results: Path | None, number: int | None, to: Path | None, box: Path | None, given: dict[str, str]) -> int:
    """Write a game of a store; returns the exit code."""
    idle = [option for name, option in given.items() if name not in ("results", "export", "to", "box")]
    if results is None or number is None or idle:
        raise SetupError(message("arena-export-options", other=bool(idle), option=idle[0] if idle else ""))
    path = export_game(results, number, to, box)
    print(message("arena-exported", number=str(number), path=str(path)), file=sys.stderr)
    return 0


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
