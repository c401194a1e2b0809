"""Results in an SQLite file: the table `games` with a row a game, the view `seats` with a row a seat."""

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

from ... import __version__
from ...errors import ResultsError
from ..match import MatchResult
from .lock import locked
from .result_store import FORMAT, Plan, ResultStore, check_format, no_game, not_there, not_writable, unreadable
from .rows import COLUMNS, ColumnKind, Row, flattened, result_of, row_of, unflattened

APPLICATION = 0x47756721  # SQLite's application_id of such a file
WAIT_SECONDS = 30.0  # for another process that writes

_TYPES = {ColumnKind.INT: "INTEGER", ColumnKind.FLOAT: "REAL"}
_NAMES = ", ".join(COLUMNS)
_COLUMNS = ", ".join(
    f"{name} {_TYPES.get(kind, 'TEXT')}" + (" PRIMARY KEY" if name == "number" else "")
    for name, kind in COLUMNS.items()
)
# One row a seat; a list of the game has its value there. Meng's seat has no spec.
_SEATS = """
SELECT number, seed, players, meng, score.key AS seat,
    json_extract(entrants, '$[' || score.key || ']') AS entrant,
    json_extract(specs, '$[' || score.key || ']') AS spec,
    score.value AS score,
    coalesce(winner = score.key, 0) AS won,
    json_extract(breakdown, '$[' || score.key || '].can_win') AS can_win,
    json_extract(breakdown, '$[' || score.key || '].items') AS points,
    json_extract(decrees, '$[' || score.key || ']') AS decrees,
    json_extract(decisions_of, '$[' || score.key || ']') AS decisions,
    json_extract(seconds_of, '$[' || score.key || ']') AS seconds
FROM games, json_each(games.scores) AS score
"""
_SCHEMA = f"""
CREATE TABLE plan (version TEXT NOT NULL, content TEXT NOT NULL);
CREATE TABLE games ({_COLUMNS});
CREATE VIEW seats AS {_SEATS};
PRAGMA application_id = {APPLICATION};
PRAGMA user_version = {FORMAT};
"""


class SqliteStore(ResultStore):
    """A store in one SQLite file, which any tool for SQLite reads."""

    def plan(self) -> Plan | None:
        """What the store was begun for; None if the file is not there or empty."""
        if not self.path.exists() or self.path.stat().st_size == 0:
            return None
        with self._reading() as database:
            return self._plan(database)

    def results(self) -> list[MatchResult]:
        """All results, in the order of their numbers."""
        with self._reading() as database:
            rows = database.execute(f"SELECT {_NAMES} FROM games ORDER BY number")
            return [_result(row) for row in rows]

    def result(self, number: int) -> MatchResult:
        """The result of one game."""
        with self._reading() as database:
            row = database.execute(f"SELECT {_NAMES} FROM games WHERE number = ?", (number,)).fetchone()
            if row is None:
                (count,) = database.execute("SELECT count(*) FROM games").fetchone()
                raise no_game(self.path, number, count)
            return _result(row)

    @contextmanager
    def writing(self, plan: Plan) -> Iterator["SqliteWriter"]:
        """Begin the store for a plan, or go on with it."""
        with locked(self.path):
            plan = self.continued(plan)
            try:
                database = self._connected(str(self.path))
            except (sqlite3.Error, OSError) as fault:
                raise not_writable(self.path, fault) from None
            with closing(database):
                try:
                    _begin(database, plan)
                except sqlite3.Error as fault:
                    raise not_writable(self.path, fault) from None
                try:
                    yield SqliteWriter(self.path, database)
                finally:
                    with suppress(sqlite3.Error):  # somebody reads it: the log stays beside the file
                        database.execute("PRAGMA journal_mode = DELETE")

    @contextmanager
    def _reading(self) -> Iterator[sqlite3.Connection]:
        """A connection that changes nothing, to a file that is a store of this format."""
        if not self.path.exists():
            raise not_there(self.path)
        try:
            with closing(self._connected(f"{self.path.absolute().as_uri()}?mode=ro", uri=True)) as database:
                (application,) = database.execute("PRAGMA application_id").fetchone()
                if application != APPLICATION:
                    raise unreadable(self.path, "an SQLite file of another program")
                (written,) = database.execute("PRAGMA user_version").fetchone()
                versions = database.execute("SELECT version FROM plan").fetchone()
                check_format(self.path, written, versions[0] if versions else "?")
                yield database
        except ResultsError:
            raise
        except (sqlite3.Error, ValueError, KeyError, TypeError, OSError) as fault:
            raise unreadable(self.path, fault) from None

    def _connected(self, name: str, uri: bool = False) -> sqlite3.Connection:
        return sqlite3.connect(name, timeout=WAIT_SECONDS, uri=uri, check_same_thread=False)

    def _plan(self, database: sqlite3.Connection) -> Plan:
        row = database.execute("SELECT content FROM plan").fetchone()
        plan = None if row is None else json.loads(row[0])
        if not isinstance(plan, dict) or "kind" not in plan:
            raise ValueError("it has no plan")
        return plan


def _begin(database: sqlite3.Connection, plan: Plan) -> None:
    """Make the tables if they are not there, and write the plan."""
    # With a write-ahead log a commit waits for no disk, and survives the end of the process all the same.
    database.execute("PRAGMA journal_mode = WAL")
    database.execute("PRAGMA synchronous = NORMAL")
    if database.execute("PRAGMA user_version").fetchone() == (0,):
        database.executescript(f"BEGIN IMMEDIATE; {_SCHEMA} COMMIT;")
    with database:
        database.execute("DELETE FROM plan")
        database.execute("INSERT INTO plan VALUES (?, ?)", (__version__, json.dumps(plan)))


class SqliteWriter:
    """Writes results into an open database, each in a transaction of its own."""

    def __init__(self, path: Path, database: sqlite3.Connection) -> None:
        """Of a database with the tables of a store."""
        self._path, self._database = path, database

    def add(self, result: MatchResult) -> None:
        """Write a result (ResultWriter.add)."""
        row = flattened(row_of(result))
        marks = ", ".join(f":{name}" for name in COLUMNS)
        try:
            with self._database:
                self._database.execute(f"INSERT OR IGNORE INTO games ({_NAMES}) VALUES ({marks})", row)
        except sqlite3.Error as fault:
            raise not_writable(self._path, fault) from None


def _result(values: tuple[object, ...]) -> MatchResult:
    row: Row = dict(zip(COLUMNS, values, strict=True))
    return result_of(unflattened(row))
