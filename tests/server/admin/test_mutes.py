"""Mutes: how they are named, that they last over a restart, and that they end."""

import asyncio

import pytest

from gugong.server.admin import mutes as module
from gugong.server.admin.mutes import Mutes, muted_name
from gugong.server.errors import Refused
from gugong.server.store.store import Store


@pytest.mark.parametrize(
    ("who", "name"),
    [
        ("192.0.2.7", "192.0.2.7/32"),
        ("192.0.2.7/24", "192.0.2.0/24"),
        ("2001:db8:1:2:3::4", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:3::4/128", "2001:db8:1:2:3::4/128"),
        ("::ffff:192.0.2.7", "192.0.2.7/32"),
        ("0123456789AB", "0123456789ab"),
        *((wrong, None) for wrong in ("", "Ann", "192.0.2", "0123456789abc", "0123456789xy", "300.1.1.1/8")),
    ],
)
def test_an_address_a_network_or_a_tag_is_named_in_one_way(who: str, name: str | None) -> None:
    assert muted_name(who) == name


def test_mutes_last_over_a_restart_and_end(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def opened() -> tuple[Store, Mutes]:
        store = await Store.open(sqlite_url)
        mutes = Mutes(store)
        await mutes.load()
        return store, mutes

    async def run() -> None:
        store, mutes = await opened()
        await mutes.add("192.0.2.0/24", 5)
        await mutes.add("2001:db8:1:2::/64", 60)
        await store.close()
        store, mutes = await opened()
        for address in ("192.0.2.99", "2001:db8:1:2:ffff::1", "::ffff:192.0.2.1"):
            with pytest.raises(Refused):
                mutes.check(None, address)
        for address in ("192.0.3.1", "2001:db8:1:3::1", "", "somewhere"):
            mutes.check(None, address)
        now = module._now()
        monkeypatch.setattr(module, "_now", lambda: now + 6 * 60_000)
        mutes.check(None, "192.0.2.99")
        assert [mute.who for mute in mutes.all()] == ["2001:db8:1:2::/64"]
        assert not await mutes.remove("192.0.2.0/24")
        assert await mutes.remove("2001:db8:1:2::/64")
        await store.close()

    asyncio.run(run())


def test_two_processes_keep_each_others_mutes(sqlite_url: str) -> None:
    async def run() -> None:
        store = await Store.open(sqlite_url)
        first, second = Mutes(store), Mutes(store)
        await first.add("192.0.2.0/24", 5)
        await second.add("198.51.100.0/24", 5)
        await first.load()
        assert {mute.who for mute in first.all()} == {"192.0.2.0/24", "198.51.100.0/24"}
        assert await first.remove("198.51.100.0/24")
        assert not await second.remove("198.51.100.0/24")
        await store.close()

    asyncio.run(run())
