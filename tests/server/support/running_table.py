"""A running table of two people, to which anything may be sent."""

import random
from collections.abc import Awaitable, Callable
from typing import Any

from gugong.i18n.messages import has_message
from tests.server.support.in_process import NO_LIMITS, CreatedTable, Server, served
from tests.server.support.in_process_socket import Socket


class RunningTable:
    """A server with a running table of two people, kept for all examples of a test."""

    def __init__(self, server: Server, made: CreatedTable) -> None:
        self.server, self.made = server, made
        self.chance = random.Random(1)

    @property
    def other(self) -> str:
        """The key of whoever's turn it is not."""
        deciding = self.made.live.table.deciding
        return next(key for key in self.made.keys if key != self.made.key_of(deciding or 0))

    async def sit(self, key: str | None) -> Socket:
        socket = self.server.socket(self.made.id)
        assert (await socket.hello(key))["type"] == "table"
        return socket

    async def in_the_middle(self) -> None:
        """Both have moved, and whoever moved last is to move again."""
        while len(set(self.made.game.choosers)) < 2 or self.made.game.choosers[-1] != self.made.live.table.deciding:
            await self.goes_on()

    async def goes_on(self) -> None:
        """The proper owner plays on."""
        if self.made.live.table.deciding is None:
            return
        number = self.made.live.table.number
        response = await self.made.play(self.chance.choice(self.made.game.legal))
        assert response.status_code == 200, response.text
        assert self.made.live.table.number == number + 1


def check_refused(answer: dict[str, Any]) -> str:
    """A refusal has a code, and its sentence is in the messages."""
    assert answer["type"] == "refused", answer
    assert set(answer) == {"type", "id", "code", "message"}
    assert has_message("en", f"refused-{answer['code']}"), answer
    assert len(answer["message"].split()) > 2
    return str(answer["code"])


def with_running_table(
    test: Callable[[RunningTable], Awaitable[None]], limits: Any = NO_LIMITS, public: bool = True
) -> None:
    """Run a test with two people at a table."""

    async def run(server: Server) -> None:
        await test(RunningTable(server, await server.two_people(public=public, setup={"players": 2})))

    served(run, limits)


async def refusal(running: RunningTable, frame: Any, key: str | None = None) -> str:
    """The code by which something is refused; nothing has changed, and the connection is still good."""
    socket = await running.sit(key)
    before = running.made.kept()
    socket.say(frame)
    found = check_refused(await socket.answer())
    assert running.made.kept() == before
    assert socket.closed is None
    await socket.leave()
    return found
