"""Accounts that wait for whoever was invited."""

revision = "0033_invitations"
down_revision = "0032_access_log"
branch_labels = None
depends_on = None


def upgrade() -> None:
    pass


def downgrade() -> None:
    pass
