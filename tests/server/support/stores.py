"""Helpers for tests of the store. Run as a program it is another process at a database."""

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

import asyncpg

from gugong.server.settings import DatabaseTimeouts
from gugong.server.store import store as store_module
from gugong.server.store.records import AppendRequest, Entry, StoreError, TableRecord, TableStatus
from gugong.server.store.store import Store

T = TypeVar("T")
IMPATIENT = DatabaseTimeouts(lock=0.3, transaction=3.0, lease=1.0)  # for tests with a process that stands still


def in_store(url: str, doing: Callable[[Store], Awaitable[T]], timeouts: DatabaseTimeouts | None = None) -> T:
    """Open a store, do this, close it."""

    async def run() -> T:
        store = await Store.open(url, timeouts=timeouts)
        try:
            return await doing(store)
        finally:
            await store.close()

    return asyncio.run(run())


def in_two_stores(url: str, doing: Callable[[Store, Store], Awaitable[T]]) -> T:
    """Do this with two stores at one database, as two processes would."""

    async def with_one(one: Store) -> T:
        other = await Store.open(url)
        try:
            return await doing(one, other)
        finally:
            await other.close()

    return in_store(url, with_one)


def a_record(table: str, **fields: Any) -> TableRecord:
    """A record in which only some fields matter."""
    usual: dict[str, Any] = {
        "created": 1,
        "status": TableStatus.RUNNING,
        "public": True,
        "rules_version": 1,
        "summary": {},
    }
    return TableRecord(table, **{**usual, **fields})


def an_append(table: str, number: int, record: TableRecord | None = None, kind: str = "act") -> AppendRequest:
    """A request to append an entry in which only some fields matter."""
    return AppendRequest(table, Entry(number, 1000 + number, kind, {"number": number}), record)


async def create_table(store: Store, table: str, **fields: Any) -> bool:
    """Make a table."""
    return await store.create(a_record(table, **fields), Entry(0, 0, "made", {}))


async def cut_connections(url: str) -> None:
    """End every connection to this database but our own; returns once they have ended."""
    await _until_gone(url, "pid, pg_terminate_backend(pid)")


async def until_alone(url: str) -> None:
    """Wait until PostgreSQL has noticed the end of every other connection to this database."""
    await _until_gone(url, "pid")


async def _until_gone(url: str, wanted: str) -> None:
    """Ask this of every other connection to a database, and wait until none of them is left."""
    line = await asyncpg.connect(url)
    others = "datname = current_database() AND backend_type = 'client backend' AND pid <> pg_backend_pid()"
    try:
        found = await line.fetch(f"SELECT {wanted} FROM pg_stat_activity WHERE {others}")
        processes = [record["pid"] for record in found]
        while await line.fetchval("SELECT count(*) FROM pg_stat_activity WHERE pid = ANY($1)", processes):
            await asyncio.sleep(0.01)
    finally:
        await line.close()


@contextmanager
def another_process(does: str, url: str) -> Iterator[subprocess.Popen[str]]:
    """A process that does one of the things below and prints; in the end it is killed without warning."""
    command = [sys.executable, "-m", "tests.server.support.stores", does, url]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        try:
            yield process
        finally:
            process.kill()  # also one that stands still


async def _append(url: str) -> None:
    store = await Store.open(url)

    async def go_on(table: str) -> None:
        await create_table(store, table)
        number = 0
        while True:
            print(table, number, flush=True)
            number += 1
            assert await store.append(an_append(table, number, record=a_record(table, wake=number)))

    await asyncio.gather(*(go_on(f"t{number}") for number in range(8)))


async def _keep(url: str) -> None:
    """Take the lock of a table, and then tell for ever whether it is held, when that changes."""
    store = await Store.open(url, timeouts=IMPATIENT)
    told = None
    while True:
        kept = "kept" if await store.lock_table("t") else "not kept"
        if kept != told:
            print(kept, flush=True)
            told = kept
        await asyncio.sleep(0.05)


async def _freeze(url: str) -> None:
    """Stand still in the middle of a group commit, with entries inserted and not committed; then tell how it went."""
    store = await Store.open(url, timeouts=IMPATIENT)
    write_group = store_module.write_group

    async def write_and_freeze(*given: Any, **more: Any) -> Any:
        written = await write_group(*given, **more)
        print("in the middle", flush=True)
        os.kill(os.getpid(), signal.SIGSTOP)
        return written

    store_module.write_group = write_and_freeze
    try:
        print("stored" if await store.append(an_append("t", 1, a_record("t", wake=1))) else "too late", flush=True)
    except StoreError as error:
        print("failed", error.kind, flush=True)
    store_module.write_group = write_group
    print("then" if await store.append(an_append("t", 1, a_record("t", wake=1))) else "then too late", flush=True)
    await asyncio.Event().wait()


if __name__ == "__main__":
    asyncio.run({"append": _append, "keep": _keep, "freeze": _freeze}[sys.argv[1]](sys.argv[2]))
