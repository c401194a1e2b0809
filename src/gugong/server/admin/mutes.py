"""Mutes: people and networks that may neither chat nor sit down nor make tables for a time."""

import ipaddress
import time
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

        async def work(connection: AsyncConnection) -> str | None:
            found = await connection.execute(select(server_secrets.c.value).where(server_secrets.c.name == _NAME))
            value: str | None = found.scalar()
            return value

        stored = await self._store.transact(work)
        self.replace({} if stored is None else orjson.loads(stored))

    def all(self) -> list[Mute]:
        """Those that have not ended, the one that ends first in front."""
        now = _now()
        running = [Mute(who, until) for who, until in self._until.items() if until > now]
        return sorted(running, key=lambda mute: (mute.until, mute.who))

    async def add(self, who: str, minutes: int) -> None:
        """Mute a person or network, as `muted_name` writes it; raises StoreError."""
        kept = {mute.who: mute.until for mute in self.all()[-MAX_MUTES + 1 :]}
        await self._store_all({**kept, who: _now() + minutes * _MINUTE_MS})

    async def remove(self, who: str) -> bool:
        """End a mute; False if there is none of this person or network. Raises StoreError."""
        kept = {mute.who: mute.until for mute in self.all()}
        if kept.pop(who, None) is None:
            return False
        await self._store_all(kept)
        return True

    def as_json(self) -> dict[str, int]:
        """As they are stored and sent to other processes."""
        return {mute.who: mute.until for mute in self.all()}

    def replace(self, until: dict[str, int]) -> None:
        """Take over what another process or the database has."""
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

    async def _store_all(self, until: dict[str, int]) -> None:
        async def work(connection: AsyncConnection) -> None:
            await connection.execute(delete(server_secrets).where(server_secrets.c.name == _NAME))
            await connection.execute(insert(server_secrets).values(name=_NAME, value=orjson.dumps(until).decode()))

        await self._store.transact(work)
        self.replace(until)


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
