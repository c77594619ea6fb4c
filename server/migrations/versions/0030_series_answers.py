"""Answers to series that were found in ledgers."""

import sqlalchemy as sa
from alembic import op

from server.core.database.column_types import UtcDateTime

revision = "0030_series_answers"
down_revision = "0029_rare_types"
branch_labels = None
depends_on = None

LARGEST = 999_999_999_999


def upgrade() -> None:
    op.create_table(
        "series_answers",
        sa.Column("owner_id", sa.String(length=26), nullable=False),
        sa.Column("id", sa.String(length=26), nullable=False),
        sa.Column("type", sa.String(length=8), nullable=False),
        sa.Column("name", sa.String(length=200), nullable=False),
        sa.Column("amount", sa.BigInteger(), nullable=False),
        sa.Column("answer", sa.String(length=8), nullable=False),
        sa.Column("reminder_id", sa.String(length=26), nullable=True),
        sa.Column("answered_at", UtcDateTime(), nullable=False),
        sa.CheckConstraint("type IN ('income', 'expenses')", name=op.f("ck_series_answers_type")),
        sa.CheckConstraint(
            "answer IN ('accepted', 'refused', 'noted')", name=op.f("ck_series_answers_answer")
        ),
        sa.CheckConstraint(
            f"amount BETWEEN 1 AND {LARGEST}", name=op.f("ck_series_answers_amount")
        ),
        sa.ForeignKeyConstraint(
            ["owner_id"],
            ["books.id"],
            name=op.f("fk_series_answers_owner_id_books"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("owner_id", "id", name=op.f("pk_series_answers")),
    )


def downgrade() -> None:
    op.drop_table("series_answers")
