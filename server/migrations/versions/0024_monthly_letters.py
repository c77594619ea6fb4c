"""Which letters on which months were written."""

revision = "0024_monthly_letters"
down_revision = "0023_calendar_feed"
branch_labels = None
depends_on = None


def upgrade() -> None:
    pass


def downgrade() -> None:
    pass
