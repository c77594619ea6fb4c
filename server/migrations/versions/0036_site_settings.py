"""What operators keep for everybody carries versions."""

revision = "0036_site_settings"
down_revision = "0035_support_desk"
branch_labels = None
depends_on = None


def upgrade() -> None:
    pass


def downgrade() -> None:
    pass
