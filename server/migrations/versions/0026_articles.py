"""Articles and tips, in both languages."""

revision = "0026_articles"
down_revision = "0025_plan_reminders"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nothing yet."""


def downgrade() -> None:
    """Nothing yet."""
