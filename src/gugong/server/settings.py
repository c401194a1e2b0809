"""Settings of a server: address, database, bots, and limits for clients."""

import json
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal

KIB = 1024
STATIC = Path(__file__).parent / "static"  # what web/ is built into


@dataclass(frozen=True)
class Limits:
    """What one client may do; 0 means no limit, but for the size of a message."""

    message_bytes: int = 16 * KIB
    """The longest message that is read."""
    messages_per_second: float = 20.0
    """From one socket."""
    message_burst: int = 60
    """Messages that may come at once before that rate holds."""
    requests_per_second: float = 20.0
    """Over HTTP, from one address."""
    request_burst: int = 100
    """Requests that may come at once before that rate holds."""
    tables_per_hour: int = 60
    """New tables from one address."""
    connections: int = 200
    """Sockets from one address."""
    unsent_messages: int = 256
    """So many messages wait for a client that does not read; then its connection is closed."""


@dataclass(frozen=True)
class Mail:
    """How the server sends e-mail."""

    host: str
    port: int
    security: Literal["starttls", "tls", "none"]
    sender: str
    """The address that mails come from."""
    user: str | None = None
    password: str | None = field(default=None, repr=False)


@dataclass(frozen=True)
class Notifications:
    """Who people are told by that it is their turn."""

    public_url: str | None = None
    """The address of the page, as people know it; links in mails begin with it."""
    contact: str | None = None
    """An address (`mailto:…` or `https://…`) at which services that deliver pushes reach the operator."""
    mail: Mail | None = None
    """None: there is no e-mail."""
    allow_private_endpoints: bool = False
    """Whether pushes may go to addresses of a private network, and without TLS; for tests only."""

    @property
    def subject(self) -> str:
        """Whom services that deliver pushes are told that they come from."""
        secure = self.public_url if (self.public_url or "").lower().startswith("https://") else None
        return self.contact or secure or "mailto:operator@localhost"


@dataclass(frozen=True)
class Settings:
    """All that can be chosen when a server starts."""

    database: str
    """`sqlite:///FILE` or `postgresql://…`."""
    host: str = "127.0.0.1"
    """Where to listen; `0.0.0.0` is every network."""
    port: int = 8000
    """The port; 0 takes a free one."""
    origins: tuple[str, ...] = ()
    """Pages of other hosts that may talk to this server."""
    boxes: dict[str, Path | None] = field(default_factory=lambda: {"standard": None})
    """The boxes that tables are played with: for each name its folder or file (None: the standard box)."""
    workers: int | None = None
    """Processes in which bots think; None: one for each core, at least two."""
    idle: float = 600.0
    """Seconds after which a table that nobody looks at leaves memory."""
    limits: Limits = Limits()
    """The rate limits."""
    notifications: Notifications = Notifications()
    """Pushes and e-mail."""
    pages: Path = STATIC
    """The folder of the built page."""
    hosts: tuple[str, ...] = ()
    """The names that this server goes by; none: any."""
    waiting_days: float = 14.0
    """Days without an entry after which a table whose game has not begun expires; 0: never."""
    empty_days: float = 1.0
    """The same where no person sits."""

    @property
    def build(self) -> str | None:
        """Which build of the page lies there now, if one does."""
        try:
            return str(json.loads((self.pages / "build.json").read_bytes())["build"])
        except (OSError, ValueError, KeyError, TypeError):
            return None
