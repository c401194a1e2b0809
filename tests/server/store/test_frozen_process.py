"""A process that stands still in the middle of a commit: the others go on with their tables, nothing is doubled."""

import asyncio
import signal

import asyncpg
import pytest

from gugong.server.settings import DatabaseTimeouts
from gugong.server.store.records import FailureKind, StoreError
from tests.server.support.stores import IMPATIENT, a_record, an_append, another_process, create_table, in_store

OTHERS = [f"u{number}" for number in range(10)]


def test_only_the_table_that_a_frozen_process_writes_to_waits_for_it(postgres_url):
    async def play(store):
        for table in ("t", *OTHERS):
            await create_table(store, table)
        with another_process("freeze", postgres_url) as process:
            assert await asyncio.to_thread(process.stdout.readline) == "in the middle\n"
            blocked = asyncio.ensure_future(store.append(an_append("t", 1, kind="mine")))
            won = await asyncio.gather(*(store.append(an_append(table, 1)) for table in OTHERS))
            with pytest.raises(StoreError) as failed:
                await blocked
            again = asyncio.ensure_future(store.append(an_append("t", 1, kind="mine")))
            groups = store.groups
            won += await asyncio.gather(*(store.append(an_append(table, 2)) for table in OTHERS))
            apart = not again.done() and store.groups == groups + 1
            await asyncio.gather(again, return_exceptions=True)
            while not await _appended(store, "t"):  # PostgreSQL ends the transaction that stands still
                await asyncio.sleep(0.05)
            process.send_signal(signal.SIGCONT)
            told = [await asyncio.to_thread(process.stdout.readline) for _ in range(2)]
        return won, failed.value.kind, apart, told, [entry.kind for entry in await store.entries("t")]

    won, kind, apart, told, entries = in_store(postgres_url, play, IMPATIENT)
    assert won == [True] * 20
    assert kind == FailureKind.LOCKED
    assert apart, "a table that is known to be blocked held up the others once more"
    assert told[0].startswith("failed")
    assert told[1] == "then too late\n"
    assert entries == ["made", "mine"]


async def _appended(store, table):
    try:
        await store.append(an_append(table, 1, kind="mine"))
    except StoreError:
        return False
    return True


def test_a_transaction_left_open_blocks_its_own_table_alone_and_not_for_ever(postgres_url):
    async def play(store):
        for table in ("t", *OTHERS):
            await create_table(store, table)
        line = await asyncpg.connect(postgres_url)
        left_open = line.transaction()
        await left_open.start()
        await line.execute("UPDATE tables SET wake = 7 WHERE id = 't'")
        asked = [store.append(an_append(table, 1, a_record(table, wake=1))) for table in ("t", *OTHERS)]
        blocked, *others = await asyncio.gather(*asked, return_exceptions=True)
        await left_open.rollback()
        await line.close()
        return blocked, others, await store.append(an_append("t", 1)), await store.append(an_append("u0", 2))

    blocked, others, then, other_then = in_store(postgres_url, play, IMPATIENT)
    assert isinstance(blocked, StoreError)
    assert blocked.kind == FailureKind.LOCKED
    assert blocked.cause == "55P03 LockNotAvailableError"
    assert others == [True] * 10
    assert (then, other_then) == (True, True)


def test_the_timeouts_are_those_that_were_chosen(postgres_url):
    async def look(store):
        names = ("lock_timeout", "statement_timeout", "idle_in_transaction_session_timeout")
        async with store._engine.connect() as connection:
            return [(await connection.exec_driver_sql(f"SHOW {name}")).scalar() for name in names]

    assert in_store(postgres_url, look) == ["2s", "10s", "5s"]
    assert in_store(postgres_url, look, DatabaseTimeouts(0.5, 0, 7)) == ["500ms", "0", "7s"]
