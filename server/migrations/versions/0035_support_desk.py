"""What operators answer, and their ready-made answers."""

import sqlalchemy as sa
from alembic import op

from server.core.database.column_types import UtcDateTime

revision = "0035_support_desk"
down_revision = "0034_article_editing"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("support_messages", sa.Column("last_at", UtcDateTime(), nullable=True))
    op.add_column(
        "support_messages",
        sa.Column("version", sa.Integer(), server_default="1", nullable=False),
    )
    op.create_index(op.f("ix_support_messages_state"), "support_messages", ["state"])
    _create_replies()
    op.create_table(
        "support_templates",
        sa.Column("id", sa.String(length=26), nullable=False),
        sa.Column("title", sa.String(length=80), nullable=False),
        sa.Column("text_en", sa.Text(), nullable=False),
        sa.Column("text_id", sa.Text(), nullable=False),
        sa.Column("updated_at", UtcDateTime(), nullable=False),
        sa.Column("version", sa.Integer(), server_default="1", nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_support_templates")),
    )
    op.add_column("data_requests", sa.Column("outcome", sa.String(length=8), nullable=True))
    op.add_column("data_requests", sa.Column("answer", sa.Text(), nullable=True))
    op.create_index(
        "ix_data_requests_open",
        "data_requests",
        ["due_at"],
        postgresql_where=sa.text("state = 'open'"),
        sqlite_where=sa.text("state = 'open'"),
    )


def _create_replies() -> None:
    op.create_table(
        "support_replies",
        sa.Column("id", sa.String(length=26), nullable=False),
        sa.Column("message_id", sa.String(length=26), nullable=False),
        sa.Column("owner_id", sa.String(length=26), nullable=False),
        sa.Column("writer", sa.String(length=8), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("created_at", UtcDateTime(), nullable=False),
        sa.CheckConstraint(
            "writer IN ('operator', 'owner')", name=op.f("ck_support_replies_writer")
        ),
        sa.ForeignKeyConstraint(
            ["message_id"],
            ["support_messages.id"],
            name=op.f("fk_support_replies_message_id_support_messages"),
            ondelete="CASCADE",
        ),
        sa.ForeignKeyConstraint(
            ["owner_id"],
            ["users.id"],
            name=op.f("fk_support_replies_owner_id_users"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_support_replies")),
    )
    op.create_index(op.f("ix_support_replies_message_id"), "support_replies", ["message_id"])
    op.create_index(op.f("ix_support_replies_owner_id"), "support_replies", ["owner_id"])


def downgrade() -> None:
    op.drop_index("ix_data_requests_open", table_name="data_requests")
    op.drop_column("data_requests", "answer")
    op.drop_column("data_requests", "outcome")
    op.drop_table("support_templates")
    op.drop_table("support_replies")
    op.drop_index(op.f("ix_support_messages_state"), table_name="support_messages")
    op.drop_column("support_messages", "version")
    op.drop_column("support_messages", "last_at")
