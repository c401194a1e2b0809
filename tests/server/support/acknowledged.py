"""Whether a database has all that players were told: every acknowledged move, once, and nothing else."""

from collections import Counter
from collections.abc import Iterable, Sequence

from gugong.server.store.records import Entry, TableRecord
from gugong.server.store.store import Store
from gugong.server.tables.entries import GAME_KINDS
from gugong.server.tables.registry import record_of
from gugong.server.tables.table import Table
from tests.server.support.players import Player
from tests.server.support.stores import in_store

Kept = dict[str, tuple[TableRecord | None, list[Entry]]]


def check_tables(database: str, tables: Sequence[Sequence[Player]]) -> None:
    """Hold what the people at these tables were told against the database, which no server uses now."""
    kept = in_store(database, lambda store: _read(store, [people[0].table for people in tables]))
    for people in tables:
        _check_table(people, *kept[people[0].table])


async def _read(store: Store, tables: Iterable[str]) -> Kept:
    return {table: (await store.record(table), await store.entries(table)) for table in tables}


def _check_table(people: Sequence[Player], record: TableRecord | None, entries: list[Entry]) -> None:
    assert [entry.number for entry in entries] == list(range(len(entries)))
    assert [entry.time for entry in entries] == sorted(entry.time for entry in entries)
    log = [entry for entry in entries if entry.kind in GAME_KINDS]
    ids = Counter(entry.body["id"] for entry in log if "id" in entry.body)
    assert not [move for move, times in ids.items() if times > 1], "a move was done twice"
    for player in people:
        for move in player.acknowledged:
            body = log[move.at].body
            assert (body["id"], body["action"]) == (move.id, move.action), "an acknowledged move is not there"
        for number, told in player.heard.items():
            assert (entries[number].time, entries[number].kind) == told
    sent = {move.id for player in people for move in (*player.acknowledged, player.pending) if move}
    assert set(ids) <= sent
    _check_replay(people[0].table, record, entries)


def _check_replay(name: str, record: TableRecord | None, entries: list[Entry]) -> None:
    table = Table(name, {"standard": None})
    for entry in entries:
        happened = table.apply(entry)
        assert [event.as_dict() for event in happened] == entry.body.get("events", [])
    assert record == record_of(table)
