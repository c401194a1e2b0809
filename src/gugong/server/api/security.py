"""Security of HTTP and WebSocket requests: the response headers, where they come from, and from which pages."""

from collections.abc import Mapping
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from ..settings import DEFAULT_PORTS

SECURITY_HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self';"
        " media-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none';"
        " frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}


def client_address(connection: HTTPConnection) -> str:
    """The network address that a request or a socket comes from."""
    return connection.client.host if connection.client else ""


def is_allowed_origin(headers: Mapping[str, str], allowed: tuple[str, ...], hosts: tuple[str, ...] = ()) -> bool:
    """Whether a request comes from a page of this server, from an allowed origin, or from no page at all.

    With `hosts`, requests for any other host are refused: somebody else's domain that resolves to this server (DNS
    rebinding) would make their page look like its own.
    """
    try:
        if hosts and urlsplit(f"//{headers.get('host', '')}").hostname not in hosts:
            return False
        origin = headers.get("origin")
        return origin is None or origin in allowed or _is_at(origin, headers.get("host", ""))
    except ValueError:
        return False


def _is_at(origin: str, host: str) -> bool:
    """Whether an origin is that of a Host header, which may name the usual port. Raises ValueError."""
    page, asked = urlsplit(origin), urlsplit(f"//{host}")
    if not page.netloc or page.netloc == host:
        return bool(page.netloc)
    usual = DEFAULT_PORTS.get(page.scheme)
    return page.netloc == page.hostname == asked.hostname and page.port is None and asked.port == usual
