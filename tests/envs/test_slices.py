"""Slices of the games on threads: each is worked on once, and what goes wrong is told."""

import gc
import signal
import threading

import pytest

from gugong.envs.batch.slices import LEAST_GAMES, SliceRunner


@pytest.mark.parametrize("games", [1, LEAST_GAMES, LEAST_GAMES + 1, 1000])
@pytest.mark.parametrize("threads", [1, 2, 3])
def test_every_game_is_worked_on_once(games: int, threads: int) -> None:
    runner, done = SliceRunner(games, range(threads)), [0] * games

    def work(memory: int, first: int, last: int) -> None:
        for i in range(first, last):
            done[i] += 1

    runner.run(work)
    runner.run(work)
    assert done == [2] * games


def test_threads_work_at_the_same_time_each_with_its_own_memory() -> None:
    meeting, memories = threading.Barrier(3, timeout=60), set()

    def work(memory: str, first: int, last: int) -> None:
        if memory not in memories:
            memories.add(memory)
            meeting.wait()

    SliceRunner(1000, "abc").run(work)
    assert memories == set("abc")


def test_a_fault_in_any_slice_is_raised_when_all_have_stopped() -> None:
    runner = SliceRunner(1000, range(2))

    def fail(memory: int, first: int, last: int) -> None:
        if first > 500:
            raise RuntimeError("a rule failed")

    with pytest.raises(RuntimeError, match="a rule failed"):
        runner.run(fail)
    runner.run(lambda memory, first, last: None)


def test_an_interruption_is_raised_when_all_slices_are_done() -> None:
    runner, done = SliceRunner(1000, range(2)), [0] * 1000
    main, interrupts = threading.main_thread().ident, iter([True])
    assert main is not None

    def work(memory: int, first: int, last: int) -> None:
        if next(interrupts, False):
            signal.pthread_kill(main, signal.SIGINT)
        for i in range(first, last):
            done[i] += 1

    with pytest.raises(KeyboardInterrupt):
        runner.run(work)
    assert done == [1] * 1000
    for again in range(3):
        runner.run(work)
        assert done == [again + 2] * 1000


def test_threads_end_when_the_games_are_forgotten() -> None:
    before = set(threading.enumerate())
    runner = SliceRunner(1000, range(3))
    runner.run(lambda memory, first, last: None)
    started = set(threading.enumerate()) - before
    assert len(started) == 3
    del runner
    gc.collect()
    for thread in started:
        thread.join(timeout=60)
        assert not thread.is_alive()
