"""Which addresses the server may send pushes to. They are given by clients, and must not lead into the operator's own
network (server-side request forgery)."""

import ipaddress
from collections.abc import Iterable
from urllib.parse import urlsplit

HTTPS_PORT = 443
_NAT64 = ipaddress.IPv6Network("64:ff9b::/96")


def is_allowed_endpoint(url: str, allow_private: bool = False) -> bool:
    """Whether an endpoint has the form of a push service's: https, a host's name, no other port, no user."""
    try:
        parts = urlsplit(url)
        host, port = parts.hostname, parts.port
    except ValueError:
        return False
    if not host or not url.isascii() or not url.isprintable() or " " in url or "\\" in url:
        return False
    if parts.netloc.endswith(":") or parts.username is not None or parts.password is not None or parts.fragment:
        return False
    if allow_private:
        return parts.scheme in ("http", "https")
    return parts.scheme == "https" and port in (None, HTTPS_PORT) and _is_name(host.removesuffix("."))


def are_public(addresses: Iterable[str]) -> bool:
    """Whether all of these IP addresses, at least one, belong to the public internet."""
    found = list(addresses)
    return bool(found) and all(_is_public(address) for address in found)


def _is_name(host: str) -> bool:
    """Whether a host is a name with a domain, and no address, not even in a form that few programs read (127.1)."""
    domain, _, last = host.rpartition(".")
    return bool(domain and last) and ":" not in host and not last.isdigit() and not last.startswith("0x")


def _is_public(address: str) -> bool:
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return False
    if isinstance(found, ipaddress.IPv6Address):
        if found.is_site_local:
            return False
        inner = found.ipv4_mapped or found.sixtofour or (found.teredo and found.teredo[1])
        if found in _NAT64:
            inner = ipaddress.IPv4Address(int(found) & 0xFFFFFFFF)
        if inner:
            return _is_public(str(inner))
    return found.is_global and not found.is_multicast and not found.is_reserved
