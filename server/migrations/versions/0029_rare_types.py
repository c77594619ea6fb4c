"""Expenses are in no index of types, which most changes of entries then leave alone."""

import sqlalchemy as sa
from alembic import op

revision = "0029_rare_types"
down_revision = "0028_kept_instalments"
branch_labels = None
depends_on = None

NAME = "ix_transactions_type"
COLUMNS = ["owner_id", "type", "date", "id"]
RARE = sa.text("type <> 'expenses'")


def upgrade() -> None:
    op.drop_index(NAME, table_name="transactions")
    op.create_index(NAME, "transactions", COLUMNS, sqlite_where=RARE, postgresql_where=RARE)


def downgrade() -> None:
    op.drop_index(NAME, table_name="transactions")
    op.create_index(NAME, "transactions", COLUMNS)
