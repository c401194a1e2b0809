"""Presence across processes: each broadcasts which seats' owners are connected to it. Nothing of it is stored."""

import asyncio
import secrets
import time
from typing import Any

from ..store.records import FailureKind, StoreError
from .live_table import LiveTable
from .registry import TableRegistry

HEARTBEAT_SECONDS = 5.0
TIMEOUT_SECONDS = 20.0  # without a heartbeat for so long, a process is gone and whoever was connected to it
ANSWER_SECONDS = 5.0  # for the other processes to say whether anybody is connected to them


class Presence:
    """The seats whose owners are connected to other processes, by table."""

    def __init__(self, registry: TableRegistry) -> None:
        """For the tables of a registry; does nothing if its store is not shared."""
        self._registry = registry
        self._last_heard: dict[str, float] = {}  # by process
        self._seats: dict[str, dict[str, set[int]]] = {}  # by process and table
        self._last_heartbeat = 0.0
        self._answers: dict[str, asyncio.Queue[bool]] = {}  # by question, whether anybody is there
        if registry.store.is_shared:
            registry.on_presence_change, registry.remote_seats = self._broadcast_local, self._remote_seats
            registry.store.on_broadcast(self._receive)

    def request(self, table_id: str) -> None:
        """Ask the other processes who is connected to a table; called when it was loaded."""
        if self._registry.store.is_shared:
            self._registry.run_in_background(self._registry.store.broadcast({"ask": table_id}))

    async def is_watched_elsewhere(self, table_id: str) -> bool:
        """Ask the other processes whether anybody, spectators too, is connected to them for a table.

        Raises StoreError if one of them does not answer.
        """
        store = self._registry.store
        others = await store.count_other_processes()
        if not others:
            return False
        question = secrets.token_hex(8)
        answers = self._answers[question] = asyncio.Queue()
        try:
            await store.broadcast({"watched": table_id, "question": question})
            async with asyncio.timeout(ANSWER_SECONDS):
                for _ in range(others):
                    if await answers.get():
                        return True
        except TimeoutError:
            raise StoreError("Another process of this server does not answer", FailureKind.TIMEOUT) from None
        finally:
            del self._answers[question]
        return False

    async def _answer(self, table_id: str, question: str) -> None:
        live = self._registry.tables.get(table_id)
        await self._registry.store.broadcast({"answer": question, "watched": live is not None and live.is_watched})

    def _broadcast_local(self, live: LiveTable) -> None:
        seats = sorted(live.local_seats())
        self._registry.run_in_background(self._registry.store.broadcast({"table": live.table.id, "seats": seats}))

    async def send_heartbeat(self) -> None:
        """Broadcast a heartbeat if somebody is connected here and one is due; forget processes that fell silent."""
        if not self._registry.store.is_shared:
            return
        now = time.monotonic()
        if now - self._last_heartbeat >= HEARTBEAT_SECONDS:
            self._last_heartbeat = now
            if any(live.local_seats() for live in self._registry.tables.values()):
                await self._registry.store.broadcast({})
        for process in [name for name, time_heard in self._last_heard.items() if now - time_heard > TIMEOUT_SECONDS]:
            del self._last_heard[process]
            for table_id in self._seats.pop(process, {}):
                self._update(table_id)

    def _receive(self, process: str, message: dict[str, Any]) -> None:
        self._last_heard[process] = time.monotonic()
        if "ask" in message:
            live = self._registry.tables.get(message["ask"])
            if live is not None and live.local_seats():
                self._broadcast_local(live)
        elif "question" in message:
            self._registry.run_in_background(self._answer(message["watched"], message["question"]))
        elif message.get("answer") in self._answers:
            self._answers[message["answer"]].put_nowait(message["watched"])
        elif "table" in message:
            known = self._seats.setdefault(process, {})
            known[message["table"]] = set(message["seats"])
            if not message["seats"]:
                del known[message["table"]]
            self._update(message["table"])

    def _update(self, table_id: str) -> None:
        live = self._registry.tables.get(table_id)
        if live is not None:
            live.remote_seats = self._remote_seats(table_id)
            live.publish_presence()

    def _remote_seats(self, table_id: str) -> set[int]:
        return set().union(*(known.get(table_id, ()) for known in self._seats.values()))
