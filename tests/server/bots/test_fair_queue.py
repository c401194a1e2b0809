"""Who is next at the workers: people share them fairly, and bots for whom nobody waits come last."""

import asyncio
from collections.abc import Callable
from typing import Any

from gugong.server.bots.bot_scheduler import BotScheduler
from gugong.server.bots.job_queue import SLOW_SECONDS, BotJob, JobQueue
from gugong.server.bots.protocol import BotAnswer
from gugong.server.metrics import METRICS
from gugong.workers.pool import Ending, JobOutcome

STRONG = "mcts:1s"


class Workers:
    """Fake workers: jobs begin and end when a test says so, and take as long as it says."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.queue = BotScheduler()
        self.busy: list[BotJob] = []
        self.queue.note_pace(STRONG, 4 * SLOW_SECONDS)

    def ask(self, table: str, spec: str = STRONG, by: set[str] | None = None) -> BotJob:
        """A bot at a table has to move, and these addresses wait for it."""
        job = BotJob(b"", player=((table, 0), spec), clients=lambda: set() if by is None else by)
        self.queue.add(job, first=False)
        return job

    def begin(self) -> list[str]:
        """Give jobs to all idle workers; their tables."""
        begun = []
        idle: list[Any] = [object() for _ in range(self.size - len(self.busy))]
        while idle and (taken := self.queue.take(idle, self.size)) is not None:
            job, worker = taken
            idle.remove(worker)
            self.busy.append(job)
            begun.append(job.table)
        return begun

    def end(self, table: str, seconds: float) -> None:
        job = next(job for job in self.busy if job.table == table)
        self.busy.remove(job)
        self.queue.finished(job, JobOutcome(Ending.RESULT, BotAnswer(0, seconds)))


def in_loop(test: Callable[[], None]) -> None:
    """Jobs are made inside an event loop."""

    async def run() -> None:
        test()

    asyncio.run(run())


def test_bots_for_whom_nobody_waits_leave_the_workers_to_people() -> None:
    def test() -> None:
        workers = Workers(4)
        for number in range(50):
            workers.ask(f"nobody {number}")
        assert workers.begin() == ["nobody 0", "nobody 1"]  # half of them
        workers.ask("person", by={"10.0.0.1"})
        workers.ask("other", by={"10.0.0.2"})
        assert workers.begin() == ["person", "other"]
        workers.end("nobody 0", 1.0)
        workers.ask("third", by={"10.0.0.3"})
        assert workers.begin() == ["third"]

    in_loop(test)


def test_with_two_workers_a_person_need_not_wait_for_them_either() -> None:
    def test() -> None:
        workers = Workers(2)
        for number in range(5):
            workers.ask(f"nobody {number}")
        assert workers.begin() == ["nobody 0"]
        workers.ask("person", by={"10.0.0.1"})
        assert workers.begin() == ["person"]

    in_loop(test)


def test_when_somebody_comes_to_a_table_its_bot_counts_at_the_next_look() -> None:
    def test() -> None:
        workers, come = Workers(2), set[str]()
        workers.ask("first")
        workers.ask("second")
        workers.ask("third", by=come)
        assert workers.begin() == ["first"]
        come.add("10.0.0.1")
        workers.queue.look_who_waits()
        assert workers.begin() == ["third"]

    in_loop(test)


def test_one_person_with_fifty_tables_does_not_slow_another() -> None:
    def test() -> None:
        workers = Workers(3)
        many = [workers.ask(f"many {number}", by={"10.9.9.9"}) for number in range(50)]
        assert len(many) == 50
        assert workers.begin() == ["many 0", "many 1"]
        for turn in range(10):
            workers.ask(f"one {turn}", by={"10.0.0.1"})
            workers.end(f"many {2 * turn}", 1.0)
            assert workers.begin()[0] == f"one {turn}"  # before all that have waited for long
            workers.end(f"many {2 * turn + 1}", 1.0)
            workers.end(f"one {turn}", 0.2)
            assert workers.begin() == [f"many {2 * turn + 2}", f"many {2 * turn + 3}"]

    in_loop(test)


def test_two_who_always_have_something_waiting_get_the_same_time() -> None:
    def test() -> None:
        workers, given = Workers(1), {"10.0.0.1": 0.0, "10.0.0.2": 0.0}
        tables = {"slow": ("10.0.0.1", 1.0), "quick": ("10.0.0.2", 0.25)}
        for table, (address, _) in tables.items():
            workers.ask(table, by={address})
        for _ in range(100):
            (table,) = workers.begin()
            address, seconds = tables[table]
            workers.end(table, seconds)
            given[address] += seconds
            workers.ask(table, by={address})
        assert abs(given["10.0.0.1"] - given["10.0.0.2"]) <= 1.0

    in_loop(test)


def test_behind_one_address_tables_share_fairly() -> None:
    def test() -> None:
        workers = Workers(1)
        for table in ("a", "b", "a", "a", "b"):
            workers.ask(table, by={"127.0.0.1"})
        order = []
        for _ in range(5):
            (table,) = workers.begin()
            order.append(table)
            workers.end(table, 1.0)
        assert order == ["a", "b", "a", "b", "a"]

    in_loop(test)


def test_whoever_was_away_has_saved_nothing_up() -> None:
    def test() -> None:
        workers = Workers(1)
        for number in range(20):
            workers.ask(f"busy {number}", by={"10.0.0.1"})
            workers.begin()
            workers.end(f"busy {number}", 1.0)
        for number in range(3):
            workers.ask(f"new {number}", by={"10.0.0.2"})
            workers.ask(f"old {number}", by={"10.0.0.1"})
        order = []
        for _ in range(6):
            (table,) = workers.begin()
            order.append(table[:3])
            workers.end(table, 1.0)
        assert order.count("new") == 3
        assert "old" in order[:3]

    in_loop(test)


def test_an_analysis_comes_after_people_and_before_those_for_whom_nobody_waits() -> None:
    def test() -> None:
        jobs = JobQueue()
        for table, spec, by in (("n", "greedy", set[str]()), ("c", "?10", {"x"}), ("p", "greedy", {"10.0.0.1"})):
            jobs.add(BotJob(b"", player=((table, 0), spec), clients=lambda by=by: by), first=False)
        taken = [jobs.next_job(slow_too=True) for _ in range(3)]
        assert [job and job.table for job in taken] == ["p", "c", "n"]

    in_loop(test)


def test_the_queue_is_measured() -> None:
    def waits(attended: str) -> float:
        return METRICS.registry.get_sample_value("gugong_bot_wait_seconds_count", {"attended": attended}) or 0.0

    def test() -> None:
        workers = Workers(1)
        before = waits("yes"), waits("no")
        for number in range(3):
            workers.ask(f"nobody {number}")
        workers.ask("person", by={"10.0.0.1"})
        assert (len(workers.queue), workers.queue.waiting_unattended) == (4, 3)
        workers.begin()
        workers.end("person", 0.1)
        workers.begin()
        assert (waits("yes") - before[0], waits("no") - before[1]) == (1, 1)
        assert workers.queue.waiting_unattended == 2

    in_loop(test)
