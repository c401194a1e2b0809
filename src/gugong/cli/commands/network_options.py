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


def _limit(text: str) -> Any:
    """An option that sets a limit; without it the usual one holds."""
    return typer.Option(min=0, help=text, rich_help_panel=_PANEL)


TablesPerHour = Annotated[int | None, _limit("New tables from one address.")]
HandoversPerHour = Annotated[int | None, _limit("Codes for another device from one address.")]
RequestsPerSecond = Annotated[float | None, _limit("Requests from one address.")]
RequestBurst = Annotated[int | None, _limit("Requests at once, before that rate holds.")]
MessagesPerSecond = Annotated[float | None, _limit("Messages on one socket.")]
MessageBurst = Annotated[int | None, _limit("Messages at once, before that rate holds.")]
Connections = Annotated[
    int | None,
    _limit("Sockets, and requests that wait for news, from one address."),
]
OpenConnections = Annotated[int | None, _limit("Connections of any kind from one address.")]
ConnectionsPerSecond = Annotated[float | None, _limit("New connections from one address.")]
ConnectionBurst = Annotated[int | None, _limit("New connections at once, before that rate holds.")]
TotalConnections = Annotated[int | None, _limit("Connections in all.")]
ControlFramesPerSecond = Annotated[float | None, _limit("Pings, pongs and fragments on one socket.")]
ControlFrameBurst = Annotated[int | None, _limit("Of these at once, before that rate holds.")]
HeaderBytes = Annotated[int | None, _limit("Bytes of a request's address and headers.")]
HeaderSeconds = Annotated[float | None, _limit("Seconds until the headers of a request are there.")]
BodySeconds = Annotated[
    float | None,
    _limit("Seconds until a request's body, or a message, is there."),
]
SendSeconds = Annotated[float | None, _limit("Seconds for a client to read what it was sent.")]
UnsentMessages = Annotated[int | None, _limit("Messages that wait for one client.")]
UnsentBytes = Annotated[int | None, _limit("Bytes of messages that wait for one client.")]
UnsentBytesPerAddress = Annotated[int | None, _limit("Bytes that wait for all clients of one address.")]
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
