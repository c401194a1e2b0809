"""Let everything fail under a server in play, and check that no acknowledged move is lost and none done twice.

uv run python -m tests.server.processes.faults                                # every fault on each store, some minutes
uv run python -m tests.server.processes.faults --only kill --kills 100
uv run python -m tests.server.processes.faults --store sqlite --only full read-only --json /tmp/faults.json

People at tables of two move as fast as they are answered, each through a socket of their own. They come back when a
connection is lost, and ask again, with the same id, when the server says in words that it cannot now. In the end the
database is compared with all that they were told. A run that finds anything wrong fails.
"""

import argparse
import asyncio
import contextlib
import itertools
import os
import random
import sqlite3
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import asyncpg
import httpx
import orjson

from tests.server.support.acknowledged import check_tables
from tests.server.support.players import RefusedError, StubbornPlayer, open_table_for
from tests.server.support.postgres import Postgres
from tests.server.support.waiting import until
from tools.faulty_system import FaultySystem
from tools.real_server import RealServer, working
from tools.timeouts import PATIENCE

BOTS: dict[int, list[str]] = {0: ["novice"]}  # by the number of a table modulo ten; the others have none
BEFORE = 20  # acknowledged moves before each fault
PAGE = 4096  # bytes, of a SQLite file


@dataclass
class Scene:
    """A server, or two at one database, with people who play, and what was counted."""

    database: str
    servers: list[RealServer]
    wishes: argparse.Namespace
    system: FaultySystem | None = None
    postgres: Postgres | None = None
    games: list[list[StubbornPlayer]] = field(default_factory=list)
    faults: int = 0
    unreadable: set[str] = field(default_factory=set)  # tables that were damaged on purpose
    healed: list[float] = field(default_factory=list)  # seconds until moves were acknowledged again
    health: list[str] = field(default_factory=list)  # what /healthz said during faults
    _seeds: "itertools.count[int]" = field(default_factory=itertools.count)

    @property
    def server(self) -> RealServer:
        """The only server, or the first."""
        return self.servers[0]

    @property
    def people(self) -> list[StubbornPlayer]:
        """Everybody who has ever played."""
        return [player for people in self.games for player in people]

    @property
    def acknowledged(self) -> int:
        """Moves that people were told to be kept."""
        return sum(len(player.acknowledged) for player in self.people)

    @contextlib.asynccontextmanager
    async def play(self) -> AsyncIterator[None]:
        """People play at all tables until the block ends."""
        async with working(*(self._occupy(number) for number in range(self.wishes.tables))):
            await self.moves(BEFORE)
            yield
        await asyncio.gather(*(player.leave() for player in self.people), return_exceptions=True)

    async def _occupy(self, place: int) -> None:
        """One game after the other at one of the tables."""
        while True:
            seed, server = next(self._seeds), self.servers[place % len(self.servers)]
            try:
                people = await open_table_for(StubbornPlayer, server, seed, bots=BOTS.get(place % 10, []))
            except (httpx.HTTPError, RefusedError):
                await asyncio.sleep(0.2)
                continue
            self.games.append(people)
            await asyncio.gather(*(player.play_whatever_happens() for player in people))

    async def moves(self, count: int, server: RealServer | None = None) -> None:
        """Wait until so many more moves were acknowledged, by one of the servers or by any."""

        def made() -> int:
            return sum(len(player.acknowledged) for player in self.people if server in (None, player.server))

        before = made()
        await until(lambda: made() >= before + count)

    async def heals(self) -> None:
        """Wait until moves are acknowledged again; from now on, that is timed."""
        began = time.monotonic()
        await self.moves(self.wishes.tables)
        self.healed.append(time.monotonic() - began)

    async def says(self, status: str, store: str | None = None) -> None:
        """Wait until /healthz says so."""

        def found() -> bool:
            with contextlib.suppress(httpx.HTTPError):
                told = httpx.get(f"{self.server.http}/healthz", timeout=60, verify=False).json()
                if told["status"] == status and store in (None, told["parts"]["store"]):
                    self.health.append(f"{status} ({told['parts']['store']})")
                    return True
            return False

        async with asyncio.timeout(PATIENCE):
            while not await asyncio.to_thread(found):
                await asyncio.sleep(0.5)

    def counts(self) -> dict[str, Any]:
        """What happened."""
        return {
            "faults": self.faults,
            "tables": len(self.games),
            "acknowledged": self.acknowledged,
            "repeated": sum(player.repeated for player in self.people),
            "told_not_now": sum(player.told_not_now for player in self.people),
            "connections_lost": sum(player.connections_lost for player in self.people),
            "healed_seconds_max": round(max(self.healed), 1) if self.healed else None,
            "health": sorted(set(self.health)),
        }


async def kill(scene: Scene) -> None:
    """kill -9 at any moment, and a new start."""
    chance = random.Random(scene.wishes.seed)
    for _ in range(scene.wishes.kills):
        await scene.moves(chance.randint(1, 2 * BEFORE))
        await asyncio.sleep(chance.random() / 100)  # not right at an acknowledgement each time
        scene.server.kill()
        await asyncio.to_thread(scene.server.start)
        scene.faults += 1
    await scene.heals()


async def freeze(scene: Scene) -> None:
    """SIGSTOP, and SIGCONT some seconds later; where there are two servers, the other one goes on meanwhile."""
    for _ in range(scene.wishes.times):
        frozen, *others = scene.servers
        frozen.freeze()
        try:
            await asyncio.sleep(scene.wishes.outage / 3)
            for other in others:
                await scene.moves(scene.wishes.tables, other)
        finally:
            frozen.thaw()
        scene.faults += 1
        await scene.heals()


def disk(how: str) -> "Fault":
    """A fault of the disk for a while."""

    async def fail(scene: Scene) -> None:
        """Every write fails for a while; the process goes on."""
        assert scene.system is not None
        for _ in range(scene.wishes.times):
            told = sum(player.told_not_now for player in scene.people)
            scene.system.break_disk(how)
            try:
                await until(lambda told=told: sum(player.told_not_now for player in scene.people) > told)
                await scene.says("failing")
            finally:
                scene.system.heal()
            scene.faults += 1
            await scene.heals()
            await scene.says("ok")

    return fail


async def clock(scene: Scene) -> None:
    """The clock on the wall jumps an hour back and forward."""
    assert scene.system is not None
    for _ in range(scene.wishes.times):
        for seconds in (-3600, 3600, 0):
            scene.system.set_clock(seconds)
            await scene.heals()
            scene.faults += 1


async def deleted(scene: Scene) -> None:
    """Somebody deletes the file of the database."""
    file = Path(scene.database.removeprefix("sqlite:///"))
    for _ in range(scene.wishes.times):
        file.unlink()
        scene.faults += 1
        await scene.heals()
        assert file.exists()


async def damaged(scene: Scene) -> None:
    """A page in the log of one table is overwritten while no server runs: all other tables go on."""
    await scene.moves(20 * scene.wishes.tables)  # so that logs are longer than a page
    victim = max((people for people in scene.games if not people[0].over), key=lambda people: len(people[0].heard))
    await asyncio.to_thread(scene.server.terminate)
    file = Path(scene.database.removeprefix("sqlite:///"))
    table = victim[0].table
    overwrite_page(file, table, {people[0].table for people in scene.games} - {table})
    scene.unreadable.add(table)
    scene.faults += 1
    await asyncio.to_thread(scene.server.start)
    await scene.heals()
    await scene.says("degraded", "damaged")
    await until(lambda: sum(player.told_not_now for player in victim) > 0)


def overwrite_page(file: Path, victim: str, others: set[str]) -> None:
    """Overwrite a page of a SQLite file that has entries of one table, and that is read for no other."""
    content = file.read_bytes()
    for at in range(0, len(content), PAGE):
        page = content[at : at + PAGE]
        is_leaf = page[0] == 0x0A
        if is_leaf and page.count(victim.encode()) > 3 and not any(other.encode() in page for other in others):
            file.write_bytes(content[:at] + b"\xff" * PAGE + content[at + PAGE :])
            if all(_is_readable(file, other) for other in others):
                return
    raise AssertionError("no page has entries of one table only; play longer before the fault")


def _is_readable(file: Path, table: str) -> bool:
    """Whether the log of a table can be read; where it ends at the end of a page, the next page is read, too."""
    with contextlib.closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as connection:
        try:
            connection.execute("SELECT body FROM entries WHERE table_id = ? ORDER BY number", (table,)).fetchall()
        except sqlite3.DatabaseError:
            return False
    return True


async def outage(scene: Scene) -> None:
    """PostgreSQL is gone for a while, as after a crash, and comes back."""
    assert scene.postgres is not None
    await asyncio.to_thread(scene.postgres.pause)
    try:
        await asyncio.sleep(scene.wishes.outage)
        await scene.says("failing", "unreachable")
    finally:
        await asyncio.to_thread(scene.postgres.resume)
    scene.faults += 1
    await scene.heals()
    await scene.says("ok")


async def restart(scene: Scene) -> None:
    """PostgreSQL is restarted."""
    assert scene.postgres is not None
    for _ in range(scene.wishes.times):
        await asyncio.to_thread(scene.postgres.pause)
        await asyncio.to_thread(scene.postgres.resume)
        scene.faults += 1
        await scene.heals()


async def transaction(scene: Scene) -> None:
    """Another program leaves a transaction open that holds one table: the others go on."""
    for _ in range(scene.wishes.times):
        line = await asyncpg.connect(scene.database)
        victim = next(people for people in reversed(scene.games) if not people[0].over)
        held = line.transaction()
        await held.start()
        await line.execute("SELECT id FROM tables WHERE id = $1 FOR UPDATE", victim[0].table)
        await line.execute(
            "INSERT INTO entries SELECT table_id, max(number) + 1, 0, 'chat', '{}' FROM entries "
            "WHERE table_id = $1 GROUP BY table_id ON CONFLICT DO NOTHING",
            victim[0].table,
        )
        scene.faults += 1
        began = time.monotonic()
        await scene.moves(5 * scene.wishes.tables)
        await until(lambda began=began: time.monotonic() > began + scene.wishes.outage / 3)
        await held.rollback()
        await line.close()
        await scene.heals()


Fault = Callable[[Scene], Awaitable[None]]
SQLITE: dict[str, Fault] = {
    "kill": kill,
    "freeze": freeze,
    "full": disk("full"),
    "read-only": disk("read-only"),
    "io": disk("io"),
    "damaged": damaged,
    "deleted": deleted,
    "clock": clock,
}
POSTGRESQL: dict[str, Fault] = {
    "kill": kill,
    "freeze": freeze,
    "freeze-one-of-two": freeze,
    "outage": outage,
    "restart": restart,
    "transaction": transaction,
    "clock": clock,
}
FAULTS = {"sqlite": SQLITE, "postgresql": POSTGRESQL}
NEED_SYSTEM = {"full", "read-only", "io", "clock"}


def run(store: str, names: Sequence[str], wishes: argparse.Namespace, postgres: Postgres | None) -> dict[str, Any]:
    """Let faults happen on one store, one after the other; the counts. AssertionError: the database is not as told."""
    with tempfile.TemporaryDirectory(prefix="gugong-faults-") as work:
        folder = Path(work) / "data"
        folder.mkdir()
        database = postgres.new_database() if postgres else f"sqlite:///{folder}/tables.db"
        system = FaultySystem(Path(work), folder) if NEED_SYSTEM & set(names) else None
        with _servers(database, 2 if "freeze-one-of-two" in names else 1, system) as servers:
            scene = Scene(database, servers, wishes, system, postgres)
            asyncio.run(_happen(scene, [FAULTS[store][name] for name in names]))
            for server in servers:
                server.kill()
            readable = [people for people in scene.games if people[0].table not in scene.unreadable]
            check_tables(database, readable)
            return {"store": store, "fault": " ".join(names), **scene.counts()}


async def _happen(scene: Scene, faults: Sequence[Fault]) -> None:
    async with scene.play():
        for fault in faults:
            await fault(scene)


@contextlib.contextmanager
def _servers(database: str, count: int, system: FaultySystem | None) -> Iterator[list[RealServer]]:
    with contextlib.ExitStack() as stack:
        variables = system.variables if system else None
        yield [stack.enter_context(RealServer(database, variables=variables)) for _ in range(count)]


def arguments() -> argparse.Namespace:
    """The options of the command line."""
    parser = argparse.ArgumentParser(description="Faults under a table server on this machine.")
    parser.add_argument("--store", choices=FAULTS, help="one of them; else both")
    parser.add_argument("--only", nargs="+", choices=sorted({*SQLITE, *POSTGRESQL}), help="some faults; else all")
    parser.add_argument("--kills", type=int, default=20, help="of the fault `kill`")
    parser.add_argument("--times", type=int, default=3, help="each other fault but an outage")
    parser.add_argument("--outage", type=float, default=30.0, help="seconds; a process is frozen a third of it")
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", type=Path, help="write all counts there")
    return parser.parse_args()


def main() -> int:
    """Let faults happen, print, and write the counts if asked."""
    wishes, found, wrong = arguments(), [], 0
    print(f"load average {os.getloadavg()[0]:.1f}", flush=True)
    for store in [wishes.store] if wishes.store else FAULTS:
        with _postgres(store) as postgres:
            for name in FAULTS[store]:
                if wishes.only and name not in wishes.only:
                    continue
                try:
                    counts = run(store, [name], wishes, postgres)
                except (AssertionError, TimeoutError, ExceptionGroup) as fault:
                    wrong += 1
                    counts = {
                        "store": store,
                        "fault": name,
                        "wrong": repr(fault),
                        "notes": getattr(fault, "__notes__", []),
                    }
                found.append(counts)
                print(orjson.dumps(counts).decode(), flush=True)
    if wishes.json:
        wishes.json.write_bytes(orjson.dumps(found, option=orjson.OPT_INDENT_2) + b"\n")
    return 1 if wrong else 0


@contextlib.contextmanager
def _postgres(store: str) -> Iterator[Postgres | None]:
    if store == "sqlite":
        yield None
        return
    server = Postgres()
    server.start()
    try:
        yield server
    finally:
        server.stop()


if __name__ == "__main__":
    sys.exit(main())
