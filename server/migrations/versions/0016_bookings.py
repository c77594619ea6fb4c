"""What booked a transaction."""

import sqlalchemy as sa
from alembic import op

revision = "0016_bookings"
down_revision = "0015_budgets"
branch_labels = None
depends_on = None

TABLES = ("transactions", "ledger_act_rows")


def upgrade() -> None:
    for table in TABLES:
        op.add_column(table, sa.Column("booked_for", sa.String(length=8), nullable=True))
        op.add_column(table, sa.Column("booked_for_id", sa.String(length=26), nullable=True))
        op.add_column(table, sa.Column("booked_for_day", sa.Date(), nullable=True))
    op.create_index(
        "ix_transactions_booked",
        "transactions",
        ["owner_id", "booked_for", "booked_for_id", "date", "id"],
        sqlite_where=sa.text("booked_for IS NOT NULL"),
        postgresql_where=sa.text("booked_for IS NOT NULL"),
    )


def downgrade() -> None:
    # The rows stay: nobody knows any more what booked them.
    op.drop_index("ix_transactions_booked", "transactions")
    for table in TABLES:
        op.drop_column(table, "booked_for_day")
        op.drop_column(table, "booked_for_id")
        op.drop_column(table, "booked_for")
