"""The life of the worker processes: who they listen to, when they end, and the first start after an install."""

import asyncio
import os
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import psutil
import pytest

from gugong import Game
from gugong.compiler import loader
from gugong.players import ask, derived_seed, new_player
from gugong.server.bots import BotPool
from tools.timeouts import PATIENCE

from .conftest import Odd, traces
from .playing import decide, fresh, opened, run, workers_of

SERVER = """
import asyncio, sys
from gugong import Game, Setup
from gugong.server.bots import BotPool
from tools.timeouts import PATIENCE

async def serve():
    pool = BotPool(2)
    await pool.start()
    game = Game(Setup(players=2, seed=1))
    await pool.ask(("table", game.decision.seat), sys.argv[1], game, 1)

asyncio.run(serve())
"""


def test_stopping_leaves_no_process_even_if_bots_are_thinking(odd: Odd, tmp_path: Path) -> None:
    async def test() -> list[psutil.Process]:
        async with opened(2) as pool:
            thinking = asyncio.create_task(decide(pool, odd("sleeps")))
            await traces(tmp_path, "sleeps")
            workers = workers_of()
            assert workers
            await pool.stop()
            await asyncio.gather(thinking, return_exceptions=True)
        return workers

    assert not any(worker.is_running() for worker in run(test))
    assert not workers_of()


def test_a_pool_can_be_stopped_at_once_and_twice_and_unstarted() -> None:
    async def test() -> None:
        async with opened(2) as pool:
            await asyncio.sleep(0.05)
            await pool.stop()
        await BotPool(1).stop()

    run(test)
    assert not workers_of()


def test_a_server_that_is_killed_leaves_no_orphans(odd: Odd, tmp_path: Path) -> None:
    """Neither an idle one, nor one in which a bot is thinking."""
    path = os.pathsep.join(sys.path)
    server = subprocess.Popen([sys.executable, "-c", SERVER, odd("sleeps")], env={**os.environ, "PYTHONPATH": path})

    async def workers() -> list[psutil.Process]:
        await traces(tmp_path, "sleeps")
        while len(found := workers_of(psutil.Process(server.pid))) < 2:
            await asyncio.sleep(0.01)
        return found

    found = run(workers)
    server.kill()
    server.wait()
    _, left = psutil.wait_procs(found, timeout=PATIENCE)
    assert not left


def test_a_worker_minds_only_its_pipe() -> None:
    """Ctrl-C and a service manager's signals reach all processes; the server ends its workers itself."""

    async def test() -> None:
        async with opened(1) as pool:
            await decide(pool, "random")
            (worker,) = workers_of()
            for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
                worker.send_signal(number)
            for _ in range(5):
                await decide(pool, "greedy")
            assert (pool.restarts, pool.failures) == (0, 0)
            assert workers_of() == [worker]

    run(test)


def test_a_worker_holds_no_socket_of_the_server() -> None:
    async def test() -> None:
        server = await asyncio.start_server(lambda reader, writer: None, "127.0.0.1")
        async with server, opened(1) as pool:
            await decide(pool, "random")
            (worker,) = workers_of()
            assert worker.net_connections(kind="inet") == []

    run(test)


def surprising(spec: str) -> Game:
    """A game at a decision where a search decides otherwise than instinct."""
    game = fresh()
    while True:
        assert game.decision is not None
        by_instinct, searched = ask(new_player("instinct"), game, 5), searching(spec, game)
        if by_instinct != searched:
            return game
        game.play(by_instinct)


def searching(spec: str, game: Game) -> int:
    assert game.decision is not None
    return ask(new_player(spec, derived_seed("opponent", 5, game.decision.seat, game.moment)), game, 5)


@pytest.mark.skipif(loader.interpreting(), reason="nothing is compiled")
def test_while_the_search_is_compiled_bots_play_without_it_and_with_it_as_soon_as_it_is_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    spec = "mcts:100"
    game = surprising(spec)
    real = {part: loader.cache_folder(part) for part in loader.PARTS}
    folders = {part: tmp_path / "machine-code" / part / real[part].name for part in loader.PARTS}
    for folder in folders.values():
        folder.mkdir(parents=True)
        (folder / loader.COMPILING).touch()  # somebody is at it
    monkeypatch.setenv("GUGONG_CACHE_DIR", str(tmp_path))

    async def test() -> None:
        async with opened(1) as pool:
            assert await decide(pool, spec, game) == ask(new_player("instinct"), game, 5)
            assert await decide(pool, "greedy", game) == ask(new_player("greedy"), game, 5)
            for part, folder in folders.items():
                shutil.copytree(real[part], folder, dirs_exist_ok=True, ignore=shutil.ignore_patterns(loader.READY))
                loader.mark_ready(folder)
            tables = (f"table {n}" for n in range(1000))
            while await decide(pool, spec, game, next(tables)) != searching(spec, game):
                await asyncio.sleep(0.1)
            assert (pool.failures, pool.restarts) == (0, 0)

    run(test)
