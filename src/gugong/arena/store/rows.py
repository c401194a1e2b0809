"""A result as a row of a table: every column with its kind, in both directions."""

import json
from dataclasses import asdict
from enum import Enum
from typing import Any

from ...setup import Setup
from ..match import BotFailure, MatchResult, Pairing

Row = dict[str, Any]


class ColumnKind(Enum):
    """What a column holds; JSON is text in all formats, lists are JSON where a format has none."""

    INT = "int"
    FLOAT = "float"
    TEXT = "text"
    INTS = "ints"
    FLOATS = "floats"
    TEXTS = "texts"
    BOOLS = "bools"
    TEXT_LISTS = "text lists"
    JSON = "json"


# By seat where there is one value a seat; a seed is text because it may have 128 bits.
COLUMNS: dict[str, ColumnKind] = {
    "number": ColumnKind.INT,
    "seed": ColumnKind.TEXT,
    "players": ColumnKind.INT,
    "meng": ColumnKind.TEXT,  # his level; null when he does not play
    "specs": ColumnKind.TEXTS,
    "entrants": ColumnKind.INTS,
    "copies": ColumnKind.INTS,
    "scores": ColumnKind.INTS,
    "ranking": ColumnKind.INTS,
    "winner": ColumnKind.INT,
    "start": ColumnKind.INT,
    "decisions": ColumnKind.INT,
    "decisions_of": ColumnKind.INTS,
    "seconds_of": ColumnKind.FLOATS,
    "decrees": ColumnKind.TEXT_LISTS,
    "doubles": ColumnKind.BOOLS,
    "offered": ColumnKind.TEXTS,
    "breakdown": ColumnKind.JSON,
    "failures": ColumnKind.JSON,
    "actions": ColumnKind.INTS,
    "began": ColumnKind.FLOAT,
    "seconds": ColumnKind.FLOAT,
    "version": ColumnKind.TEXT,
    "rules_version": ColumnKind.INT,
    "box": ColumnKind.TEXT,
    "box_fingerprint": ColumnKind.TEXT,
    "box_path": ColumnKind.TEXT,
    "time_limit": ColumnKind.FLOAT,
    "saves": ColumnKind.TEXT,
    "setup": ColumnKind.JSON,
}
_SCALARS = (ColumnKind.INT, ColumnKind.FLOAT, ColumnKind.TEXT, ColumnKind.JSON)
_AS_THEY_ARE = (
    "scores",
    "ranking",
    "winner",
    "start",
    "decisions",
    "decisions_of",
    "seconds_of",
    "decrees",
    "doubles",
    "offered",
    "breakdown",
    "actions",
    "began",
    "seconds",
)


def row_of(result: MatchResult) -> Row:
    """The row of a result; JSON columns are text, lists are lists."""
    pairing, setup, versions = result.pairing, result.pairing.setup, result.versions
    row = {
        **{name: getattr(result, name) for name in _AS_THEY_ARE},
        "number": pairing.number,
        "seed": str(setup.seed),
        "players": setup.players,
        "meng": setup.meng if setup.solo else None,
        "specs": list(pairing.specs),
        "entrants": list(pairing.entrants),
        "copies": list(pairing.copies),
        "failures": [asdict(failure) for failure in result.failures],
        "version": versions.get("gugong"),
        "rules_version": versions.get("rules"),
        "box": versions.get("box"),
        "box_fingerprint": versions.get("fingerprint"),
        "box_path": None if setup.box is None else str(setup.box),
        "time_limit": pairing.time_limit,
        "saves": pairing.saves,
        "setup": setup.as_dict(),
    }
    return {name: json.dumps(row[name]) if kind is ColumnKind.JSON else row[name] for name, kind in COLUMNS.items()}


def result_of(row: Row) -> MatchResult:
    """The result of a row that row_of gave."""
    read = {name: json.loads(row[name]) if kind is ColumnKind.JSON else row[name] for name, kind in COLUMNS.items()}
    pairing = Pairing(
        read["number"],
        Setup.from_dict(read["setup"], read["box_path"]),
        tuple(read["specs"]),
        read["time_limit"],
        read["saves"],
        tuple(read["entrants"]),
        tuple(read["copies"]),
    )
    return MatchResult(
        pairing=pairing,
        **{name: read[name] for name in _AS_THEY_ARE},
        failures=[BotFailure(**failure) for failure in read["failures"]],
        versions={
            "gugong": read["version"],
            "rules": read["rules_version"],
            "box": read["box"],
            "fingerprint": read["box_fingerprint"],
        },
    )


def flattened(row: Row) -> Row:
    """A row with its lists as JSON text, for formats that have no lists."""
    return {name: row[name] if kind in _SCALARS else json.dumps(row[name]) for name, kind in COLUMNS.items()}


def unflattened(row: Row) -> Row:
    """A row whose lists are JSON text, with lists."""
    return {name: row[name] if kind in _SCALARS else json.loads(row[name]) for name, kind in COLUMNS.items()}
