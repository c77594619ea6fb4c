"""Who did what, kept for good."""

revision = "0005_audit"
down_revision = "0004_accounts"
branch_labels = None
depends_on = None


def upgrade() -> None:
    pass


def downgrade() -> None:
    pass
