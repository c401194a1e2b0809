"""What browsers ask for over HTTP: stored as they say, refused with a sentence, and forgotten when they say so."""

import asyncio
from dataclasses import replace
from typing import Any
from unittest.mock import patch

import pytest
from sqlalchemy import text

from gugong.server.settings import Notifications
from gugong.server.store.recipient_records import (
    Channel,
    OutgoingMessage,
    PushSubscription,
    QuietHours,
    Recipient,
    WatchedSeat,
)
from gugong.server.store.recipient_store import RecipientStore
from gugong.server.store.store import Store

from ..support.push_service import PushBrowser, b64
from ..support.stores import create_table
from .scene import DAYS, Scene, end_turn, played

KEY = b64(b"k" * 32)
PUSH = PushBrowser("https://push.example.org/abc").subscription
HOUR = 3_600_000


async def put(found: Scene, body: dict[str, Any], key: str | None = KEY) -> tuple[int, dict[str, Any]]:
    response = await found.server.call("PUT", "/api/notifications", key, json=body)
    return response.status_code, response.json()


def test_without_a_key_of_ones_own_nothing_is_stored() -> None:
    async def test(found: Scene) -> None:
        for key in (None, "short", "x" * 65):
            assert (await put(found, {"push": PUSH}, key))[1]["code"] == "no-browser-key"
        assert (await found.server.call("DELETE", "/api/notifications")).status_code == 403

    played(test, notifications=Notifications())


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({}, "no-channel"),
        ({"push": {**PUSH, "endpoint": "https://192.168.1.1/x"}}, "bad-subscription"),
        ({"push": {**PUSH, "endpoint": "http://push.example.org/abc"}}, "bad-subscription"),
        ({"push": {**PUSH, "p256dh": "AAAA"}}, "bad-subscription"),
        ({"push": {**PUSH, "auth": "AAAAA"}}, "bad-subscription"),
        ({"push": PUSH, "quiet": {"start": "22:00", "end": "07:00", "zone": "Mars/Base"}}, "no-time-zone"),
        ({"push": PUSH, "quiet": {"start": "24:00", "end": "07:00", "zone": "Europe/Paris"}}, "malformed"),
        ({"email": "a@example.org"}, "no-email"),
        ({"push": PUSH, "seats": [{"table": "a/b", "key": "k"}]}, "malformed"),
        ({"push": PUSH, "seats": [{"table": "a", "key": "k"}] * 101}, "malformed"),
        ({"push": PUSH, "more": 1}, "malformed"),
    ],
)
def test_what_cannot_be_is_refused_with_a_sentence(body: dict[str, Any], code: str) -> None:
    async def test(found: Scene) -> None:
        status, refusal = await put(found, body)
        assert (status, refusal["code"]) == (422, code)
        assert len(refusal["message"]) > 10
        assert (await found.server.get("/api/notifications", KEY)).json()["mine"] is None

    played(test, notifications=Notifications())


def test_a_server_without_the_extra_offers_no_pushes_and_works() -> None:
    async def test(found: Scene) -> None:
        assert (await found.server.get("/api/notifications")).json() == {"push_key": None, "email": False, "mine": None}
        assert (await put(found, {"push": PUSH}))[1]["code"] == "no-push"
        made = await found.server.two_people(clock=DAYS)
        await end_turn(made)
        await found.wait()

    with patch("gugong.server.people.web_push.is_installed", lambda: False):
        played(test)


def test_everything_is_forgotten_when_asked() -> None:
    async def test(found: Scene) -> None:
        made, browser = await found.two_people()
        deleted = await found.server.call("DELETE", "/api/notifications", browser.key)
        assert deleted.json()["mine"] is None
        await end_turn(made)
        await found.wait()
        assert browser.received == []
        assert await RecipientStore(found.server.service.store).watched_at([made.id]) == []

    played(test)


def test_one_table_is_forgotten_and_the_others_are_not() -> None:
    async def test(found: Scene) -> None:
        made, browser = await found.two_people()
        other = await found.server.two_people(clock=DAYS)
        await found.wish(browser, other, found.other_seat(other))
        await found.server.call("DELETE", f"/api/notifications/seats/{made.id}", browser.key)
        for table in (made, other):
            await end_turn(table)
        await found.wait()
        assert [push.content["tag"] for push in browser.received] == [other.id]

    played(test)


def test_a_wrong_key_of_a_seat_is_told_nothing_and_tells_nothing() -> None:
    """The answer is the same as for a table that does not exist."""

    async def test(found: Scene) -> None:
        made = await found.server.two_people(clock=DAYS)
        browser = found.pushes.browser()
        answers = [
            await put(found, {"push": browser.subscription, "seats": [{"table": table, "key": "k" * 43}]}, browser.key)
            for table in (made.id, "nowhere")
        ]
        assert answers[0] == answers[1]
        await found.look()
        assert await RecipientStore(found.server.service.store).watched_at([made.id]) == []
        await end_turn(made)
        await end_turn(made)
        await found.wait()
        assert browser.received == []

    played(test)


def test_who_asks_to_be_told_is_not_told_what_they_see() -> None:
    async def test(found: Scene) -> None:
        made = await found.server.two_people(clock=DAYS)
        browser = found.pushes.browser()
        await found.wish(browser, made, 1 - found.other_seat(made))
        await found.wait()
        assert browser.received == []

    played(test)


def test_an_endpoint_belongs_to_whoever_came_last() -> None:
    async def test(found: Scene) -> None:
        made, browser = await found.two_people()
        again = PushBrowser(browser.endpoint, browser.private, browser.auth)
        await found.wish(again, made, found.other_seat(made))
        await end_turn(made)
        await found.wait()
        assert found.pushes.attempts == 1
        assert (await found.server.get("/api/notifications", browser.key)).json()["mine"]["push"] is False

    played(test)


def test_the_log_has_nothing_of_who_is_told(caplog: pytest.LogCaptureFixture) -> None:
    async def test(found: Scene) -> None:
        made, browser = await found.two_people()
        found.pushes.answers = [(410, {})]
        await end_turn(made)
        await found.wait()
        assert any("not delivered" in record.getMessage() for record in caplog.records)
        everything = " ".join(str(record.__dict__) for record in caplog.records if record.name.startswith("gugong"))
        assert browser.endpoint not in everything
        assert browser.key not in everything

    played(test)


def test_recipients_are_stored_in_both_databases(database_url: str) -> None:
    """Everything comes back as it was, and is gone when it was deleted."""

    async def run() -> None:
        store = await Store.open(database_url)
        try:
            people = RecipientStore(store)
            for table in ("t1", "t2"):
                await create_table(store, table)
            quiet = QuietHours(60, 120, "Europe/Paris")
            ann = Recipient("a", "de", PushSubscription("https://p.example.org/1", "p", "s"), quiet=quiet, seen=5)
            ann = Recipient(ann.id, ann.language, ann.push, "a@example.org", False, 7, quiet, 5)
            await people.save(ann, [("t1", "ann"), ("t2", "ann"), ("t3", "ann")])
            await people.save(ann, [("t1", "ann")])
            assert await people.find("a") == ann
            assert sorted(seat.table for seat in await people.watched_at(["t1", "t2", "t3"])) == ["t1", "t2"]
            before = next(seat for seat in await people.due_seats(5, 10) if seat.table == "t1")
            after = WatchedSeat("a", "t1", "ann", {"turn": "turn:1"}, "asked:2", None, 9)
            message = OutgoingMessage("m1", "a", Channel.PUSH, "t1", {"tag": "t1"}, 100, 10)
            assert await people.update_seats([(before, after)], [message])
            assert not await people.update_seats([(before, after)], [])
            assert await people.watched_at(["t1"]) == [after]
            assert await people.claim_messages(9, 50, 5) == []
            assert await people.claim_messages(10, 50, 5) == [(message, ann)]
            assert await people.claim_messages(10, 50, 5) == []
            await people.postpone(message, 20)
            assert [found.attempts for found, _ in await people.claim_messages(20, 50, 5)] == [1]
            assert await people.secret("x", lambda: "one") == await people.secret("x", lambda: "two") == "one"
            assert await people.confirm_email("a", "a@example.org")
            assert not await people.confirm_email("a", "b@example.org")
            mail = OutgoingMessage("m2", "a", Channel.EMAIL, "t1", {"tag": "t1"}, 100, 10)
            await people.queue(mail)
            await people.save(ann, [])
            assert [found.id for found, _ in await people.claim_messages(40, 50, 5)] == ["m2"]
            await people.save(replace(ann, email="new@example.org"), [])
            await people.save(ann, [])
            assert [found.id for found, _ in await people.claim_messages(60, 70, 5)] == ["m1"]
            await people.recheck_all(30)
            assert {seat.due for seat in await people.watched_at(["t1"])} == {30}
            await people.drop_push("a", "https://p.example.org/other")
            await people.drop_email("a", "a@example.org")
            kept = await people.find("a")
            assert kept is not None
            assert (kept.push, kept.email) == (ann.push, None)
            await store.transact(lambda connection: connection.execute(text("DELETE FROM entries")))
            await store.transact(lambda connection: connection.execute(text("DELETE FROM tables WHERE id = 't2'")))
            assert [seat.table for seat in await people.watched_at(["t1", "t2"])] == ["t1"]
            await people.drop_push("a", "https://p.example.org/1")
            assert await people.find("a") is None
            assert await people.watched_at(["t1"]) == []
            assert await people.claim_messages(1000, 2000, 5) == []
        finally:
            await store.close()

    asyncio.run(run())


def test_what_is_old_is_purged_and_the_number_of_tables_is_bounded(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("gugong.server.store.recipient_store.MAX_WATCHED", 3)

    async def run() -> None:
        store = await Store.open(sqlite_url)
        try:
            people = RecipientStore(store)
            tables = [f"t{number}" for number in range(5)]
            for table in tables:
                await create_table(store, table)
            ann = Recipient("a", "en", PushSubscription("https://p.example.org/1", "p", "s"), seen=5)
            await people.save(ann, [(table, "ann") for table in tables])
            assert len(await people.watched_at(tables)) == 3
            bob = Recipient("b", "en", PushSubscription("https://p.example.org/2", "p", "s"), seen=5)
            await people.save(bob, [])
            back = PushSubscription("https://p.example.org/3", "p", "s")
            await people.save(replace(bob, id="c", push=back), [])
            await people.save(replace(bob, id="c", push=back, seen=2 * 24 * HOUR), [])
            await people.purge(80 * 24 * HOUR)
            assert await people.find("b") is not None
            await people.purge(91 * 24 * HOUR)
            assert await people.find("b") is None
            assert await people.find("a") is None, "also one who has seats"
            assert await people.watched_at(tables) == []
            assert await people.find("c") is not None
        finally:
            await store.close()

    asyncio.run(run())
