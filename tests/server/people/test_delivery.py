"""What becomes of a push that cannot be delivered, or that a restart or another process comes between: sent once."""

import asyncio
from pathlib import Path

import pytest

from gugong.server.metrics import METRICS
from gugong.server.people import dispatcher
from gugong.server.people.delivery import MAX_ATTEMPTS
from gugong.server.people.watcher import TableWatcher
from gugong.server.store.recipient_store import RecipientStore

from ..support.in_process import serving
from ..support.waiting import until
from .scene import GRACE, Scene, end_turn, played, scene


def count(outcome: str) -> float:
    return (
        METRICS.registry.get_sample_value("gugong_notifications_total", {"channel": "push", "outcome": outcome}) or 0.0
    )


@pytest.mark.parametrize("status", [404, 410])
def test_an_endpoint_that_has_expired_is_forgotten(status: int) -> None:
    async def test(found: Scene) -> None:
        made, browser = await found.two_people()
        found.pushes.answers = [(status, {})]
        await end_turn(made)
        await found.wait()
        assert (await found.server.get("/api/notifications", browser.key)).json()["mine"] is None
        await found.wait(24 * 3600)
        assert (found.pushes.attempts, browser.received) == (1, [])

    played(test)


def test_what_fails_is_tried_again_when_the_service_wants_it() -> None:
    async def test(found: Scene) -> None:
        made, browser = await found.two_people()
        found.pushes.answers = [(503, {}), (429, {"Retry-After": "600"})]
        retries = count("retry")
        await end_turn(made)
        await found.wait()
        assert found.pushes.attempts == 1
        await found.wait(29)
        assert found.pushes.attempts == 1
        await found.wait(2)
        assert found.pushes.attempts == 2
        await found.wait(590)
        assert found.pushes.attempts == 2
        await found.wait(11)
        assert (found.pushes.attempts, browser.titles) == (3, ["It is your turn"])
        assert count("retry") - retries == 2
        await found.wait(3600)
        assert found.pushes.attempts == 3

    played(test)


def test_a_fault_of_the_server_counts_as_an_attempt(monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(*_: object, **__: object) -> None:
        raise RuntimeError("not from a test")

    async def test(found: Scene) -> None:
        made, browser = await found.two_people()
        await end_turn(made)
        retries = count("retry")
        with monkeypatch.context() as broken:
            broken.setattr("gugong.server.people.web_push.WebPush.send", fail)
            await found.wait()
            assert count("retry") - retries == 1
        await found.wait(31)
        assert browser.titles == ["It is your turn"]

    played(test)


@pytest.mark.parametrize(("status", "attempts"), [(500, MAX_ATTEMPTS), (400, 1), (302, 1)])
def test_attempts_end(status: int, attempts: int) -> None:
    """A service that never works is asked a few times; one that refuses, or sends us elsewhere, once."""

    async def test(found: Scene) -> None:
        made, browser = await found.two_people()
        found.pushes.answers = [(status, {"Location": "/browser0"})] * 50
        await end_turn(made)
        await found.wait()
        for _ in range(12):
            await found.wait(3600)
        assert found.pushes.attempts == attempts
        assert (await found.server.get("/api/notifications", browser.key)).json()["mine"] is not None

    played(test)


def test_a_message_is_not_sent_when_it_is_not_so_any_more() -> None:
    async def test(found: Scene) -> None:
        made, browser = await found.two_people()
        found.pushes.answers = [(503, {})]
        await end_turn(made)
        await found.wait()
        await end_turn(made)
        await found.wait(3600)
        assert (found.pushes.attempts, browser.received) == (1, [])

    played(test)


def test_a_restart_neither_loses_nor_repeats(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/tables.db"

    async def run() -> None:
        async with scene(database=database) as found:
            made, browser = await found.two_people()
            told, told_browser = await found.two_people()
            await end_turn(told)
            await found.wait()
            assert len(told_browser.received) == 1
            await end_turn(made)  # and the server ends before it has looked
            ahead = found.clock.ahead
            keys = (await found.server.get("/api/notifications")).json()["push_key"]
        for seconds, pushed in ((GRACE / 2, 0), (GRACE, 1), (GRACE, 1)):
            async with scene(database=database) as found:
                found.clock.ahead = ahead
                assert (await found.server.get("/api/notifications")).json()["push_key"] == keys
                for name, one in (("browser0", browser), ("browser1", told_browser)):
                    found.pushes.browsers[name], one.endpoint = one, f"{found.pushes.url}/{name}"
                    await found.wish(one, None, 0)
                await found.wait(seconds)
                assert (len(browser.received), len(told_browser.received)) == (pushed, 1)
                ahead = found.clock.ahead

    asyncio.run(run())


def test_a_message_that_was_being_sent_when_the_server_died_is_sent_by_the_next() -> None:
    async def test(found: Scene) -> None:
        made, browser = await found.two_people()
        await end_turn(made)
        await found.look()
        found.clock.wait(GRACE + 1)
        await found.look()
        store, now = RecipientStore(found.server.service.store), found.server.service.registry.now
        claimed = await store.claim_messages(now(), now() + dispatcher.LEASE_MS, 8)
        assert len(claimed) == 1
        await found.send()
        assert browser.received == []  # it is somebody else's
        found.clock.wait(dispatcher.LEASE_MS / 1000 + 1)
        await found.send()
        assert len(browser.received) == 1

    played(test)


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_of_two_processes_that_watch_one_tells(kind: str, request: pytest.FixtureRequest) -> None:
    url = str(request.getfixturevalue("sqlite_url" if kind == "sqlite" else "postgres_url"))

    async def test(found: Scene) -> None:
        made, browser = await found.two_people()
        registry = found.server.service.registry
        other = TableWatcher(registry, RecipientStore(registry.store))
        await end_turn(made)
        await found.look()
        found.clock.wait(GRACE + 1)
        await asyncio.gather(found.look(), other.run_once())
        await found.send()
        assert len(browser.received) == 1

    played(test, database=url)


def test_whoever_is_connected_to_another_process_is_told_nothing(postgres_url: str) -> None:
    async def test(found: Scene) -> None:
        made, browser = await found.two_people()
        async with serving(database=postgres_url) as other:
            socket = other.socket(made.id)
            await socket.hello(made.key_of(found.other_seat(made)))
            await until(lambda: made.live.present_seats())
            await end_turn(made)
            await found.wait()
            assert browser.received == []
            await socket.leave()
            await until(lambda: not made.live.present_seats())
        await end_turn(made)
        await end_turn(made)
        await found.wait()
        assert len(browser.received) == 1

    played(test, database=postgres_url)
