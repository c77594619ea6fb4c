"""Goals, investment plans and reminders name a wallet, and transfers may take out of a goal."""

from typing import Final

import sqlalchemy as sa
from alembic import op

revision = "0011_wallets_of_plans"
down_revision = "0010_books_and_wallets"
branch_labels = None
depends_on = None

WITH_WALLET: Final = ("goals", "investment_plans", "reminders")
WITH_DIRECTION: Final = ("transactions", "ledger_act_rows")


def upgrade() -> None:
    # Without a foreign key: a merge moves the ids, and a wallet in use is never deleted.
    for table in WITH_WALLET:
        op.add_column(table, sa.Column("wallet_id", sa.String(length=26), nullable=True))
    for table in WITH_DIRECTION:
        op.add_column(table, sa.Column("taken_out", sa.Boolean(), nullable=True))


def downgrade() -> None:
    for table in WITH_DIRECTION:
        op.drop_column(table, "taken_out")
    for table in WITH_WALLET:
        op.drop_column(table, "wallet_id")
