"""Ports for servers that are told by number where to listen."""

import contextlib
import random
import socket

# Below those that Linux gives to connections: a server that was stopped finds its port free when it comes back.
PORTS = range(20_000, 32_000)


def free_port() -> int:
    """A port that nobody uses now."""
    while True:
        port = random.SystemRandom().choice(PORTS)
        with contextlib.suppress(OSError), socket.create_server(("127.0.0.1", port)):
            return port
