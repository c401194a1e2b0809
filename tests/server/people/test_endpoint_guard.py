"""Pushes go to the public internet only, whatever endpoint a client names."""

import asyncio

import pytest

from gugong.server.people.delivery import Delivery, Outcome
from gugong.server.people.endpoint_guard import are_public, is_allowed_endpoint
from gugong.server.people.web_push import WebPush, new_keys
from gugong.server.store.recipient_records import PushSubscription

from ..support.push_service import PushBrowser

FINE = (
    "https://push.example.org./x",
    "https://1.push.example.x0/x",
    "https://fcm.googleapis.com/fcm/send/abc",
    "https://updates.push.services.mozilla.com:443/wpush/v2/x",
)
WRONG = (
    "http://push.example.org/x",
    "https://push.example.org:8443/x",
    "https://user@push.example.org/x",
    "https://127.0.0.1/x",
    "https://[::1]/x",
    "https://[::ffff:127.0.0.1]/x",
    "https://127.1/x",
    "https://127.0.0.1./x",
    "https://0177.0.0.1/x",
    "https://127.0.0.0x1/x",
    "https://127.0X1/x",
    "https://localhost/x",
    "https://localhost./x",
    "https://.org/x",
    "https://push.example.org../x",
    "https://push.example.org:x/",
    "https://push.example.org:/x",
    "https://push.example.org/a b",
    "https://push.example.org\\@evil.example/",
    "ftp://push.example.org/x",
    "file:///etc/passwd",
    "https:///x",
    "not a url",
    "https://püsh.example.org/",
)


@pytest.mark.parametrize("url", FINE)
def test_what_browsers_give_is_taken(url: str) -> None:
    assert is_allowed_endpoint(url)


@pytest.mark.parametrize("url", WRONG)
def test_what_no_push_service_has_is_not_taken(url: str) -> None:
    assert not is_allowed_endpoint(url)


@pytest.mark.parametrize(
    "address",
    [
        *("127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1", "0.0.0.0"),
        *("224.0.0.1", "255.255.255.255", "::1", "::", "fe80::1%eth0", "fd00::1", "ff02::1", "fec0::1"),
        *("::ffff:127.0.0.1", "64:ff9b::7f00:1", "2002:7f00:1::", "not an address"),
    ],
)
def test_addresses_inside_are_not_public(address: str) -> None:
    assert not are_public([address])
    assert not are_public(["93.184.216.34", address])


def test_public_addresses_are() -> None:
    assert are_public(["93.184.216.34", "2606:2800:220:1:248:1893:25c8:1946"])
    assert not are_public([])


@pytest.mark.parametrize(("address", "connects"), [("127.0.0.1", False), ("93.184.216.34", True)])
def test_a_name_that_leads_inside_is_not_connected_to(
    address: str, connects: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The check is made on the very address that is connected to, so it cannot change in between."""
    resolved: list[str] = []
    connected: list[object] = []

    async def connect(addr_infos: object, **_: object) -> None:
        connected.append(addr_infos)
        raise OSError("not from a test")

    async def inside(self: object, name: str, port: int = 0, family: int = 0) -> list[dict[str, object]]:
        resolved.append(name)
        return [{"hostname": name, "host": address, "port": port, "family": 2, "proto": 6, "flags": 0}]

    monkeypatch.setattr("aiohttp.ThreadedResolver.resolve", inside)
    monkeypatch.setattr("aiohttp.connector.aiohappyeyeballs.start_connection", connect)
    browser = PushBrowser("https://push.example.org/x").subscription

    async def run() -> Delivery:
        push = WebPush(new_keys(), "mailto:op@example.org")
        try:
            return await push.send(PushSubscription(**browser), b"{}", ttl=1, topic="t", urgent=False)
        finally:
            await push.close()

    assert asyncio.run(run()).outcome is Outcome.RETRY
    assert resolved == ["push.example.org"]
    assert bool(connected) == connects
