"""The migrations make the schema that the code uses, once, and refuse what they do not know."""

import asyncio

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import inspect, text

from gugong.server.settings import DatabaseTimeouts
from gugong.server.store.database import open_database
from gugong.server.store.indexes import metadata
from gugong.server.store.records import StoreError
from gugong.server.store.schema import entries, tables
from gugong.server.store.store import Store
from tests.server.support.stores import create_table, in_store


def in_database(url, doing):
    """Open a database as the store does, and give what this says about its connection."""

    async def run():
        database = await open_database(url, DatabaseTimeouts())
        try:
            async with database.engine.begin() as connection:
                return await connection.run_sync(doing)
        finally:
            if database.shared:
                await database.shared.close()
            await database.engine.dispose()

    return asyncio.run(run())


def test_the_migrations_make_the_schema_of_the_code(database_url):
    options = {"compare_type": True, "compare_server_default": True}
    differences = in_database(
        database_url, lambda found: compare_metadata(MigrationContext.configure(found, opts=options), metadata)
    )
    assert differences == []


def test_indexes_and_keys_are_as_the_code_says(database_url):
    def look(connection):
        found = inspect(connection)
        indexes = {index["name"]: index["column_names"] for index in found.get_indexes("tables")}
        keys = found.get_foreign_keys("entries")
        return indexes, found.get_pk_constraint("entries")["constrained_columns"], keys[0]["referred_table"]

    indexes, key, referred = in_database(database_url, look)
    assert indexes == {index.name: [column.name for column in index.columns] for index in tables.indexes}
    assert key == [column.name for column in entries.primary_key]
    assert referred == "tables"


def test_sqlite_syncs_each_commit_and_minds_references(sqlite_url):
    def look(connection):
        names = ("journal_mode", "synchronous", "foreign_keys", "locking_mode")
        return [connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in names]

    assert in_database(sqlite_url, look) == ["wal", 2, 1, "exclusive"]


def test_sqlite_keeps_the_log_of_a_table_together(sqlite_url):
    made = in_database(
        sqlite_url,
        lambda found: found.exec_driver_sql("SELECT sql FROM sqlite_master WHERE name = 'entries'").scalar(),
    )
    assert made.strip().endswith("WITHOUT ROWID")


@pytest.mark.parametrize("asked", ["due", "find_public", "entries"])
def test_sqlite_finds_by_index(sqlite_url, asked):
    queries = {
        "due": "SELECT id FROM tables WHERE status = ? AND wake <= ? ORDER BY wake, id",
        "find_public": "SELECT id FROM tables WHERE public = 1 AND status = ? AND created < ? ORDER BY created DESC",
        "entries": "SELECT body FROM entries WHERE table_id = ? AND number > ? ORDER BY number",
    }
    plan = in_database(
        sqlite_url,
        lambda found: found.exec_driver_sql(f"EXPLAIN QUERY PLAN {queries[asked]}", ("running", 1)).all(),
    )
    assert plan[0][3].startswith("SEARCH")


def test_a_newer_database_is_refused(database_url):
    in_store(database_url, lambda store: create_table(store, "t"))
    in_database(database_url, lambda found: found.execute(text("UPDATE alembic_version SET version_num = '9999'")))
    with pytest.raises(StoreError, match=r"9999.*upgrade this program"):
        in_store(database_url, lambda store: store.ready())


def test_many_processes_may_start_at_once(postgres_url):
    async def run():
        stores = await asyncio.gather(*(Store.open(postgres_url) for _ in range(6)))
        try:
            return await asyncio.gather(*(create_table(store, f"t{number}") for number, store in enumerate(stores)))
        finally:
            for store in stores:
                await store.close()

    assert asyncio.run(run()) == [True] * 6
