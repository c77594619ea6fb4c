"""Mail to be sent."""

import sqlalchemy as sa
from alembic import op

from server.core.database.column_types import UtcDateTime

revision = "0002_outbox"
down_revision = "0001_users"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "outbox",
        sa.Column("id", sa.String(length=26), nullable=False),
        sa.Column("owner_id", sa.String(length=26), nullable=True),
        sa.Column("cause", sa.String(length=200), nullable=False),
        sa.Column("template", sa.String(length=60), nullable=False),
        sa.Column("parameters", sa.JSON(), nullable=False),
        sa.Column("recipient", sa.String(length=254), nullable=False),
        sa.Column("language", sa.String(length=2), nullable=False),
        sa.Column("state", sa.String(length=10), nullable=False),
        sa.Column("attempts", sa.SmallInteger(), nullable=False),
        sa.Column("due_at", UtcDateTime(), nullable=False),
        sa.Column("claimed_until", UtcDateTime(), nullable=True),
        sa.Column("last_error", sa.String(length=200), nullable=True),
        sa.Column("created_at", UtcDateTime(), nullable=False),
        sa.Column("finished_at", UtcDateTime(), nullable=True),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_outbox")),
        sa.UniqueConstraint("cause", name=op.f("uq_outbox_cause")),
    )
    op.create_index(op.f("ix_outbox_owner_id"), "outbox", ["owner_id"])
    op.create_index(op.f("ix_outbox_state_due_at"), "outbox", ["state", "due_at"])


def downgrade() -> None:
    op.drop_index(op.f("ix_outbox_state_due_at"), table_name="outbox")
    op.drop_index(op.f("ix_outbox_owner_id"), table_name="outbox")
    op.drop_table("outbox")
