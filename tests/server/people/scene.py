"""A server, a push service and a clock that a test moves: what notifications need to be tried."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass
from typing import Any
from unittest.mock import patch

from gugong.server.people.watcher import GRACE_MS
from gugong.server.settings import Notifications

from ..support.in_process import CreatedTable, Server, serving
from ..support.push_service import PushBrowser, PushService, push_service
from ..support.waiting import FakeClock

GRACE = GRACE_MS / 1000
DAYS = {"kind": "days", "days": 3}
LIVE = {"kind": "live", "minutes": 60, "seconds": 30}


@dataclass
class Scene:
    """Everything that runs; nothing is told until a test lets time pass."""

    server: Server
    pushes: PushService
    clock: FakeClock

    async def wait(self, seconds: float = GRACE + 1) -> None:
        """Time passes, after the server has looked at all that has happened so far; then it tells what is due."""
        await self.look()
        self.clock.wait(seconds)
        await self.look()
        await self.send()

    async def look(self) -> None:
        """One round of looking at tables."""
        await self.server.service.notifier.watcher.run_once()

    async def send(self) -> None:
        """Send all that can be sent now."""
        while await self.server.service.notifier.dispatcher.run_once():
            pass

    def quiet(self, since: int, still: int) -> dict[str, str]:
        """Quiet hours that have been for some minutes, and still are for others."""
        now = self.server.service.registry.now() // 60_000
        start, end = ((now + minutes) % (24 * 60) for minutes in (-since, still))
        return {
            "start": f"{start // 60:02}:{start % 60:02}",
            "end": f"{end // 60:02}:{end % 60:02}",
            "zone": "Etc/UTC",
        }

    async def wish(self, browser: PushBrowser, made: CreatedTable | None, seat: int, **more: Any) -> dict[str, Any]:
        """The person on a seat asks to be told; what the server answers."""
        seats = [] if made is None else [{"table": made.id, "key": made.key_of(seat)}]
        body = {"push": browser.subscription, "seats": seats, **more}
        response = await self.server.call("PUT", "/api/notifications", browser.key, json=body)
        assert response.status_code == 200, response.text
        await self.look()
        found: dict[str, Any] = response.json()
        return found

    async def two_people(self, clock: dict[str, Any] | None = None) -> tuple[CreatedTable, PushBrowser]:
        """Two people who are not at their table, and the browser of whoever is next after the one who decides."""
        made = await self.server.two_people(clock=clock or DAYS)
        browser = self.pushes.browser()
        await self.wish(browser, made, self.other_seat(made))
        return made, browser

    @staticmethod
    def other_seat(made: CreatedTable) -> int:
        """The seat that does not decide."""
        return 1 - deciding(made)


def deciding(made: CreatedTable) -> int:
    """The seat that decides."""
    seat = made.live.table.deciding
    assert seat is not None
    return seat


async def end_turn(made: CreatedTable) -> None:
    """Whoever decides plays until another does."""
    seat = made.live.table.deciding
    while made.live.table.deciding == seat:
        assert (await made.play(made.game.legal[0])).status_code == 200


@contextlib.asynccontextmanager
async def scene(**settings: Any) -> AsyncIterator[Scene]:
    """A server whose loops stand still: a test runs them."""
    chosen = {"notifications": Notifications(contact="mailto:op@example.org", allow_private_endpoints=True), **settings}
    with patch("gugong.server.people.notifier.INTERVAL", 3600.0):
        async with push_service() as pushes, serving(**chosen) as server:
            await asyncio.sleep(0)  # the first round of the loops
            yield Scene(server, pushes, FakeClock(server.service.registry))


def played(test: Callable[[Scene], Awaitable[None]], **settings: Any) -> None:
    """Run a test in a scene."""

    async def run() -> None:
        async with scene(**settings) as found:
            await test(found)

    asyncio.run(run())
