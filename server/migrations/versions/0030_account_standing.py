"""Since when and why an account is suspended."""

import sqlalchemy as sa
from alembic import op

revision = "0030_account_standing"
down_revision = "0029_site_contact"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("users", sa.Column("suspended_at", sa.DateTime(timezone=True), nullable=True))
    op.add_column("users", sa.Column("suspended_for", sa.String(20), nullable=True))
    op.add_column("users", sa.Column("suspended_note", sa.String(300), nullable=True))


def downgrade() -> None:
    op.drop_column("users", "suspended_note")
    op.drop_column("users", "suspended_for")
    op.drop_column("users", "suspended_at")
