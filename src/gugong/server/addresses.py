"""Network addresses of clients: what one is counted by, and the proxies whose word is taken for others."""

import ipaddress
from functools import lru_cache

EVERYBODY = "*"
MAX_LENGTH = 64  # of what a proxy says an address is; longer than any
# Bits of the networks around a client's that may have one owner: say a provider, and one of its customers.
_WIDER_PREFIXES = {4: (16, 24), 6: (32, 48)}
_CLIENT_PREFIX = 64  # bits: whoever has one IPv6 address has all of its network
_MAPPED_BITS = 96  # before an IPv4 address that is written as an IPv6 one


@lru_cache(maxsize=4096)
def network_of(address: str) -> str:
    """What an address is counted by: itself, or the /64 network of an IPv6 address; an IPv4-mapped one as IPv4."""
    if ":" not in address:
        return address[:MAX_LENGTH]
    try:
        found = ipaddress.IPv6Address(address.partition("%")[0])
    except ValueError:
        return address[:MAX_LENGTH]
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.IPv6Network((found, _CLIENT_PREFIX), strict=False))


@lru_cache(maxsize=4096)
def networks_around(address: str) -> tuple[str, str, str]:
    """The networks that an address lies in, the widest first; the last is `network_of` it.

    Of IPv6 /32, /48 and /64, of IPv4 /16, /24 and the address; what is no address is all three itself.
    """
    own = network_of(address)
    try:
        found = ipaddress.ip_network(own)
    except ValueError:
        return own, own, own
    widest, wider = (str(found.supernet(new_prefix=prefix)) for prefix in _WIDER_PREFIXES[found.version])
    return widest, wider, own


class TrustedProxies:
    """The reverse proxies that are believed when they say whom they ask for."""

    def __init__(self, text: str | None = None) -> None:
        """Of addresses and networks with commas between them, or `*`; None: there are none. Raises ValueError."""
        self.everybody = text is not None and text.strip() == EVERYBODY
        names = [] if text is None or self.everybody else text.split(",")
        self._networks = [ipaddress.ip_network(name.strip(), strict=False) for name in names]

    def __contains__(self, address: str) -> bool:
        """Whether a peer's address is that of a proxy."""
        if self.everybody:
            return True
        try:
            found = ipaddress.ip_address(address.partition("%")[0])
        except ValueError:
            return False
        if isinstance(found, ipaddress.IPv6Address) and found.ipv4_mapped is not None:
            found = found.ipv4_mapped
        return any(found in network for network in self._networks)

    def names(self) -> list[str]:
        """For uvicorn: each network, one of IPv4 also as a server that listens at `::` sees it."""
        if self.everybody:
            return [EVERYBODY]
        mapped = [
            f"::ffff:{network.network_address}/{_MAPPED_BITS + network.prefixlen}"
            for network in self._networks
            if isinstance(network, ipaddress.IPv4Network)
        ]
        return [*map(str, self._networks), *mapped]
