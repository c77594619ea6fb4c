"""Budgets, splits and alerts of money months."""

revision = "0015_budgets"
down_revision = "0014_public_holidays"
branch_labels = None
depends_on = None


def upgrade() -> None:
    pass


def downgrade() -> None:
    pass
