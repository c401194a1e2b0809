"""The edge of the server: counts its connections, in all and by address, and ends those that take too long."""

import asyncio
import logging
import time
from collections import Counter

from ..addresses import TrustedProxies, network_of
from ..limits import AddressBuckets, AddressLimits
from ..refused_connections import REFUSED_CONNECTIONS
from ..settings import Limits
from .deadlines import Deadline, Expiring

log = logging.getLogger("gugong.server")
CLOSING_SECONDS = 15.0  # for the end of a response and a close frame, after the server has closed a connection
SOCKETS_AT_FULL_RATE = 10  # from one address: all of its sockets together may ping as much as so many of them alone
ROOM_AFTER = 0.25  # seconds without a request, after which a connection makes room for another where there is none
SWEEP_SECONDS = 1.0


class Edge:
    """What all connections of a server share: limits, counts and deadlines."""

    def __init__(self, limits: Limits, trusted: TrustedProxies, open_files: int | None = None) -> None:
        """Without a connection yet; `open_files` is how many this process may have (None: no limit)."""
        self.limits, self.trusted = limits, trusted
        self.most = most_connections(limits.total_connections, open_files)
        self.count = 0
        self.heads = Deadline("header-time", limits.header_seconds)
        self.bodies = Deadline("body-time", limits.body_seconds)
        self.stalled = Deadline("slow-reader", limits.send_seconds)
        self.closing = Deadline("slow-reader", CLOSING_SECONDS)
        self._deadlines = (self.heads, self.bodies, self.stalled, self.closing)
        self._by_address = AddressLimits(
            limits.connections_per_second, limits.connection_burst, 0, limits.open_connections
        )
        self.control_frames = AddressBuckets(
            SOCKETS_AT_FULL_RATE * limits.control_frames_per_second, SOCKETS_AT_FULL_RATE * limits.control_frame_burst
        )
        self._unsent: dict[Expiring, tuple[str, int]] = {}
        self._unsent_of_address: Counter[str] = Counter()

    def admit(self, address: str) -> bool:
        """Whether one more connection from an address may be opened; if so it counts until `release`."""
        reason = self._refusal(address)
        if reason is None:
            self.count += 1
            return True
        REFUSED_CONNECTIONS.record(reason, address)
        return False

    def _refusal(self, address: str) -> str | None:
        """Why a connection is refused. A proxy has as many as it needs: its clients are counted by what they ask."""
        known = address in self.trusted
        if not known and not self._by_address.allow_request(address):
            return "address-rate"
        if not known and not self._by_address.add_connection(address):
            return "address-limit"
        if self.most and self.count >= self.most and not self._make_room():
            if not known:
                self._by_address.remove_connection(address)
            return "total-limit"
        return None

    def _make_room(self) -> bool:
        oldest = self.heads.take_oldest(time.monotonic(), ROOM_AFTER)
        if oldest is None:
            return False
        oldest.expire("crowded-out")
        return True

    def release(self, address: str) -> None:
        """A connection that was admitted has ended."""
        self.count -= 1
        if address not in self.trusted:
            self._by_address.remove_connection(address)

    def stall(self, connection: Expiring, address: str, unsent: int) -> bool:
        """A client does not read, and so many bytes wait for it; False if its address has more waiting than it may."""
        self.resume(connection)
        network = network_of(address)
        most = self.limits.unsent_bytes_per_address
        if most and self._unsent_of_address[network] + unsent > most:
            return False
        self._unsent[connection] = network, unsent
        self._unsent_of_address[network] += unsent
        self.stalled.start(connection)
        return True

    def resume(self, connection: Expiring) -> None:
        """A client reads again."""
        self.stalled.stop(connection)
        network, unsent = self._unsent.pop(connection, ("", 0))
        if unsent:
            self._unsent_of_address[network] -= unsent
        if not self._unsent_of_address[network]:
            del self._unsent_of_address[network]

    def forget(self, connection: Expiring) -> None:
        """A connection has ended, or is another's from now on: it has no deadline any more."""
        self.resume(connection)
        for deadline in self._deadlines:
            deadline.stop(connection)

    def sweep(self) -> None:
        """End the connections whose time is over, and log the refused ones."""
        now = time.monotonic()
        for deadline in self._deadlines:
            deadline.expire(now)
        REFUSED_CONNECTIONS.flush()

    async def keep_sweeping(self) -> None:
        """Sweep every second until cancelled."""
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            try:
                self.sweep()
            except Exception:
                log.exception("the deadlines of connections failed")


def most_connections(wished: int, open_files: int | None) -> int:
    """How many connections there may be (0: any number); of the open files a quarter is for everything else."""
    if open_files is None:
        return wished
    possible = max(open_files - open_files // 4, 1)
    return min(wished, possible) if wished else possible
