"""What booked a transaction."""

revision = "0016_bookings"
down_revision = "0015_budgets"
branch_labels = None
depends_on = None


def upgrade() -> None:
    pass


def downgrade() -> None:
    pass
