"""The service behind the API: starts and stops store, registry, bots, scheduler and notifier, and opens tables."""

import asyncio
import contextlib
import gc
import time
from collections.abc import AsyncIterator
from dataclasses import replace
from typing import Any

import orjson

from ..compiler import loader
from ..game.game import Game
from ..rules.core.versions import RULES_VERSION
from .admin.addresses import control_file
from .admin.administrator import Administrator
from .admin.control_server import ControlServer
from .admin.mutes import Mutes
from .admin.restart_notice import RestartNotice
from .background.scheduler import Scheduler
from .background.server_clock import ServerClock
from .bots import BotPool
from .errors import Refused, no_such_table
from .limits import AddressBuckets, AddressLimits
from .metrics import METRICS
from .people import Handovers, Notifier
from .settings import Settings
from .store.records import StoreError
from .store.store import Store
from .tables.keys import hashed, is_id
from .tables.live_table import LiveTable, Subscriber
from .tables.registry import TableRegistry
from .tables.serializers import serialize_stored_entry
from .tables.table import DAMAGED
from .tables.viewers import Viewer, visible_seats
from .turns import AddressTurns, TurnQueue, stepping_aside

GOING_AWAY = 1001
REQUESTS_AT_ONCE = 4  # of one address that are worked on; the moves of others come between any two of them
SOCKETS_AT_FULL_RATE = 10  # from one address: all of its sockets together may send as much as so many of them alone
MAX_ENTRIES_PER_MESSAGE = 500  # a client that has missed more reads the log
MAX_ANALYSES = 8  # requests for chances that may wait or run on the whole server
MAX_ANALYSES_PER_TABLE = 4  # a client that steps through a game quickly leaves a few behind
# There are hardly any reference cycles here, and a collection stops all tables for a while.
COLLECT_AFTER = (100_000, 50, 100)


class Service:
    """Everything that runs while the server does; one for each process."""

    registry: TableRegistry

    def __init__(self, settings: Settings) -> None:
        """Not started yet."""
        self.settings = settings
        limits = settings.limits
        self.address_limits = AddressLimits(
            limits.requests_per_second, limits.request_burst, limits.tables_per_hour, limits.connections
        )
        self.messages_by_address = AddressBuckets(
            SOCKETS_AT_FULL_RATE * limits.messages_per_second, SOCKETS_AT_FULL_RATE * limits.message_burst
        )
        self.request_turns = AddressTurns(REQUESTS_AT_ONCE)
        self.analysis_queue = TurnQueue(MAX_ANALYSES, MAX_ANALYSES_PER_TABLE)
        self.connections: set[Any] = set()
        self.stopping = False
        self.restart = RestartNotice()
        self.fault: StoreError | None = None  # why it could not start; read by `gugong serve`

    async def start(self) -> None:
        """Open the store, and start bots and scheduler; raises StoreError."""
        _load_rules()  # not in a thread: nobody is served yet, and a thread would keep memory of its own
        self.store = await Store.open(self.settings.database, timeouts=self.settings.timeouts)
        # Never earlier than in the last run, whatever has become of the machine's clock: entries are not in the future.
        clock = ServerClock(await self.store.time(), await self.store.last_heartbeat() or 0)
        self.registry = TableRegistry(self.store, self.settings, clock.now)
        self.pool = BotPool(self.settings.workers)
        self.scheduler = Scheduler(self.registry, self.pool, clock)
        self.notifier = Notifier(self.registry, self.settings)
        METRICS.bots_busy.set_function(lambda: self.pool.busy)
        self.handovers = Handovers(self.store, lambda: self.registry.now(), self.settings.limits)
        self.mutes = Mutes(self.store)
        await self.mutes.load()
        self.administrator = Administrator(
            self.registry, self.connections, self.mutes, self.restart, self.scheduler.expire_waiting
        )
        file = self.settings.control_socket or control_file(self.settings.database)
        self._control = None if file is None else ControlServer(file, self.administrator, self.store)
        await self.pool.start()
        await self.scheduler.start()
        await self.notifier.start()
        await self.handovers.start()
        if self._control is not None:
            await self._control.start()
        gc.collect()
        gc.freeze()  # what exists now stays for ever and need not be scanned
        gc.set_threshold(*COLLECT_AFTER)

    async def say_goodbye(self) -> None:
        """The first step of a shutdown; requests under way go on.

        Refuse new requests, close all sockets, let waiting requests return, and leave the tables to other processes.
        """
        if self.stopping:
            return
        self.stopping = True
        closing = [connection.close(GOING_AWAY, Refused("stopping")) for connection in self.connections]
        await asyncio.gather(*closing, return_exceptions=True)
        for live in list(self.registry.tables.values()):
            for waiter in live.waiters:
                waiter.set()
        await self.notifier.stop()
        await self.scheduler.stop()
        with contextlib.suppress(StoreError):
            await self.store.unlock_all_tables()

    async def stop(self) -> None:
        """Shut down: finish running changes, stop everything, close the store."""
        await self.say_goodbye()
        await self.handovers.stop()
        if self._control is not None:
            await self._control.close()
        await self.pool.stop()
        await self.registry.close()
        await self.store.close()

    def check_new_table(self, address: str) -> None:
        """Count a new table from an address; raises Refused if there were too many, or the address is muted."""
        self.mutes.check(None, address)
        if not self.address_limits.allow_new_table(address):
            raise Refused("too-many-tables", 429)

    async def authorize(self, table_id: str, key: str | None, invite: str | None) -> LiveTable:
        """A table that these keys open; an unknown table and a closed one raise the same Refused."""
        if self.stopping:
            raise Refused("stopping", 503)
        if not is_id(table_id):
            raise no_such_table()
        try:
            live = await self.registry.find(table_id)
            if self.store.is_shared:
                await self.registry.catch_up(live)  # whoever comes may have done something at another process just now
        except StoreError:
            raise Refused("not-now", 503) from None
        viewer = _viewer(live, None if key is None else hashed(key), None if invite is None else hashed(invite))
        if viewer.seats:
            live.last_visit = time.monotonic()
        return live

    @contextlib.asynccontextmanager
    async def looking(self, live: LiveTable, person: str | None, invite: str | None) -> AsyncIterator[Viewer]:
        """Hold a table's lock, with the viewer that these hashes of keys are now; raises Refused.

        Who somebody is may have changed while the lock was waited for: their seat may have been cleared.
        """
        async with live.lock:
            await self.registry.refresh(live)
            yield _viewer(live, person, invite)

    async def show(
        self,
        live: LiveTable,
        person: str | None,
        invite: str | None,
        after: int | None,
        subscriber: Subscriber | None = None,
        *,
        foresees: bool = False,
    ) -> bytes:
        """The `table` message for a person with the entries after a number; a subscriber is sent it, then all news."""
        async with self.looking(live, person, invite) as known:
            viewer = replace(known, foresees=foresees)
            missed = await self.entries_after(live, viewer, after)
            if subscriber is None:
                return live.snapshot(viewer, missed)
            subscriber.viewer = viewer
            live.subscribe(subscriber)
            try:
                message = live.snapshot(viewer, missed)
            except BaseException:
                live.unsubscribe(subscriber)
                raise
            subscriber.push(message)
            return message

    async def entries_after(self, live: LiveTable, viewer: Viewer, after: int | None) -> list[bytes]:
        """The serialized entries after a number, from memory or the store; the caller holds the lock."""
        if after is None or after >= live.table.number:
            return []
        after = max(after, live.table.number - MAX_ENTRIES_PER_MESSAGE)
        seats = visible_seats(live.table, viewer)
        if live.recent and live.recent[0].number <= after + 1:
            return [orjson.dumps(serialize_stored_entry(known, seats)) for known in live.recent if known.number > after]
        return await self.stored_entries(live, viewer, after)

    async def stored_entries(self, live: LiveTable, viewer: Viewer, after: int) -> list[bytes]:
        """The next serialized entries after a number, from the store; the caller holds the lock. Raises Refused."""
        seats = visible_seats(live.table, viewer)
        try:
            entries = await self.store.entries(live.table.id, after, MAX_ENTRIES_PER_MESSAGE)
        except StoreError:
            raise Refused("not-now", 503) from None
        known = [entry for entry in entries if entry.number <= live.table.number]
        return [orjson.dumps(serialize_stored_entry(entry, seats)) for entry in known]

    async def wait(self, live: LiveTable, after: int, seconds: float, address: str) -> None:
        """Return when a table has an entry after a number, or after some seconds; counts as a connection meanwhile."""
        if live.table.number > after:
            return
        if not self.address_limits.add_connection(address):
            raise Refused("too-many-connections", 429)
        waiter = asyncio.Event()
        live.waiters.append(waiter)
        try:
            async with stepping_aside():
                with contextlib.suppress(asyncio.TimeoutError):
                    await asyncio.wait_for(waiter.wait(), seconds)
        finally:
            self.address_limits.remove_connection(address)
            with contextlib.suppress(ValueError):
                live.waiters.remove(waiter)


def _viewer(live: LiveTable, person: str | None, invite: str | None) -> Viewer:
    """Who somebody is at a table; raises Refused if these hashes of keys do not open it, or a key opens nothing."""
    viewer = live.viewer(person)
    is_unknown = person is not None and viewer.person is None
    if is_unknown and live.table.sealed == DAMAGED:
        raise Refused(DAMAGED, version=RULES_VERSION)  # where its log cannot be read they may have sat down
    if not live.may_enter(person, invite) or is_unknown:
        raise no_such_table()
    return viewer


def _load_rules() -> None:
    """Load the compiled rules, if they are there: else the first table would block the event loop meanwhile."""
    if loader.is_ready():
        game = Game()
        game.determinized(0, 1)
        game.play(game.legal[0])
