"""Passwords that are being set anew."""

revision = "0007_passwords"
down_revision = "0006_devices"
branch_labels = None
depends_on = None


def upgrade() -> None:
    pass


def downgrade() -> None:
    pass
