"""When accounts were last in use, and how many were on a day."""

revision = "0031_active_users"
down_revision = "0030_account_standing"
branch_labels = None
depends_on = None


def upgrade() -> None:
    pass


def downgrade() -> None:
    pass
