"""The database schema without its indexes (`indexes.py`), and the statements that write to it."""

from functools import cache
from typing import Any

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    DateTime,
    ForeignKey,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
    bindparam,
    text,
    update,
)
from sqlalchemy.dialects import sqlite

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("created", BigInteger, nullable=False),
    Column("status", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("summary", Text, nullable=False),
    Column("wake", BigInteger),
)

# The primary key lets only one writer append an entry of a number. Without row ids SQLite stores the log of a table
# contiguously and in order.
entries = Table(
    "entries",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("time", BigInteger, nullable=False),
    Column("kind", Text, nullable=False),
    Column("body", Text, nullable=False),
    sqlite_with_rowid=False,
)

# One row: the time of the last heartbeat of any server process. A server that starts learns from it how long none ran.
heartbeats = Table(
    "beats",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("time", BigInteger, nullable=False),
)

# Who is told about their games: a browser, known by the hash of a key of its own, and what it may be reached by.
recipients = Table(
    "recipients",
    metadata,
    Column("id", Text, primary_key=True),
    Column("language", Text, nullable=False),
    Column("endpoint", Text, unique=True),
    Column("p256dh", Text),
    Column("auth", Text),
    Column("email", Text),
    Column("email_confirmed", Boolean, nullable=False),
    Column("email_asked", BigInteger, nullable=False),
    Column("quiet_from", Integer),
    Column("quiet_to", Integer),
    Column("time_zone", Text, nullable=False),
    Column("seen", BigInteger, nullable=False),
)

# The seats that a recipient is told about. `told` has what they know, `pending` what they are told at the time `due`.
watched_seats = Table(
    "watched_seats",
    metadata,
    Column("recipient_id", Text, ForeignKey("recipients.id", ondelete="CASCADE"), primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("person", Text, nullable=False),
    Column("told", Text, nullable=False),
    Column("pending", Text),
    Column("due", BigInteger),
    Column("changed", BigInteger, nullable=False),
)

# Messages on their way: at most one for each recipient, channel and tag.
outgoing_messages = Table(
    "outgoing_messages",
    metadata,
    Column("id", Text, primary_key=True),
    Column("recipient_id", Text, ForeignKey("recipients.id", ondelete="CASCADE"), nullable=False),
    Column("channel", Text, nullable=False),
    Column("tag", Text, nullable=False),
    Column("content", Text, nullable=False),
    Column("attempts", Integer, nullable=False),
    Column("next_attempt", BigInteger, nullable=False),
    Column("expires", BigInteger, nullable=False),
    UniqueConstraint("recipient_id", "channel", "tag"),
)

# What one device leaves for another, sealed with a code that is not stored; empty when it was taken or has expired.
handovers = Table(
    "handovers",
    metadata,
    Column("id", Text, primary_key=True),
    Column("content", LargeBinary),
    Column("expires", BigInteger, nullable=False),
    Column("used", Boolean, nullable=False),
)

# What the server made for itself at its first start, such as the keys that it signs pushes with.
server_secrets = Table(
    "server_secrets",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),
)

# With PostgreSQL: the processes that serve this database, each until its lease expires, and the tables whose bots and
# clocks they run. A process that is deleted takes its locks with it.
server_processes = Table(
    "server_processes",
    metadata,
    Column("id", Text, primary_key=True),
    Column("expires", DateTime(timezone=True), nullable=False),
)
table_locks = Table(
    "table_locks",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("process_id", Text, ForeignKey("server_processes.id", ondelete="CASCADE"), nullable=False),
)

SQLITE_INSERT_ENTRIES = sqlite.insert(entries).on_conflict_do_nothing().returning(entries.c.table_id, entries.c.number)
# One text for a group of any size: PostgreSQL plans it once.
POSTGRES_INSERT_ENTRIES = text("""
    INSERT INTO entries (table_id, number, time, kind, body)
    SELECT * FROM unnest(CAST(:table_id AS text[]), CAST(:number AS integer[]), CAST(:time AS bigint[]),
                         CAST(:kind AS text[]), CAST(:body AS text[]))
    ON CONFLICT DO NOTHING
    RETURNING table_id, number""")
UPDATE_TABLE = update(tables).where(tables.c.id == bindparam("which"))


@cache
def insert_tables(dialect: str) -> Any:
    """The statement that inserts tables whose ids are free, and returns these."""
    if dialect == "sqlite":
        return sqlite.insert(tables).on_conflict_do_nothing().returning(tables.c.id)
    from sqlalchemy.dialects import postgresql  # a server with SQLite starts without it, a tenth sooner

    return postgresql.insert(tables).on_conflict_do_nothing().returning(tables.c.id)
