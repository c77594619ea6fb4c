"""When the next date of an investment plan is to be told."""

revision = "0025_plan_reminders"
down_revision = "0024_monthly_letters"
branch_labels = None
depends_on = None


def upgrade() -> None:
    pass


def downgrade() -> None:
    pass
