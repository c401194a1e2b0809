"""Results as Parquet: a folder `NAME.parquet` with a file a game, put together into larger files as they grow many.

Readers of Parquet take the folder as one table (pandas, pyarrow, Spark), or its files by `*.parquet` (polars, DuckDB).
A file appears under its name only when it is whole, so whoever reads while games are played sees finished games.
"""

import json
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from ... import __version__
from ...errors import ResultsError, SetupError
from ..match import MatchResult
from .lock import locked
from .result_store import FORMAT, Plan, ResultStore, check_format, no_game, not_there, not_writable, unreadable
from .rows import COLUMNS, ColumnKind, Row, result_of, row_of

try:
    import polars as pl
except ModuleNotFoundError:
    raise SetupError('Results as Parquet need polars; install it with: pip install "gugong-game[study]".') from None

MANIFEST = "_gugong.json"  # readers of Parquet skip names that begin with an underscore
NAME = "gugong-results"
LOOSE = "game-*.parquet"  # files of one game
WHOLE = "games-*.parquet"  # files of many
PARTS = "_*.part"  # files that are being written, or that a killed process left
TOGETHER = 500  # games in a file
LISTINGS = 20  # of the folder at most, until its files can all be read

_TYPES: dict[ColumnKind, Any] = {
    ColumnKind.INT: pl.Int64,
    ColumnKind.FLOAT: pl.Float64,
    ColumnKind.TEXT: pl.String,
    ColumnKind.INTS: pl.List(pl.Int64),
    ColumnKind.FLOATS: pl.List(pl.Float64),
    ColumnKind.TEXTS: pl.List(pl.String),
    ColumnKind.BOOLS: pl.List(pl.Boolean),
    ColumnKind.TEXT_LISTS: pl.List(pl.List(pl.String)),
    ColumnKind.JSON: pl.String,
}
_SCHEMA = {name: _TYPES[kind] for name, kind in COLUMNS.items()}


class ParquetStore(ResultStore):
    """A store in a folder of Parquet files."""

    def plan(self) -> Plan | None:
        """What the store was begun for; None if the folder is not there or empty."""
        if not self.path.exists() or (self.path.is_dir() and not any(self.path.iterdir())):
            return None
        plan: Plan = self._manifest()["plan"]
        return plan

    def results(self) -> list[MatchResult]:
        """All results, in the order of their numbers."""
        self._manifest()
        try:
            rows = self._rows_by_number()
            return [result_of(rows[number]) for number in sorted(rows)]
        except ResultsError:
            raise
        except (OSError, ValueError, KeyError, TypeError) as fault:
            raise unreadable(self.path, fault) from None

    def _rows_by_number(self) -> dict[int, Row]:
        """The rows of all files; lists them again if a writer put files together in between."""
        for _ in range(LISTINGS):
            files = sorted(self.path.glob("*.parquet"))
            with suppress(FileNotFoundError):
                rows = {row["number"]: row for file in files for row in _rows(file)}
                if set(files).issuperset(self.path.glob(WHOLE)):
                    return rows
        raise ValueError("its files are listed but not there")

    def result(self, number: int) -> MatchResult:
        """The result of one game."""
        found = {result.pairing.number: result for result in self.results()}
        if number not in found:
            raise no_game(self.path, number, len(found))
        return found[number]

    @contextmanager
    def writing(self, plan: Plan) -> Iterator["ParquetWriter"]:
        """Begin the store for a plan, or go on with it."""
        with locked(self.path):
            plan = self.continued(plan)
            manifest = {"format": NAME, "format_version": FORMAT, "version": __version__, "plan": plan}
            try:
                self.path.mkdir(exist_ok=True)
                for part in self.path.glob(PARTS):
                    with suppress(OSError):
                        part.unlink()
                content = json.dumps(manifest, indent=1)
                _write_whole(self.path / MANIFEST, lambda part: part.write_text(content, encoding="utf-8"))
            except OSError as fault:
                raise not_writable(self.path, fault) from None
            _remove_doubles(self.path)
            writer = ParquetWriter(self.path)
            try:
                yield writer
            finally:
                writer.put_together()

    def _manifest(self) -> dict[str, Any]:
        if not self.path.exists():
            raise not_there(self.path)
        try:
            found: dict[str, Any] = json.loads((self.path / MANIFEST).read_text(encoding="utf-8"))
            if found["format"] != NAME:
                raise ValueError(f"its format is {found['format']!r}")
            check_format(self.path, found["format_version"], found["version"])
            found["plan"]["kind"]
        except ResultsError:
            raise
        except (OSError, ValueError, KeyError, TypeError) as fault:
            raise unreadable(self.path, fault) from None
        return found


class ParquetWriter:
    """Writes results as files of one game, and puts those together now and then."""

    def __init__(self, folder: Path) -> None:
        """Of a folder, in which files of one game may lie already."""
        self._folder, self._loose = folder, sum(1 for _ in folder.glob(LOOSE))

    def add(self, result: MatchResult) -> None:
        """Write a result (ResultWriter.add)."""
        try:
            _write(self._folder / f"game-{result.pairing.number:09}.parquet", [row_of(result)])
        except (pl.exceptions.PolarsError, OSError) as fault:
            raise not_writable(self._folder, fault) from None
        self._loose += 1
        if self._loose >= TOGETHER:
            self.put_together()

    def put_together(self) -> None:
        """One file in the place of those with one game each.

        If this is interrupted, some games are there twice, until the store is written to again.
        """
        loose = sorted(self._folder.glob(LOOSE))
        if len(loose) < 2:
            return
        first, last = (file.stem.removeprefix("game-") for file in (loose[0], loose[-1]))
        try:
            rows = [row for file in loose for row in _rows(file)]
            _write(self._folder / f"games-{first}-{last}.parquet", rows)
            for file in loose:
                file.unlink()
        except (pl.exceptions.PolarsError, OSError) as fault:
            raise not_writable(self._folder, fault) from None
        self._loose = 0


def _remove_doubles(folder: Path) -> None:
    """Remove files of one game that a larger file has too: somebody was interrupted while they were put together."""
    try:
        for whole in folder.glob(WHOLE):
            for number in pl.read_parquet(whole, columns=["number"])["number"]:
                (folder / f"game-{number:09}.parquet").unlink(missing_ok=True)
    except pl.exceptions.PolarsError as fault:
        raise unreadable(folder, fault) from None
    except OSError as fault:
        raise not_writable(folder, fault) from None


def _rows(file: Path) -> list[Row]:
    """The rows of a file; ResultsError if it is damaged."""
    try:
        return pl.read_parquet(file).to_dicts()
    except pl.exceptions.PolarsError as fault:
        raise unreadable(file.parent, f"{file.name}: {fault}") from None


def _write(path: Path, rows: list[Row]) -> None:
    """Write a file of rows that appears whole or not at all."""
    frame = pl.DataFrame(rows, schema=_SCHEMA)
    _write_whole(path, frame.write_parquet)


def _write_whole(path: Path, write: Callable[[Path], object]) -> None:
    """Let `write` fill a part beside the path, and give it that name when it is whole."""
    part = path.with_name(f"_{path.name}.{os.getpid()}.part")
    write(part)
    try:
        part.replace(path)
    except FileNotFoundError:  # removed by a process that opened the store just now
        write(part)
        part.replace(path)
