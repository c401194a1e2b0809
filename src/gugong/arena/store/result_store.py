"""What every store of results can do, whatever its format."""

from abc import ABC, abstractmethod
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any, Protocol

from ... import __version__
from ...errors import ResultsError, shown
from ..match import MatchResult

Plan = dict[str, Any]
"""What a store was begun for, as JSON: `kind`, the entrants, the set-up and so on, and the `versions` it began with."""

FORMAT = 1  # of rows and plan; one more when a program that knows only the older ones would read them wrongly
GROWING = ("seeds", "games")  # how much is played: may differ when a store is resumed
VERSIONS = "versions"


class ResultWriter(Protocol):
    """Where results are written; made by ResultStore.writing."""

    def add(self, result: MatchResult) -> None:
        """Write the result of a game; when this returns, the result survives the end of the process."""
        ...


class ResultStore(ABC):
    """The results of one tournament, simulation or comparison in a file.

    Nothing is kept open but while it is written to, and it can be read while it is written. All methods raise
    ResultsError for a file that cannot be read or written, that is no store, or that another version wrote.
    """

    def __init__(self, path: Path) -> None:
        """A store that need not exist yet."""
        self.path = path

    @abstractmethod
    def plan(self) -> Plan | None:
        """What the store was begun for; None if it is not there yet."""

    @abstractmethod
    def results(self) -> list[MatchResult]:
        """All results, in the order of their numbers."""

    @abstractmethod
    def result(self, number: int) -> MatchResult:
        """The result of one game; ResultsError if the store does not have it."""

    @abstractmethod
    def writing(self, plan: Plan) -> AbstractContextManager[ResultWriter]:
        """Begin the store for a plan, or go on with it; a result that is there already is left as it is.

        ResultsError if somebody else writes it at the moment (lock.locked).
        """

    def continued(self, plan: Plan) -> Plan:
        """The plan with which this store is gone on with: as given, but never for fewer games.

        ResultsError if it was begun for another plan, or with other versions.
        """
        self.check(plan)
        if not self.same_versions(plan):
            raise self.other_versions(plan)
        found = self.plan() or {}
        return {**plan, **{key: max(plan[key], found.get(key, 0)) for key in GROWING if key in plan}}

    def check(self, plan: Plan) -> None:
        """Raise ResultsError if this store was begun for another plan; another number of games is fine."""
        found = self.plan()
        if found is None:
            return
        fixed = [key for key in {**found, **plan} if key not in (*GROWING, VERSIONS)]
        for key in fixed:
            if found.get(key) != plan.get(key):
                raise ResultsError(
                    f"{self.path} has results of something else: its {key!r} is {shown(found.get(key))}, not"
                    f" {shown(plan.get(key))}; give what it was begun with, or another file."
                )

    def same_versions(self, plan: Plan) -> bool:
        """Whether a plan has the versions with which this store was begun, if it was."""
        found = self.plan()
        return found is None or found.get(VERSIONS) == plan.get(VERSIONS)

    def other_versions(self, plan: Plan) -> ResultsError:
        """The error for a store that was begun with other versions than those of a plan."""
        begun = _versions(self.plan() or {})
        return ResultsError(
            f"{self.path} was begun with {begun}, and this is {_versions(plan)}: games of both do not mix; go on"
            " with the former, or give another file."
        )


def check_format(path: Path, written: Any, version: Any) -> None:
    """Raise ResultsError unless a store has the format of this program."""
    if written != FORMAT:
        raise ResultsError(
            f"{path} was written by gugong {version} in format {shown(written)}, and this is gugong {__version__}"
            f" with format {FORMAT}; open it with that version, or give another file."
        )


def no_game(path: Path, number: int, count: int) -> ResultsError:
    """The error for a game that is not there."""
    return ResultsError(f"{path} has no game {number}; it has {count} games, and their numbers begin with 0.")


def unreadable(path: Path, fault: object) -> ResultsError:
    """The error for a file that is no store, or is broken."""
    return ResultsError(f"{path} is no store of results, or it is broken ({_first_line(fault)}); give another file.")


def not_there(path: Path) -> ResultsError:
    """The error for a file that does not exist."""
    return ResultsError(f"There is no file {path}; give the path of a store of results.")


def not_writable(path: Path, fault: object) -> ResultsError:
    """The error for a file that cannot be written."""
    return ResultsError(f"Results cannot be written to {path}: {_first_line(fault)}; give another file.")


def _first_line(fault: object) -> str:
    return str(fault).partition("\n")[0].rstrip(".")


def _versions(plan: Plan) -> str:
    found = plan.get(VERSIONS) or {}
    return (
        f"gugong {found.get('gugong')}, rules {found.get('rules')}, box {found.get('box')} ({found.get('fingerprint')})"
    )
