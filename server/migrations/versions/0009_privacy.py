"""What people ask of their data, messages to us, and what may be sent."""

import sqlalchemy as sa
from alembic import op

from server.core.database.column_types import UtcDateTime

revision = "0009_privacy"
down_revision = "0008_photos"
branch_labels = None
depends_on = None

RUNNING = sa.text("state IN ('queued', 'running')")


def upgrade() -> None:
    _create_exports()
    op.create_table(
        "consents",
        *_owned("consents"),
        sa.Column("purpose", sa.String(length=20), nullable=False),
        sa.Column("text_version", sa.String(length=20), nullable=False),
        sa.Column("how", sa.String(length=20), nullable=False),
        sa.Column("address_hash", sa.String(length=64), nullable=True),
        sa.Column("asked_at", UtcDateTime(), nullable=False),
        sa.Column("given_at", UtcDateTime(), nullable=True),
        sa.Column("withdrawn_at", UtcDateTime(), nullable=True),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_consents")),
    )
    op.create_index(op.f("ix_consents_owner_id"), "consents", ["owner_id"])
    op.create_table(
        "data_requests",
        *_owned("data_requests"),
        sa.Column("kind", sa.String(length=20), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("state", sa.String(length=10), nullable=False),
        sa.Column("created_at", UtcDateTime(), nullable=False),
        sa.Column("due_at", UtcDateTime(), nullable=False),
        sa.Column("answered_at", UtcDateTime(), nullable=True),
        sa.CheckConstraint("state IN ('open', 'answered')", name=op.f("ck_data_requests_state")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_data_requests")),
    )
    op.create_index(op.f("ix_data_requests_owner_id"), "data_requests", ["owner_id"])
    op.create_table(
        "support_messages",
        *_owned("support_messages"),
        sa.Column("message", sa.Text(), nullable=False),
        sa.Column("state", sa.String(length=10), nullable=False),
        sa.Column("created_at", UtcDateTime(), nullable=False),
        sa.CheckConstraint(
            "state IN ('open', 'answered', 'closed')", name=op.f("ck_support_messages_state")
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_support_messages")),
    )
    op.create_index(op.f("ix_support_messages_owner_id"), "support_messages", ["owner_id"])
    op.create_table(
        "notification_choices",
        _owner(),
        sa.Column("purpose", sa.String(length=20), nullable=False),
        sa.Column("is_on", sa.Boolean(), nullable=False),
        sa.Column("changed_at", UtcDateTime(), nullable=False),
        _to_users("notification_choices"),
        sa.PrimaryKeyConstraint("owner_id", "purpose", name=op.f("pk_notification_choices")),
    )


def downgrade() -> None:
    for table in (
        "notification_choices",
        "support_messages",
        "data_requests",
        "consents",
        "export_chunks",
        "exports",
    ):
        op.drop_table(table)


def _create_exports() -> None:
    op.create_table(
        "exports",
        *_owned("exports"),
        sa.Column("language", sa.String(length=2), nullable=False),
        sa.Column("state", sa.String(length=10), nullable=False),
        sa.Column("progress", sa.SmallInteger(), nullable=False),
        sa.Column("size", sa.BigInteger(), nullable=True),
        sa.Column("attempts", sa.SmallInteger(), nullable=False),
        sa.Column("claimed_until", UtcDateTime(), nullable=True),
        sa.Column("created_at", UtcDateTime(), nullable=False),
        sa.Column("finished_at", UtcDateTime(), nullable=True),
        sa.Column("expires_at", UtcDateTime(), nullable=True),
        sa.CheckConstraint(
            "state IN ('queued', 'running', 'ready', 'failed', 'expired')",
            name=op.f("ck_exports_state"),
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_exports")),
    )
    op.create_index(op.f("ix_exports_owner_id"), "exports", ["owner_id"])
    op.create_index(
        "uq_exports_running",
        "exports",
        ["owner_id"],
        unique=True,
        postgresql_where=RUNNING,
        sqlite_where=RUNNING,
    )
    op.create_table(
        "export_chunks",
        sa.Column("export_id", sa.String(length=26), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("content", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(
            ["export_id"],
            ["exports.id"],
            name=op.f("fk_export_chunks_export_id_exports"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("export_id", "number", name=op.f("pk_export_chunks")),
    )


def _owner() -> sa.Column:
    return sa.Column("owner_id", sa.String(length=26), nullable=False)


def _to_users(table: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(
        ["owner_id"],
        ["users.id"],
        name=op.f(f"fk_{table}_owner_id_users"),
        ondelete="CASCADE",
    )


def _owned(table: str) -> tuple[sa.Column, sa.Column, sa.ForeignKeyConstraint]:
    return sa.Column("id", sa.String(length=26), nullable=False), _owner(), _to_users(table)
