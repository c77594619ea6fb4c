"""Since when and why an account is suspended."""

revision = "0030_account_standing"
down_revision = "0029_site_contact"
branch_labels = None
depends_on = None


def upgrade() -> None:
    pass


def downgrade() -> None:
    pass
