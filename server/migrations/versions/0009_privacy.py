"""What people ask of their data, messages to us, and what may be sent."""

revision = "0009_privacy"
down_revision = "0008_photos"
branch_labels = None
depends_on = None


def upgrade() -> None:
    pass


def downgrade() -> None:
    pass
