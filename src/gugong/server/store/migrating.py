"""Brings a database to the schema of this program, when the store is opened."""

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from .records import StoreError

_LOCK = 0x67756F6E67  # any number that every process agrees on


def migrate(connection: Connection) -> None:
    """Run the migrations that are missing, in the transaction of this connection; wait for another process at it."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})
    else:
        # Python's sqlite3 begins no transaction for DDL by itself: a process killed here would leave half a schema.
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    config = Config()
    config.set_main_option("script_location", "gugong.server.store:migrations")
    config.attributes["connection"] = connection
    script = ScriptDirectory.from_config(config)
    known = {revision.revision for revision in script.walk_revisions()}
    found = set(MigrationContext.configure(connection).get_current_heads())
    if not found <= known:
        raise StoreError(
            f"This database is of a newer gugong (its schema is {', '.join(sorted(found - known))}); "
            "upgrade this program, or use another database."
        )
    if found != set(script.get_heads()):
        command.upgrade(config, "head")
