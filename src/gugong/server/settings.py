"""Settings of a server: address, database, bots, and limits for clients."""

import json
from dataclasses import dataclass, field
from pathlib import Path

KIB = 1024
STATIC = Path(__file__).parent / "static"  # what web/ is built into


@dataclass(frozen=True)
class Limits:
    """What one client may do; 0 means no limit, but for the size of a message."""

    message_bytes: int = 16 * KIB
    messages_per_second: float = 20.0  # on one connection
    message_burst: int = 60
    requests_per_second: float = 20.0  # over HTTP, from one address
    request_burst: int = 100
    tables_per_hour: int = 60  # from one address
    connections: int = 200  # from one address
    unsent_messages: int = 256  # after so many that a client does not read, its connection is closed


@dataclass(frozen=True)
class Settings:
    """All that can be chosen when a server starts."""

    database: str
    host: str = "127.0.0.1"
    port: int = 8000
    origins: tuple[str, ...] = ()  # pages of other hosts that may talk to this server
    boxes: dict[str, Path | None] = field(default_factory=lambda: {"standard": None})
    workers: int | None = None
    idle: float = 600.0  # seconds after which a table that nobody looks at leaves memory
    limits: Limits = Limits()
    pages: Path = STATIC
    hosts: tuple[str, ...] = ()  # the names that this server goes by; none: any

    @property
    def build(self) -> str | None:
        """Which build of the page lies there now, if one does."""
        try:
            return str(json.loads((self.pages / "build.json").read_bytes())["build"])
        except (OSError, ValueError, KeyError, TypeError):
            return None
