"""The options of `gugong serve` that are about the network: limits for clients, names of hosts, and proxies."""

import re
from dataclasses import fields, replace
from typing import TYPE_CHECKING, Annotated, Any
from urllib.parse import urlsplit

import typer

from ...errors import SetupError
from ..messages import message

if TYPE_CHECKING:
    from ...server.addresses import TrustedProxies
    from ...server.settings import Limits


_HOST = re.compile(r"[a-z0-9._:-]+")
_PANEL = "Limits; 0: none"

TablesPerHour = Annotated[int | None, typer.Option(min=0, help="New tables from one address.", rich_help_panel=_PANEL)]
HandoversPerHour = Annotated[
    int | None, typer.Option(min=0, help="Codes for another device from one address.", rich_help_panel=_PANEL)
]
RequestsPerSecond = Annotated[
    float | None, typer.Option(min=0, help="Requests from one address.", rich_help_panel=_PANEL)
]
RequestBurst = Annotated[
    int | None, typer.Option(min=0, help="Requests at once, before that rate holds.", rich_help_panel=_PANEL)
]
MessagesPerSecond = Annotated[float | None, typer.Option(min=0, help="Messages on one socket.", rich_help_panel=_PANEL)]
MessageBurst = Annotated[
    int | None, typer.Option(min=0, help="Messages at once, before that rate holds.", rich_help_panel=_PANEL)
]
Connections = Annotated[
    int | None,
    typer.Option(min=0, help="Sockets, and requests that wait for news, from one address.", rich_help_panel=_PANEL),
]
OpenConnections = Annotated[
    int | None, typer.Option(min=0, help="Connections of any kind from one address.", rich_help_panel=_PANEL)
]
ConnectionsPerSecond = Annotated[
    float | None, typer.Option(min=0, help="New connections from one address.", rich_help_panel=_PANEL)
]
ConnectionBurst = Annotated[
    int | None, typer.Option(min=0, help="New connections at once, before that rate holds.", rich_help_panel=_PANEL)
]
TotalConnections = Annotated[int | None, typer.Option(min=0, help="Connections in all.", rich_help_panel=_PANEL)]
ControlFramesPerSecond = Annotated[
    float | None, typer.Option(min=0, help="Pings, pongs and fragments on one socket.", rich_help_panel=_PANEL)
]
ControlFrameBurst = Annotated[
    int | None, typer.Option(min=0, help="Of these at once, before that rate holds.", rich_help_panel=_PANEL)
]
HeaderBytes = Annotated[
    int | None, typer.Option(min=0, help="Bytes of a request's address and headers.", rich_help_panel=_PANEL)
]
HeaderSeconds = Annotated[
    float | None, typer.Option(min=0, help="Seconds until the headers of a request are there.", rich_help_panel=_PANEL)
]
BodySeconds = Annotated[
    float | None,
    typer.Option(min=0, help="Seconds until a request's body, or a message, is there.", rich_help_panel=_PANEL),
]
SendSeconds = Annotated[
    float | None, typer.Option(min=0, help="Seconds for a client to read what it was sent.", rich_help_panel=_PANEL)
]
UnsentMessages = Annotated[
    int | None, typer.Option(min=0, help="Messages that wait for one client.", rich_help_panel=_PANEL)
]
UnsentBytes = Annotated[
    int | None, typer.Option(min=0, help="Bytes of messages that wait for one client.", rich_help_panel=_PANEL)
]
UnsentBytesPerAddress = Annotated[
    int | None, typer.Option(min=0, help="Bytes that wait for all clients of one address.", rich_help_panel=_PANEL)
]
AllowedHost = Annotated[
    list[str] | None, typer.Option(help="A name that this server goes by; requests for others are refused.")
]


def chosen_limits(options: dict[str, Any]) -> "Limits":
    """The usual limits, but for those that the options of a command have a value for."""
    from ...server.settings import Limits

    names = {field.name for field in fields(Limits)}
    return replace(Limits(), **{name: options[name] for name in names & options.keys() if options[name] is not None})


def allowed_hosts(names: list[str] | None, public_url: str | None) -> tuple[str, ...]:
    """The hosts that requests may be for, the page's own among them; none: any. Raises SetupError."""
    found = [_host(name) for name in names or ()]
    if found and public_url is not None:
        found.append(urlsplit(public_url).hostname or "")
    return tuple(dict.fromkeys(found))


def _host(name: str) -> str:
    try:
        parts = urlsplit(f"//{name}")
        host = parts.hostname
    except ValueError:
        host = None
    if not host or name.lower() not in (host, f"[{host}]") or not _HOST.fullmatch(host):
        raise SetupError(message("bad-host-name", host=name))
    return host


def trusted_proxies(text: str | None) -> "TrustedProxies":
    """The proxies that are believed; raises SetupError."""
    from ...server.addresses import TrustedProxies

    try:
        return TrustedProxies(text)
    except ValueError:
        raise SetupError(message("bad-proxy", proxy=text or "")) from None
