"""Finding acts by what they are."""

revision = "0037_audit_lookup"
down_revision = "0036_site_settings"
branch_labels = None
depends_on = None


def upgrade() -> None:
    pass


def downgrade() -> None:
    pass
