"""The indexes of the schema. Migrations create them; only these and their tests load this module.

An index with an option of PostgreSQL loads all that SQLAlchemy knows about PostgreSQL: a tenth of a server's start.
"""

from sqlalchemy import Index

from .schema import metadata, tables

__all__ = ["metadata"]

Index("tables_public", tables.c.public, tables.c.status, tables.c.created)
Index(
    "tables_due",
    tables.c.status,
    tables.c.wake,
    sqlite_where=tables.c.wake.is_not(None),
    postgresql_where=tables.c.wake.is_not(None),
)
