"""The indexes of the schema. Migrations create them; only these and their tests load this module.

An index with an option of PostgreSQL loads all that SQLAlchemy knows about PostgreSQL: a tenth of a server's start.
"""

from sqlalchemy import Index

from .schema import metadata, outgoing_messages, table_locks, tables, watched_seats

__all__ = ["metadata"]

Index("tables_public", tables.c.public, tables.c.status, tables.c.created)
Index(
    "tables_due",
    tables.c.status,
    tables.c.wake,
    sqlite_where=tables.c.wake.is_not(None),
    postgresql_where=tables.c.wake.is_not(None),
)
Index("watched_seats_table", watched_seats.c.table_id)
Index(
    "watched_seats_due",
    watched_seats.c.due,
    sqlite_where=watched_seats.c.due.is_not(None),
    postgresql_where=watched_seats.c.due.is_not(None),
)
Index("outgoing_messages_next", outgoing_messages.c.next_attempt)
Index("table_locks_process", table_locks.c.process_id)
