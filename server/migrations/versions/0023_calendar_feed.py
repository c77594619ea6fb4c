"""Addresses of private calendars, reminders that the quiz made, when goals were changed."""

import sqlalchemy as sa
from alembic import op

from server.core.database.column_types import UtcDateTime

revision = "0023_calendar_feed"
down_revision = "0022_push"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "calendar_feeds",
        sa.Column("owner_id", sa.String(length=26), nullable=False),
        sa.Column("digest", sa.String(length=64), nullable=False),
        sa.Column("sealed", sa.String(length=255), nullable=False),
        sa.Column("with_amounts", sa.Boolean(), nullable=False),
        sa.Column("renewed_at", UtcDateTime(), nullable=False),
        sa.Column("changed_at", UtcDateTime(), nullable=False),
        sa.ForeignKeyConstraint(
            ["owner_id"],
            ["users.id"],
            name=op.f("fk_calendar_feeds_owner_id_users"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("owner_id", name=op.f("pk_calendar_feeds")),
        sa.UniqueConstraint("digest", name=op.f("uq_calendar_feeds_digest")),
    )
    op.create_table(
        "quiz_reminders",
        sa.Column("owner_id", sa.String(length=26), nullable=False),
        sa.Column("kind", sa.String(length=16), nullable=False),
        sa.Column("reminder_id", sa.String(length=26), nullable=False),
        sa.ForeignKeyConstraint(
            ["owner_id"],
            ["users.id"],
            name=op.f("fk_quiz_reminders_owner_id_users"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("owner_id", "kind", name=op.f("pk_quiz_reminders")),
    )
    op.add_column("goals", sa.Column("updated_at", UtcDateTime(), nullable=True))


def downgrade() -> None:
    op.drop_column("goals", "updated_at")
    op.drop_table("quiz_reminders")
    op.drop_table("calendar_feeds")
