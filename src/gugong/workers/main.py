"""The main program of a worker: `python -m gugong.workers.main HANDLER NICENESS`, jobs on stdin, replies on stdout.

It lives exactly as long as its stdin is open: when its parent dies, however it does, no worker stays behind.
"""

import contextlib
import importlib
import os
import queue
import signal
import sys
import threading
from collections.abc import Callable
from types import FrameType
from typing import Any, BinaryIO, Protocol

from .compiled_code import CompiledCode
from .frames import LENGTH, NUMBER, READY, WorkerReply

POLL_SECONDS = 1.0  # between two checks for compiled code


class JobHandler(Protocol):
    """What a worker does with its jobs; made once, without arguments."""

    def handle(self, payload: bytes, tell: Callable[[Any], None]) -> Any:
        """The result of a job as JSON; `tell` sends something (JSON, too) before it. Must not raise."""
        ...


def ignore_signal(signal_number: int, frame: FrameType | None) -> None:
    """Do nothing: the signal is meant for the parent. (SIG_IGN would be inherited by processes started here.)"""


def exit_now() -> None:
    """End this process at once, and all processes that bots started in it."""
    with contextlib.suppress(OSError, AttributeError):
        if os.getpgrp() == os.getpid():
            os.killpg(os.getpid(), signal.SIGKILL)
    os._exit(0)


def read_frames(pipe: BinaryIO, inbox: "queue.SimpleQueue[bytes]") -> None:
    """Put every frame into the inbox; when the pipe closes, end the process, even if a bot is thinking."""
    try:
        while len(length := pipe.read(LENGTH.size)) == LENGTH.size:
            (size,) = LENGTH.unpack(length)
            inbox.put(pipe.read(size))
    finally:
        exit_now()


def take_over_pipes() -> tuple[BinaryIO, BinaryIO]:
    """Take stdin and stdout for jobs and replies: bots then read nothing, and what they print goes to stderr."""
    jobs, replies = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb", buffering=0)
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    os.dup2(2, 1)
    sys.stdout = sys.stderr
    return jobs, replies


def find_handler(name: str) -> JobHandler:
    """A handler by the name `module:Class`."""
    module, _, attribute = name.partition(":")
    handler: JobHandler = getattr(importlib.import_module(module), attribute)()
    return handler


def write_all(pipe: BinaryIO, frame: bytes) -> None:
    """Write a whole frame; an unbuffered pipe may take only a part at a time."""
    left = memoryview(frame)
    while left:
        left = left[pipe.write(left) :]


def main(handler_name: str, niceness: str) -> None:
    """Say when it is ready, then do job after job."""
    for name in ("SIGINT", "SIGTERM", "SIGHUP"):
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), ignore_signal)
    with contextlib.suppress(OSError, AttributeError):
        os.nice(int(niceness))
    jobs, replies = take_over_pipes()
    inbox: queue.SimpleQueue[bytes] = queue.SimpleQueue()
    threading.Thread(target=read_frames, args=(jobs, inbox), daemon=True).start()
    compiled, handler = CompiledCode(), find_handler(handler_name)
    compiled.load()
    write_all(replies, WorkerReply(READY).pack())
    while True:
        try:
            frame = inbox.get(timeout=None if compiled.is_loaded else POLL_SECONDS)
        except queue.Empty:
            compiled.load()
            continue
        (number,) = NUMBER.unpack_from(frame)

        def tell(content: Any, number: int = number) -> None:
            write_all(replies, WorkerReply(number, is_result=False, content=content).pack())

        result = handler.handle(frame[NUMBER.size :], tell)
        write_all(replies, WorkerReply(number, content=result).pack())


if __name__ == "__main__":
    with contextlib.suppress(OSError):  # the parent is gone
        main(*sys.argv[1:])
