"""Group commit: all writes that arrive while one transaction commits share the next one."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy.exc import DBAPIError, OperationalError

from .failures import cause_of, failure
from .records import FailureKind, StoreError

MAX_ALONE = 4  # writes of blocked tables that are tried at a time, each in a transaction of its own


@dataclass(slots=True, eq=False)
class PendingWrite:
    """Column values to be written, and the future that gets the outcome."""

    entry: dict[str, Any]
    result: asyncio.Future[bool]
    new_record: dict[str, Any] | None = None  # the record of a new table
    record_update: dict[str, Any] | None = None  # new values of a table's record

    @property
    def key(self) -> tuple[str, int]:
        """Table id and entry number: of all writes with the same key only one succeeds."""
        return self.entry["table_id"], self.entry["number"]


class GroupCommitter:
    """Hands all pending writes to `commit` as one group; `commit` returns those that succeeded.

    A table whose rows another transaction holds would hold up the whole group. When that has happened once, the
    writes of the group are tried again each by itself, beside the groups of the others, and the tables that are still
    blocked then are written so until one of their writes succeeds.
    """

    def __init__(self, commit: Callable[[Sequence[PendingWrite]], Awaitable[set[PendingWrite]]], delay: float) -> None:
        """Calls `commit` for each group, after gathering writes for `delay` seconds."""
        self.groups = 0
        self._commit = commit
        self._delay = delay
        self._pending: list[PendingWrite] = []
        self._task: asyncio.Task[None] | None = None
        self._blocked: set[str] = set()  # ids of tables
        self._alone: set[asyncio.Task[None]] = set()
        self._room_for_alone = asyncio.Semaphore(MAX_ALONE)

    def submit(self, write: PendingWrite) -> None:
        """Queue a write; its future is resolved when its transaction has ended."""
        if write.key[0] in self._blocked:
            self._commit_apart(write)
            return
        self._pending.append(write)
        if self._task is None:
            self._task = asyncio.create_task(self._run())

    async def drain(self) -> None:
        """Return when no write is pending."""
        while running := {*self._alone, *([self._task] if self._task else [])}:
            await asyncio.wait(running)

    async def _run(self) -> None:
        try:
            while self._pending:
                # Lets every task that is ready submit its write before the group is closed.
                await asyncio.sleep(self._delay)
                group, self._pending = self._pending, []
                self.groups += 1
                try:
                    await self._commit_group(group)
                except BaseException as error:
                    _reject(group + self._pending, error)
                    self._pending = []
                    raise
        finally:
            self._task = None

    async def _commit_group(self, group: Sequence[PendingWrite]) -> None:
        try:
            _resolve(group, await self._commit(group))
        except Exception as error:
            if len(group) > 1 and _is_blocked(error):
                for write in group:
                    self._commit_apart(write)
            elif len(group) > 1 and _is_fault_of_one_write(error):
                for write in group:
                    await self._commit_group([write])
            else:
                self._blocked.update(write.key[0] for write in group if _is_blocked(error))
                _reject(group, error)

    def _commit_apart(self, write: PendingWrite) -> None:
        task = asyncio.create_task(self._commit_alone(write))
        self._alone.add(task)
        task.add_done_callback(self._alone.discard)

    async def _commit_alone(self, write: PendingWrite) -> None:
        try:
            async with self._room_for_alone:
                _resolve([write], await self._commit([write]))
            self._blocked.discard(write.key[0])
        except BaseException as error:
            (self._blocked.add if _is_blocked(error) else self._blocked.discard)(write.key[0])
            _reject([write], error)
            if not isinstance(error, Exception):
                raise


def _is_blocked(error: BaseException) -> bool:
    """Whether another transaction holds what a write needs."""
    return cause_of(error).kind == FailureKind.LOCKED


def _is_fault_of_one_write(error: Exception) -> bool:
    """Whether a single write of the group failed (an unknown table id, a damaged page), rather than the whole group."""
    if cause_of(error).kind in (FailureKind.REFUSED, FailureKind.DAMAGED):
        return True
    return isinstance(error, DBAPIError) and not (error.connection_invalidated or isinstance(error, OperationalError))


def _resolve(group: Sequence[PendingWrite], succeeded: set[PendingWrite]) -> None:
    for write in group:
        if not write.result.done():
            write.result.set_result(write in succeeded)


def _reject(group: Sequence[PendingWrite], error: BaseException) -> None:
    told = failure("The database failed during a write", error)
    for write in group:
        if not write.result.done():
            # A separate exception for each: they are raised in different tasks.
            refused = StoreError(str(told), told.kind, told.cause)
            refused.__cause__ = error
            write.result.set_exception(refused)
