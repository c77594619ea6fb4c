"""Goals and what was put aside for them."""

revision = "0017_goals"
down_revision = "0016_bookings"
branch_labels = None
depends_on = None


def upgrade() -> None:
    pass


def downgrade() -> None:
    pass
