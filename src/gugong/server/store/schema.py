"""The database schema, and the statements that write to it."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    Table,
    Text,
    bindparam,
    text,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite

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
Index("tables_public", tables.c.public, tables.c.status, tables.c.created)
Index(
    "tables_due",
    tables.c.status,
    tables.c.wake,
    sqlite_where=tables.c.wake.is_not(None),
    postgresql_where=tables.c.wake.is_not(None),
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

SQLITE_INSERT_TABLES = sqlite.insert(tables).on_conflict_do_nothing().returning(tables.c.id)
POSTGRES_INSERT_TABLES = postgresql.insert(tables).on_conflict_do_nothing().returning(tables.c.id)
SQLITE_INSERT_ENTRIES = sqlite.insert(entries).on_conflict_do_nothing().returning(entries.c.table_id, entries.c.number)
# One text for a group of any size: PostgreSQL plans it once.
POSTGRES_INSERT_ENTRIES = text("""
    INSERT INTO entries (table_id, number, time, kind, body)
    SELECT * FROM unnest(CAST(:table_id AS text[]), CAST(:number AS integer[]), CAST(:time AS bigint[]),
                         CAST(:kind AS text[]), CAST(:body AS text[]))
    ON CONFLICT DO NOTHING
    RETURNING table_id, number""")
UPDATE_TABLE = update(tables).where(tables.c.id == bindparam("which"))
