"""Where browsers take notifications, and those that wait to be sent."""

import sqlalchemy as sa
from alembic import op

from server.core.database.column_types import UtcDateTime

revision = "0022_push"
down_revision = "0021_notifications"
branch_labels = None
depends_on = None


def upgrade() -> None:
    _add_subscriptions()
    _add_messages()


def downgrade() -> None:
    op.drop_table("push_messages")
    op.drop_table("push_subscriptions")


def _add_subscriptions() -> None:
    op.create_table(
        "push_subscriptions",
        sa.Column("owner_id", sa.String(length=26), nullable=False),
        sa.Column("id", sa.String(length=26), nullable=False),
        sa.Column("endpoint", sa.String(length=1000), nullable=False),
        sa.Column("host", sa.String(length=259), nullable=False),
        sa.Column("p256dh", sa.String(length=87), nullable=False),
        sa.Column("auth", sa.String(length=22), nullable=False),
        sa.Column("device", sa.String(length=130), nullable=True),
        sa.Column("session", sa.String(length=64), nullable=False),
        sa.Column("session_version", sa.Integer(), nullable=False),
        sa.Column("created_at", UtcDateTime(), nullable=False),
        sa.Column("seen_at", UtcDateTime(), nullable=False),
        sa.ForeignKeyConstraint(
            ["owner_id"],
            ["users.id"],
            name=op.f("fk_push_subscriptions_owner_id_users"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("owner_id", "id", name=op.f("pk_push_subscriptions")),
        sa.UniqueConstraint("endpoint", name=op.f("uq_push_subscriptions_endpoint")),
    )
    for name in ("session", "seen_at"):
        op.create_index(op.f(f"ix_push_subscriptions_{name}"), "push_subscriptions", [name])


def _add_messages() -> None:
    op.create_table(
        "push_messages",
        sa.Column("owner_id", sa.String(length=26), nullable=False),
        sa.Column("id", sa.String(length=26), nullable=False),
        sa.Column("subscription_id", sa.String(length=26), nullable=False),
        sa.Column("cause", sa.String(length=200), nullable=False),
        sa.Column("purpose", sa.String(length=20), nullable=False),
        sa.Column("title", sa.String(length=120), nullable=True),
        sa.Column("text", sa.String(length=300), nullable=True),
        sa.Column("path", sa.String(length=200), nullable=True),
        sa.Column("language", sa.String(length=2), nullable=False),
        sa.Column("urgent", sa.Boolean(), nullable=False),
        sa.Column("state", sa.String(length=10), nullable=False),
        sa.Column("attempts", sa.SmallInteger(), nullable=False),
        sa.Column("due_at", UtcDateTime(), nullable=False),
        sa.Column("expires_at", UtcDateTime(), nullable=False),
        sa.Column("claimed_until", UtcDateTime(), nullable=True),
        sa.Column("last_error", sa.String(length=200), nullable=True),
        sa.Column("created_at", UtcDateTime(), nullable=False),
        sa.Column("finished_at", UtcDateTime(), nullable=True),
        sa.ForeignKeyConstraint(
            ["owner_id", "subscription_id"],
            ["push_subscriptions.owner_id", "push_subscriptions.id"],
            name=op.f("fk_push_messages_owner_id_subscription_id_push_subscriptions"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("owner_id", "id", name=op.f("pk_push_messages")),
        sa.UniqueConstraint(
            "owner_id",
            "subscription_id",
            "cause",
            name=op.f("uq_push_messages_owner_id_subscription_id_cause"),
        ),
    )
    op.create_index(op.f("ix_push_messages_state_due_at"), "push_messages", ["state", "due_at"])
