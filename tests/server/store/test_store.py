"""What the store keeps, and how it is found again; each with SQLite and with PostgreSQL."""

import asyncio
import contextlib
import sqlite3
import time
from pathlib import Path

import pytest

from gugong.server.store.records import AppendRequest, Entry, StoreError, TableStatus
from gugong.server.store.urls import default_url
from tests.server.support.stores import a_record, an_append, create_table, in_store


def test_what_is_kept_is_read_back(database_url):
    record = a_record("t", summary={"players": ["Mèng", "\0"], "seats": 2}, wake=7)
    first = Entry(0, 1_700_000_000_000, "made", {"name": "紫禁城", "nested": {"list": [1, None, True, 2.5]}})

    async def play(store):
        assert await store.create(record, first)
        assert await store.append(an_append("t", 1))
        assert await store.append(an_append("t", 2))
        return await store.record("t"), await store.entries("t"), await store.entries("t", after=1)

    found, entries, later = in_store(database_url, play)
    assert found == record
    assert entries == [first, an_append("t", 1).entry, an_append("t", 2).entry]
    assert later == [an_append("t", 2).entry]


def test_another_opening_finds_what_was_kept(database_url):
    in_store(database_url, lambda store: create_table(store, "t"))
    assert in_store(database_url, lambda store: store.record("t")) == a_record("t")


def test_an_unknown_table_has_no_row_and_no_entries(database_url):
    async def look(store):
        return await store.record("nobody"), await store.entries("nobody")

    assert in_store(database_url, look) == (None, [])


def test_an_id_can_be_taken_only_once(database_url):
    async def play(store):
        await create_table(store, "t")
        again = await store.create(a_record("t", status=TableStatus.OVER), Entry(0, 5, "made", {"by": "another"}))
        return again, await store.record("t"), await store.entries("t")

    again, record, entries = in_store(database_url, play)
    assert again is False
    assert record == a_record("t")
    assert [entry.body for entry in entries] == [{}]


def test_the_row_changes_with_its_entry(database_url):
    async def play(store):
        await create_table(store, "t")
        assert await store.append(
            an_append("t", 1, record=a_record("t", status=TableStatus.OVER, summary={"won": "A"}, public=False))
        )
        return await store.record("t")

    assert in_store(database_url, play) == a_record("t", status=TableStatus.OVER, summary={"won": "A"}, public=False)


def test_a_number_that_is_taken_changes_nothing(database_url):
    async def play(store):
        await create_table(store, "t")
        assert await store.append(an_append("t", 1))
        late = await store.append(an_append("t", 1, record=a_record("t", status=TableStatus.OVER), kind="late"))
        return late, await store.record("t"), await store.entries("t", after=0)

    late, record, entries = in_store(database_url, play)
    assert late is False
    assert record == a_record("t")
    assert entries == [an_append("t", 1).entry]


def test_of_two_with_one_number_in_one_group_the_first_wins(database_url):
    async def play(store):
        await create_table(store, "t")
        await create_table(store, "u")
        records = [a_record("t", summary={"by": name}) for name in "abc"]
        won = await asyncio.gather(
            store.append(an_append("t", 1, kind="a", record=records[0])),
            store.append(an_append("t", 1, kind="b", record=records[1])),
            store.append(an_append("u", 1)),
            store.append(an_append("t", 1, kind="c", record=records[2])),
        )
        return won, await store.entries("t", after=0), await store.record("t")

    won, entries, record = in_store(database_url, play)
    assert won == [True, False, True, False]
    assert [entry.kind for entry in entries] == ["a"]
    assert record.summary == {"by": "a"}


def test_many_at_once_share_transactions_and_all_land(database_url):
    tables, acts = [f"t{number}" for number in range(60)], 20

    async def play_one(store, table):
        await create_table(store, table)
        return [
            await store.append(an_append(table, number, a_record(table, wake=number))) for number in range(1, acts + 1)
        ]

    async def play(store):
        won = await asyncio.gather(*(play_one(store, table) for table in tables))
        groups = store.groups
        return won, groups, [(await store.entries(table), await store.record(table)) for table in tables]

    won, groups, found = in_store(database_url, play)
    assert all(all(one) for one in won)
    assert groups <= len(tables) * (acts + 1) / 10
    for table, (entries, record) in zip(tables, found, strict=True):
        assert [entry.number for entry in entries] == list(range(acts + 1))
        assert record == a_record(table, wake=acts)


def test_more_than_a_thousand_in_one_group(database_url):
    tables = [f"t{number}" for number in range(1500)]

    async def play(store):
        made = await asyncio.gather(*(create_table(store, table) for table in tables))
        won = await asyncio.gather(*(store.append(an_append(table, 1, a_record(table, wake=3))) for table in tables))
        return made, won, len(await store.due_tables((1, 3), 10_000)), len(await store.entries(tables[-1]))

    made, won, due_tables, kept = in_store(database_url, play)
    assert all(made)
    assert all(won)
    assert (due_tables, kept) == (1500, 2)


def test_what_the_database_refuses_fails_alone(database_url):
    async def play(store):
        await create_table(store, "t")
        return await asyncio.gather(
            store.append(an_append("t", 1)),
            store.append(an_append("unknown", 1)),
            store.append(an_append("t", 2)),
            return_exceptions=True,
        )

    first, unknown, second = in_store(database_url, play)
    assert isinstance(unknown, StoreError)
    assert (first, second) == (True, True)


def test_what_is_no_json_is_refused_before_it_is_queued(database_url):
    async def play(store):
        await create_table(store, "t")
        with pytest.raises(TypeError):
            await store.append(AppendRequest("t", Entry(1, 1, "act", {"what": object()})))
        return await store.entries("t", after=0)

    assert in_store(database_url, play) == []


def test_a_row_of_another_table_is_refused(database_url):
    async def play(store):
        await create_table(store, "t")
        await store.append(an_append("t", 1, record=a_record("u")))

    with pytest.raises(StoreError, match="'u'"):
        in_store(database_url, play)


def test_public_tables_the_newest_first(database_url):
    async def play(store):
        for number, (status, public) in enumerate(
            [(TableStatus.OPEN, True), (TableStatus.OPEN, True), (TableStatus.OPEN, False), (TableStatus.RUNNING, True)]
        ):
            await create_table(store, f"t{number}", status=status, public=public, created=100 + number)
        await create_table(store, "old", status=TableStatus.OPEN, created=50)
        found = [await store.find_public(TableStatus.OPEN, 10), await store.find_public(TableStatus.OPEN, 1)]
        found += [
            await store.find_public(TableStatus.OPEN, 10, older_than=101),
            await store.find_public(TableStatus.OVER, 10),
        ]
        return [[record.id for record in records] for records in found]

    assert in_store(database_url, play) == [["t1", "t0", "old"], ["t1"], ["t0", "old"], []]


def test_running_tables_that_are_due_the_oldest_first(database_url):
    async def play(store):
        for table, wake in {"late": 30, "now": 20, "first": 10, "never": None, "later": 31}.items():
            await create_table(store, table, wake=wake)
        await create_table(store, "over", status=TableStatus.OVER, wake=5)
        pages = [await store.due_tables((1, 30), 2)]
        pages.append(await store.due_tables((1, 30), 2, after=pages[0][-1]))
        return await store.due_tables((1, 30), 10), pages, await store.due_tables((1, 9), 10)

    due = [(10, "first"), (20, "now"), (30, "late")]
    assert in_store(database_url, play) == (due, [due[:2], due[2:]], [])


def test_running_tables_are_found_by_their_summary_page_by_page(database_url):
    async def play(store):
        for table, created in {"new": 30, "b": 20, "a": 20, "old": 10}.items():
            await create_table(store, table, created=created, summary={"tag": "here"})
        await create_table(store, "other", created=15, summary={"tag": "there"})
        await create_table(store, "over", created=15, summary={"tag": "here"}, status=TableStatus.OVER)
        pages = [await store.running_tables("tag", "here", 2)]
        pages.append(await store.running_tables("tag", "here", 2, after=pages[0][-1]))
        return [*pages, await store.running_tables("tag", "here", 2, after=pages[1][-1])]

    assert in_store(database_url, play) == [[(10, "old"), (20, "a")], [(20, "b"), (30, "new")], []]


def test_closing_finishes_what_is_queued_and_then_refuses(database_url):
    async def play(store):
        await create_table(store, "t")
        queued = [asyncio.ensure_future(store.append(an_append("t", number))) for number in (1, 2, 3)]
        await asyncio.sleep(0)
        await store.close()
        won = await asyncio.gather(*queued)
        refused = await asyncio.gather(store.append(an_append("t", 4)), store.record("t"), return_exceptions=True)
        return won, refused, await store.ready()

    won, refused, ready = in_store(database_url, play)
    assert won == [True, True, True]
    assert all(isinstance(answer, StoreError) for answer in refused)
    assert ready is False
    assert len(in_store(database_url, lambda store: store.entries("t"))) == 4


def test_whoever_gives_up_waiting_harms_nobody(database_url):
    async def play(store):
        await create_table(store, "t")
        asked = [asyncio.ensure_future(store.append(an_append("t", 1))), asyncio.ensure_future(store.record("t"))]
        other = asyncio.ensure_future(store.append(an_append("t", 2)))
        await asyncio.sleep(0)
        for one in asked:
            one.cancel()
        assert await other
        return [entry.number for entry in await store.entries("t")], await store.ready()

    assert in_store(database_url, play) == ([0, 1, 2], True)


@pytest.mark.parametrize("url", ["tables.db", "mysql://me:secret@host/db", "sqlite://", "sqlite:///", "sqlite://x.db"])
def test_another_kind_of_url_is_refused_with_what_is_right(url):
    with pytest.raises(StoreError, match=r"sqlite:///path.*postgresql://user") as refused:
        in_store(url, lambda store: store.ready())
    assert "secret" not in str(refused.value)


@pytest.mark.parametrize(
    "url",
    [
        "postgresql://me:se@cret@127.0.0.1:1/db",
        "postgres://me:se@cret@127.0.0.1:port/db",
        "postgresql://me@127.0.0.1:1/db?password=se@cret",
        "postgresql://me@127.0.0.1:1/db?password=secret",
        "postgresql://me:secret@127.0.0.1:1/db",
        "postgresql://me:se/cret@127.0.0.1:1/db",
        "postgresql://secret:se@127.0.0.1:port,127.0.0.1:1/db",
    ],
)
def test_a_database_that_cannot_be_reached_is_told_without_its_password(url):
    with pytest.raises(StoreError, match="cannot be opened") as refused:
        in_store(url, lambda store: store.ready())
    assert "cret" not in str(refused.value)
    assert refused.value.__suppress_context__


def test_all_but_the_password_of_a_well_written_url_is_told():
    with pytest.raises(StoreError) as refused:
        in_store("postgresql://me:secret@127.0.0.1:1/db?sslmode=disable", lambda store: store.ready())
    assert "postgresql://me:***@127.0.0.1:1/db?sslmode=disable cannot be opened: " in str(refused.value)
    assert "Connect call failed" in str(refused.value)


def test_of_a_url_that_is_not_well_written_it_is_told_how_to_write_it():
    with pytest.raises(StoreError, match=r"postgresql://\*\*\* cannot be opened: .* @ / : \? # are written as %40"):
        in_store("postgresql://me:se/cret@127.0.0.1:1/db", lambda store: store.ready())


def test_a_file_in_memory():
    async def play(store):
        await create_table(store, "t")
        return await store.append(an_append("t", 1)), await store.ready(), await store.lock_table("t"), store.is_shared

    assert in_store("sqlite:///:memory:", play) == (True, True, True, False)


def test_the_default_is_a_file_in_the_data_folder(monkeypatch, tmp_path):
    monkeypatch.setenv("GUGONG_DATA_DIR", str(tmp_path / "here"))
    assert default_url() == f"sqlite:///{tmp_path}/here/tables.db"
    assert in_store(default_url(), lambda store: store.ready())
    assert Path(tmp_path / "here" / "tables.db").exists()
    monkeypatch.delenv("GUGONG_DATA_DIR")
    assert default_url().endswith("gugong/tables.db")


def test_a_sign_of_life_is_kept(database_url):
    async def live(store):
        assert await store.last_heartbeat() is None
        await store.send_heartbeat(5_000)
        await store.send_heartbeat(9_000)
        assert await store.last_heartbeat() == 9_000

    in_store(database_url, live)


def test_whether_a_live_clock_runs_at_any_table(database_url):
    live, days = {"clock": {"kind": "live", "minutes": 5}}, {"clock": {"kind": "days", "days": 3}}

    async def play(store):
        await create_table(store, "days", summary=days, wake=5_000)
        await create_table(store, "bots", summary=live, wake=0)
        await create_table(store, "over", summary=live, wake=5_000, status=TableStatus.OVER)
        before = await store.has_live_clock(1_000)
        await create_table(store, "live", summary=live, wake=4_000)
        return before, await store.has_live_clock(1_000), await store.has_live_clock(4_001)

    assert in_store(database_url, play) == (False, True, False)


def test_tables_at_which_nothing_happens_before_a_game(database_url):
    person, free = {"name": "Ann", "bot": None, "free": False}, {"name": "", "bot": None, "free": True}
    bot = {"name": "Li", "bot": "novice", "free": False}
    seats = {"seated": [person, free], "empty": [bot, free], "young": [free, free], "used": [person, bot]}

    async def play(store):
        for table, found in seats.items():
            fields = {"status": TableStatus.OPEN, "summary": {"seats": found}, "created": 90 if table == "young" else 1}
            await create_table(store, table, **fields)
        await create_table(store, "running", summary={"seats": [person]})
        assert await store.append(AppendRequest("used", Entry(1, 60, "said", {})))
        found = [await store.unused_tables(50, 10, empty=empty, ended_by="closed") for empty in (False, True)]
        return [*found, await store.unused_tables(50, 10, (1, "empty"), empty=False, ended_by="closed")]

    empty, seated = (1, "empty"), (1, "seated")
    assert in_store(database_url, play) == [[empty, seated], [empty], [seated]]


def test_only_a_shared_database_tells_the_time(database_url):
    async def ask(store):
        return store.is_shared, await store.time()

    shared, now = in_store(database_url, ask)
    assert (now is not None) == shared
    assert now is None or abs(now - time.time() * 1000) < 60_000


def test_an_entry_whose_body_is_damaged_is_read_as_such(tmp_path):
    url = f"sqlite:///{tmp_path}/tables.db"
    in_store(url, lambda store: create_table(store, "t"))
    with contextlib.closing(sqlite3.connect(tmp_path / "tables.db")) as line, line:
        line.execute("INSERT INTO entries VALUES ('t', 1, 7, 'said', '{\"te')")
        line.execute("INSERT INTO entries VALUES ('t', 2, 8, 'said', '[1]')")
    found = in_store(url, lambda store: store.entries("t", 0))
    assert found == [Entry(1, 7, "unreadable", {}), Entry(2, 8, "unreadable", {})]
