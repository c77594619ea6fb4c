"""The version in which the quiz left a reminder; another one means that its owner changed it."""

import sqlalchemy as sa
from alembic import op

revision = "0009_quiz_reminder_versions"
down_revision = "0008_letter_editions"
branch_labels = None
depends_on = None


def upgrade() -> None:
    # Earlier releases made each reminder once and never changed it.
    op.add_column(
        "quiz_reminders", sa.Column("version", sa.Integer(), server_default="1", nullable=False)
    )


def downgrade() -> None:
    op.drop_column("quiz_reminders", "version")
