"""Handovers: the keys of seats wait under a code for a few minutes, until another device takes them."""

import asyncio
import contextlib
import logging
from collections.abc import Callable
from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from ..errors import Refused
from ..limits import AddressBuckets, FairPlaces, NetworkBuckets, TokenBucket
from ..settings import Limits
from ..store.records import StoreError
from ..store.store import Store
from ..tables.keys import ID_PATTERN, MAX_KEY_LENGTH
from .handover_codes import code_secrets, new_code, read_code
from .handover_store import HandoverStore

log = logging.getLogger("gugong.server.handovers")
LIFETIME_MS = 10 * 60 * 1000
CLEAR_SECONDS = 60.0  # between two looks at what has expired, while anything waits
MAX_GAMES = 200
MAX_WAITING = 500  # handovers that a process keeps, so that nobody fills the database with them
# So many times as many codes as from one address are tried from the networks around it: by default a quarter of all.
GUESSES_WIDER, GUESSES_WIDEST = 4, 25
HOUR, TEN_MINUTES = 3600, 600

Key = Annotated[str, StringConstraints(min_length=1, max_length=MAX_KEY_LENGTH)]


class CarriedGame(BaseModel):
    """What opens a table: the key of seats, an invitation, or both."""

    model_config = ConfigDict(extra="forbid", strict=True)
    table: Annotated[str, StringConstraints(pattern=f"^{ID_PATTERN}$")]
    key: Key | None = None
    invite: Key | None = None


class HandoverOrder(BaseModel):
    """What another device is to take over."""

    model_config = ConfigDict(extra="forbid", strict=True)
    games: Annotated[list[CarriedGame], Field(min_length=1, max_length=MAX_GAMES)]


class Handovers:
    """Keeps what devices hand over to each other; one for each process."""

    def __init__(self, store: Store, now: Callable[[], int], limits: Limits) -> None:
        """In a store, by a clock of milliseconds; not started yet."""
        self._store, self._now = HandoverStore(store), now
        self._making = AddressBuckets(limits.handovers_per_hour / HOUR, limits.handovers_per_hour)
        self._waiting, self._adding = FairPlaces(MAX_WAITING), asyncio.Lock()
        self._guessing = NetworkBuckets(
            limits.handover_guesses / TEN_MINUTES, limits.handover_guesses, GUESSES_WIDER, GUESSES_WIDEST
        )
        self._all_guessing = TokenBucket(limits.all_handover_guesses / TEN_MINUTES, limits.all_handover_guesses)
        self._clearing: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Delete what expired while no server ran; raises StoreError."""
        if await self._store.clear(self._now()):
            self._clear_in_time()

    async def stop(self) -> None:
        """Stop looking after what expires; the next start does it."""
        if self._clearing is not None:
            self._clearing.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._clearing

    async def make(self, order: HandoverOrder, address: str) -> tuple[str, int]:
        """Keep what is handed over; its code and when that expires. Raises Refused, or StoreError.

        When too much waits, the oldest code of the network that has made most of them opens nothing any more.
        """
        if not self._making.take(address):
            raise Refused("too-many-handovers", 429)
        code = new_code()
        secrets = await asyncio.to_thread(code_secrets, code)
        sealed = secrets.seal(order.model_dump_json().encode())
        async with self._adding:
            now = self._now()
            expires = now + LIFETIME_MS
            with self._waiting.taking(secrets.id, address, now, expires) as displaced:
                await self._store.add(secrets.id, sealed, expires, now, displaced)
        self._clear_in_time()
        return code, expires

    async def take(self, written: str, address: str) -> HandoverOrder:
        """What waits under a code, which nobody can take again. Raises Refused if there is nothing, or not any more."""
        code = read_code(written)
        if code is None:
            raise Refused("handover-unknown", 404)
        if not self._guessing.take(address) or not self._all_guessing.take():
            raise Refused("too-many-guesses", 429)
        secrets = await asyncio.to_thread(code_secrets, code)
        sealed = await self._store.take(secrets.id, self._now())
        self._waiting.give_back(secrets.id)
        return HandoverOrder.model_validate_json(secrets.seal(sealed))

    def _clear_in_time(self) -> None:
        if self._clearing is None or self._clearing.done():
            self._clearing = asyncio.create_task(self._clear())

    async def _clear(self) -> None:
        waiting = True
        while waiting:
            await asyncio.sleep(CLEAR_SECONDS)
            try:
                waiting = bool(await self._store.clear(self._now()))
            except StoreError:
                log.exception("expired handovers could not be deleted; they are sealed, and tried again")
