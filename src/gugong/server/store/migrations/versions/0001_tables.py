"""Tables, the entries of their logs, and when a server last was there."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make all tables and what finds a table by its row."""
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("rules_version", sa.Integer, nullable=False),
        sa.Column("summary", sa.Text, nullable=False),
        sa.Column("wake", sa.BigInteger),
    )
    op.create_index("tables_public", "tables", ["public", "status", "created"])
    some = sa.text("wake IS NOT NULL")
    op.create_index("tables_due", "tables", ["status", "wake"], sqlite_where=some, postgresql_where=some)
    op.create_table(
        "entries",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("time", sa.BigInteger, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sqlite_with_rowid=False,
    )
    beats = op.create_table(
        "beats",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("time", sa.BigInteger, nullable=False),
    )
    op.bulk_insert(beats, [{"id": 1, "time": 0}])


def downgrade() -> None:
    """Take all away, with everything in them."""
    op.drop_table("beats")
    op.drop_table("entries")
    op.drop_table("tables")
