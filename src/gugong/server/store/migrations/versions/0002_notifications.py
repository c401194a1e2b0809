"""Who is told about their games, messages on their way, and what the server made for itself."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Make the tables of notifications."""
    op.create_table(
        "recipients",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("endpoint", sa.Text, unique=True),
        sa.Column("p256dh", sa.Text),
        sa.Column("auth", sa.Text),
        sa.Column("email", sa.Text),
        sa.Column("email_confirmed", sa.Boolean, nullable=False),
        sa.Column("email_asked", sa.BigInteger, nullable=False),
        sa.Column("quiet_from", sa.Integer),
        sa.Column("quiet_to", sa.Integer),
        sa.Column("time_zone", sa.Text, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
    )
    recipient = sa.ForeignKey("recipients.id", ondelete="CASCADE")
    op.create_table(
        "watched_seats",
        sa.Column("recipient_id", sa.Text, recipient, primary_key=True),
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("told", sa.Text, nullable=False),
        sa.Column("pending", sa.Text),
        sa.Column("due", sa.BigInteger),
        sa.Column("changed", sa.BigInteger, nullable=False),
    )
    op.create_index("watched_seats_table", "watched_seats", ["table_id"])
    some = sa.text("due IS NOT NULL")
    op.create_index("watched_seats_due", "watched_seats", ["due"], sqlite_where=some, postgresql_where=some)
    op.create_table(
        "outgoing_messages",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("recipient_id", sa.Text, sa.ForeignKey("recipients.id", ondelete="CASCADE"), nullable=False),
        sa.Column("channel", sa.Text, nullable=False),
        sa.Column("tag", sa.Text, nullable=False),
        sa.Column("content", sa.Text, nullable=False),
        sa.Column("attempts", sa.Integer, nullable=False),
        sa.Column("next_attempt", sa.BigInteger, nullable=False),
        sa.Column("expires", sa.BigInteger, nullable=False),
        sa.UniqueConstraint("recipient_id", "channel", "tag"),
    )
    op.create_index("outgoing_messages_next", "outgoing_messages", ["next_attempt"])
    op.create_table(
        "server_secrets",
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )


def downgrade() -> None:
    """Take them away, with everything in them."""
    for table in ("server_secrets", "outgoing_messages", "watched_seats", "recipients"):
        op.drop_table(table)
