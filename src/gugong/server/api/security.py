"""Security of HTTP and WebSocket requests: the response headers, and the check of the origin of pages."""

from collections.abc import Mapping
from urllib.parse import urlsplit

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


def is_allowed_origin(headers: Mapping[str, str], allowed: tuple[str, ...], hosts: tuple[str, ...] = ()) -> bool:
    """Whether a request comes from a page of this server, from an allowed origin, or from no page at all.

    With `hosts`, requests for any other host are refused: somebody else's domain that resolves to this server (DNS
    rebinding) would make their page look like its own.
    """
    try:
        if hosts and urlsplit(f"//{headers.get('host', '')}").hostname not in hosts:
            return False
        origin = headers.get("origin")
        if origin is None or origin in allowed:
            return True
        host = urlsplit(origin).netloc
    except ValueError:
        return False
    return bool(host and host == headers.get("host"))
