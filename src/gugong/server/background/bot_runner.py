"""Lets bots move at the tables of a registry: one decision after another, unless the table has gone on meanwhile."""

import asyncio
import logging
import time

from ...game.game import Game
from ...players import derived_seed
from ..addresses import network_of
from ..bots import BotPool
from ..errors import Refused
from ..metrics import METRICS
from ..store.records import StoreError
from ..tables.entries import EntryKind
from ..tables.live_table import LiveTable
from ..tables.registry import TableRegistry

log = logging.getLogger("gugong.server")
VISIT_SECONDS = 60.0  # after a request over HTTP its sender still counts as there


def waiting_for(live: LiveTable) -> set[str]:
    """Who waits for the bots of a table now: the addresses of those who are connected, or the table's own id.

    Those who have seats, if any is there; {} if nobody is.
    """
    seated = {network_of(subscriber.address) for subscriber in live.subscribers if subscriber.viewer.seats}
    connected = seated or {network_of(subscriber.address) for subscriber in live.subscribers}
    if connected:
        return connected
    visited = time.monotonic() - live.last_visit < VISIT_SECONDS
    return {live.table.id} if live.remote_seats or live.waiters or visited else set()


def _secret_of(game: Game) -> int:
    """The seed from which those of a table's bots are derived."""
    return derived_seed("bots", game.setup.seed)


class BotRunner:
    """Starts a table's bots whenever one of them has to move."""

    def __init__(self, registry: TableRegistry, pool: BotPool) -> None:
        """Not started yet."""
        self._registry, self._pool = registry, pool
        self.is_running = False
        registry.on_change.append(self.schedule)

    def schedule(self, live: LiveTable) -> None:
        """Start a table's bots if it is a bot's turn, or tell them that the game is over; called after each change."""
        if not self.is_running:
            return
        if live.table.bot_to_move and live.bot_task is None:
            live.bot_task = asyncio.create_task(self._run(live))
        game = live.table.game
        if game is not None and game.over:
            for seat, place in enumerate(live.table.seats):
                if place.player is not None:
                    self._pool.end_game((live.table.id, seat), place.player, game, _secret_of(game))

    async def stop(self) -> None:
        """Start no more bots, and cancel those that think."""
        self.is_running = False
        tasks = [live.bot_task for live in self._registry.tables.values() if live.bot_task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _run(self, live: LiveTable) -> None:
        try:
            while live.table.bot_to_move and await self._registry.store.lock_table(live.table.id):
                if not await self._play_move(live):
                    return
        except (Refused, StoreError) as fault:
            log.warning("a bot's move was not kept", extra={"table": live.table.id, "fault": type(fault).__name__})
        except Exception:
            log.exception("a bot could not move", extra={"table": live.table.id})
        finally:
            live.bot_task = None

    async def _play_move(self, live: LiveTable) -> bool:
        """Ask a bot and append its move, unless the table went on meanwhile; returns whether to go on."""
        table, at = live.table, live.table.at
        game, seat, spec = table.game, table.deciding, table.bot_to_move
        if game is None or seat is None or spec is None:
            return True  # somebody has come back meanwhile
        begun = time.monotonic()
        action = await self._pool.ask((table.id, seat), spec, game, _secret_of(game), lambda: waiting_for(live))
        METRICS.bot_seconds.observe(time.monotonic() - begun)
        async with live.lock:
            await self._registry.refresh(live)
            now = live.table
            if (now.at, now.deciding, now.bot_to_move) != (at, seat, spec):
                return bool(now.bot_to_move)
            return await self._registry.append(live, EntryKind.PLAYED, {"seat": seat, "action": action, "bot": True})
