"""Time that no player could use is given back, and an idle server writes nothing."""

import asyncio
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest

from gugong.server.background.lost_time import HEARTBEAT_MS, QUIET_HEARTBEAT_MS, LostTime
from gugong.server.background.server_clock import Leap, ServerClock
from gugong.server.store.records import StoreError
from gugong.server.tables.live_table import LiveTable

from ..support.in_process import CreatedTable, Server, served, serving
from ..support.waiting import FakeClock

LIVE = {"kind": "live", "minutes": 5, "seconds": 0}
DAYS = {"kind": "days", "days": 3}
HOUR_MS = 3_600_000


class StoppableClock:
    """The machine's clocks: `wall` is what was added to it, and both go on only when a test says so."""

    def __init__(self, server: Server) -> None:
        self.registry, self.scheduler = server.service.registry, server.service.scheduler
        self.wall, self.monotonic = self.registry.now(), 0
        clock = ServerClock(wall=lambda: self.wall, monotonic=lambda: self.monotonic)
        self.scheduler.clock, self.registry.now = clock, clock.now

    def stand_still(self, milliseconds: int) -> None:
        """The process is stopped for a while."""
        self.wall += milliseconds
        self.monotonic += milliseconds

    async def tick(self) -> None:
        """The next beat of the server."""
        self.scheduler.tick()
        await self.scheduler._give_back_lost_time()


def time_left(live: LiveTable, now: int) -> int:
    deadline = live.table.clock_state.deadline
    assert deadline is not None
    return deadline - now


@pytest.mark.parametrize("kind", [LIVE, DAYS], ids=["live", "days"])
def test_whoever_is_to_move_loses_no_more_than_a_beat_when_the_process_stands_still(kind: dict[str, Any]) -> None:
    async def scene(server: Server) -> None:
        await server.service.scheduler.stop()
        clock = StoppableClock(server)
        made = await server.two_people(public=True, clock=kind)
        before = time_left(made.live, clock.registry.now())
        clock.stand_still(100 * 24 * HOUR_MS)
        await clock.scheduler._process_due_tables()  # before the clock has ticked
        await clock.tick()
        await clock.scheduler._process_due_tables()
        assert clock.registry.now() == clock.wall
        assert before - time_left(made.live, clock.registry.now()) <= 3_000
        assert all(seat.why_away is None for seat in made.live.table.seats)
        number = made.live.table.number
        await clock.tick()
        assert made.live.table.number == number  # it is given back once

    served(scene)


def test_a_move_that_comes_before_anything_else_is_not_charged_either() -> None:
    async def scene(server: Server) -> None:
        await server.service.scheduler.stop()
        clock = StoppableClock(server)
        made = await server.two_people(public=True, clock=LIVE)
        seat = made.live.table.deciding
        assert seat is not None
        clock.stand_still(HOUR_MS)
        leap = clock.scheduler.clock.tick()
        assert leap is not None
        clock.scheduler.lost_time.add(leap)  # and the move comes before it is given back
        assert (await made.play(made.game.legal[0])).status_code == 200
        assert made.live.table.clock_state.left[seat] >= 5 * 60_000 - 3_000

    served(scene)


def test_a_table_that_was_not_in_memory_is_given_back_when_it_is_loaded() -> None:
    async def scene(server: Server) -> None:
        await server.service.scheduler.stop()
        clock = StoppableClock(server)
        made = await server.two_people(public=True, clock=LIVE)
        before = time_left(made.live, clock.registry.now())
        clock.registry.evict(made.live)
        clock.stand_still(HOUR_MS)
        await clock.tick()
        await clock.scheduler._process_due_tables()  # by the stored time it had run out
        assert before - time_left(made.live, clock.registry.now()) <= 3_000
        assert all(seat.why_away is None for seat in made.live.table.seats)

    served(scene)


def test_two_processes_that_find_the_same_leap_give_it_back_once() -> None:
    async def scene(server: Server) -> None:
        await server.service.scheduler.stop()
        clock = StoppableClock(server)
        made = await server.two_people(public=True, clock=LIVE)
        begun = clock.registry.now()
        clock.stand_still(HOUR_MS)
        await clock.tick()
        other = LostTime(clock.registry)
        other.add(Leap(begun + 4_000, begun + 4_000 + HOUR_MS))
        assert other.at(made.live.table) == {}

    served(scene)


def test_the_time_without_a_server_is_given_back_on_live_clocks_only(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/tables.db"

    async def before() -> list[CreatedTable]:
        async with serving(database=database) as server:
            made = [await server.two_people(public=True, clock=clock) for clock in (LIVE, DAYS)]
            await server.service.scheduler.heartbeat.send()
            return made

    async def after(live: CreatedTable, days: CreatedTable) -> None:
        with patch("gugong.server.background.server_clock.time.time_ns", new=_hours_ahead(2)):
            async with serving(database=database) as server:
                registry = server.service.registry
                table = (await registry.find(live.id)).table
                assert time_left(await registry.find(live.id), registry.now()) > 290_000
                assert (table.number, table.resumed) == (3, table.time)
                left = time_left(await registry.find(days.id), registry.now())
                assert left <= 3 * 24 * HOUR_MS - 2 * HOUR_MS

    asyncio.run(after(*asyncio.run(before())))


def _hours_ahead(hours: int) -> Any:
    import time

    real = time.time_ns
    return lambda: real() + hours * HOUR_MS * 1_000_000


def test_after_a_restart_with_a_clock_that_was_set_back_clocks_run_on(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/tables.db"

    async def before() -> CreatedTable:
        with patch("gugong.server.background.server_clock.time.time_ns", new=_hours_ahead(2)):
            async with serving(database=database) as server:
                return await server.two_people(public=True, clock=LIVE)

    async def after(made: CreatedTable) -> None:
        async with serving(database=database) as server:
            registry = server.service.registry
            live = await registry.find(made.id)
            assert time_left(live, registry.now()) <= 5 * 60_000

    asyncio.run(after(asyncio.run(before())))


async def _vote(made: CreatedTable) -> str:
    """Whoever waits votes against whoever decides; "done", or the code of the refusal."""
    seat = made.live.table.deciding
    assert seat is not None
    answer = await made.server.post(f"{made.path}/votes", {"seat": seat}, made.key_of(1 - seat))
    return "done" if answer.status_code == 200 else str(answer.json()["code"])


@pytest.mark.parametrize("clock", [{"kind": "none"}, LIVE, DAYS], ids=["none", "live", "days"])
def test_nobody_is_voted_out_for_the_time_in_which_no_server_ran(tmp_path: Path, clock: dict[str, Any]) -> None:
    database = f"sqlite:///{tmp_path}/tables.db"

    async def before() -> CreatedTable:
        async with serving(database=database) as server:
            return await server.two_people(public=True, clock=clock)

    async def after(made: CreatedTable) -> None:
        with patch("gugong.server.background.server_clock.time.time_ns", new=_hours_ahead(30)):
            async with serving(database=database) as server:
                await server.service.registry.find(made.id)
                made = CreatedTable(server, made.id, made.invite, made.keys)
                assert await _vote(made) == "vote-later"
                await server.service.scheduler.stop()
                FakeClock(server.service.registry).wait((24 * 3600 if clock == DAYS else 120) + 1)
                assert await _vote(made) == "done"

    asyncio.run(after(asyncio.run(before())))


def test_nobody_is_voted_out_for_the_time_in_which_the_server_stood_still() -> None:
    async def scene(server: Server) -> None:
        await server.service.scheduler.stop()
        clock = StoppableClock(server)
        away, there = await server.two_people(public=True), await server.two_people(public=True)
        seat = there.live.table.deciding
        assert seat is not None
        await server.socket(there.id).hello(there.key_of(seat))
        clock.stand_still(HOUR_MS)
        await clock.tick()
        assert (await _vote(away), await _vote(there)) == ("vote-later", "they-may-think")

    served(scene)


def test_what_could_not_be_given_back_is_given_back_in_the_next_round(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(server: Server) -> None:
        await server.service.scheduler.stop()
        clock = StoppableClock(server)
        made = await server.two_people(public=True, clock=LIVE)
        before = time_left(made.live, clock.registry.now())
        clock.stand_still(HOUR_MS)
        with monkeypatch.context() as failing:
            failing.setattr(server.service.store, "append", _fail)
            await clock.tick()
        await clock.tick()
        assert [entry.kind for entry in await server.service.store.entries(made.id)][-1] == "resumed"
        assert before - time_left(made.live, clock.registry.now()) <= 3_000

    served(scene)


async def _fail(*_: object) -> bool:
    raise StoreError("no")


class Beats:
    """Counts the heartbeats that a server stores."""

    def __init__(self, server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
        self.count = 0
        self.heartbeat = server.service.scheduler.heartbeat
        self.clock = FakeClock(server.service.registry)
        monkeypatch.setattr(server.service.store, "send_heartbeat", self._send)

    async def _send(self, now: int) -> None:
        self.count += 1

    async def after(self, milliseconds: int) -> int:
        """How many are sent when so much time has passed."""
        self.clock.wait(milliseconds / 1000)
        before = self.count
        await self.heartbeat.run_once()
        return self.count - before


def test_an_idle_server_writes_no_heartbeat(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(server: Server) -> None:
        await server.service.scheduler.stop()
        beats = Beats(server, monkeypatch)
        for _ in range(5):
            assert await beats.after(QUIET_HEARTBEAT_MS) == 0
        made = await server.two_people(public=True, clock=DAYS)  # something has happened
        assert [await beats.after(QUIET_HEARTBEAT_MS) for _ in range(3)] == [1, 0, 0]
        await made.play(made.game.legal[0])
        assert [await beats.after(HEARTBEAT_MS) for _ in range(3)] == [1, 0, 0]
        await made.play(made.game.legal[0])
        assert [await beats.after(HEARTBEAT_MS) for _ in range(3)] == [0, 0, 0]  # at most one in a minute
        assert [await beats.after(QUIET_HEARTBEAT_MS) for _ in range(2)] == [1, 0]

    served(scene)


def test_while_a_live_clock_runs_there_is_a_heartbeat_every_five_seconds(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(server: Server) -> None:
        await server.service.scheduler.stop()
        beats = Beats(server, monkeypatch)
        made = await server.two_people(public=True, clock=LIVE)
        await beats.after(HEARTBEAT_MS)
        assert [await beats.after(HEARTBEAT_MS) for _ in range(3)] == [1, 1, 1]
        assert await beats.after(HEARTBEAT_MS - 1_000) == 0
        server.service.registry.evict(made.live)  # the store knows it
        assert await beats.after(1_000) == 1
        assert await beats.after(HEARTBEAT_MS) == 1
        assert await beats.after(HEARTBEAT_MS + 5 * 60_000) == 0  # its time is up, and no server looked after it

    served(scene)


def test_processes_on_one_database_go_by_its_time_whatever_their_machines_say(postgres_url: str) -> None:
    async def scene() -> None:
        async with serving(database=postgres_url) as one:
            with patch("gugong.server.background.server_clock.time.time_ns", new=_hours_ahead(5)):
                async with serving(database=postgres_url) as other:
                    assert abs(other.service.registry.now() - one.service.registry.now()) < HOUR_MS
                    other.service.scheduler.tick()
                    assert abs(other.service.registry.now() - one.service.registry.now()) < HOUR_MS

    asyncio.run(scene())
