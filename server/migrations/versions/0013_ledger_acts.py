"""What was deleted or changed in bulk, for as long as it can be undone."""

import sqlalchemy as sa
from alembic import op

from server.core.database.column_types import UtcDateTime

revision = "0013_ledger_acts"
down_revision = "0012_own_categories"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "ledger_acts",
        sa.Column("owner_id", sa.String(length=26), nullable=False),
        sa.Column("id", sa.String(length=26), nullable=False),
        sa.Column("kind", sa.String(length=10), nullable=False),
        sa.Column("count", sa.Integer(), nullable=False),
        sa.Column("undone", sa.Integer(), nullable=True),
        sa.Column("created_at", UtcDateTime(), nullable=False),
        sa.CheckConstraint("kind IN ('delete', 'categorise')", name=op.f("ck_ledger_acts_kind")),
        sa.ForeignKeyConstraint(
            ["owner_id"],
            ["users.id"],
            name=op.f("fk_ledger_acts_owner_id_users"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("owner_id", "id", name=op.f("pk_ledger_acts")),
    )
    op.create_index(op.f("ix_ledger_acts_created_at"), "ledger_acts", ["created_at"])
    op.create_table(
        "ledger_act_rows",
        sa.Column("owner_id", sa.String(length=26), nullable=False),
        sa.Column("act_id", sa.String(length=26), nullable=False),
        sa.Column("id", sa.String(length=26), nullable=False),
        sa.Column("type", sa.String(length=8), nullable=False),
        sa.Column("category_id", sa.String(length=40), nullable=False),
        sa.Column("amount", sa.BigInteger(), nullable=False),
        sa.Column("detail", sa.String(length=200), nullable=False),
        sa.Column("date", sa.Date(), nullable=False),
        sa.Column("created_at", UtcDateTime(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(
            ["owner_id", "act_id"],
            ["ledger_acts.owner_id", "ledger_acts.id"],
            name=op.f("fk_ledger_act_rows_owner_id_act_id_ledger_acts"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("owner_id", "act_id", "id", name=op.f("pk_ledger_act_rows")),
    )
    op.create_index("ix_ledger_act_rows_owner_id_id", "ledger_act_rows", ["owner_id", "id"])


def downgrade() -> None:
    # What could be undone is gone for good: the balance is without it already.
    op.drop_table("ledger_act_rows")
    op.drop_table("ledger_acts")
