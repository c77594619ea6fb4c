"""Instalments of debts that stay as they are when the terms of the others are changed."""

import sqlalchemy as sa
from alembic import op

revision = "0028_kept_instalments"
down_revision = "0026_debts"
branch_labels = None
depends_on = None


def upgrade() -> None:
    # The release before writes none, and its rows mean the same without.
    op.add_column("debts", sa.Column("kept", sa.Text(), nullable=True))


def downgrade() -> None:
    op.drop_column("debts", "kept")
