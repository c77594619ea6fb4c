"""What a person starts with, whether amounts are hidden, and the count of category changes."""

import sqlalchemy as sa
from alembic import op

revision = "0011_money_settings"
down_revision = "0010_reset_versions"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column(
        "users", sa.Column("opening_amount", sa.BigInteger(), nullable=False, server_default="0")
    )
    op.add_column("users", sa.Column("opening_date", sa.Date(), nullable=True))
    op.add_column(
        "users",
        sa.Column("hide_amounts", sa.Boolean(), nullable=False, server_default=sa.false()),
    )
    op.add_column(
        "users",
        sa.Column("categories_version", sa.Integer(), nullable=False, server_default="0"),
    )


def downgrade() -> None:
    # Without the amount the balance is the sum of the rows alone, also for whoever checks it.
    op.execute("UPDATE users SET balance = balance - opening_amount WHERE opening_amount <> 0")
    op.drop_column("users", "categories_version")
    op.drop_column("users", "hide_amounts")
    op.drop_column("users", "opening_date")
    op.drop_column("users", "opening_amount")
