"""Processes that are killed, and databases that go away: what was acknowledged is there, and the store goes on."""

import asyncio
import sqlite3

import asyncpg
import pytest

from gugong.server.store.records import Entry, StoreError
from gugong.server.store.store import Store
from tests.server.support.postgres import Postgres
from tests.server.support.stores import (
    a_record,
    an_append,
    another_process,
    create_table,
    cut_connections,
    in_store,
    until_alone,
)


def test_what_was_acknowledged_survives_a_kill(database_url):
    with another_process("append", database_url) as process:
        lines = [process.stdout.readline() for _ in range(400)]
        process.kill()
        lines += process.stdout.readlines()
    if database_url.startswith("postgresql"):
        asyncio.run(until_alone(database_url))
    acknowledged: dict[str, int] = {}
    for line in lines:
        table, number = line.split()
        acknowledged[table] = max(int(number), acknowledged.get(table, 0))
    assert len(acknowledged) == 8

    async def look(store):
        return {table: (await store.entries(table), await store.record(table)) for table in acknowledged}

    for table, (entries, record) in in_store(database_url, look).items():
        last = len(entries) - 1
        assert last >= acknowledged[table]
        assert [entry.number for entry in entries] == list(range(last + 1))
        assert record == a_record(table, wake=last or None)


def test_a_second_process_is_refused_the_file(sqlite_url):
    with another_process("keep", sqlite_url) as process:
        assert process.stdout.readline() == "kept\n"
        with pytest.raises(StoreError, match=r"Another gugong serve is using this file.*PostgreSQL"):
            in_store(sqlite_url, lambda store: store.ready())
    assert in_store(sqlite_url, lambda store: store.ready())


def test_two_stores_of_one_process_cannot_share_a_file(sqlite_url):
    async def again(_):
        await Store.open(sqlite_url)

    with pytest.raises(StoreError, match="Another gugong serve"):
        in_store(sqlite_url, again)


def test_a_full_disk_fails_the_group_and_the_store_goes_on(sqlite_url):
    async def limit(store, pages):
        async with store._engine.begin() as connection:
            await connection.exec_driver_sql(f"PRAGMA max_page_count = {pages}")

    async def play(store):
        await create_table(store, "t")
        await create_table(store, "u")
        await limit(store, 1)
        big = Entry(1, 1, "act", {"big": "x" * 100_000})
        failed = await asyncio.gather(
            store.create(a_record("v"), big),
            store.append(an_append("t", 1)),
            store.append(an_append("u", 1)),
            return_exceptions=True,
        )
        kept = await store.entries("t", after=0)
        await limit(store, 1_000_000)
        return failed, kept, await store.append(an_append("t", 1)), await store.record("v")

    failed, kept, then, record = in_store(sqlite_url, play)
    assert [type(answer) for answer in failed] == [StoreError] * 3
    assert isinstance(failed[0].__cause__.orig, sqlite3.OperationalError)
    assert kept == []
    assert then is True
    assert record is None


def test_lost_connections_are_made_again(postgres_url):
    async def play(store):
        await create_table(store, "t")
        assert await store.lock_table("t")
        await cut_connections(postgres_url)
        won = await store.append(an_append("t", 1))
        return won, await store.entries("t"), await store.ready(), await store.lock_table("t")

    won, entries, ready, kept = in_store(postgres_url, play)
    assert (won, len(entries), ready, kept) == (True, 2, True, True)


def test_a_connection_lost_in_the_middle_of_a_group_fails_it_and_nothing_hangs(postgres_url):
    async def play(store):
        await create_table(store, "t")
        await create_table(store, "u")
        line = await asyncpg.connect(postgres_url)
        async with line.transaction():
            await line.execute("LOCK TABLE entries")  # the group waits for us
            asked = [asyncio.ensure_future(store.append(an_append(table, 1))) for table in ("t", "u")]
            while not await line.fetchval("SELECT count(*) FROM pg_locks WHERE NOT granted"):
                await asyncio.sleep(0.01)
            await line.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                "WHERE datname = current_database() AND pid <> pg_backend_pid()"
            )
            failed = await asyncio.gather(*asked, return_exceptions=True)
        await line.close()
        return failed, await store.append(an_append("t", 1)), await store.entries("u", after=0)

    failed, then, entries = in_store(postgres_url, play)
    assert [type(answer) for answer in failed] == [StoreError, StoreError]
    assert then is True
    assert entries == []


@pytest.fixture(scope="module")
def frail(postgres):
    """A server that may be stopped; it is small, for after a crash PostgreSQL syncs all its files."""
    server = Postgres()
    server.start()
    yield server
    server.stop()


def test_a_server_that_is_down_is_not_ready_and_is_used_again_when_it_is_back(frail):
    async def play(store):
        await create_table(store, "t")
        frail.pause()
        try:
            ready = await store.ready()
            with pytest.raises(StoreError):
                await store.append(an_append("t", 1))
            with pytest.raises(StoreError):
                await store.record("t")
            with pytest.raises(StoreError):
                await store.lock_table("t")
        finally:
            frail.resume()
        return ready, await store.append(an_append("t", 1)), await store.ready(), await store.lock_table("t")

    assert in_store(frail.new_database(), play) == (False, True, True, True)


def test_a_failure_names_no_password(frail):
    url = frail.new_database().replace("//postgres@", "//postgres:secret@")

    async def play(store):
        frail.pause()
        try:
            await store.record("t")
        finally:
            frail.resume()

    with pytest.raises(StoreError) as failed:
        in_store(url, play)
    assert "secret" not in str(failed.value)
