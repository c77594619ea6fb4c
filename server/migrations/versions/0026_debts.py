"""Debts: the terms of loans, paylaters and money lent."""

import sqlalchemy as sa
from alembic import op

from server.core.database.column_types import UtcDateTime

revision = "0026_debts"
down_revision = "0024_recurring_entries"
branch_labels = None
depends_on = None

LARGEST = 999_999_999_999


def upgrade() -> None:
    op.create_table(
        "debts",
        sa.Column("owner_id", sa.String(length=26), nullable=False),
        sa.Column("id", sa.String(length=26), nullable=False),
        sa.Column("wallet_id", sa.String(length=26), nullable=False),
        sa.Column("direction", sa.String(length=4), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("with_whom", sa.String(length=60), nullable=True),
        sa.Column("principal", sa.BigInteger(), nullable=False),
        sa.Column("settled", sa.BigInteger(), nullable=False),
        sa.Column("instalments", sa.SmallInteger(), nullable=False),
        sa.Column("first_due", sa.Date(), nullable=False),
        sa.Column("interest", sa.String(length=9), nullable=False),
        sa.Column("rate", sa.Integer(), nullable=False),
        sa.Column("rate_period", sa.String(length=5), nullable=False),
        sa.Column("fee", sa.BigInteger(), nullable=False),
        sa.Column("each", sa.BigInteger(), nullable=True),
        sa.Column("counts", sa.String(length=6), nullable=False),
        sa.Column("reminder_id", sa.String(length=26), nullable=True),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("created_at", UtcDateTime(), nullable=False),
        sa.Column("updated_at", UtcDateTime(), nullable=False),
        sa.CheckConstraint("direction IN ('owed', 'lent')", name=op.f("ck_debts_direction")),
        sa.CheckConstraint(
            "interest IN ('none', 'flat', 'effective')", name=op.f("ck_debts_interest")
        ),
        sa.CheckConstraint("rate_period IN ('month', 'year')", name=op.f("ck_debts_rate_period")),
        sa.CheckConstraint("counts IN ('bought', 'paid')", name=op.f("ck_debts_counts")),
        sa.CheckConstraint(f"principal BETWEEN 1 AND {LARGEST}", name=op.f("ck_debts_principal")),
        sa.CheckConstraint("settled BETWEEN 0 AND principal", name=op.f("ck_debts_settled")),
        sa.CheckConstraint("instalments BETWEEN 1 AND 360", name=op.f("ck_debts_instalments")),
        sa.CheckConstraint("rate BETWEEN 0 AND 100000", name=op.f("ck_debts_rate")),
        sa.CheckConstraint(f"fee BETWEEN 0 AND {LARGEST}", name=op.f("ck_debts_fee")),
        sa.CheckConstraint(f"each BETWEEN 1 AND {LARGEST}", name=op.f("ck_debts_each")),
        sa.ForeignKeyConstraint(
            ["owner_id"],
            ["books.id"],
            name=op.f("fk_debts_owner_id_books"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("owner_id", "id", name=op.f("pk_debts")),
    )


def downgrade() -> None:
    op.drop_table("debts")
