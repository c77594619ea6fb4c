"""What somebody was told, and what they have read."""

import sqlalchemy as sa
from alembic import op

from server.core.database.column_types import UtcDateTime

revision = "0021_notifications"
down_revision = "0020_reminders"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "notifications",
        sa.Column("owner_id", sa.String(length=26), nullable=False),
        sa.Column("id", sa.String(length=26), nullable=False),
        sa.Column("cause", sa.String(length=200), nullable=False),
        sa.Column("kind", sa.String(length=20), nullable=False),
        sa.Column("subject_id", sa.String(length=80), nullable=False),
        sa.Column("day", sa.String(length=10), nullable=True),
        sa.Column("category_id", sa.String(length=40), nullable=True),
        sa.Column("about", sa.JSON(), nullable=False),
        sa.Column("created_at", UtcDateTime(), nullable=False),
        sa.Column("read_at", UtcDateTime(), nullable=True),
        sa.Column("settled_at", UtcDateTime(), nullable=True),
        sa.ForeignKeyConstraint(
            ["owner_id"],
            ["users.id"],
            name=op.f("fk_notifications_owner_id_users"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("owner_id", "id", name=op.f("pk_notifications")),
        sa.UniqueConstraint("owner_id", "cause", name=op.f("uq_notifications_owner_id_cause")),
    )
    op.create_index(op.f("ix_notifications_created_at"), "notifications", ["created_at"])
    op.create_index(
        op.f("ix_notifications_owner_id_subject_id"), "notifications", ["owner_id", "subject_id"]
    )
    op.create_index(
        "ix_notifications_unread",
        "notifications",
        ["owner_id"],
        postgresql_where=sa.text("read_at IS NULL"),
        sqlite_where=sa.text("read_at IS NULL"),
    )
    op.create_table(
        "notification_feeds",
        sa.Column("owner_id", sa.String(length=26), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(
            ["owner_id"],
            ["users.id"],
            name=op.f("fk_notification_feeds_owner_id_users"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("owner_id", name=op.f("pk_notification_feeds")),
    )


def downgrade() -> None:
    op.drop_table("notification_feeds")
    op.drop_index("ix_notifications_unread", table_name="notifications")
    op.drop_index(op.f("ix_notifications_owner_id_subject_id"), table_name="notifications")
    op.drop_index(op.f("ix_notifications_created_at"), table_name="notifications")
    op.drop_table("notifications")
