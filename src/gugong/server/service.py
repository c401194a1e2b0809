"""The whole server without its doors: store, hall, bots, and what they share."""

import asyncio
import contextlib
import gc
from typing import Any

import orjson

from ..compiler import loader
from ..game.game import Game
from .bots import BotPool
from .errors import Refused, no_such_table
from .limits import Addresses, Turns
from .settings import Settings
from .store.records import StoreError
from .store.store import Store
from .tables.command_handlers import Who
from .tables.keys import hashed, is_id
from .tables.live_table import Listener, LiveTable
from .tables.registry import Hall
from .tables.scheduler import Driver
from .tables.serializers import eyes, told

GOING_AWAY = 1001
MOST_TOLD = 500  # entries in one message; whoever has missed more reads the log
MOST_JUDGING = 8  # questions for chances on the whole server
MOST_AT_A_TABLE = 4  # of them; whoever steps through a game quickly leaves a few behind
# Hardly anything here refers to itself in circles, and looking for it stops all tables for a while.
COLLECT_AFTER = (20_000, 50, 100)


class Service:
    """Everything that runs while the server does."""

    hall: Hall

    def __init__(self, settings: Settings) -> None:
        """Not started yet."""
        self.settings = settings
        limits = settings.limits
        self.addresses = Addresses(
            limits.requests_per_second, limits.request_burst, limits.tables_per_hour, limits.connections
        )
        self.judging = Turns(MOST_JUDGING, MOST_AT_A_TABLE)
        self.connections: set[Any] = set()
        self.stopping = False
        self.fault: StoreError | None = None  # why it could not start

    async def start(self) -> None:
        """Open the store and let tables go on."""
        _load_rules()  # here, not in a thread: nobody is served yet, and threads have memory of their own
        self.store = await Store.open(self.settings.database)
        self.hall = Hall(self.store, self.settings)
        self.pool = BotPool(self.settings.workers)
        self.driver = Driver(self.hall, self.pool)
        await self.pool.start()
        await self.driver.start()
        gc.collect()
        gc.freeze()  # what is there now stays for ever: no need to look through it again and again
        gc.set_threshold(*COLLECT_AFTER)

    async def say_goodbye(self) -> None:
        """Take nothing new; whoever is connected is told that the server goes, whoever waits gets what there is."""
        self.stopping = True
        closing = [connection.close(GOING_AWAY) for connection in self.connections]
        await asyncio.gather(*closing, return_exceptions=True)
        for live in list(self.hall.tables.values()):
            for event in live.waiting:
                event.set()

    async def stop(self) -> None:
        """Take nothing new, finish what is under way, close everything."""
        await self.say_goodbye()
        await self.driver.stop()
        await self.pool.stop()
        await self.hall.close()
        await self.store.close()

    async def enter(self, table_id: str, key: str | None, invite: str | None) -> tuple[LiveTable, Who]:
        """A table for whoever holds these keys; an unknown table and a closed one are told alike."""
        if self.stopping:
            raise Refused("stopping", 503)
        if not is_id(table_id):
            raise no_such_table()
        try:
            live = await self.hall.find(table_id)
            if self.store.several:
                await self.hall.catch_up(live)  # whoever comes may have done something at another process just now
        except StoreError:
            raise Refused("not-now", 503) from None
        person = None if key is None else hashed(key)
        if not live.may_enter(person, None if invite is None else hashed(invite)):
            raise no_such_table()
        return live, live.who(person)

    async def show(self, live: LiveTable, who: Who, after: int | None, listener: Listener | None = None) -> bytes:
        """The whole table for somebody with what they have missed; a listener gets it first, then all news."""
        async with live.lock:
            await self.hall.refresh(live)
            missed = await self.missed(live, who, after)
            if listener is not None:
                live.listen(listener)
            message = live.snapshot(who, missed)
            if listener is not None:
                listener.push(message)
            return message

    async def missed(self, live: LiveTable, who: Who, after: int | None) -> list[bytes]:
        """The entries after a number, as somebody may see them; the lock is held."""
        if after is None or after >= live.table.number:
            return []
        after = max(after, live.table.number - MOST_TOLD)
        seats = eyes(live.table, who)
        if live.recent and live.recent[0].number <= after + 1:
            return [known.seen_by(seats) for known in live.recent if known.number > after]
        return await self.log_of(live, who, after)

    async def log_of(self, live: LiveTable, who: Who, after: int) -> list[bytes]:
        """The next entries after a number from the store, as somebody may see them; the lock is held."""
        seats = eyes(live.table, who)
        try:
            entries = await self.store.entries(live.table.id, after, MOST_TOLD)
        except StoreError:
            raise Refused("not-now", 503) from None
        return [orjson.dumps(told(entry, seats)) for entry in entries if entry.number <= live.table.number]

    async def wait(self, live: LiveTable, after: int, seconds: float, address: str) -> None:
        """Until a table has an entry after a number, or so long; whoever waits counts as a connection."""
        if live.table.number > after:
            return
        if not self.addresses.connect(address):
            raise Refused("too-many-connections", 429)
        news = asyncio.Event()
        live.waiting.append(news)
        try:
            with contextlib.suppress(asyncio.TimeoutError):
                await asyncio.wait_for(news.wait(), seconds)
        finally:
            self.addresses.disconnect(address)
            with contextlib.suppress(ValueError):
                live.waiting.remove(news)


def _load_rules() -> None:
    """Load the machine code of the rules, if it is there: else the first table would stop all others meanwhile."""
    if loader.is_ready():
        game = Game()
        game.determinized(0, 1)
        game.play(game.legal[0])
