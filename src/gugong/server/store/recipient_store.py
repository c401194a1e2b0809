"""The part of the store that notifications need: recipients, watched seats, messages on their way, and secrets."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import Any

import orjson
from sqlalchemy import Table, and_, delete, or_, select, update
from sqlalchemy.dialects import sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from .recipient_records import Channel, OutgoingMessage, PushSubscription, QuietHours, Recipient, WatchedSeat
from .records import ENDED
from .schema import outgoing_messages, recipients, server_secrets, tables, watched_seats
from .store import ResultRow, Store

MAX_WATCHED = 200  # seats of one recipient; the oldest make room
DAY_MS = 24 * 3600 * 1000
KEEP_OVER_MS = 30 * DAY_MS  # the seats of a game that is over
KEEP_RECIPIENT_MS = 90 * DAY_MS  # a recipient whose browser has not come back, whatever seats they have
KEEP_UNCONFIRMED_MS = 7 * DAY_MS  # an address that nobody confirmed

JUST_ASKED = "asked-now"  # among what a recipient knows of a table: they see now what there is to see

_NO_PUSH: dict[str, Any] = {"endpoint": None, "p256dh": None, "auth": None}
_NO_EMAIL: dict[str, Any] = {"email": None, "email_confirmed": False, "email_asked": 0}


class _ChangedMeanwhile(Exception):
    """Ends a transaction whose seats are not as they were read."""


class RecipientStore:
    """Reads and writes what notifications need; every method is one transaction and may raise StoreError."""

    def __init__(self, store: Store) -> None:
        """In the database of a store."""
        self._store = store

    async def secret(self, name: str, make: Callable[[], str]) -> str:
        """The secret of a name; the first process that asks makes it, and all others get the same."""

        async def work(connection: AsyncConnection) -> str:
            query = select(server_secrets.c.value).where(server_secrets.c.name == name)
            found: str | None = (await connection.execute(query)).scalar()
            if found is None:
                added = _insert(connection, server_secrets).values(name=name, value=make()).on_conflict_do_nothing()
                await connection.execute(added)
                found = (await connection.execute(query)).scalar_one()
            return found

        return await self._store.transact(work)

    async def find(self, recipient: str) -> Recipient | None:
        """A recipient by id."""

        async def work(connection: AsyncConnection) -> Recipient | None:
            return await _find(connection, recipient)

        return await self._store.transact(work)

    async def save(self, recipient: Recipient, seats: Iterable[tuple[str, str]]) -> None:
        """Store a recipient, and tables with persons that they watch from now on beside those that they watch already.

        Tables that do not exist or are over are left out. Nobody else is reached by its endpoint afterwards. Mails on
        their way to another address of this recipient are deleted.
        """

        async def work(connection: AsyncConnection) -> None:
            values = _recipient_values(recipient)
            if recipient.push is not None:
                same = and_(recipients.c.endpoint == recipient.push.endpoint, recipients.c.id != recipient.id)
                await connection.execute(update(recipients).where(same).values(_NO_PUSH))
            before = await _find(connection, recipient.id)
            if before is not None and before.email != recipient.email:
                mails = and_(outgoing_messages.c.recipient_id == recipient.id, _is_in(Channel.EMAIL))
                await connection.execute(delete(outgoing_messages).where(mails))
            added = _insert(connection, recipients).values(values)
            await connection.execute(added.on_conflict_do_update(index_elements=["id"], set_=values))
            await _watch(connection, recipient.id, dict(seats), recipient.seen, {JUST_ASKED: JUST_ASKED})

        await self._store.transact(work)

    async def watch(self, recipient: str, table: str, person: str, now: int) -> None:
        """Let a recipient watch a table, too."""

        async def work(connection: AsyncConnection) -> None:
            await _watch(connection, recipient, {table: person}, now, {})

        await self._store.transact(work)

    async def delete(self, recipient: str) -> None:
        """Forget a recipient and all that belongs to them."""
        await self._execute(delete(recipients).where(recipients.c.id == recipient))

    async def unwatch(self, recipient: str, table: str) -> None:
        """A recipient watches a table no more."""

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(
                delete(watched_seats).where(
                    watched_seats.c.recipient_id == recipient, watched_seats.c.table_id == table
                )
            )
            await connection.execute(_of_tag(recipient, table))

        await self._store.transact(work)

    async def drop_push(self, recipient: str, endpoint: str) -> None:
        """An endpoint has expired; a recipient who cannot be reached otherwise is forgotten."""
        await self._drop(recipient, recipients.c.endpoint == endpoint, _NO_PUSH)

    async def drop_email(self, recipient: str, email: str) -> None:
        """An address takes or wants no mail; a recipient who cannot be reached otherwise is forgotten."""
        await self._drop(recipient, recipients.c.email == email, _NO_EMAIL)

    async def _drop(self, recipient: str, which: Any, values: dict[str, Any]) -> None:
        async def work(connection: AsyncConnection) -> None:
            await connection.execute(update(recipients).where(recipients.c.id == recipient, which).values(values))
            gone = and_(recipients.c.endpoint.is_(None), recipients.c.email.is_(None))
            await connection.execute(delete(recipients).where(recipients.c.id == recipient, gone))

        await self._store.transact(work)

    async def confirm_email(self, recipient: str, email: str) -> bool:
        """The owner of an address wants mail; False if the recipient does not have this address any more."""
        which = and_(recipients.c.id == recipient, recipients.c.email == email)
        return bool(await self._execute(update(recipients).where(which).values(email_confirmed=True)))

    async def watched_at(self, table_ids: Sequence[str]) -> list[WatchedSeat]:
        """The watched seats at some tables."""

        async def work(connection: AsyncConnection) -> list[WatchedSeat]:
            query = select(watched_seats).where(watched_seats.c.table_id.in_(table_ids))
            return [_seat(row) for row in await connection.execute(query)]

        return await self._store.transact(work)

    async def due_seats(self, now: int, limit: int) -> list[WatchedSeat]:
        """Watched seats whose table has to be looked at by `now`, the longest due first."""

        async def work(connection: AsyncConnection) -> list[WatchedSeat]:
            query = select(watched_seats).where(watched_seats.c.due <= now).order_by(watched_seats.c.due).limit(limit)
            return [_seat(row) for row in await connection.execute(query)]

        return await self._store.transact(work)

    async def recheck_all(self, now: int) -> None:
        """Let every watched table be looked at: something may have happened to it that nobody noted."""
        seats = update(watched_seats).where(watched_seats.c.due.is_(None)).values(due=now)
        not_over = select(tables.c.id).where(tables.c.status.not_in(ENDED))
        untold = watched_seats.c.told.not_like('%"over"%')
        await self._execute(seats.where(or_(untold, watched_seats.c.table_id.in_(not_over))))

    async def update_seats(
        self, changes: Iterable[tuple[WatchedSeat, WatchedSeat]], messages: Iterable[OutgoingMessage] = ()
    ) -> bool:
        """Replace seats by what they are from now on, and queue messages, all together.

        False, with nothing done, if one of the seats has been changed meanwhile by another process.
        """

        async def work(connection: AsyncConnection) -> None:
            for before, after in changes:
                which = and_(
                    watched_seats.c.recipient_id == before.recipient,
                    watched_seats.c.table_id == before.table,
                    watched_seats.c.told == _json(before.told),
                    watched_seats.c.pending.is_not_distinct_from(before.pending),
                    watched_seats.c.due.is_not_distinct_from(before.due),
                )
                values = {"told": _json(after.told), "pending": after.pending, "due": after.due}
                changed = await connection.execute(
                    update(watched_seats).where(which).values(**values, changed=after.changed)
                )
                if not changed.rowcount:
                    raise _ChangedMeanwhile
            for message in messages:
                await _queue(connection, message)

        try:
            await self._store.transact(work)
        except _ChangedMeanwhile:
            return False
        return True

    async def queue(self, message: OutgoingMessage) -> None:
        """Queue a message in place of an unsent one of the same tag."""

        async def work(connection: AsyncConnection) -> None:
            await _queue(connection, message)

        await self._store.transact(work)

    async def withdraw(self, recipient: str, tag: str) -> None:
        """Remove the unsent messages of a tag."""
        await self._execute(_of_tag(recipient, tag))

    async def claim_messages(self, now: int, until: int, limit: int) -> list[tuple[OutgoingMessage, Recipient]]:
        """Messages to be sent by `now` with their recipients; until `until` no other process takes them."""

        async def work(connection: AsyncConnection) -> list[tuple[OutgoingMessage, Recipient]]:
            due = outgoing_messages.c.next_attempt <= now
            query = select(outgoing_messages).where(due).order_by(outgoing_messages.c.next_attempt).limit(limit)
            claimed = []
            for message in [_message(row) for row in await connection.execute(query)]:
                which = and_(outgoing_messages.c.id == message.id, due)
                taken = await connection.execute(update(outgoing_messages).where(which).values(next_attempt=until))
                recipient = await _find(connection, message.recipient) if taken.rowcount else None
                if recipient is not None:
                    claimed.append((message, recipient))
            return claimed

        return await self._store.transact(work)

    async def postpone(self, message: OutgoingMessage, until: int) -> None:
        """An attempt failed; the next is at a time."""
        later = {"attempts": message.attempts + 1, "next_attempt": until}
        await self._execute(update(outgoing_messages).where(outgoing_messages.c.id == message.id).values(later))

    async def hold(self, message: OutgoingMessage, until: int) -> None:
        """It is not the time for a message; the next attempt is at a time, and none is counted."""
        which = outgoing_messages.c.id == message.id
        await self._execute(update(outgoing_messages).where(which).values(next_attempt=until))

    async def remove(self, message: OutgoingMessage) -> None:
        """A message was sent, or never will be."""
        await self._execute(delete(outgoing_messages).where(outgoing_messages.c.id == message.id))

    async def purge(self, now: int) -> None:
        """Delete what is kept no longer: seats of finished games, unconfirmed addresses, idle recipients."""

        async def work(connection: AsyncConnection) -> None:
            over = select(tables.c.id).where(tables.c.status.in_(ENDED))
            old_seats = and_(watched_seats.c.table_id.in_(over), watched_seats.c.changed < now - KEEP_OVER_MS)
            await connection.execute(delete(watched_seats).where(old_seats))
            unconfirmed = and_(
                recipients.c.email_confirmed.is_(False), recipients.c.email_asked < now - KEEP_UNCONFIRMED_MS
            )
            await connection.execute(
                update(recipients).where(recipients.c.email.is_not(None), unconfirmed).values(_NO_EMAIL)
            )
            unreachable = and_(recipients.c.endpoint.is_(None), recipients.c.email.is_(None))
            idle = recipients.c.seen < now - KEEP_RECIPIENT_MS
            await connection.execute(delete(recipients).where(or_(unreachable, idle)))

        await self._store.transact(work)

    async def _execute(self, statement: Any) -> int:
        """Execute one statement; how many rows it changed."""

        async def work(connection: AsyncConnection) -> int:
            return int((await connection.execute(statement)).rowcount)

        return await self._store.transact(work)


def _insert(connection: AsyncConnection, table: Table) -> Any:
    """An insert that can say what to do on a conflict."""
    if connection.dialect.name == "sqlite":
        return sqlite.insert(table)
    from sqlalchemy.dialects import postgresql  # a server with SQLite starts without it

    return postgresql.insert(table)


async def _find(connection: AsyncConnection, recipient: str) -> Recipient | None:
    row = (await connection.execute(select(recipients).where(recipients.c.id == recipient))).first()
    return None if row is None else _recipient(row)


async def _watch(
    connection: AsyncConnection, recipient: str, seats: dict[str, str], now: int, told: dict[str, str]
) -> None:
    """Let a recipient watch tables, by id with the person that they are there; at most MAX_WATCHED in all."""
    watchable = and_(tables.c.id.in_(seats), tables.c.status.not_in(ENDED))
    for table in sorted((await connection.execute(select(tables.c.id).where(watchable))).scalars()):
        fresh = {"told": _json(told), "pending": None, "due": now}
        new = {"recipient_id": recipient, "table_id": table, "person": seats[table]}
        added = _insert(connection, watched_seats).values(**new, **fresh, changed=now)
        other_person = watched_seats.c.person != seats[table]
        await connection.execute(
            added.on_conflict_do_update(
                index_elements=["recipient_id", "table_id"], set_={**fresh, "person": seats[table]}, where=other_person
            )
        )
    newest = (
        select(watched_seats.c.table_id)
        .where(watched_seats.c.recipient_id == recipient)
        .order_by(watched_seats.c.changed.desc(), watched_seats.c.table_id)
        .limit(MAX_WATCHED)
    )
    await connection.execute(
        delete(watched_seats).where(watched_seats.c.recipient_id == recipient, watched_seats.c.table_id.not_in(newest))
    )


async def _queue(connection: AsyncConnection, message: OutgoingMessage) -> None:
    await connection.execute(_of_tag(message.recipient, message.tag, message.channel))
    values = {
        "id": message.id,
        "recipient_id": message.recipient,
        "channel": str(message.channel),
        "tag": message.tag,
        "content": _json(message.content),
        "attempts": message.attempts,
        "next_attempt": message.next_attempt,
        "expires": message.expires,
    }
    await connection.execute(_insert(connection, outgoing_messages).values(values).on_conflict_do_nothing())


def _of_tag(recipient: str, tag: str, channel: Channel | None = None) -> Any:
    """Deletes the messages of a tag, in one channel or in all."""
    statement = delete(outgoing_messages).where(
        outgoing_messages.c.recipient_id == recipient, outgoing_messages.c.tag == tag
    )
    return statement if channel is None else statement.where(_is_in(channel))


def _is_in(channel: Channel) -> Any:
    """Whether a message goes by a channel."""
    return outgoing_messages.c.channel == str(channel)


def _json(value: dict[str, str]) -> str:
    return orjson.dumps(value, option=orjson.OPT_SORT_KEYS).decode()


def _recipient_values(recipient: Recipient) -> dict[str, Any]:
    push, quiet = recipient.push, recipient.quiet
    return {
        "id": recipient.id,
        "language": recipient.language,
        "endpoint": push and push.endpoint,
        "p256dh": push and push.p256dh,
        "auth": push and push.auth,
        "email": recipient.email,
        "email_confirmed": recipient.email_confirmed,
        "email_asked": recipient.email_asked,
        "quiet_from": quiet and quiet.start,
        "quiet_to": quiet and quiet.end,
        "time_zone": quiet.time_zone if quiet else "",
        "seen": recipient.seen,
    }


def _recipient(row: ResultRow) -> Recipient:
    push = None if row.endpoint is None else PushSubscription(row.endpoint, row.p256dh, row.auth)
    quiet = None if row.quiet_from is None else QuietHours(row.quiet_from, row.quiet_to, row.time_zone)
    found = Recipient(row.id, row.language, push, row.email, row.email_confirmed, row.email_asked)
    return replace(found, quiet=quiet, seen=row.seen)


def _seat(row: ResultRow) -> WatchedSeat:
    told = orjson.loads(row.told)
    return WatchedSeat(row.recipient_id, row.table_id, row.person, told, row.pending, row.due, row.changed)


def _message(row: ResultRow) -> OutgoingMessage:
    sent = OutgoingMessage(row.id, row.recipient_id, Channel(row.channel), row.tag, orjson.loads(row.content), 0, 0)
    return replace(sent, expires=row.expires, next_attempt=row.next_attempt, attempts=row.attempts)
