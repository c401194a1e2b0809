"""Connections that were refused or cut off: each is counted, and told in the log once in a while for each reason."""

import logging
import time
from collections import Counter

from .addresses import network_of
from .metrics import METRICS

log = logging.getLogger("gugong.server.connections")
SECONDS_BETWEEN_LINES = 10.0  # for one reason, however many connections it was

# What the log says for each reason; the reasons are labels of the metric, too.
REASONS = {
    "address-limit": "an address had too many connections open",
    "address-rate": "an address opened connections too fast",
    "total-limit": "there were too many connections in all",
    "crowded-out": "connections without a request made room for others",
    "no-files": "a connection could not be accepted; raise the limit of open files",
    "no-request": "connections sent no request in time",
    "header-size": "a request had too long an address or too many headers",
    "header-time": "the headers of a request did not come in time",
    "body-size": "the body of a request was too long",
    "body-time": "the body of a request, or a message, did not come in time",
    "pipelined": "requests were sent before earlier ones were answered",
    "malformed": "something came that is no HTTP request",
    "control-frames": "a socket sent too many pings, pongs or fragments",
    "slow-reader": "a client did not read what it was sent",
    "foreign-origin": "a page of another origin or for another host; see --public-url, --origin and --allowed-host",
    "no-such-socket": "there is no socket at that path",
    "socket-limit": "an address had too many sockets open",
    "too-fast": "an address asked too fast",
    "no-hello": "a socket did not say hello in time",
    "too-many-faults": "a socket went on sending what was refused",
}
_UNLOGGED = {"no-request"}  # browsers open connections that they may need


class RefusedConnections:
    """Counts by reason; a line for the first of a reason, then one with the number of those that followed."""

    def __init__(self) -> None:
        """None yet."""
        self._unlogged: Counter[str] = Counter()
        self._networks: dict[str, str] = {}
        self._next_line: dict[str, float] = {}

    def record(self, reason: str, address: str = "") -> None:
        """One more; `reason` is a key of REASONS, `address` the client's."""
        METRICS.refused_connections.labels(reason).inc()
        if reason in _UNLOGGED:
            return
        self._unlogged[reason] += 1
        self._networks[reason] = network_of(address)
        self._log(reason, time.monotonic())

    def flush(self) -> None:
        """Log what has waited long enough; to be called about every second."""
        now = time.monotonic()
        for reason in list(self._unlogged):
            self._log(reason, now)

    def _log(self, reason: str, now: float) -> None:
        if now < self._next_line.get(reason, 0.0):
            return
        self._next_line[reason] = now + SECONDS_BETWEEN_LINES
        count, network = self._unlogged.pop(reason), self._networks.pop(reason)
        log.warning(REASONS[reason], extra={"reason": reason, "count": count, "network": network})


REFUSED_CONNECTIONS = RefusedConnections()
