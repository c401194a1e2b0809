"""Seats go to another device by a code: once, within ten minutes, and not by guessing."""

import asyncio
from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy import select

from gugong.server.errors import Refused
from gugong.server.people import handovers
from gugong.server.people.handover_codes import ALPHABET, CODE_LENGTH, code_secrets, read_code
from gugong.server.people.handover_store import KEEP_MS, HandoverStore
from gugong.server.people.handovers import LIFETIME_MS, MAX_GAMES, HandoverOrder
from gugong.server.store import schema
from gugong.server.store.records import StoreError
from gugong.server.store.store import Store

from ..support.in_process import NO_LIMITS, Server, served
from ..support.stores import in_store, in_two_stores
from ..support.waiting import FakeClock, until

KEY, INVITE = "k" * 43, "i" * 43
GAMES: list[dict[str, Any]] = [
    {"table": "abc", "key": KEY, "invite": INVITE},
    {"table": "x_-9", "key": None, "invite": INVITE},
]


async def made(server: Server, games: list[dict[str, Any]] = GAMES) -> str:
    response = await server.post("/api/handovers", {"games": games})
    assert response.status_code == 201, response.text
    return str(response.json()["code"])


async def taken(server: Server, code: str) -> tuple[int, Any]:
    response = await server.post("/api/handovers/take", {"code": code})
    found = response.json()
    return response.status_code, found.get("games") or found["code"]


async def contents(server: Server) -> list[bytes | None]:
    """All contents that the database has, sealed as they are."""
    found = await server.service.store._read(select(schema.handovers.c.content))
    return [row[0] for row in found]


def test_what_is_left_under_a_code_is_taken_once() -> None:
    async def test(server: Server) -> None:
        code = await made(server)
        assert len(code) == CODE_LENGTH
        assert await taken(server, f" {code[:5].lower()}-{code[5:]}") == (200, GAMES)
        assert await taken(server, code) == (404, "handover-used")
        assert await contents(server) == [None]

    served(test)


def test_the_database_has_neither_the_code_nor_the_keys() -> None:
    async def test(server: Server) -> None:
        code = await made(server)
        rows = await server.service.store._read(select(schema.handovers))
        stored = repr(rows)
        assert code not in stored
        assert KEY not in stored
        assert INVITE not in stored

    served(test)


@pytest.mark.parametrize("code", ["0000000000", "", "ABC", "ÄBCDEFGHJK", "U" * 10, "0" * 11])
def test_a_wrong_code_opens_nothing(code: str) -> None:
    async def test(server: Server) -> None:
        await made(server)
        assert await taken(server, code) == (404, "handover-unknown")

    served(test)


def test_a_code_expires() -> None:
    async def test(server: Server) -> None:
        clock = FakeClock(server.service.registry)
        early, late = await made(server), await made(server)
        clock.wait(LIFETIME_MS / 1000 - 5)
        assert await taken(server, early) == (200, GAMES)
        clock.wait(10)
        assert await taken(server, late) == (404, "handover-expired")
        await server.service.handovers.stop()
        await server.service.handovers.start()  # clears up
        assert await contents(server) == [None, None]
        assert await taken(server, late) == (404, "handover-expired")
        assert await taken(server, early) == (404, "handover-used")
        clock.wait(KEEP_MS / 1000)
        await made(server)
        assert len(await contents(server)) == 1

    served(test)


def test_what_expires_is_deleted_by_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(handovers, "CLEAR_SECONDS", 0.01)

    async def test(server: Server) -> None:
        clock = FakeClock(server.service.registry)
        await made(server)
        clock.wait(LIFETIME_MS / 1000 + 1)
        clearing = server.service.handovers._clearing
        assert clearing is not None
        await until(clearing.done)
        assert await contents(server) == [None]

    served(test)


def test_guesses_are_limited_by_address_and_in_all() -> None:
    async def test(server: Server) -> None:
        code = await made(server)
        for guess in range(3):
            assert await taken(server, f"000000000{guess}") == (404, "handover-unknown")
        assert await taken(server, code) == (429, "too-many-guesses")

    served(test, replace(NO_LIMITS, handover_guesses=3))
    served(test, replace(NO_LIMITS, handover_guesses=0, all_handover_guesses=3))


def test_codes_are_limited_by_address() -> None:
    async def test(server: Server) -> None:
        await made(server)
        response = await server.post("/api/handovers", {"games": GAMES})
        assert (response.status_code, response.json()["code"]) == (429, "too-many-handovers")
        assert len(await contents(server)) == 1

    served(test, replace(NO_LIMITS, handovers_per_hour=1))


def test_somebody_with_many_networks_displaces_their_own_codes_and_nobody_elses(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(handovers, "MAX_WAITING", 8)
    order = HandoverOrder.model_validate({"games": GAMES})

    async def test(server: Server) -> None:
        service = server.service.handovers
        early, _ = await service.make(order, "192.0.2.7")
        floods = [(await service.make(order, f"2001:db8:{site:x}:1::1"))[0] for site in range(20)]
        late, _ = await service.make(order, "2001:db9::1")
        assert len([content for content in await contents(server) if content is not None]) == 8
        assert [await taken(server, code) for code in (early, late)] == [(200, GAMES)] * 2
        assert [(await taken(server, code))[0] for code in floods] == [404] * 14 + [200] * 6
        assert (await taken(server, floods[0]))[1] == "handover-expired"

    served(test, replace(NO_LIMITS, handover_guesses=0))


def test_a_code_that_could_not_be_stored_takes_no_place_and_displaces_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(handovers, "MAX_WAITING", 2)

    async def fail(*_: Any) -> None:
        raise StoreError("The disk is full")

    async def test(server: Server) -> None:
        first, second = await made(server), await made(server)
        with monkeypatch.context() as failing:
            failing.setattr(HandoverStore, "add", fail)
            assert (await server.post("/api/handovers", {"games": GAMES})).status_code == 503
        third = await made(server)
        assert await taken(server, first) == (404, "handover-expired")
        assert [await taken(server, code) for code in (second, third)] == [(200, GAMES)] * 2

    served(test)


def test_many_networks_of_one_owner_do_not_use_up_the_guesses_of_all() -> None:
    async def test(server: Server) -> None:
        async def is_read(address: str) -> bool:
            with pytest.raises(Refused) as fault:
                await server.service.handovers.take("0000000000", address)
            return fault.value.code == "handover-unknown"

        site = [await is_read(f"2001:db8:0:{number:x}::1") for number in range(10)]
        assert site == [True] * handovers.GUESSES_WIDER + [False] * 6
        provider = [await is_read(f"2001:db8:{number:x}::1") for number in range(1, 40)]
        assert sum(site + provider) == handovers.GUESSES_WIDEST
        assert await is_read("2001:db9::1")

    served(test, replace(NO_LIMITS, handover_guesses=1, all_handover_guesses=50))


def test_all_the_games_of_a_browser_fit() -> None:
    async def test(server: Server) -> None:
        most = [{"table": f"{number:032}", "key": KEY, "invite": INVITE} for number in range(MAX_GAMES)]
        assert await taken(server, await made(server, most)) == (200, most)
        response = await server.post("/api/handovers", {"games": [*most, GAMES[0]]})
        assert (response.status_code, response.json()["code"]) == (422, "malformed")

    served(test)


@pytest.mark.parametrize("games", [[], [{"table": "a/b"}], [{"table": "a", "key": "k" * 65}], [{"table": "a", "x": 1}]])
def test_what_is_no_game_is_refused(games: list[dict[str, Any]]) -> None:
    async def test(server: Server) -> None:
        response = await server.post("/api/handovers", {"games": games})
        assert (response.status_code, response.json()["code"]) == (422, "malformed")

    served(test)


def test_of_two_who_take_at_once_one_gets_it(database_url: str) -> None:
    """At two processes of one database, too."""

    async def both(one: Store, other: Store) -> None:
        await HandoverStore(one).add("id", b"sealed", 100, 1)
        found = await asyncio.gather(
            *(HandoverStore(store).take("id", 1) for store in (one, other)), return_exceptions=True
        )
        assert sorted(str(one) for one in found) == ["b'sealed'", "handover-used"]

    async def alone(store: Store) -> None:
        await both(store, store)

    if database_url.startswith("sqlite"):
        in_store(database_url, alone)
    else:
        in_two_stores(database_url, both)


def test_codes_are_read_as_people_write_them() -> None:
    assert set(ALPHABET).isdisjoint("ILOU")
    assert read_code("o1il-abcd 2z") == "0111ABCD2Z"
    assert read_code("0111ABCD2Z") == "0111ABCD2Z"
    one, other = code_secrets("0111ABCD2Z"), code_secrets("0111ABCD2Y")
    assert one.id != other.id
    assert one.seal(one.seal(b"content")) == b"content"
    assert other.seal(one.seal(b"content")) != b"content"
