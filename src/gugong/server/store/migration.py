"""Runs the missing Alembic migrations when the store is opened."""

from pathlib import Path

from sqlalchemy import Connection, inspect, text

from .records import StoreError

_VERSIONS = Path(__file__).parent / "migrations" / "versions"
_LOCK = 0x67756F6E67  # any number that every process agrees on


def migrate(connection: Connection) -> None:
    """Run the missing migrations in this connection's transaction; waits for another process that migrates."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})
    else:
        # Python's sqlite3 begins no transaction for DDL by itself: a process killed here would leave half a schema.
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    if _current(connection) != newest():
        _upgrade(connection)


def newest() -> str:
    """The newest revision that this program knows, from the file names of the migrations."""
    return max(path.name.partition("_")[0] for path in _VERSIONS.glob("[0-9]*.py"))


def _current(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return found


def _upgrade(connection: Connection) -> None:
    # Imported only when there is something to do: it would take a tenth of an idle server's own memory.
    from alembic import command
    from alembic.config import Config
    from alembic.runtime.migration import MigrationContext
    from alembic.script import ScriptDirectory

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
