"""A socket of a server in this process, with everything that was sent to it written down; httpx has none."""

import asyncio
import json
from collections.abc import Callable
from typing import Any

from fastapi import FastAPI

from tests.server.support.waiting import PATIENCE


class Socket:
    """A client's end of a WebSocket. `heard` is every text that was sent to it."""

    def __init__(self, app: FastAPI, path: str, headers: dict[str, str] | None = None, address: str = "10.0.0.1"):
        self._app, self._inbox, self._news = app, asyncio.Queue[dict[str, Any]](), asyncio.Event()
        self._reading = asyncio.Event()
        self._reading.set()
        self.heard: list[str] = []
        self.read = 0
        self.accepted = False
        self.closed: int | None = None
        self.reason = ""  # why it was closed, in words
        self.fault: BaseException | None = None
        raw = {"host": "table.test", **(headers or {})}
        self._scope = {
            "type": "websocket",
            "asgi": {"version": "3.0", "spec_version": "2.4"},
            "http_version": "1.1",
            "scheme": "ws",
            "path": path,
            "raw_path": path.encode("utf-8", "replace"),
            "query_string": b"",
            "root_path": "",
            "headers": [(name.lower().encode("latin-1"), value.encode("latin-1")) for name, value in raw.items()],
            "client": (address, 50000),
            "server": ("table.test", 80),
            "subprotocols": [],
            "state": {},
        }
        self._inbox.put_nowait({"type": "websocket.connect"})
        self._running = asyncio.create_task(self._run())

    async def _run(self) -> None:
        try:
            await self._app(self._scope, self._inbox.get, self._send)
        except Exception as fault:  # a server would close the connection with 1011
            self.fault, self.closed = fault, 1011
        self.closed = 1005 if self.closed is None else self.closed
        self._news.set()

    def stop_reading(self) -> None:
        """Read nothing more, so that whatever is sent from now on waits."""
        self._reading.clear()

    async def _send(self, message: dict[str, Any]) -> None:
        await self._reading.wait()
        if message["type"] == "websocket.accept":
            self.accepted = True
        elif message["type"] == "websocket.send":
            self.heard.append(message["text"])
        else:
            self.closed, self.reason = message.get("code", 1000), message.get("reason") or ""
        self._news.set()

    def say(self, message: Any = None, **more: Any) -> None:
        """Send an object as JSON, a text as it is, or bytes as a binary frame."""
        if isinstance(message, bytes):
            self._inbox.put_nowait({"type": "websocket.receive", "bytes": message})
            return
        text = message if isinstance(message, str) else json.dumps({**(message or {}), **more})
        self._inbox.put_nowait({"type": "websocket.receive", "text": text})

    async def until(self, found: Callable[[], Any]) -> Any:
        """Wait until something is so."""
        async with asyncio.timeout(PATIENCE):
            while not (value := found()):
                self._news.clear()
                await self._news.wait()
        return value

    async def next(self) -> dict[str, Any]:
        """The next message that has not been read yet; a close reads as {"type": "closed"}."""
        await self.until(lambda: len(self.heard) > self.read or self.closed is not None)
        if len(self.heard) == self.read:
            return {"type": "closed", "code": self.closed}
        self.read += 1
        message: dict[str, Any] = json.loads(self.heard[self.read - 1])
        return message

    async def answer(self) -> dict[str, Any]:
        """The next message that answers something: refused, done, a table, or the end."""
        while True:
            message = await self.next()
            if message["type"] in ("refused", "done", "table", "closed") or "done" in message:
                return message

    async def hello(self, key: str | None = None, invite: str | None = None, **more: Any) -> dict[str, Any]:
        """Say hello; the answer."""
        self.say({"type": "hello", "key": key, "invite": invite, "foresight": True, **more})
        return await self.answer()

    async def ask(self, command: dict[str, Any]) -> dict[str, Any]:
        """Ask for something; the answer to it."""
        self.say(command)
        return await self.answer()

    async def leave(self) -> None:
        """Go, as a browser does whose window is closed."""
        self._inbox.put_nowait({"type": "websocket.disconnect", "code": 1001})
        await asyncio.wait_for(asyncio.shield(self._running), PATIENCE)
