"""Which server process runs the bots and clocks of a table, and until when."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Make the tables of processes and of their locks."""
    op.create_table(
        "server_processes",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("expires", sa.DateTime(timezone=True), nullable=False),
    )
    process = sa.ForeignKey("server_processes.id", ondelete="CASCADE")
    op.create_table(
        "table_locks",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("process_id", sa.Text, process, nullable=False),
    )
    op.create_index("table_locks_process", "table_locks", ["process_id"])


def downgrade() -> None:
    """Take them away; whoever has a lock loses it."""
    op.drop_table("table_locks")
    op.drop_table("server_processes")
