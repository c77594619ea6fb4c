"""Links that set a password anew die with the sessions of their time."""

import sqlalchemy as sa
from alembic import op

revision = "0010_reset_versions"
down_revision = "0009_privacy"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column(
        "password_resets",
        sa.Column("session_version", sa.Integer(), nullable=False, server_default="0"),
    )


def downgrade() -> None:
    op.drop_column("password_resets", "session_version")
