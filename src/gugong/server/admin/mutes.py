"""Mutes: people and networks that may neither chat nor sit down nor make tables for a time."""

import ipaddress
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import orjson
from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from ..addresses import network_of
from ..errors import Refused
from ..store.schema import server_secrets
from ..store.store import Store
from ..tables import commands as c

MAX_MUTES = 1000
PERSON_TAG = 12  # characters of a person's hash by which the operator knows them
REFUSED_COMMANDS = (c.Say, c.Sit, c.Rematch)
_NAME = "mutes"  # of the row that keeps them
_MINUTE_MS = 60_000

Network = ipaddress.IPv4Network | ipaddress.IPv6Network


@dataclass(frozen=True)
class Mute:
    """A person's tag or a network, and until when in milliseconds."""

    who: str
    until: int


class Mutes:
    """All mutes that have not ended; they are stored, and the same in all processes."""

    def __init__(self, store: Store) -> None:
        """None; `load` reads them."""
        self._store = store
        self._until: dict[str, int] = {}
        self._networks: dict[str, Network] = {}

    async def load(self) -> None:
        """Read the stored ones; raises StoreError."""
        self._replace(_running(await self._store.transact(_read)))

    def all(self) -> list[Mute]:
        """Those that have not ended, the one that ends first in front."""
        return [Mute(who, until) for who, until in _running(self._until).items()]

    async def add(self, who: str, minutes: int) -> None:
        """Mute a person or network, as `muted_name` writes it; raises StoreError."""
        until = _now() + minutes * _MINUTE_MS
        await self._change(lambda stored: {**dict([*stored.items()][-MAX_MUTES + 1 :]), who: until})

    async def remove(self, who: str) -> bool:
        """End a mute; False if there is none of this person or network. Raises StoreError."""
        before = await self._change(lambda stored: {one: until for one, until in stored.items() if one != who})
        return who in before

    def _replace(self, until: dict[str, int]) -> None:
        self._until = until
        self._networks = {who: ipaddress.ip_network(who) for who in until if not _is_tag(who)}

    def check(self, person: str | None, address: str) -> None:
        """Raise Refused if this person or address is muted."""
        if not self._until:
            return
        until = self._until.get(person[:PERSON_TAG], 0) if person is not None else 0
        found = _address(address)
        if found is not None:
            until = max([until, *(self._until[who] for who, network in self._networks.items() if found in network)])
        left = until - _now()
        if left > 0:
            raise Refused("muted", 403, minutes=-(-left // _MINUTE_MS))

    def check_command(self, command: Any, person: str | None, address: str) -> None:
        """Raise Refused if whoever sends a command is muted, and the command is one that they may not give."""
        if isinstance(command, REFUSED_COMMANDS):
            self.check(person, address)

    async def _change(self, change: Callable[[dict[str, int]], dict[str, int]]) -> dict[str, int]:
        """Change what is stored, whatever this process knows of it; those that there were. Raises StoreError."""

        async def work(connection: AsyncConnection) -> tuple[dict[str, int], dict[str, int]]:
            before = _running(await _read(connection))
            after = change(before)
            await connection.execute(delete(server_secrets).where(server_secrets.c.name == _NAME))
            await connection.execute(insert(server_secrets).values(name=_NAME, value=orjson.dumps(after).decode()))
            return before, after

        before, after = await self._store.transact(work)
        self._replace(after)
        return before


async def _read(connection: AsyncConnection) -> dict[str, int]:
    """The stored mutes; until the transaction ends nobody else changes them."""
    query = select(server_secrets.c.value).where(server_secrets.c.name == _NAME).with_for_update()
    stored: str | None = (await connection.execute(query)).scalar()
    found: dict[str, int] = {} if stored is None else orjson.loads(stored)
    return found


def _running(until: dict[str, int]) -> dict[str, int]:
    """Those that have not ended, the one that ends first in front."""
    now = _now()
    return dict(sorted(((who, end) for who, end in until.items() if end > now), key=lambda one: (one[1], one[0])))


def muted_name(who: str) -> str | None:
    """A person's tag, address or network as mutes write it; None if it is none. An IPv6 address means its /64."""
    if _is_tag(who):
        return who.lower()
    try:
        return str(ipaddress.ip_network(who if "/" in who else network_of(who), strict=False))
    except ValueError:
        return None


def person_tag(person: str) -> str:
    """How the operator is shown a person: enough to mute them, and nothing that opens a seat."""
    return person[:PERSON_TAG]


def _is_tag(who: str) -> bool:
    return len(who) == PERSON_TAG and all(digit in "0123456789abcdef" for digit in who.lower())


def _address(address: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return None
    return (found.ipv4_mapped or found) if found.version == 6 else found


def _now() -> int:
    return time.time_ns() // 1_000_000
