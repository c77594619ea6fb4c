"""Answers to the twelve questions."""

revision = "0019_quiz"
down_revision = "0018_investments"
branch_labels = None
depends_on = None


def upgrade() -> None:
    pass


def downgrade() -> None:
    pass
