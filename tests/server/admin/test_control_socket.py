"""The control socket: only its user may use it, and what is not of this program changes nothing."""

import asyncio
import errno
import io
import json
import os
import socket
import stat
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from gugong.cli import app, messages
from gugong.cli.operator import backup as backup_command
from gugong.server.admin import control_server
from gugong.server.admin.addresses import control_file, control_files
from gugong.server.admin.control_client import NoServer, RefusedByServer, ask, fetch_backup
from gugong.server.store import sqlite
from gugong.server.store.backup import check_backup
from gugong.server.store.store import Store
from tests.server.support.in_process import serving
from tests.server.support.waiting import until


def control(tmp_path: Path, test: Any, **settings: Any) -> None:
    """Run a test with a server on a file of its own and its control socket."""

    async def run() -> None:
        url = f"sqlite:///{tmp_path}/tables.db"
        async with serving(database=url, **settings) as server:
            await test(server, settings.get("control_socket") or control_file(url))

    asyncio.run(run())


@pytest.mark.parametrize("on_port", [False, True])
def test_only_the_user_of_the_server_can_ask(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, on_port: bool) -> None:
    if on_port:  # as on systems without such sockets
        monkeypatch.setattr(control_server, "MAX_SOCKET_PATH", 0)

    async def test(server: Any, file: Path) -> None:
        made = await server.made()
        assert stat.S_IMODE(file.stat().st_mode) == 0o600
        assert file.is_socket() != on_port
        assert control_files(f"sqlite:///{tmp_path}/tables.db") == [file]
        (listed,) = (await asyncio.to_thread(ask, file, {"act": "tables"}))["tables"]
        assert listed["table"] == made.id
        with pytest.raises(RefusedByServer) as fault:
            await asyncio.to_thread(ask, file, {"act": "close", "table": "nowhere"})
        assert (fault.value.code, fault.value.message_args) == ("no-table", {"table": "nowhere"})
        for wrong in ({"act": "dance"}, {"act": "close"}, {"act": "mute", "who": "10.0.0.1", "minutes": -1}):
            with pytest.raises(RefusedByServer) as fault:
                await asyncio.to_thread(ask, file, wrong)
            assert fault.value.code == "malformed"

    control(tmp_path, test)
    assert control_files(f"sqlite:///{tmp_path}/tables.db") == [], "it is removed when the server stops"


def test_without_the_secret_a_port_does_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(control_server, "MAX_SOCKET_PATH", 0)

    async def test(server: Any, file: Path) -> None:
        made = await server.made()
        port = json.loads(file.read_text())["port"]
        for line in (
            {"act": "delete", "table": made.id},
            {"act": "delete", "table": made.id, "token": "wrong"},
            ["delete"],
        ):
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(json.dumps(line).encode() + b"\n")
            assert await reader.read() == b""
            writer.close()
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(b"GET / HTTP/1.1\r\n\r\n")
        assert await reader.read() == b""
        writer.close()
        assert (await server.get(made.path, made.keys[0])).status_code == 200

    control(tmp_path, test)


def test_a_backup_comes_over_the_socket_and_leaves_nothing_behind(tmp_path: Path) -> None:
    target = tmp_path / "backup.db"

    async def test(server: Any, file: Path) -> None:
        await server.two_people()
        with target.open("wb") as opened:
            told = await asyncio.to_thread(fetch_backup, file, opened, tmp_path / "copy.db")
        counts = check_backup(target)
        assert (told["tables"], told["entries"]) == (counts.tables, counts.entries) == (1, 3)
        await until(lambda: not [name for name in os.listdir(tmp_path) if "backup-" in name or "copy" in name])

    control(tmp_path, test)


def test_the_copy_is_made_where_it_is_wished_for_and_is_a_secret(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else beside the database, but never beside the control socket, which may lie in memory."""
    for name in ("runtime", "wished"):
        (tmp_path / name).mkdir()
    closed = tmp_path / "gone" / "copy.db"
    places: list[Path] = []
    real = Store.back_up

    async def back_up(store: Store, copy: Path) -> Any:
        counts = await real(store, copy)
        places.append(copy.parent)
        assert stat.S_IMODE(copy.stat().st_mode) == 0o600
        return counts

    monkeypatch.setattr(Store, "back_up", back_up)

    async def test(_: Any, file: Path) -> None:
        for made_at in (tmp_path / "wished" / "copy.db", closed):
            with (tmp_path / "backup.db").open("wb") as opened:
                await asyncio.to_thread(fetch_backup, file, opened, made_at)
        assert places == [tmp_path / "wished", tmp_path]
        with pytest.raises(RefusedByServer) as fault:
            await asyncio.to_thread(lambda: fetch_backup(file, io.BytesIO(), closed, only_there=True))
        assert (fault.value.code, fault.value.message_args) == ("no-backup-folder", {"folder": str(closed.parent)})

    control(tmp_path, test, control_socket=tmp_path / "runtime" / "admin.sock")


@pytest.mark.parametrize("there", ["letters.txt", "tables.db"])
def test_a_file_that_lies_where_the_copy_is_wished_for_stays(tmp_path: Path, there: str) -> None:
    wished = tmp_path / there

    async def test(_: Any, file: Path) -> None:
        if not wished.exists():
            wished.write_text("Dear Ann")
        before = wished.read_bytes()
        with pytest.raises(RefusedByServer) as fault:
            await asyncio.to_thread(lambda: fetch_backup(file, io.BytesIO(), wished, only_there=True))
        assert (fault.value.message_id, fault.value.message_args) == ("backup-copy-exists", {"file": str(wished)})
        assert wished.read_bytes() == before

    control(tmp_path, test)


class FullFile(io.FileIO):
    """A file on a disk without room."""

    def write(self, _: Any) -> int:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


class FullDisk:
    """The module `os`, for a program that writes to a full disk."""

    fdopen = FullFile

    def __getattr__(self, name: str) -> Any:
        return getattr(os, name)


@pytest.mark.parametrize("full", ["here", "at the server"])
def test_a_full_disk_is_told_in_words_and_no_half_of_a_backup_is_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, full: str
) -> None:
    monkeypatch.setenv("GUGONG_LANGUAGE", "en")
    messages.language.cache_clear()
    folder = tmp_path / "backups"
    folder.mkdir()
    if full == "here":
        monkeypatch.setattr(backup_command, "os", FullDisk())
    else:
        monkeypatch.setattr(sqlite, "SPARE_BYTES", 1 << 60)

    async def test(_: Any, __: Path) -> None:
        words = ["backup", str(folder / "saved.db"), "--database", f"sqlite:///{tmp_path}/tables.db"]
        done = await asyncio.to_thread(lambda: CliRunner().invoke(app, words, catch_exceptions=False))
        assert done.exit_code == 2
        assert f"The disk of {folder} is full" in " ".join(done.stderr.split())
        await until(lambda: not os.listdir(folder))

    control(tmp_path, test)


def test_a_socket_that_a_killed_server_left_is_no_obstacle(tmp_path: Path) -> None:
    file = tmp_path / "chosen.sock"
    with socket.socket(socket.AF_UNIX) as left:
        left.bind(str(file))
    with pytest.raises(NoServer):
        ask(file, {"act": "tables"})

    async def test(_: Any, at: Path) -> None:
        assert at == file
        assert await asyncio.to_thread(ask, file, {"act": "tables"}) == {"tables": []}

    control(tmp_path, test, control_socket=file)
