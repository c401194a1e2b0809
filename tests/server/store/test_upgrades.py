"""Databases that servers of older versions wrote, opened by today's: all is as it was, and games go on to the end.

Each on SQLite, and copied into a PostgreSQL that has the schema of then. (`tests/compatibility` has the oldest one.)
"""

import asyncio
import contextlib
import json
import random
import sqlite3
from pathlib import Path
from typing import Any

import asyncpg
import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection

from gugong.rules.core.versions import RULES_VERSION
from gugong.server.settings import DatabaseTimeouts
from gugong.server.store.migration import newest
from gugong.server.store.postgres.engine import new_engine
from gugong.server.store.recipient_store import RecipientStore
from tests.compatibility.test_database import differences
from tests.server.support.in_process import Server, serving

FOLDER = Path(__file__).parents[2] / "compatibility" / "upgrades"
NEVER_ALONE = {3}  # schemas that came together with the next one: no server stored anything in them
OLD = sorted(path.stem for path in FOLDER.glob("*.sql"))
BOOLEANS = {"tables": {"public"}, "recipients": {"email_confirmed"}}


def told_then(name: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))
    return found


def restore(name: str, url: str) -> str:
    """Put an old database where a URL says; the version of its schema."""
    dump = (FOLDER / f"{name}.sql").read_text(encoding="utf-8")
    in_file = url.startswith("sqlite")
    file = Path(url.removeprefix("sqlite:///")) if in_file else Path(":memory:")
    if in_file:
        file.parent.mkdir(parents=True)
    with contextlib.closing(sqlite3.connect(file)) as old:
        old.executescript(dump)
        version = str(old.execute("SELECT version_num FROM alembic_version").fetchone()[0])
        if not in_file:
            asyncio.run(copy_to_postgres(old, version, url))
    return version


async def copy_to_postgres(old: sqlite3.Connection, version: str, url: str) -> None:
    def migrate(connection: Connection) -> None:
        config = Config()
        config.set_main_option("script_location", "gugong.server.store:migrations")
        config.attributes["connection"] = connection
        command.upgrade(config, version)

    engine = new_engine(url, DatabaseTimeouts())
    async with engine.begin() as connection:
        await connection.run_sync(migrate)
    await engine.dispose()
    line = await asyncpg.connect(url)
    await line.execute("DELETE FROM beats")
    names = [row[0] for row in old.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
    first = ["tables", "recipients"]  # others refer to them
    for table in (*first, *(name for name in names if name not in (*first, "alembic_version"))):
        if table not in names:
            continue
        found = old.execute(f"SELECT * FROM {table}")
        columns = [column[0] for column in found.description]
        booleans = BOOLEANS.get(table, set())
        rows = [
            [bool(value) if column in booleans else value for column, value in zip(columns, row, strict=True)]
            for row in found
        ]
        await line.copy_records_to_table(table, records=rows, columns=columns)
    await line.close()


async def play_to_the_end(server: Server, then: dict[str, Any]) -> str:
    """Whoever is to decide makes any legal move until the game is over; its status."""
    chance, path = random.Random(1), f"/api/tables/{then['id']}"
    while True:
        await server.settled(then["id"])
        looks = [(look["key"], (await server.get(path, look["key"])).json()) for look in then["looks"]]
        decided = [(key, told) for key, told in looks if told["decision"] and "options" in told["decision"]]
        if not decided:
            return str(looks[0][1]["table"]["status"])
        key, told = decided[0]
        options = [option["id"] for option in told["decision"]["options"] if option["legal"]]
        answer = await server.post(f"{path}/moves", {"at": told["at"], "action": chance.choice(options)}, key)
        assert answer.status_code == 200, answer.text


@pytest.mark.parametrize("name", OLD)
def test_a_database_of_an_older_version_goes_on(name: str, database_url: str) -> None:
    version = restore(name, database_url)
    then = told_then(name)

    async def upgrade() -> None:
        async with serving(database=database_url) as server:
            for table in then.values():
                for look in table["looks"]:
                    told = (await server.get(f"/api/tables/{table['id']}", look["key"])).json()
                    found = differences({**look, "key": None}, {**told, "key": None})
                    # A game that was being played is told, by one entry, how long nobody could have played it.
                    assert found in ([], [f"/number: was {look['number']}, is {look['number'] + 1}"])
            assert await play_to_the_end(server, then["two"]) == "over"
            assert await play_to_the_end(server, then["clocked"]) == "over"
            begun = await server.post(
                f"/api/tables/{then['waiting']['id']}/bots", {"level": "novice"}, then["waiting"]["looks"][0]["key"]
            )
            assert begun.status_code == 200, begun.text
            record = await server.service.store.record(then["waiting"]["id"])
            assert record is not None
            assert record.rules_version == RULES_VERSION
            recipient = await RecipientStore(server.service.store).find("r1")
            assert (recipient is None) == (version < "0002")

    asyncio.run(upgrade())
    asyncio.run(_starts_again(database_url, then))


async def _starts_again(url: str, then: dict[str, Any]) -> None:
    async with serving(database=url) as server:
        told = await server.get(f"/api/tables/{then['two']['id']}", then["two"]["looks"][0]["key"])
        assert told.json()["table"]["status"] == "over"


def test_every_older_schema_has_a_database() -> None:
    """Whoever adds a migration adds a database of the version before it; see upgrades/README.md."""
    versions = {int(name.partition("-")[0].removeprefix("schema")) for name in OLD}
    assert versions == set(range(1, int(newest()))) - NEVER_ALONE
