"""Backups of SQLite: made while tables are written, whole, checked, and put back."""

import asyncio
import contextlib
import os
import shutil
import sqlite3
import subprocess
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from gugong.server.store import backup, sqlite
from gugong.server.store.backup import BackupFault, check_backup, copy_at_rest, restore
from gugong.server.store.records import AppendRequest, Entry
from gugong.server.store.store import Store
from tests.server.support.postgres import Postgres, programs
from tests.server.support.stores import a_record, in_store

TABLES = 20


async def create_tables(store: Store) -> None:
    for number in range(TABLES):
        assert await store.create(a_record(f"t{number}"), Entry(0, 0, "created", {"text": "x" * 20_000}))


def lengths(file: Path) -> Counter[str]:
    with sqlite3.connect(file) as connection:
        return Counter(dict(connection.execute("SELECT table_id, max(number) FROM entries GROUP BY table_id")))


def test_a_backup_has_all_that_was_kept_before_it_while_others_write(
    sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(backup, "_PAGES", 16)  # many steps, between which the tables are written
    target = tmp_path / "backup.db"
    kept: Counter[str] = Counter()

    async def write(store: Store, table: str, done: asyncio.Event) -> None:
        while not done.is_set():
            entry = Entry(kept[table] + 1, 0, "said", {"text": "x" * 200})
            assert await store.append(AppendRequest(table, entry))
            kept[table] += 1

    async def run(store: Store) -> Counter[str]:
        await create_tables(store)
        done = asyncio.Event()
        writers = [asyncio.create_task(write(store, f"t{number}", done)) for number in range(TABLES)]
        while kept.total() < 200:
            await asyncio.sleep(0)
        before = Counter(kept)
        counts = await store.back_up(target)
        during = kept.total() - before.total()
        done.set()
        await asyncio.gather(*writers)
        assert counts == check_backup(target)
        assert during > 0, "nothing was written meanwhile"
        return before

    before = in_store(sqlite_url, run)
    found = lengths(target)
    assert all(found[table] >= number for table, number in before.items())
    assert [path.name for path in tmp_path.glob("backup*")] == ["backup.db"]


def test_a_backup_is_put_back_and_what_was_there_is_kept(sqlite_url: str, tmp_path: Path) -> None:
    in_store(sqlite_url, create_tables)
    database, saved = Path(sqlite_url.removeprefix("sqlite:///")), tmp_path / "saved.db"
    counts = copy_at_rest(database, saved)
    assert (counts.tables, counts.entries) == (TABLES, TABLES)
    in_store(sqlite_url, lambda store: store.append(AppendRequest("t0", Entry(1, 0, "said", {}))))
    with pytest.raises(BackupFault) as fault:
        restore(saved, database, replace=False)
    assert fault.value.code == "database-exists"
    restored, kept = restore(saved, database, replace=True)
    assert restored == counts
    assert kept is not None
    assert (lengths(kept)["t0"], lengths(database)["t0"]) == (1, 0)
    assert len(in_store(sqlite_url, lambda store: store.entries("t0"))) == 1
    assert restore(saved, tmp_path / "elsewhere" / "tables.db", replace=False) == (counts, None)


def test_a_backup_replaces_a_damaged_database_which_is_kept(sqlite_url: str, tmp_path: Path) -> None:
    in_store(sqlite_url, create_tables)
    database, saved = Path(sqlite_url.removeprefix("sqlite:///")), tmp_path / "saved.db"
    counts = copy_at_rest(database, saved)
    damaged = b"\0" * 100 + database.read_bytes()[100:]
    database.write_bytes(damaged)
    restored, kept = restore(saved, database, replace=True)
    assert kept is not None
    assert (restored, kept.read_bytes()) == (counts, damaged)
    assert len(in_store(sqlite_url, lambda store: store.entries("t0"))) == 1


@pytest.mark.skipif(os.geteuid() != 0, reason="only root gives files away")
def test_what_root_restores_belongs_to_the_user_of_the_server(sqlite_url: str, tmp_path: Path) -> None:
    in_store(sqlite_url, create_tables)
    saved, folder = tmp_path / "saved.db", tmp_path / "state"
    copy_at_rest(Path(sqlite_url.removeprefix("sqlite:///")), saved)
    folder.mkdir()
    os.chown(folder, 65534, 65534)
    restore(saved, folder / "tables.db", replace=False)
    os.chown(folder, 0, 0)
    restore(saved, folder / "tables.db", replace=True)
    assert {path.stat().st_uid for path in folder.iterdir()} == {65534}


def test_what_a_server_uses_is_neither_copied_nor_replaced_from_outside(sqlite_url: str, tmp_path: Path) -> None:
    in_store(sqlite_url, create_tables)
    database, saved = Path(sqlite_url.removeprefix("sqlite:///")), tmp_path / "saved.db"
    copy_at_rest(database, saved)

    async def while_open(_: Store) -> list[str]:
        codes = []
        for doing in (
            lambda: copy_at_rest(database, tmp_path / "no.db"),
            lambda: restore(saved, database, replace=True),
        ):
            with pytest.raises(BackupFault) as fault:
                await asyncio.to_thread(doing)
            codes.append(fault.value.code)
        return codes

    backup_busy = backup._BUSY
    backup._BUSY = 0.05
    try:
        assert in_store(sqlite_url, while_open) == ["in-use", "in-use"]
    finally:
        backup._BUSY = backup_busy
    assert not (tmp_path / "no.db").exists()
    assert lengths(database).keys() == {f"t{number}" for number in range(TABLES)}


def test_a_backup_that_is_not_whole_is_recognised(sqlite_url: str, tmp_path: Path) -> None:
    in_store(sqlite_url, create_tables)
    database, saved = Path(sqlite_url.removeprefix("sqlite:///")), tmp_path / "saved.db"
    copy_at_rest(database, saved)
    whole = saved.read_bytes()

    def wrong(name: str, content: bytes = b"", sql: str = "") -> str:
        file = tmp_path / name
        file.write_bytes(content or whole)
        if sql:
            with sqlite3.connect(file) as connection:
                connection.execute(sql)
        with pytest.raises(BackupFault) as fault:
            restore(file, database, replace=True)
        return fault.value.code

    before = lengths(database)
    assert wrong("cut", whole[: len(whole) // 2]) == "damaged"
    assert wrong("page", whole[: 4096 * 4] + bytes(4096) + whole[4096 * 5 :]) == "damaged"
    assert wrong("gap", sql="UPDATE entries SET number = 7 WHERE table_id = 't3'") == "damaged"
    assert wrong("lost", sql="DELETE FROM entries WHERE table_id = 't3'") == "damaged"
    assert wrong("newer", sql="UPDATE alembic_version SET version_num = '9999'") == "newer"
    assert wrong("text", b"hello") == "damaged"
    assert wrong("other", _empty_database(tmp_path)) == "damaged"
    with pytest.raises(BackupFault) as fault:
        check_backup(tmp_path / "nothing")
    assert fault.value.code == "no-file"
    assert lengths(database) == before


def _empty_database(folder: Path) -> bytes:
    with sqlite3.connect(folder / "empty.db") as connection:
        connection.execute("CREATE TABLE something (x)")
    return (folder / "empty.db").read_bytes()


def test_a_backup_that_fails_leaves_no_file(sqlite_url: str, tmp_path: Path) -> None:
    in_store(sqlite_url, create_tables)
    database = Path(sqlite_url.removeprefix("sqlite:///"))
    shutil.copy(database, tmp_path / "taken.db")
    with pytest.raises(BackupFault, match="copy-exists"):
        copy_at_rest(database, tmp_path / "taken.db")
    damaged = tmp_path / "damaged.db"
    content = bytearray(database.read_bytes())
    content[4096 * 4 : 4096 * 5] = bytes(4096)
    damaged.write_bytes(content)
    with pytest.raises(BackupFault):
        copy_at_rest(damaged, tmp_path / "copy.db")
    assert not list(tmp_path.glob("copy.db*"))


def test_a_full_disk_is_told_as_such_and_nothing_is_left_on_it(
    sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    real, target = backup._opened, tmp_path / "copy.db"

    @contextlib.contextmanager
    def opened(file: Path, **options: bool) -> Iterator[sqlite3.Connection]:
        with real(file, **options) as connection:
            if file == target:
                connection.execute("PRAGMA max_page_count=8")  # SQLite says the same as on a full disk
            yield connection

    monkeypatch.setattr(backup, "_opened", opened)

    async def run(store: Store) -> None:
        await create_tables(store)
        with pytest.raises(BackupFault) as fault:
            await store.back_up(target)
        assert (fault.value.code, fault.value.message_args) == ("full", {"folder": str(tmp_path)})
        monkeypatch.setattr(sqlite, "SPARE_BYTES", 1 << 60)
        with pytest.raises(BackupFault, match="full"):
            await store.back_up(target)

    in_store(sqlite_url, run)
    with pytest.raises(BackupFault, match="full"):
        copy_at_rest(Path(sqlite_url.removeprefix("sqlite:///")), target)
    assert not list(tmp_path.glob("copy.db*"))


def test_postgresql_is_backed_up_and_restored_by_its_own_programs(postgres: Postgres, tmp_path: Path) -> None:
    """As docs/hosting.md and `gugong backup` say, while a server is connected."""
    url, other, file = postgres.new_database(), postgres.new_database(), str(tmp_path / "tables.dump")

    async def dump(store: Store) -> None:
        await create_tables(store)
        command = [str(programs() / "pg_dump"), "--format=custom", f"--file={file}", url]
        await asyncio.to_thread(subprocess.run, command, check=True)

    in_store(url, dump)
    command = [str(programs() / "pg_restore"), "--clean", "--if-exists", f"--dbname={other}", file]
    subprocess.run(command, check=True)

    async def found(store: Store) -> list[int]:
        return [len(await store.entries(f"t{number}")) for number in range(TABLES)]

    assert in_store(other, found) == [1] * TABLES
