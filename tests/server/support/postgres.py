"""A private PostgreSQL for tests and benchmarks: its own folder and port, nothing that outlives it."""

import asyncio
import itertools
import os
import shutil
import subprocess
import tempfile
from pathlib import Path

import asyncpg

from tools.ports import free_port


class NoPostgres(RuntimeError):
    """There is no PostgreSQL on this machine."""


def programs() -> Path:
    """The folder of initdb and pg_ctl: the newest that Debian installed, or the one on the PATH."""
    versions = [path for path in Path("/usr/lib/postgresql").glob("*/bin") if (path / "initdb").exists()]
    if versions:
        return max(versions, key=lambda path: float(path.parent.name))
    found = shutil.which("initdb")
    if found:
        return Path(found).resolve().parent
    raise NoPostgres("no PostgreSQL here: apt-get install postgresql, or set GUGONG_NO_POSTGRES=1 to do without")


class Postgres:
    """A server of our own; `start` it, make databases, `stop` it."""

    def __init__(self, **settings: str) -> None:
        """Settings go into postgresql.conf."""
        self.settings = {"fsync": "on", **settings}
        self.port = 0
        self._folder: Path | None = None
        self._numbers = itertools.count(1)

    def start(self) -> None:
        """Make the server's files and start it; returns once it answers."""
        self._folder = Path(tempfile.mkdtemp(prefix="gugong-postgres-"))
        if os.geteuid() == 0:
            shutil.chown(self._folder, "postgres")
        try:
            self._run("initdb", "-D", self._data, "-U", "postgres", "-A", "trust", "--no-sync", "-E", "UTF8")
            self.port = free_port()
            self._configure()
            self.resume()
        except BaseException:
            self.stop()
            raise

    def stop(self) -> None:
        """Stop it and remove its files."""
        if self._folder is None:
            return
        try:
            if (Path(self._data) / "postmaster.pid").exists():
                self.pause()
        finally:
            shutil.rmtree(self._folder, ignore_errors=True)
            self._folder = None

    def pause(self) -> None:
        """Stop it as a crash would; its files stay."""
        self._run("pg_ctl", "-D", self._data, "-w", "-m", "immediate", "stop")

    def resume(self) -> None:
        """Start it again."""
        self._run("pg_ctl", "-D", self._data, "-l", f"{self._folder}/log", "-w", "-t", "60", "start")

    def url(self, database: str = "postgres") -> str:
        """How this database is reached."""
        return f"postgresql://postgres@127.0.0.1:{self.port}/{database}"

    def new_database(self) -> str:
        """The URL of an empty database."""
        name = f"gugong_{next(self._numbers)}"
        self.execute(f"CREATE DATABASE {name}")
        return self.url(name)

    def drop(self, url: str) -> None:
        """Remove a database that `new_database` made, whoever is still connected."""
        self.execute(f"DROP DATABASE {url.rpartition('/')[2]} WITH (FORCE)")

    def execute(self, statement: str, database: str = "postgres") -> None:
        """Run a statement as the superuser."""

        async def run() -> None:
            connection = await asyncpg.connect(self.url(database))
            try:
                await connection.execute(statement)
            finally:
                await connection.close()

        asyncio.run(run())

    @property
    def _data(self) -> str:
        return f"{self._folder}/data"

    def _configure(self) -> None:
        settings = {
            "port": str(self.port),
            "listen_addresses": "'127.0.0.1'",
            "unix_socket_directories": "''",
            "max_connections": "100",
            **self.settings,
        }
        with (Path(self._data) / "postgresql.conf").open("a") as file:
            file.writelines(f"{name} = {value}\n" for name, value in settings.items())

    def _run(self, program: str, *arguments: str) -> None:
        command = [str(programs() / program), *arguments]
        if os.geteuid() == 0:
            command = ["runuser", "-u", "postgres", "--", *command]  # PostgreSQL refuses to run as root
        # The server inherits what it prints to: a pipe would never come to its end.
        with tempfile.TemporaryFile() as output:
            done = subprocess.run(command, stdout=output, stderr=subprocess.STDOUT, cwd="/", check=False)
            if done.returncode:
                output.seek(0)
                raise RuntimeError(f"{program} failed: {output.read().decode(errors='replace')}")
