"""Which operator looked at whose transactions, and why."""

revision = "0032_access_log"
down_revision = "0031_active_users"
branch_labels = None
depends_on = None


def upgrade() -> None:
    pass


def downgrade() -> None:
    pass
