"""Reminders with a rhythm, an amount and wallets of their own: recurring entries."""

import sqlalchemy as sa
from alembic import op

revision = "0024_recurring_entries"
down_revision = "0023_covering_indexes"
branch_labels = None
depends_on = None

# The release before writes none of them, and its rows mean the same without.
COLUMNS = {
    "every": sa.SmallInteger(),
    "shift": sa.String(length=6),
    "times": sa.SmallInteger(),
    "amount_mode": sa.String(length=5),
    "to_wallet_id": sa.String(length=26),
    "automatic": sa.Boolean(),
}


def upgrade() -> None:
    for name, type_ in COLUMNS.items():
        op.add_column("reminders", sa.Column(name, type_, nullable=True))
    op.add_column(
        "reminder_occurrences", sa.Column("replaced_by", sa.String(length=26), nullable=True)
    )


def downgrade() -> None:
    op.drop_column("reminder_occurrences", "replaced_by")
    for name in reversed(COLUMNS):
        op.drop_column("reminders", name)
