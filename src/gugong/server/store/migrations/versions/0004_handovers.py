"""What one device leaves for another: the keys of seats, sealed with a code."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Make the table of handovers."""
    op.create_table(
        "handovers",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("content", sa.LargeBinary),
        sa.Column("expires", sa.BigInteger, nullable=False),
        sa.Column("used", sa.Boolean, nullable=False),
    )


def downgrade() -> None:
    """Take it away, with everything in it."""
    op.drop_table("handovers")
