"""What a node of a Ray cluster does: it plays games, each in a process of its own, as they are played at home."""

import asyncio
import hashlib
import os
import shutil
import socket
import sys
import tempfile
import threading
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

from ...errors import ClusterError, PlayerError
from ...players import published_as
from ...workers import WorkerPool
from ..match import MatchResult, Pairing
from .checkpoint import Checkpoint
from .lane import COMMAND, Lane
from .ray_executor import NodeGame, SentBox

SCRATCH = "gugong-node-"  # folders for temporary files begin so, and end with the process that they are of


def play(game: NodeGame) -> dict[str, Any]:
    """The `result` of a game as JSON, and its `saves`: the text of each file that was saved, by the file's name.

    A failure in the result has the name of its save, without a folder.
    """
    check_bots(game.bots)
    with tempfile.TemporaryDirectory(dir=scratch_folder()) as folder:
        box = None if game.box is None else unpacked(game.box)
        saves = None if game.pairing.saves is None else folder
        pairing = replace(game.pairing, setup=replace(game.pairing.setup, box=box), saves=saves)
        content = _process().play(pairing).as_json()
        kept = {path.name: path.read_text(encoding="utf-8") for path in Path(folder).iterdir()}
    for failure in content["failures"]:
        failure["save"] = failure["save"] and Path(failure["save"]).name
    return {"result": content, "saves": kept}


def check_bots(bots: dict[str, str]) -> None:
    """Raise ClusterError if this node lacks a bot, or has another version of it: no bot shall lose because of that."""
    for spec, wanted in bots.items():
        node = f"the node {socket.gethostname()} of the cluster"
        try:
            found = _package_here(spec)
        except PlayerError:
            raise ClusterError(f"The player {spec!r} is not installed on {node}: install {wanted} there.") from None
        if found != wanted:
            raise ClusterError(
                f"The player {spec!r} is of {found} on {node}, and here of {wanted}: install the same on all machines."
            )


def unpacked(box: SentBox) -> Path:
    """The path on this node of a box that was sent: a folder or a file of the same name."""
    folder = scratch_folder() / hashlib.sha256(repr(sorted(box.files.items())).encode()).hexdigest()
    for name, content in box.files.items():
        path = folder / name
        if not path.exists():
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(content)
    return folder / box.name


_package_here = cache(published_as)


@cache
def scratch_folder() -> Path:
    """The folder for files of this process. Ray kills processes, so each deletes what those before it have left."""
    base = Path(tempfile.gettempdir())
    for old in base.glob(f"{SCRATCH}*"):
        pid = old.name.removeprefix(SCRATCH)
        if pid.isdecimal() and not _is_running(int(pid)):
            shutil.rmtree(old, ignore_errors=True)
    folder = base / f"{SCRATCH}{os.getpid()}"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(mode=0o700)
    return folder


def _is_running(pid: int) -> bool:
    if sys.platform == "win32":
        return True  # there is no harmless signal to ask with
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    except PermissionError:
        return True
    return True


@cache
def _process() -> "GameProcess":
    """The process for games that belongs to this one: whoever runs tasks has one, for all of its tasks."""
    return GameProcess()


class GameProcess:
    """A worker process for one game after the other, and the event loop that watches it."""

    def __init__(self) -> None:
        """Start the event loop; it ends with this process, and the worker with it."""
        self._loop = asyncio.new_event_loop()
        self._lane: Lane | None = None
        threading.Thread(target=self._loop.run_forever, name="gugong-arena", daemon=True).start()

    def play(self, pairing: Pairing) -> MatchResult:
        """Play a game, as Lane does."""
        return asyncio.run_coroutine_threadsafe(self._play(pairing), self._loop).result()

    async def _play(self, pairing: Pairing) -> MatchResult:
        if self._lane is None:
            pool = WorkerPool(1, COMMAND)
            pool.open()
            self._lane = Lane(pool, Checkpoint(scratch_folder() / "checkpoint"))
        return await self._lane.play(pairing)
