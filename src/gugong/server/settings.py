"""Settings of a server: address, database, bots, and limits for clients."""

import json
from dataclasses import dataclass, field, replace
from functools import cached_property
from pathlib import Path
from typing import Literal
from urllib.parse import urlsplit

KIB = 1024
STATIC = Path(__file__).parent / "static"  # what web/ is built into
DEFAULT_PORTS = {"http": 80, "https": 443}


def origin_of(url: str) -> str | None:
    """The origin of a page as browsers write it: without a path, and without a port that is the usual one."""
    try:
        parts = urlsplit(url)
        host, port = parts.hostname, parts.port
    except ValueError:
        return None
    if host is None or parts.scheme not in DEFAULT_PORTS:
        return None
    name = f"[{host}]" if ":" in host else host
    return f"{parts.scheme}://{name}" + ("" if port in (None, DEFAULT_PORTS[parts.scheme]) else f":{port}")


@dataclass(frozen=True)
class Limits:
    """What clients may do; 0 means no limit, but for the size of a message. IPv6 addresses count by their /64."""

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
    handovers_per_hour: int = 30
    """Codes that carry seats to another device, made from one address."""
    handover_guesses: int = 20
    """Codes that are tried from one address, in ten minutes."""
    all_handover_guesses: int = 2000
    """Codes that are tried on the whole server, in ten minutes."""
    connections: int = 200
    """Sockets and requests that wait for news, from one address."""
    unsent_messages: int = 256
    """So many messages wait for a client that does not read; then its connection is closed."""
    unsent_bytes: int = 128 * KIB
    """Or so many bytes of them, before another is added."""
    unsent_bytes_per_address: int = 8 * KIB * KIB
    """What connections from one address, of clients that do not read, may hold in all."""
    send_seconds: float = 30.0
    """After so long a client that does not read what it was sent is disconnected."""
    control_frames_per_second: float = 5.0
    """Pings, pongs and fragments on one socket."""
    control_frame_burst: int = 60
    """Of these may come at once before that rate holds."""
    header_bytes: int = 16 * KIB
    """The first line and the headers of a request."""
    header_seconds: float = 10.0
    """For a request until its headers are complete, from the opening of the connection or its first byte."""
    body_seconds: float = 30.0
    """For the body of a request, and for a message on a socket, from its first byte."""
    open_connections: int = 400
    """All connections from one address; trusted proxies excepted."""
    connections_per_second: float = 20.0
    """New connections from one address; trusted proxies excepted."""
    connection_burst: int = 400
    """Connections that may come at once before that rate holds."""
    total_connections: int = 4000
    """All connections; never more than three quarters of the files that the system lets this process open."""
    undos_per_minute: int = 120
    """Moves that one person takes back at one table, and each time that they redo, ask or answer about it."""
    undos_per_day: int = 3000
    chat_per_minute: int = 20
    """Lines of one player at one table."""
    chat_per_day: int = 1000
    seat_changes_per_minute: int = 20
    """How often one person leaves, returns, votes, seats bots or clears seats at one table."""
    seat_changes_per_day: int = 300
    spectator_chat_per_minute: int = 30
    """Lines of all spectators of one table together; before the game, as many of all guests who sit there."""
    spectator_chat_per_day: int = 1000
    newcomers_per_minute: int = 10
    """How often strangers, all together, sit down at one table."""
    newcomers_per_day: int = 500
    idle_vote_seconds: int = 600
    """At a table without a clock: after so long without a move the others may vote against whoever is there but does
    not play; half of it each further time, but at least a minute."""


TABLE_RATES = tuple(
    f"{what}_per_{time}"
    for what in ("undos", "chat", "seat_changes", "spectator_chat", "newcomers")
    for time in ("minute", "day")
)
"""The limits of what people do at a table."""
NO_RATES = replace(
    Limits(),
    messages_per_second=0.0,
    requests_per_second=0.0,
    tables_per_hour=0,
    connections=0,
    open_connections=0,
    connections_per_second=0.0,
    handovers_per_hour=0,
    **dict.fromkeys(TABLE_RATES, 0),
)
"""Limits that let clients do what they like as often as they like: for one's own machine, and for tests."""


@dataclass(frozen=True)
class DatabaseTimeouts:
    """How long PostgreSQL waits, in seconds; 0 means no limit, but for the lease. SQLite needs none of them."""

    lock: float = 2.0
    """For what another transaction holds; then the write is refused, and the others of its group go on."""
    statement: float = 10.0
    """For one statement."""
    transaction: float = 5.0
    """For the next statement of a transaction: then PostgreSQL ends that of a process that stands still."""
    lease: float = 10.0
    """For a sign of life of the process that runs a table's bots and clocks: then another one takes over."""


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
    """Pages of other origins that may talk to this server."""
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
    timeouts: DatabaseTimeouts = DatabaseTimeouts()
    """Of PostgreSQL."""
    metrics_token: str | None = field(default=None, repr=False)
    """Who sends it may read /metrics; None: nobody may on the port of the page."""
    metrics_port: int | None = None
    """A port for metrics alone; None: there is none."""
    metrics_host: str = "127.0.0.1"
    """Where that port listens."""
    control_socket: Path | None = None
    """Where `gugong admin` reaches this server; None: beside the SQLite file, or in the runtime folder."""
    hosts: tuple[str, ...] = ()
    """The names that this server goes by; none: any."""
    waiting_days: float = 14.0
    """Days without an entry after which a table whose game has not begun expires; 0: never."""
    empty_days: float = 1.0
    """The same where no person sits."""

    @cached_property
    def allowed_origins(self) -> tuple[str, ...]:
        """All pages that may talk to this server whatever its host is called: the public one, and those of others."""
        own = None if self.notifications.public_url is None else origin_of(self.notifications.public_url)
        return self.origins if own is None else (own, *self.origins)

    @property
    def build(self) -> str | None:
        """Which build of the page lies there now, if one does."""
        try:
            return str(json.loads((self.pages / "build.json").read_bytes())["build"])
        except (OSError, ValueError, KeyError, TypeError):
            return None
