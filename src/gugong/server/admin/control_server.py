"""The control socket: one line of JSON asks, one line answers; after the answer to `backup` comes the file itself.

A Unix socket that only its user may open; where there is none, a port of this machine and a secret in the same file.
"""

import asyncio
import contextlib
import hashlib
import hmac
import json
import logging
import os
import secrets
import socket
from pathlib import Path
from typing import Any

from pydantic import ValidationError

from ..store.backup import BackupFault
from ..store.records import StoreError
from ..store.store import Store
from .acts import ACT, MakeBackup
from .administrator import ActFault, Administrator

log = logging.getLogger("gugong.admin")
REQUEST_TIMEOUT = 10.0  # seconds for the line that asks
MAX_SOCKET_PATH = 100  # bytes; systems differ from 104 on
CHUNK = 1 << 20
_LOOPBACK = "127.0.0.1"
_BACKUP = ".backup-"  # in the name of a copy beside the database that is on its way to whoever asked


class ControlServer:
    """Listens for the operator's commands until it is closed."""

    def __init__(self, file: Path, administrator: Administrator, store: Store) -> None:
        """At this file; not started yet."""
        self._file, self._administrator, self._store = file, administrator, store
        self._token: str | None = None
        self._server: asyncio.Server | None = None

    async def start(self) -> None:
        """Listen; where that fails there is a line in the log, and the server runs without it."""
        try:
            self._file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
            self._file.unlink(missing_ok=True)  # left over: its server was killed
            if self._store.file is not None:
                for left_over in self._store.file.parent.glob(f"{self._store.file.name}{_BACKUP}*"):
                    left_over.unlink(missing_ok=True)
            if hasattr(socket, "AF_UNIX") and len(os.fsencode(self._file)) <= MAX_SOCKET_PATH:
                self._server = await asyncio.start_unix_server(self._serve, sock=_unix_socket(self._file))
            else:
                await self._listen_on_port()
        except OSError as fault:
            log.warning("no control socket", extra={"fault": type(fault).__name__})

    async def _listen_on_port(self) -> None:
        self._token = secrets.token_urlsafe(32)
        self._server = await asyncio.start_server(self._serve, _LOOPBACK, 0)
        address = {"port": self._server.sockets[0].getsockname()[1], "token": self._token}
        number = os.open(self._file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600)
        with os.fdopen(number, "w", encoding="utf-8") as file:
            json.dump(address, file)

    async def close(self) -> None:
        """Stop listening, and remove the file."""
        if self._server is not None:
            self._server.close()
            self._server = None
            with contextlib.suppress(OSError):
                self._file.unlink(missing_ok=True)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            async with asyncio.timeout(REQUEST_TIMEOUT):
                asked = json.loads(await reader.readline())
            await self._answer(asked, writer)
            await writer.drain()
        except (ConnectionError, TimeoutError, ValueError):
            pass  # whoever asked has gone, or is not of this program
        finally:
            writer.close()

    async def _answer(self, asked: Any, writer: asyncio.StreamWriter) -> None:
        token = asked.pop("token", None) if isinstance(asked, dict) else None
        if self._token is not None and not hmac.compare_digest(str(token).encode(), self._token.encode()):
            log.warning("admin refused", extra={"fault": "token"})
            return
        try:
            act = ACT.validate_python(asked)
            if isinstance(act, MakeBackup):
                await self._send_backup(act, writer)
            else:
                _write_line(writer, {"ok": await self._administrator.perform(act)})
        except ActFault as fault:
            _write_line(writer, {"refused": fault.code, "args": fault.message_args})
        except ValidationError as fault:
            first = fault.errors(include_url=False, include_input=False, include_context=False)[0]
            where = ".".join(str(part) for part in first["loc"][1:])
            _write_line(
                writer, {"refused": "malformed", "args": {"why": f"{where}: {first['msg']}".removeprefix(": ")}}
            )
        except BackupFault as fault:
            _write_line(writer, {"refused": fault.code, "args": fault.message_args, "about": "backup"})
        except StoreError as fault:
            _write_line(writer, {"refused": "store", "args": {"why": str(fault).rstrip(".")}})
        except ConnectionError:
            raise
        except Exception as fault:
            log.exception("an act failed")
            _write_line(writer, {"refused": "store", "args": {"why": type(fault).__name__}})

    async def _send_backup(self, act: MakeBackup, writer: asyncio.StreamWriter) -> None:
        """Copy the database to a file that only the server may read, and send that."""
        try:
            copy = self._place_of_copy(act)
            counts = await self._store.back_up(copy)  # if that fails there is no copy: what lies there is another's
        except (ActFault, StoreError) as fault:
            code = fault.code if isinstance(fault, ActFault | BackupFault) else type(fault).__name__
            log.warning("admin refused", extra={"act": "backup", "fault": code})
            raise
        try:
            digest = await asyncio.to_thread(_digest, copy)
            size = copy.stat().st_size
            _write_line(
                writer,
                {"ok": {"tables": counts.tables, "entries": counts.entries, "bytes": size, "sha256": digest}},
            )
            with copy.open("rb") as file:
                while chunk := await asyncio.to_thread(file.read, CHUNK):
                    writer.write(chunk)
                    await writer.drain()
        finally:
            copy.unlink(missing_ok=True)
        log.info("admin", extra={"act": "backup", "count": counts.entries})

    def _place_of_copy(self, act: MakeBackup) -> Path:
        """The file for the copy, in the first folder that will do where the server may write; or ActFault.

        Whether something lies there already is seen when it is made.
        """
        database = self._store.file
        if database is None:
            raise StoreError("Only a SQLite file is copied like this")
        places = [] if act.made_at is None else [Path(act.made_at)]
        if not (places and act.only_there):
            places.append(database.with_name(f"{database.name}{_BACKUP}{secrets.token_hex(4)}"))
        for place in places:
            if place.is_absolute() and os.access(place.parent, os.W_OK | os.X_OK):
                return place
        raise ActFault("no-backup-folder", folder=str(places[0].parent))


def _unix_socket(file: Path) -> socket.socket:
    """A bound socket that nobody but its user can connect to, not even for a moment."""
    found = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
    before = os.umask(0o177)
    try:
        found.bind(str(file))
    except OSError:
        found.close()
        raise
    finally:
        os.umask(before)
    return found


def _write_line(writer: asyncio.StreamWriter, message: dict[str, Any]) -> None:
    writer.write(json.dumps(message).encode() + b"\n")


def _digest(file: Path) -> str:
    with file.open("rb") as opened:
        return hashlib.file_digest(opened, "sha256").hexdigest()
