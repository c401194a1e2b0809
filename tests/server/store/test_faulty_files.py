"""SQLite's file is deleted, replaced or damaged: nothing acknowledged is lost, and the store says what is wrong."""

import asyncio
import shutil
import sqlite3
from pathlib import Path

import pytest

from gugong.server.metrics import METRICS
from gugong.server.store import sqlite
from gugong.server.store.group_commit import GroupCommitter, PendingWrite
from gugong.server.store.records import FailureKind, StoreError
from tests.server.support.stores import a_record, an_append, create_table, in_store


@pytest.fixture
def file(sqlite_url: str) -> Path:
    return Path(sqlite_url.removeprefix("sqlite:///"))


def failures(kind: FailureKind) -> float:
    return METRICS.store_failures.labels(str(kind))._value.get()


@pytest.mark.parametrize("deleted", ["", "*"])
def test_a_deleted_file_is_written_anew_with_all_that_was_in_it(sqlite_url, file, caplog, deleted):
    async def play(store):
        await create_table(store, "t")
        assert await store.append(an_append("t", 1))
        for path in list(file.parent.glob(f"{file.name}{deleted}")):
            path.unlink()
        acknowledged = await store.append(an_append("t", 2))
        return acknowledged, await store.append(an_append("t", 3)), await store.ready()

    assert in_store(sqlite_url, play) == (True, True, True)
    assert [line.getMessage() for line in caplog.records] == ["The database file was deleted; it is written anew"]
    assert [entry.number for entry in in_store(sqlite_url, lambda store: store.entries("t"))] == [0, 1, 2, 3]
    assert [path.name for path in file.parent.iterdir()] == [file.name]


def test_health_notices_a_deleted_file_and_mends_it(sqlite_url, file):
    async def play(store):
        await create_table(store, "t")
        file.unlink()
        return await store.ready(), file.exists()

    assert in_store(sqlite_url, play) == (True, True)
    assert in_store(sqlite_url, lambda store: store.record("t")) == a_record("t")


def test_into_a_file_that_was_replaced_nothing_is_acknowledged(sqlite_url, file, caplog):
    moved = file.with_name("moved.db")

    async def play(store):
        await create_table(store, "t")
        file.rename(moved)
        shutil.copy(moved, file)
        with pytest.raises(StoreError) as failed:
            await store.append(an_append("t", 1))
        failing = await store.failing()
        file.unlink()
        moved.rename(file)
        return failed.value.kind, failing, await store.append(an_append("t", 2)), await store.failing()

    before = failures(FailureKind.GONE)
    assert in_store(sqlite_url, play) == (FailureKind.GONE, FailureKind.GONE, True, None)
    assert failures(FailureKind.GONE) == before + 2
    assert {(line.kind, line.cause) for line in caplog.records} == {("gone", "ESTALE another file has its name")}


def test_a_damaged_page_fails_its_own_table_alone(sqlite_url, file, caplog):
    async def fill(store):
        for table in ("aaaa", "mmmm", "zzzz"):
            await create_table(store, table)
            for number in range(1, 200):
                await store.append(an_append(table, number))

    in_store(sqlite_url, fill)
    damage(file, "mmmm")

    async def play(store):
        with pytest.raises(StoreError) as failed:
            await store.entries("mmmm")
        others = [len(await store.entries(table)) for table in ("aaaa", "zzzz")]
        return failed.value.kind, others, await store.append(an_append("zzzz", 200)), store.damaged, await store.ready()

    assert in_store(sqlite_url, play) == (FailureKind.DAMAGED, [200, 200], True, True, True)
    assert [(line.kind, line.cause) for line in caplog.records] == [("damaged", "SQLITE_CORRUPT")]


def test_a_table_on_a_damaged_page_does_not_fail_the_others_of_its_group():
    malformed = sqlite3.DatabaseError("database disk image is malformed")
    malformed.sqlite_errorname = "SQLITE_CORRUPT"  # as the driver raises it, which the quick way of inserting uses

    async def commit(group):
        if any(write.key[0] == "m" for write in group):
            raise malformed
        return set(group)

    async def play():
        committer = GroupCommitter(commit, 0)
        results = [asyncio.get_running_loop().create_future() for _ in range(3)]
        for table, result in zip("amz", results, strict=True):
            committer.submit(PendingWrite({"table_id": table, "number": 1}, result))
        return await asyncio.gather(*results, return_exceptions=True)

    first, damaged, last = asyncio.run(play())
    assert (first, last) == (True, True)
    assert damaged.kind == FailureKind.DAMAGED


def damage(file: Path, table: str) -> None:
    """Overwrite a page in the middle of a table's log."""
    content, size = bytearray(file.read_bytes()), 4096
    pages = [at for at in range(0, len(content), size) if content.count(table.encode(), at, at + size) > 20]
    at = pages[len(pages) // 2]
    content[at : at + size] = b"\xff" * size
    file.write_bytes(content)


def test_a_disk_with_hardly_any_room_is_told_before_it_is_full(sqlite_url, monkeypatch):
    async def play(store):
        fine = await store.failing()
        monkeypatch.setattr(sqlite, "MIN_FREE_BYTES", 1 << 62)
        return fine, await store.failing(), await create_table(store, "t")

    assert in_store(sqlite_url, play) == (None, FailureKind.FULL, True)


def test_health_really_writes(sqlite_url, file):
    async def play(store):
        log = Path(f"{file}-wal")
        before = log.stat().st_size
        return await store.failing(), log.stat().st_size > before, await store.last_heartbeat()

    assert in_store(sqlite_url, play) == (None, True, None)


def test_a_connection_that_became_read_only_is_opened_anew(sqlite_url):
    async def play(store):
        await create_table(store, "t")
        async with store._engine.connect() as connection:
            await connection.exec_driver_sql("PRAGMA query_only = ON")
        with pytest.raises(StoreError) as failed:
            await store.append(an_append("t", 1))
        return failed.value.kind, failed.value.cause, await store.append(an_append("t", 1))

    assert in_store(sqlite_url, play) == (FailureKind.READ_ONLY, "SQLITE_READONLY", True)
