"""Answers to the twelve questions."""

import sqlalchemy as sa
from alembic import op

from server.core.database.column_types import UtcDateTime

revision = "0019_quiz"
down_revision = "0018_investments"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "quiz_answers",
        sa.Column("owner_id", sa.String(length=26), nullable=False),
        sa.Column("answers", sa.JSON(), nullable=False),
        sa.Column("filled", sa.JSON(), nullable=False),
        sa.Column("reminder_kinds", sa.JSON(), nullable=False),
        sa.Column("taken_at", UtcDateTime(), nullable=False),
        sa.ForeignKeyConstraint(
            ["owner_id"],
            ["users.id"],
            name=op.f("fk_quiz_answers_owner_id_users"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("owner_id", name=op.f("pk_quiz_answers")),
    )


def downgrade() -> None:
    op.drop_table("quiz_answers")
