"""The store of results: every game as soon as it has ended, in an SQLite file or as Parquet."""

from pathlib import Path

from ...errors import ResultsError
from ..match import MatchResult
from .plans import plan_of, setup_of
from .result_store import Plan, ResultStore, ResultWriter
from .saved_game import replayed, saved_game
from .sqlite_store import SqliteStore

SQLITE_ENDINGS = (".sqlite", ".sqlite3", ".db")
PARQUET_ENDING = ".parquet"

__all__ = [
    "Plan",
    "ResultStore",
    "ResultWriter",
    "open_store",
    "plan_of",
    "read_results",
    "replayed",
    "saved_game",
    "setup_of",
]


def open_store(path: str | Path) -> ResultStore:
    """The store of a path, which need not exist yet; its ending says which kind. ResultsError for any other ending."""
    path = Path(path).expanduser()
    ending = path.suffix.lower()
    if ending in SQLITE_ENDINGS:
        return SqliteStore(path)
    if ending == PARQUET_ENDING:
        from .parquet_store import ParquetStore  # loaded late: it needs polars

        return ParquetStore(path)
    endings = ", ".join((*SQLITE_ENDINGS, PARQUET_ENDING))
    raise ResultsError(f"The results file {str(path)!r} must end in one of {endings}.")


def read_results(path: str | Path) -> list[MatchResult]:
    """All results of a store, in the order of their numbers; ResultsError if it is not there or cannot be read."""
    return open_store(path).results()
