"""Devices that are known, and second factors."""

revision = "0006_devices"
down_revision = "0005_audit"
branch_labels = None
depends_on = None


def upgrade() -> None:
    pass


def downgrade() -> None:
    pass
