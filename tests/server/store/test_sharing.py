"""Several processes at one PostgreSQL: one writes an entry, all hear of it, one drives a table."""

import asyncio
import signal

import asyncpg
import pytest

from gugong.server.store.queries import entry_notifications
from gugong.server.store.records import ALL_TABLES, AppendRequest, Entry
from tests.server.support.stores import (
    a_record,
    an_append,
    another_process,
    create_table,
    cut_connections,
    in_store,
    in_two_stores,
)


class Recorder:
    """Notes what is heard, and lets a test wait for it."""

    def __init__(self):
        self.heard = []
        self._more = asyncio.Event()

    def __call__(self, table, number):
        self.heard.append((table, number))
        self._more.set()

    async def until(self, wanted):
        while wanted not in self.heard:
            self._more.clear()
            await asyncio.wait_for(self._more.wait(), 30)


async def go_on_after_a_cut(url, store, recorder):
    """A table is begun, every connection is lost, and the table goes on; an ear at another store hears all of it."""
    await create_table(store, "t")
    await recorder.until(("t", 0))
    await cut_connections(url)
    await recorder.until((ALL_TABLES, -1))
    await store.append(an_append("t", 1))
    await recorder.until(("t", 1))


def test_of_two_stores_that_race_one_wins(postgres_url):
    tables = [f"t{number}" for number in range(20)]

    async def race(one, other):
        for table in tables:
            await create_table(one, table)
        results = {}
        for number in range(1, 6):
            asked = [
                store.append(
                    an_append(table, number, kind=name, record=a_record(table, summary={"by": name, "number": number}))
                )
                for name, store, order in (("one", one, tables), ("other", other, tables[::-1]))
                for table in order
            ]
            won = await asyncio.gather(*asked)
            for index, table in enumerate(tables):
                results[table, number] = (won[index], won[2 * len(tables) - 1 - index])
        return results, {table: (await one.entries(table), await other.record(table)) for table in tables}

    results, found = in_two_stores(postgres_url, race)
    assert all(sorted(pair) == [False, True] for pair in results.values())
    for table, (entries, record) in found.items():
        winners = ["one" if results[table, number][0] else "other" for number in range(1, 6)]
        assert [entry.kind for entry in entries[1:]] == winners
        assert record.summary == {"by": winners[-1], "number": 5}


def test_a_store_hears_the_other_and_not_itself(postgres_url):
    async def play(one, other):
        recorders = Recorder(), Recorder()
        one.on_entry(recorders[0])
        other.on_entry(recorders[1])
        await create_table(one, "t")
        await recorders[1].until(("t", 0))
        await one.append(an_append("t", 1))
        assert not await other.append(an_append("t", 1))  # what was not appended is not told
        await other.append(an_append("t", 2))
        await recorders[0].until(("t", 2))
        await one.append(an_append("t", 3))
        await recorders[1].until(("t", 3))
        return recorders[0].heard, recorders[1].heard

    assert in_two_stores(postgres_url, play) == ([("t", 2)], [("t", 0), ("t", 1), ("t", 3)])


def test_who_fails_to_listen_stops_nothing(postgres_url):
    def deaf(table, number):
        raise RuntimeError(table)

    async def play(one, other):
        reported = []
        asyncio.get_running_loop().set_exception_handler(lambda _, context: reported.append(context["exception"]))
        recorder = Recorder()
        other.on_entry(deaf)
        other.on_entry(recorder)
        await go_on_after_a_cut(postgres_url, one, recorder)
        return [str(error) for error in reported]

    assert in_two_stores(postgres_url, play) == ["t", ALL_TABLES, "t"]


def test_a_large_group_is_heard_whole(postgres_url):
    tables = [f"{number:0100}" for number in range(300)]

    async def play(one, other):
        recorder = Recorder()
        other.on_entry(recorder)
        await asyncio.gather(*(create_table(one, table) for table in tables))
        await recorder.until((tables[-1], 0))
        return recorder.heard

    assert in_two_stores(postgres_url, play) == [(table, 0) for table in tables]


@pytest.mark.parametrize("length", [1, 30, 1000])
def test_notifications_are_never_too_long(length):
    keys = [("宮" * length, number) for number in range(500)]
    told = list(entry_notifications("f" * 16, keys))
    assert all(len(payload.encode()) < 8000 for payload in told)
    assert len(told) == len(set(told))


def test_after_a_lost_connection_everything_is_to_be_looked_at_again(postgres_url):
    async def play(one, other):
        recorder = Recorder()
        other.on_entry(recorder)
        await go_on_after_a_cut(postgres_url, one, recorder)
        return recorder.heard

    assert in_two_stores(postgres_url, play) == [("t", 0), (ALL_TABLES, -1), ("t", 1)]


def test_one_store_keeps_a_table(postgres_url):
    async def play(one, other):
        assert one.is_shared
        kept = [
            await one.lock_table("t"),
            await one.lock_table("t"),
            await other.lock_table("t"),
            await other.lock_table("u"),
        ]
        await one.unlock_table("t")
        kept += [await other.lock_table("t"), await one.lock_table("t")]
        await other.unlock_table("nothing")
        await other.close()
        return [*kept, await one.lock_table("t"), await one.lock_table("u")]

    assert in_two_stores(postgres_url, play) == [True, True, False, True, True, False, True, True]


async def until_free(store):
    while not await store.lock_table("t"):
        await asyncio.sleep(0.01)
    return True


def test_a_table_is_free_when_its_keeper_is_killed(postgres_url):
    async def play(store):
        with another_process("keep", postgres_url) as process:
            assert await asyncio.to_thread(process.stdout.readline) == "kept\n"
            taken = await store.lock_table("t")
        return taken, await asyncio.wait_for(until_free(store), 30)

    assert in_store(postgres_url, play) == (False, True)


def test_a_keeper_that_stands_still_loses_its_table_and_notices_it(postgres_url):
    async def play(store):
        with another_process("keep", postgres_url) as process:
            assert await asyncio.to_thread(process.stdout.readline) == "kept\n"
            process.send_signal(signal.SIGSTOP)
            taken_over = await asyncio.wait_for(until_free(store), 30)
            process.send_signal(signal.SIGCONT)
            told = await asyncio.to_thread(process.stdout.readline)
            still_kept = await store.lock_table("t")
            await store.unlock_table("t")
            return taken_over, told, still_kept, await asyncio.to_thread(process.stdout.readline)

    assert in_store(postgres_url, play) == (True, "not kept\n", True, "kept\n")


def test_a_lease_is_renewed_for_as_long_as_its_process_lives(postgres_url):
    async def play(store):
        with another_process("keep", postgres_url) as process:
            assert await asyncio.to_thread(process.stdout.readline) == "kept\n"
            line = await asyncpg.connect(postgres_url)
            expiry = "SELECT expires FROM server_processes JOIN table_locks ON process_id = id WHERE table_id = 't'"
            first = await line.fetchval(expiry)
            while await line.fetchval("SELECT clock_timestamp() < $1", first):  # a lease has ended
                await asyncio.sleep(0.05)
            taken = await store.lock_table("t")
            await line.close()
            return taken

    assert in_store(postgres_url, play) is False


def test_a_lost_connection_costs_no_lock(postgres_url):
    async def play(one, other):
        assert await one.lock_table("t")
        await cut_connections(postgres_url)
        return await other.lock_table("t"), await one.lock_table("t")

    assert in_two_stores(postgres_url, play) == (False, True)


def test_a_lease_that_was_ended_takes_all_its_locks_with_it(postgres_url):
    async def play(one, other):
        assert await one.lock_table("t")
        assert await one.lock_table("u")
        line = await asyncpg.connect(postgres_url)
        holds = "id IN (SELECT process_id FROM table_locks)"
        await line.execute(
            f"UPDATE server_processes SET expires = clock_timestamp() - interval '1 second' WHERE {holds}"
        )
        await line.close()
        taken = await other.lock_table("t")
        await one.ready()  # renews, and finds that it has lost
        return taken, await one.lock_table("t"), await one.lock_table("u"), await other.lock_table("u")

    assert in_two_stores(postgres_url, play) == (True, False, True, False)


def test_keeping_many_at_once(postgres_url):
    async def play(one, other):
        tables = [f"t{number}" for number in range(50)]
        kept = await asyncio.gather(*(store.lock_table(table) for table in tables for store in (one, other)))
        return [sum(kept[index : index + 2]) for index in range(0, 100, 2)]

    assert in_two_stores(postgres_url, play) == [1] * 50


def test_an_entry_larger_than_a_notification(postgres_url):
    async def play(one, other):
        recorder = Recorder()
        other.on_entry(recorder)
        await create_table(one, "t")
        assert await one.append(AppendRequest("t", Entry(1, 1, "act", {"large": "x" * 20_000})))
        await recorder.until(("t", 1))
        return len((await other.entries("t"))[1].body["large"])

    assert in_two_stores(postgres_url, play) == 20_000
