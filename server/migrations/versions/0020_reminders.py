"""Reminders and what became of their days."""

revision = "0020_reminders"
down_revision = "0019_quiz"
branch_labels = None
depends_on = None


def upgrade() -> None:
    pass


def downgrade() -> None:
    pass
