"""Grouped commits: whatever was asked while a transaction was being committed makes up the next one."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy.exc import DBAPIError, OperationalError

from .records import StoreError


@dataclass(slots=True, eq=False)
class Job:
    """A change as the database takes it, and the future that waits for its outcome."""

    entry: dict[str, Any]
    answer: asyncio.Future[bool]
    new: dict[str, Any] | None = None  # the row of a table to be made
    row: dict[str, Any] | None = None  # what a row becomes

    @property
    def key(self) -> tuple[str, int]:
        """What there can be only one of."""
        return self.entry["table_id"], self.entry["number"]


class Writer:
    """Hands all jobs that wait to `commit`, as one group; `commit` gives those that won."""

    def __init__(self, commit: Callable[[Sequence[Job]], Awaitable[set[Job]]], delay: float) -> None:
        """Commit groups this way, after `delay` seconds of gathering."""
        self.groups = 0
        self._commit = commit
        self._delay = delay
        self._waiting: list[Job] = []
        self._task: asyncio.Task[None] | None = None

    def add(self, job: Job) -> None:
        """Queue a job; its future is set once its transaction is over."""
        self._waiting.append(job)
        if self._task is None:
            self._task = asyncio.create_task(self._run())

    async def finish(self) -> None:
        """Wait until nothing waits any more."""
        while self._task:
            await asyncio.wait([self._task])

    async def _run(self) -> None:
        try:
            while self._waiting:
                # Everybody who is ready to ask gets to ask before the group is closed.
                await asyncio.sleep(self._delay)
                group, self._waiting = self._waiting, []
                self.groups += 1
                try:
                    await self._try(group)
                except BaseException as error:
                    _tell_failure(group + self._waiting, error)
                    self._waiting = []
                    raise
        finally:
            self._task = None

    async def _try(self, group: Sequence[Job]) -> None:
        try:
            _tell(group, await self._commit(group))
        except Exception as error:
            if len(group) == 1 or not _fault_of_one(error):
                _tell_failure(group, error)
            else:
                for job in group:
                    await self._try([job])


def _fault_of_one(error: Exception) -> bool:
    """Whether the database refused what was in the group (an unknown table, say), and not the group as a whole."""
    return isinstance(error, DBAPIError) and not (error.connection_invalidated or isinstance(error, OperationalError))


def _tell(group: Sequence[Job], won: set[Job]) -> None:
    for job in group:
        if not job.answer.done():
            job.answer.set_result(job in won)


def _tell_failure(group: Sequence[Job], error: BaseException) -> None:
    for job in group:
        if not job.answer.done():
            # An exception of its own for each: they are raised in different tasks.
            failure = StoreError(f"The database failed while a change was being kept: {error}")
            failure.__cause__ = error
            job.answer.set_exception(failure)
