"""Fills databases with games: a few are really played, then stored many times under other ids."""

import asyncio
import random
import time
from typing import Any, NamedTuple

from sqlalchemy import insert

from gugong.server.settings import DatabaseTimeouts
from gugong.server.store.database import open_database
from gugong.server.store.queries import entry_values, record_values
from gugong.server.store.records import Entry
from gugong.server.store.schema import entries, tables
from gugong.server.tables.clocks import DaysClock
from gugong.server.tables.creation import NewTable, SetupWish, new_table
from gugong.server.tables.keys import hashed
from gugong.server.tables.registry import record_of
from gugong.server.tables.table import Table

PATTERNS = 8  # games that are played for good
AT_ONCE = 100  # tables in a transaction
BOXES = {"standard": None}


class Kind(NamedTuple):
    """Tables to be stored: how many, how many sit there, and after how many moves they lie (None: at the end)."""

    name: str
    tables: int
    players: int
    moves: int | None = None


def key_of(seat: int) -> str:
    """The key of a seat at every stored table."""
    return f"load-seat-{seat}"


def id_of(kind: Kind, number: int) -> str:
    """The name of a stored table."""
    return f"{kind.name}-{number}"


def played(players: int, moves: int | None, seed: int) -> tuple[Table, list[Entry]]:
    """A table after so many random moves (None: after its last), and its entries."""
    draw = random.Random(seed)
    order = NewTable(name="Player 1", setup=SetupWish(players=players), public=True, clock=DaysClock(kind="days"))
    table_id, body, *_ = new_table(order, BOXES)
    body["person"] = hashed(key_of(0))
    body["seats"] = [{"seat": i, "name": f"Player {i + 1}", "person": hashed(key_of(i))} for i in range(players)]
    table = Table(table_id, BOXES)
    now = time.time_ns() // 1_000_000
    log: list[Entry] = []

    def append(kind: str, body: dict[str, Any]) -> None:
        entry = Entry(len(log), now + len(log), kind, body)
        happened = table.apply(entry)
        if happened:
            body["events"] = [event.as_dict() for event in happened]
        log.append(entry)

    append("created", body)
    append("started", {"seed": seed, "fingerprint": fingerprint(), "person": hashed(key_of(0))})
    while table.deciding is not None and table.game is not None and (moves is None or table.at < moves):
        action = draw.choice(table.game.legal)
        append("played", {"seat": table.deciding, "action": action, "id": f"m{table.at}"})
    return table, log


def fingerprint() -> str:
    """Of the standard box."""
    from gugong.box import load_box

    return load_box(None).fingerprint


def fill(url: str, kinds: list[Kind]) -> tuple[int, int]:
    """Store tables; gives how many, and how many entries they have."""
    return asyncio.run(_fill(url, kinds))


async def _fill(url: str, kinds: list[Kind]) -> tuple[int, int]:
    database = await open_database(url, DatabaseTimeouts())
    stored = lines = 0
    try:
        for kind in kinds:
            patterns = [_values(*played(kind.players, kind.moves, seed)) for seed in range(PATTERNS)]
            for start in range(0, kind.tables, AT_ONCE):
                records: list[dict[str, Any]] = []
                logs: list[dict[str, Any]] = []
                for number in range(start, min(start + AT_ONCE, kind.tables)):
                    record, log = patterns[number % PATTERNS]
                    records.append({**record, "id": id_of(kind, number), "created": record["created"] + number})
                    logs += [{**entry, "table_id": id_of(kind, number)} for entry in log]
                async with database.engine.begin() as connection:
                    await connection.execute(insert(tables), records)
                    await connection.execute(insert(entries), logs)
                stored, lines = stored + len(records), lines + len(logs)
    finally:
        if database.shared:
            await database.shared.close()
        await database.engine.dispose()
    return stored, lines


def _values(table: Table, log: list[Entry]) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    return record_values(record_of(table)), [entry_values(table.id, entry) for entry in log]
