"""What addresses are counted by, and which proxies are trusted."""

import pytest

from gugong.server.addresses import TrustedProxies, network_of, networks_around
from gugong.server.limits import AddressLimits


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("", ""),
        ("unix:", "unix:"),
        ("x" * 1000, "x" * 64),
        (":" * 1000, ":" * 64),
    ],
)
def test_an_address_is_counted_by_the_network_that_one_client_has(address: str, network: str) -> None:
    assert network_of(address) == network


@pytest.mark.parametrize(
    ("address", "networks"),
    [
        ("192.0.2.7", ("192.0.0.0/16", "192.0.2.0/24", "192.0.2.7")),
        ("::ffff:192.0.2.7", ("192.0.0.0/16", "192.0.2.0/24", "192.0.2.7")),
        ("2001:db8:1:2:3::4", ("2001:db8::/32", "2001:db8:1::/48", "2001:db8:1:2::/64")),
        ("unix:", ("unix:",) * 3),
    ],
)
def test_the_networks_around_an_address(address: str, networks: tuple[str, ...]) -> None:
    assert networks_around(address) == networks


def test_all_addresses_of_one_network_share_their_limits() -> None:
    limits = AddressLimits(1.0, 1, 1, 1)
    first, second, other = "2001:db8::1", "2001:db8::ffff:2", "2001:db8:0:1::1"
    assert [limits.allow_request(one) for one in (first, second, other)] == [True, False, True]
    assert [limits.allow_new_table(one) for one in (first, second, other)] == [True, False, True]
    assert [limits.add_connection(one) for one in (first, second, other)] == [True, False, True]
    limits.remove_connection(second)
    assert limits.add_connection(first)


def test_an_ipv4_address_is_the_same_however_it_is_written() -> None:
    limits = AddressLimits(1.0, 1, 0, 0)
    assert [limits.allow_request(one) for one in ("192.0.2.7", "::ffff:192.0.2.7")] == [True, False]


def test_proxies_are_addresses_and_networks() -> None:
    proxies = TrustedProxies("127.0.0.1, 10.0.0.0/8,2001:db8::/32")
    for inside in ("127.0.0.1", "::ffff:127.0.0.1", "10.1.2.3", "2001:db8:5::1"):
        assert inside in proxies, inside
    for outside in ("127.0.0.2", "11.0.0.1", "2001:db9::1", "::1", "", "proxy"):
        assert outside not in proxies, outside
    assert not proxies.everybody
    assert "127.0.0.1" not in TrustedProxies(None)
    assert "anything" in TrustedProxies("*")
    assert TrustedProxies("*").everybody


@pytest.mark.parametrize("text", ["", "caddy", "127.0.0.1,", "10.0.0.0/99", "*,127.0.0.1", "http://127.0.0.1"])
def test_what_is_no_address_is_no_proxy(text: str) -> None:
    with pytest.raises(ValueError, match=r"does not appear|not permitted|Only|Expected"):
        TrustedProxies(text)


def test_uvicorn_trusts_the_same_proxies() -> None:
    from uvicorn.middleware.proxy_headers import _TrustedHosts

    trusted = _TrustedHosts(TrustedProxies("127.0.0.1,10.0.0.0/8").names())
    for inside in ("127.0.0.1", "::ffff:127.0.0.1", "10.1.2.3", "::ffff:10.1.2.3"):
        assert inside in trusted, inside
    for outside in ("127.0.0.2", "::ffff:11.0.0.1"):
        assert outside not in trusted, outside
    assert "1.2.3.4" in _TrustedHosts(TrustedProxies("*").names())
