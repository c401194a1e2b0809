"""Statistics of the games of a store, whoever played them: a simulation, a tournament or a comparison."""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from ..errors import ResultsError
from ..setup import Setup
from .match import MatchResult
from .simulation import SimulationReport
from .statistics import summarize
from .store import open_store, setup_of


def stored_report(store: str | Path, meng: str | None = None) -> SimulationReport:
    """The statistics of all games of a store, as of a simulation; with `meng` of those against him at this level.

    ResultsError if there is no game, if the games differ in more than their seeds, or if the store cannot be read.
    """
    opened = open_store(store)
    results = [result for result in opened.results() if meng is None or _level(result) == meng]
    if not results:
        found = "no game yet" if meng is None else f"no game against Meng ({meng})"
        raise ResultsError(f"{opened.path} has {found}; play some first, or give another file.")
    setup = _common_setup(opened.path, results)
    plan = opened.plan() or {}
    is_simulation = plan.get("kind") == "simulation"
    if is_simulation:
        setup = setup_of(plan)
    return SimulationReport(
        setup=setup,
        specs=tuple(plan["specs"] if is_simulation else _specs(results)),
        asked=plan["games"] if is_simulation else len(results),
        results=results,
        failures=[failure for result in results for failure in result.failures],
        statistics=summarize(results),
    )


def _level(result: MatchResult) -> str | None:
    setup = result.pairing.setup
    return setup.meng if setup.solo else None


def _specs(results: Sequence[MatchResult]) -> dict[str, None]:
    return dict.fromkeys(spec for result in results for spec in result.pairing.specs)


def _common_setup(path: Path, results: Sequence[MatchResult]) -> Setup:
    """The set-up of all games, with the seed of the first; ResultsError if they have several."""
    first = results[0].pairing.setup
    different = {replace(result.pairing.setup, seed=first.seed) for result in results}
    if len(different) == 1:
        return first
    levels = sorted({setup.meng for setup in different})
    if different == {replace(first, meng=level) for level in levels}:
        raise ResultsError(
            f"{path} has games against Meng at several levels ({', '.join(levels)}), and statistics are of one;"
            " name it with --meng (in a program: meng=…)."
        )
    raise ResultsError(f"{path} has games of several set-ups, and statistics are of one; give a store of one.")
