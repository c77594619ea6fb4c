"""Where browsers take notifications, and those that wait to be sent."""

revision = "0022_push"
down_revision = "0021_notifications"
branch_labels = None
depends_on = None


def upgrade() -> None:
    pass


def downgrade() -> None:
    pass
