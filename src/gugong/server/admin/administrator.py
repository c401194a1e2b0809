"""Does what an operator asks of a running server, in all processes that share its database, and logs every act."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Collection, Iterable
from typing import Any, Protocol

from ...errors import GugongError
from ..errors import Refused
from ..store.records import StoreError
from ..tables.entries import EntryKind
from ..tables.keys import hashed, new_key
from ..tables.live_table import LiveTable
from ..tables.registry import TableRegistry
from ..tables.viewers import Viewer
from . import acts, table_queries
from .mutes import Mutes, muted_name, person_tag
from .restart_notice import RestartNotice

log = logging.getLogger("gugong.admin")
MAX_ATTEMPTS = 5  # at an entry, when other processes store theirs first
MINUTE_MS = 60_000
_TOPIC = "admin"  # of broadcasts between processes


class OpenConnection(Protocol):
    """A client's socket, as far as the operator has to do with it."""

    table_id: str
    address: str
    opened: float  # by the monotonic clock
    person: str | None
    viewer: Viewer

    def push(self, message: bytes) -> None:
        """Send as soon as possible; never waits."""
        ...

    async def dismiss(self, fault: Refused) -> None:
        """Say why in words, and close."""
        ...


class ActFault(GugongError):
    """An act that cannot be done; nothing has changed. The code is that of a message of the command line."""

    def __init__(self, code: str, **args: Any) -> None:
        """The message `cli-admin-<code>`, and its arguments."""
        self.code, self.message_args = code, args
        super().__init__(code)


class Administrator:
    """The acts of the operator. Those that change something run one at a time."""

    def __init__(
        self,
        registry: TableRegistry,
        connections: Collection[OpenConnection],
        mutes: Mutes,
        restart: RestartNotice,
        expire_waiting: Callable[[int], Awaitable[int]],
    ) -> None:
        """For the tables of a registry, and the sockets of this process.

        `expire_waiting` lets tables expire that wait without an entry since a time, and returns how many did.
        """
        self._expire_waiting = expire_waiting
        self._registry, self._store, self._connections = registry, registry.store, connections
        self._mutes, self._restart = mutes, restart
        self._one_at_a_time = asyncio.Lock()
        self._store.on_broadcast(self._receive)

    async def perform(self, act: Any) -> dict[str, Any]:
        """Do an act and log it; what it answers. Raises ActFault or StoreError."""
        fields = {name: value for name, value in act.model_dump().items() if value is not None}
        try:
            async with self._one_at_a_time:
                answer = await _ACTS[type(act)](self, act)
        except (ActFault, StoreError) as fault:
            log.warning("admin refused", extra={**fields, "fault": getattr(fault, "code", type(fault).__name__)})
            raise
        log.info("admin", extra=fields)
        return answer

    async def _list_tables(self, act: acts.ListTables) -> dict[str, Any]:
        found = await table_queries.list_tables(self._store, act.status, act.limit)
        for listed in found:
            live = self._registry.tables.get(listed["table"])
            listed["connected"] = 0 if live is None else len(live.subscribers)
        return {"tables": found}

    async def _list_connections(self, _: acts.ListConnections) -> dict[str, Any]:
        now = time.monotonic()
        found = [
            {
                "table": connection.table_id,
                "address": connection.address,
                "person": None if connection.person is None else person_tag(connection.person),
                "seats": list(connection.viewer.seats),
                "seconds": round(now - connection.opened),
            }
            for connection in self._connections
        ]
        return {"connections": sorted(found, key=lambda one: (one["table"], -one["seconds"]))}

    async def _close_table(self, act: acts.CloseTable) -> dict[str, Any]:
        await self._append(act.table, EntryKind.CLOSED, {}, self._check_not_closed)
        return {}

    @staticmethod
    def _check_not_closed(live: LiveTable) -> None:
        if live.table.is_closed:
            raise ActFault("closed-already", table=live.table.id)

    async def _delete_table(self, act: acts.DeleteTable) -> dict[str, Any]:
        if not await self._delete(act.table):
            raise ActFault("no-table", table=act.table)
        return {}

    async def _expire_tables(self, act: acts.ExpireTables) -> dict[str, Any]:
        return {"count": await self._expire_waiting(self._registry.now() - act.minutes * MINUTE_MS)}

    async def _delete(self, table_id: str) -> bool:
        try:
            live = await self._registry.find(table_id, visit=False)  # also one that is being loaded just now
        except Refused:  # there is none, or it cannot be read
            deleted = await table_queries.delete_table(self._store, table_id)
        else:
            async with live.lock:
                deleted = await table_queries.delete_table(self._store, table_id)
        self._forget(table_id)
        await self._broadcast({"deleted": table_id})
        return deleted

    def _forget(self, table_id: str) -> None:
        """A table was deleted: it leaves memory, and whoever is there is told."""
        live = self._registry.tables.get(table_id)
        if live is not None:
            self._registry.drop(live)
        self._dismiss((one for one in self._connections if one.table_id == table_id), Refused("deleted", 410))

    async def _mute(self, act: acts.MutePerson) -> dict[str, Any]:
        who = _checked_name(act.who)
        await self._mutes.add(who, act.minutes)
        await self._broadcast({"mutes": "changed"})
        return {"who": who}

    async def _unmute(self, act: acts.Unmute) -> dict[str, Any]:
        who = _checked_name(act.who)
        if not await self._mutes.remove(who):
            raise ActFault("not-muted", who=who)
        await self._broadcast({"mutes": "changed"})
        return {"who": who}

    async def _list_mutes(self, _: acts.ListMutes) -> dict[str, Any]:
        now = self._registry.now()
        return {"mutes": [{"who": one.who, "minutes": -(-(one.until - now) // MINUTE_MS)} for one in self._mutes.all()]}

    async def _renew_invitation(self, act: acts.RenewInvitation) -> dict[str, Any]:
        key = new_key()
        await self._append(act.table, EntryKind.INVITED, {"invite": hashed(key)}, self._check_invites)
        self._dismiss_guests(act.table)
        await self._broadcast({"renewed": act.table})
        return {"path": f"/table/{act.table}#invite={key}"}

    @staticmethod
    def _check_invites(live: LiveTable) -> None:
        if live.table.public:
            raise ActFault("public", table=live.table.id)

    def _dismiss_guests(self, table_id: str) -> None:
        """Whoever came by an invitation that was renewed, and has no seat, needs the new one."""
        guests = (one for one in self._connections if one.table_id == table_id and one.viewer.person is None)
        self._dismiss(guests, Refused("no-table", 404))

    async def _announce(self, act: acts.AnnounceRestart) -> dict[str, Any]:
        at = None if act.minutes is None else self._registry.now() + act.minutes * MINUTE_MS
        self._tell_restart(at)
        await self._broadcast({"restart": at})
        return {"told": len(self._connections)}

    def _tell_restart(self, at: int | None) -> None:
        self._restart.at = at
        message = self._restart.message()
        for connection in list(self._connections):
            connection.push(message)

    async def _append(
        self, table_id: str, kind: EntryKind, body: dict[str, Any], check: Callable[[LiveTable], None]
    ) -> None:
        """Append an entry to a table's log if `check` lets it; raises ActFault."""
        try:
            live = await self._registry.find(table_id)
            async with live.lock:
                for _ in range(MAX_ATTEMPTS):
                    await self._registry.refresh(live)
                    check(live)
                    if await self._registry.append(live, kind, body):
                        return
        except Refused as fault:
            raise ActFault("no-table" if fault.code == "no-table" else "not-now", table=table_id) from None
        raise ActFault("not-now", table=table_id)

    def _dismiss(self, connections: Iterable[OpenConnection], fault: Refused) -> None:
        for connection in list(connections):
            self._registry.run_in_background(connection.dismiss(fault))

    async def _broadcast(self, message: dict[str, Any]) -> None:
        await self._store.broadcast({_TOPIC: message})

    def _receive(self, _: str, message: dict[str, Any]) -> None:
        """Do here what another process has done."""
        match message.get(_TOPIC):
            case {"deleted": str(table_id)}:
                self._forget(table_id)
            case {"renewed": str(table_id)}:
                self._dismiss_guests(table_id)
            case {"mutes": "changed"}:
                self._registry.run_in_background(self._mutes.load())
            case {"restart": at}:
                self._tell_restart(at)


def _checked_name(who: str) -> str:
    name = muted_name(who)
    if name is None:
        raise ActFault("nobody", who=who)
    return name


_ACTS: dict[type, Callable[[Administrator, Any], Awaitable[dict[str, Any]]]] = {
    acts.ListTables: Administrator._list_tables,
    acts.ListConnections: Administrator._list_connections,
    acts.CloseTable: Administrator._close_table,
    acts.DeleteTable: Administrator._delete_table,
    acts.ExpireTables: Administrator._expire_tables,
    acts.MutePerson: Administrator._mute,
    acts.Unmute: Administrator._unmute,
    acts.ListMutes: Administrator._list_mutes,
    acts.RenewInvitation: Administrator._renew_invitation,
    acts.AnnounceRestart: Administrator._announce,
}
