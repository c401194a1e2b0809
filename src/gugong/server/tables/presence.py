"""Who looks at a table through other processes: they whisper it to each other, and nobody keeps it."""

import time
from typing import Any

from .live_table import LiveTable
from .registry import Hall

PULSE = 5.0  # seconds between two signs of life
SILENCE = 20.0  # seconds after which a process is gone, and whoever looked through it


class Presence:
    """What other processes have said about who is where."""

    def __init__(self, hall: Hall) -> None:
        """For the tables of a hall."""
        self._hall = hall
        self._heard: dict[str, float] = {}  # by process, when it last whispered
        self._seats: dict[str, dict[str, set[int]]] = {}  # by process and table
        self._told = 0.0
        if hall.store.several:
            hall.presence, hall.elsewhere = self._tell, self._known
            hall.store.overhear(self._overhear)

    def ask(self, table_id: str) -> None:
        """A table has come into memory: who has it, too?"""
        if self._hall.store.several:
            self._hall.chore(self._hall.store.whisper({"ask": table_id}))

    def _tell(self, live: LiveTable) -> None:
        seats = sorted(live.seated_here())
        self._hall.chore(self._hall.store.whisper({"table": live.table.id, "seats": seats}))

    async def show_life(self) -> None:
        """Say now and then that this process is there, and forget those that have fallen silent."""
        if not self._hall.store.several:
            return
        now = time.monotonic()
        if now - self._told >= PULSE:
            self._told = now
            await self._hall.store.whisper({})
        for process in [name for name, heard in self._heard.items() if now - heard > SILENCE]:
            del self._heard[process]
            for table_id in self._seats.pop(process, {}):
                self._show(table_id)

    def _overhear(self, process: str, what: dict[str, Any]) -> None:
        self._heard[process] = time.monotonic()
        if "ask" in what:
            live = self._hall.tables.get(what["ask"])
            if live is not None and live.seated_here():
                self._tell(live)
        elif "table" in what:
            known = self._seats.setdefault(process, {})
            known[what["table"]] = set(what["seats"])
            if not what["seats"]:
                del known[what["table"]]
            self._show(what["table"])

    def _show(self, table_id: str) -> None:
        live = self._hall.tables.get(table_id)
        if live is not None:
            live.elsewhere = self._known(table_id)
            live.tell_who_is_here()

    def _known(self, table_id: str) -> set[int]:
        return set().union(*(known.get(table_id, ()) for known in self._seats.values()))
