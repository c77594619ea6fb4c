"""Photos, and the rates of other currencies."""

revision = "0008_photos"
down_revision = "0007_passwords"
branch_labels = None
depends_on = None


def upgrade() -> None:
    pass


def downgrade() -> None:
    pass
