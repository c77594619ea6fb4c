"""Addresses of private calendars."""

revision = "0023_calendar_feed"
down_revision = "0022_push"
branch_labels = None
depends_on = None


def upgrade() -> None:
    pass


def downgrade() -> None:
    pass
