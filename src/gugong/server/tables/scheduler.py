"""What the server does by itself: bots move, clocks run out, tables that nobody looks at leave memory."""

import asyncio
import contextlib
import logging
import time
from collections.abc import Iterator

from ...players import veiled
from ..bots import BotPool
from ..errors import Refused
from ..metrics import METRICS
from ..store.records import RUNNING, StoreError
from .clocks import LiveClock
from .live_table import LiveTable
from .presence import Presence
from .registry import Hall
from .table import STAND_IN, Table

log = logging.getLogger("gugong.server")
ROUND = 1.0  # seconds between two looks at what is due
MOST_DUE = 200
REST = 10_000  # milliseconds after the last entry, from which a table takes as little memory as it can
BEAT = 5_000  # milliseconds between two signs of life
WAS_AWAY = 3 * BEAT  # without a sign of life for so long, no server was there


@contextlib.contextmanager
def _logged(what: str, table_id: str | None = None) -> Iterator[None]:
    """Whatever fails here is logged and stops nothing else."""
    try:
        yield
    except (StoreError, Refused) as fault:
        log.warning("%s failed", what, extra={"table": table_id, "fault": type(fault).__name__})
    except Exception:
        log.exception("%s failed", what, extra={"table": table_id})


class Driver:
    """Drives the tables whose keeper this process is."""

    def __init__(self, hall: Hall, pool: BotPool) -> None:
        """For all tables of a hall."""
        self.hall, self.pool = hall, pool
        hall.changed, hall.loaded = self.look, self._welcome
        self.presence = Presence(hall)
        self._rounds: asyncio.Task[None] | None = None
        self._beaten = 0
        self._away: tuple[int, int] | None = None  # from when to when no server was there before this one

    async def start(self) -> None:
        """Begin to make rounds."""
        now, last = self.hall.now(), await self.hall.store.last_beat()
        if last is not None and now - last > WAS_AWAY:
            self._away = (last, now)
        self._rounds = asyncio.create_task(self._make_rounds())

    @property
    def is_making_rounds(self) -> bool:
        """Whether clocks, bots and signs of life are seen to."""
        return self._rounds is not None and not self._rounds.done()

    async def stop(self) -> None:
        """End the rounds and the bots that think."""
        tasks = [live.bot for live in self.hall.tables.values() if live.bot is not None]
        tasks += [self._rounds] if self._rounds is not None else []
        for task in tasks:
            task.cancel()
        self._rounds = None
        await asyncio.gather(*tasks, return_exceptions=True)

    def look(self, live: LiveTable) -> None:
        """A table has changed: if a bot is to move there, let it."""
        if live.table.bot_to_move and live.bot is None and self._rounds is not None:
            live.bot = asyncio.create_task(self._let_bots_move(live))

    async def _let_bots_move(self, live: LiveTable) -> None:
        try:
            while live.table.bot_to_move and await self.hall.store.keep(live.table.id):
                if not await self._bot_moves(live):
                    return
        except (Refused, StoreError) as fault:
            log.warning("a bot's move was not kept", extra={"table": live.table.id, "fault": type(fault).__name__})
        except Exception:
            log.exception("a bot could not move", extra={"table": live.table.id})
        finally:
            live.bot = None

    async def _bot_moves(self, live: LiveTable) -> bool:
        """One move of a bot, or none if the table went on without it; whether to look again."""
        table, at = live.table, live.table.at
        game, seat, spec = table.game, table.deciding, table.bot_to_move
        if game is None or seat is None or spec is None:
            return True  # somebody has come back meanwhile
        begun = time.monotonic()
        secret = veiled("bots", game.setup.seed)
        action = await self.pool.ask((table.id, seat), spec, game, secret)
        METRICS.bot_seconds.observe(time.monotonic() - begun)
        async with live.lock:
            await self.hall.refresh(live)
            now = live.table
            if (now.at, now.deciding, now.bot_to_move) != (at, seat, spec):
                return bool(now.bot_to_move)
            return await self.hall.change(live, "played", {"seat": seat, "action": action, "bot": True})

    async def _make_rounds(self) -> None:
        while True:
            for chore in (self._see_to_what_is_due, self._show_life, self.presence.show_life):
                with _logged("a round"):
                    await chore()
            self._put_idle_away()
            METRICS.bot_restarts.set(self.pool.restarts)
            METRICS.bot_failures.set(self.pool.failures)
            await asyncio.sleep(ROUND)

    async def _show_life(self) -> None:
        if self.hall.now() - self._beaten >= BEAT:
            self._beaten = self.hall.now()
            await self.hall.store.beat(self._beaten)

    def _lost_time(self, table: Table) -> int:
        """How long somebody's live clock ran while no server was there, in milliseconds."""
        times = table.times
        if self._away is None or times.thinking is None or not isinstance(times.clock, LiveClock):
            return 0
        begun, ended = self._away
        return ended - max(begun, times.since) if times.since < ended and table.resumed < ended else 0

    async def _welcome(self, live: LiveTable) -> None:
        """A table comes into memory."""
        self.presence.ask(live.table.id)
        await self._give_time_back(live)

    async def _give_time_back(self, live: LiveTable) -> None:
        lost = 0 if live.table.sealed else self._lost_time(live.table)
        if lost and await self.hall.store.keep(live.table.id):
            async with live.lock:
                await self.hall.change(live, "resumed", {"away": lost})
                await self.hall.refresh(live)

    async def _see_to_what_is_due(self) -> None:
        for table_id in await self.hall.store.due(self.hall.now(), MOST_DUE):
            with _logged("what was due", table_id):
                await self._see_to(table_id)

    async def _see_to(self, table_id: str) -> None:
        known = self.hall.tables.get(table_id)
        if (known is not None and known.bot is not None) or not await self.hall.store.keep(table_id):
            return  # a bot thinks already, or another process sees to it
        live = await self.hall.find(table_id)
        self.look(live)
        ends = live.table.times.ends
        if ends is not None and ends <= self.hall.now():
            await self._time_is_up(live)

    async def _time_is_up(self, live: LiveTable) -> None:
        async with live.lock:
            await self.hall.refresh(live)
            table = live.table
            ends, seat = table.times.ends, table.times.thinking
            if table.status != RUNNING or table.sealed or seat is None or ends is None or ends > self.hall.now():
                return
            their = table.seats_of(table.seats[seat].person)
            await self.hall.change(live, "stood-in", {"seats": their, "bot": STAND_IN, "why": "clock"})

    def _put_idle_away(self) -> None:
        oldest = time.monotonic() - self.hall.settings.idle
        lately = self.hall.now() - REST
        for live in list(self.hall.tables.values()):
            if live.table.time < lately and not live.lock.locked():
                live.rest()
            busy = live.listeners or live.waiting or live.bot is not None or live.lock.locked()
            if not busy and live.used < oldest:
                self.hall.put_away(live)
                self.hall.chore(self.hall.store.let_go(live.table.id))
