"""What somebody was told, and what they have read."""

revision = "0021_notifications"
down_revision = "0020_reminders"
branch_labels = None
depends_on = None


def upgrade() -> None:
    pass


def downgrade() -> None:
    pass
