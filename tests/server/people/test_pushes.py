"""Pushes arrive at a push service: signed, readable by their browser alone, at the right time, and once."""

import asyncio
import time
from typing import Any

import pytest
from sqlalchemy import text

from gugong.server.errors import Refused
from gugong.server.people.message_texts import worded
from gugong.server.people.watcher import POSTPONED_MS
from gugong.server.tables.live_table import LiveTable

from ..support.in_process import CreatedTable
from .scene import DAYS, GRACE, LIVE, Scene, deciding, end_turn, played, scene


def test_my_turn_arrives_signed_and_encrypted_and_once() -> None:
    async def test(found: Scene) -> None:
        made, browser = await found.two_people()
        seat = found.other_seat(made)
        await end_turn(made)
        await found.wait(GRACE - 5)
        assert browser.received == []
        await found.wait(6)
        push = browser.received[0]
        other = made.live.table.seats[1 - seat].name
        assert push.content == {
            "title": "It is your turn",
            "body": f"At your table with {other}.",
            "url": f"/table/{made.id}",
            "tag": made.id,
        }
        offer = (await found.server.get("/api/notifications")).json()
        assert push.server_key == offer["push_key"]
        assert push.claims["sub"] == "mailto:op@example.org"
        assert push.claims["aud"] == found.pushes.url
        assert 0 < push.claims["exp"] - time.time() <= 24 * 3600
        assert (push.headers["Topic"], push.headers["Urgency"]) == (made.id, "normal")
        assert 2 * 24 * 3600 < int(push.headers["TTL"]) <= 3 * 24 * 3600
        for _ in range(3):
            await found.wait(3600)
        assert len(browser.received) == 1

    played(test)


def test_it_comes_in_the_language_of_the_browser() -> None:
    async def test(found: Scene) -> None:
        made, browser = await found.two_people()
        await found.wish(browser, made, found.other_seat(made), language="de")
        await end_turn(made)
        await found.wait()
        assert browser.titles == ["Du bist am Zug"]

    played(test)


@pytest.mark.parametrize("clock", [DAYS, LIVE], ids=["days", "live"])
def test_whoever_looks_at_the_table_is_told_nothing(clock: dict[str, object]) -> None:
    """Who goes away without a move knows that it is their turn; in a live game the others wait, so they are told."""

    async def test(found: Scene) -> None:
        made, browser = await found.two_people(clock)
        socket = found.server.socket(made.id)
        await socket.hello(made.key_of(found.other_seat(made)))
        await end_turn(made)
        await found.wait()
        assert browser.received == []
        await socket.leave()
        await found.wait()
        assert browser.titles == ([] if clock == DAYS else ["It is your turn"])
        await found.wait()
        assert len(browser.received) == (0 if clock == DAYS else 1)

    played(test)


def test_a_turn_that_ends_in_time_is_not_told_and_the_next_one_is() -> None:
    async def test(found: Scene) -> None:
        made, browser = await found.two_people()
        await end_turn(made)
        await found.look()
        await end_turn(made)
        await found.wait()
        assert browser.received == []
        await end_turn(made)
        await found.wait()
        assert len(browser.received) == 1

    played(test)


def test_consent_start_and_end_are_told() -> None:
    async def test(found: Scene) -> None:
        made = await found.server.made(clock=DAYS)
        key, browser = await made.sit("Bob"), found.pushes.browser()
        leader = found.pushes.browser()
        await found.wish(browser, made, 1)
        await made.start()
        await found.wish(leader, made, 0)
        await found.wait()
        first = "It is your turn" if deciding(made) == 1 else "The game has begun"
        assert browser.titles == [first]
        while deciding(made) == 0 or not set(made.game.choosers) >= {0, 1}:
            await made.play(made.game.legal[0])
        asked = await found.server.post(f"{made.path}/undo", {"at": made.live.table.at, "to": 0}, made.keys[0])
        assert asked.status_code == 200
        await found.wait()
        assert browser.received[-1].content["body"] == "Ann would like to take moves back. Do you agree?"
        assert (
            await found.server.post(f"{made.path}/answers", {"at": made.live.table.at, "yes": False}, key)
        ).status_code == 200
        while made.live.table.deciding is not None:
            await made.play(made.game.legal[0])
        await found.wait()
        assert browser.titles[-1] == leader.titles[-1] == "The game is over"
        told = len(browser.received)
        rematch = await found.server.post(f"{made.path}/rematch", {}, made.keys[0])
        await found.look()
        await found.wait()
        assert browser.titles[told:] == ["A rematch"]
        assert browser.received[-1].content["url"] == f"/table/{rematch.json()['rematch']}"

    played(test)


def test_whoever_leads_is_told_that_all_seats_are_taken() -> None:
    async def test(found: Scene) -> None:
        made, browser = await found.server.made(clock=DAYS), found.pushes.browser()
        await found.wish(browser, made, 0)
        await made.sit("Bob")
        await found.wait()
        assert browser.received[-1].content["body"] == "You can begin the game with Bob."

    played(test)


def test_a_game_that_was_over_before_is_not_told() -> None:
    async def test(found: Scene) -> None:
        made = await found.server.two_people(clock=DAYS)
        while made.live.table.deciding is not None:
            await made.play(made.game.legal[0])
        browser = found.pushes.browser()
        await found.wish(browser, made, 0)
        await found.wait()
        assert browser.received == []

    played(test)


def test_in_quiet_hours_nothing_comes_and_afterwards_one_message_for_all_games() -> None:
    async def test(found: Scene) -> None:
        first, browser = await found.two_people()
        second = await found.server.two_people(clock=DAYS)
        quiet = found.quiet(10, 120)
        for made in (first, second):
            await found.wish(browser, made, found.other_seat(made), quiet=quiet)
            await end_turn(made)
        await found.wait()
        await found.wait(3600)
        assert browser.received == []
        await found.wait(3600)
        assert [push.content for push in browser.received] == [
            {"title": "2 games wait for you", "body": "See the list of your games.", "url": "/games", "tag": "games"}
        ]
        await found.wait(24 * 3600)
        assert len(browser.received) == 1

    played(test)


def test_what_is_not_so_any_more_after_quiet_hours_is_not_told() -> None:
    async def test(found: Scene) -> None:
        made, browser = await found.two_people()
        await found.wish(browser, made, found.other_seat(made), quiet=found.quiet(0, 60))
        await end_turn(made)
        await found.wait()
        await end_turn(made)
        await found.wait(2 * 3600)
        assert browser.received == []

    played(test)


def test_what_failed_before_quiet_hours_is_tried_again_after_them() -> None:
    async def test(found: Scene) -> None:
        made, browser = await found.two_people()
        found.pushes.answers = [(503, {})]
        await end_turn(made)
        await found.wait()
        await found.wish(browser, None, 0, quiet=found.quiet(0, 60))
        await found.wait(31)
        assert found.pushes.attempts == 1
        attempts = text("SELECT attempts FROM outgoing_messages")
        stored = await found.server.service.store.transact(lambda connection: connection.execute(attempts))
        assert stored.scalar() == 1, "waiting is no attempt"
        await found.wait(3600)
        assert browser.titles == ["It is your turn"]

    played(test)


@pytest.mark.parametrize("fault", [RuntimeError("cannot be replayed"), Refused("not-now", 503)])
@pytest.mark.parametrize("changed", [True, False])
def test_a_table_that_cannot_be_looked_at_waits_and_the_others_do_not(
    fault: Exception, changed: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its fault shows when it has changed, or when it is due."""

    async def test(found: Scene) -> None:
        broken, waiting = await found.two_people()
        made, browser = await found.two_people()
        registry = found.server.service.registry
        find = registry.find

        async def find_others(table_id: str, *, visit: bool = True) -> LiveTable:
            if table_id == broken.id:
                raise fault
            return await find(table_id, visit=visit)

        await end_turn(broken)
        if not changed:
            await found.look()
        await end_turn(made)
        with monkeypatch.context() as patched:
            patched.setattr(registry, "find", find_others)
            await found.wait()
            assert (waiting.titles, browser.titles) == ([], ["It is your turn"])
        await found.wait(POSTPONED_MS / 1000 + 1)
        await found.wait()
        assert waiting.titles == ["It is your turn"]

    played(test)


def test_who_cannot_be_told_waits_and_the_others_do_not(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(found: Scene) -> None:
        tables = [await found.two_people() for _ in range(2)]
        for made, _ in tables:
            await end_turn(made)
        faults = [RuntimeError("no words")]

        def words(*args: Any) -> tuple[str, dict[str, str]]:
            if faults:
                raise faults.pop()
            return worded(*args)

        monkeypatch.setattr("gugong.server.people.watcher.worded", words)
        await found.wait()
        assert sorted(len(browser.received) for _, browser in tables) == [0, 1]
        await found.wait(POSTPONED_MS / 1000 + 1)
        assert [len(browser.received) for _, browser in tables] == [1, 1]

    played(test)


def test_one_recipient_is_told_only_so_much_in_an_hour(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gugong.server.people.watcher.BURST", 2)
    monkeypatch.setattr("gugong.server.people.watcher.PER_HOUR", 2)

    async def test(found: Scene) -> None:
        made, browser = await found.two_people()
        for _ in range(4):
            await end_turn(made)
            await found.wait()
            await end_turn(made)
        assert len(browser.received) == 2

    played(test)


def test_nothing_about_hidden_cards_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of the game itself nothing is in a message: two that differ in every hidden card give the same."""

    async def content(seed: int) -> dict[str, str]:
        async with scene() as found:
            made: CreatedTable = await found.server.two_people(clock=DAYS, setup={"players": 2, "seed": seed})
            browser = found.pushes.browser()
            await found.wish(browser, made, found.other_seat(made))
            await end_turn(made)
            await found.wait()
            return {key: words.replace(made.id, "") for key, words in browser.received[0].content.items()}

    first, second = asyncio.run(content(1)), asyncio.run(content(2))
    assert {**first, "body": ""} == {**second, "body": ""}
    assert {first["body"], second["body"]} <= {"At your table with Ann.", "At your table with Bob."}
