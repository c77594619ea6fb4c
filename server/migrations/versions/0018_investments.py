"""Investment plans, their dates, and risk profiles."""

revision = "0018_investments"
down_revision = "0017_goals"
branch_labels = None
depends_on = None


def upgrade() -> None:
    pass


def downgrade() -> None:
    pass
