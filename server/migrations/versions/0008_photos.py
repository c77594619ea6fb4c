"""Photos, and the rates of other currencies."""

from datetime import date
from decimal import Decimal

import sqlalchemy as sa
from alembic import op

from server.core.database.column_types import ExactDecimal, UtcDateTime

revision = "0008_photos"
down_revision = "0007_passwords"
branch_labels = None
depends_on = None

# The middle rates of Bank Indonesia on the last working day of 2024.
FIRST_DAY = date(2024, 12, 31)
FIRST_RATES = {"EUR": Decimal(16851), "USD": Decimal(16162)}


def upgrade() -> None:
    op.create_table(
        "photos",
        sa.Column("owner_id", sa.String(length=26), nullable=False),
        sa.Column("name", sa.String(length=32), nullable=False),
        sa.Column("image", sa.LargeBinary(), nullable=False),
        sa.Column("created_at", UtcDateTime(), nullable=False),
        sa.ForeignKeyConstraint(
            ["owner_id"],
            ["users.id"],
            name=op.f("fk_photos_owner_id_users"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("owner_id", name=op.f("pk_photos")),
        sa.UniqueConstraint("name", name=op.f("uq_photos_name")),
    )
    rates = op.create_table(
        "exchange_rates",
        sa.Column("currency", sa.String(length=3), nullable=False),
        sa.Column("date", sa.Date(), nullable=False),
        sa.Column("rate", ExactDecimal(18, 6), nullable=False),
        sa.CheckConstraint("length(currency) = 3", name=op.f("ck_exchange_rates_currency")),
        sa.PrimaryKeyConstraint("currency", "date", name=op.f("pk_exchange_rates")),
    )
    first = [
        {"currency": currency, "date": FIRST_DAY, "rate": rate}
        for currency, rate in FIRST_RATES.items()
    ]
    op.bulk_insert(rates, first)


def downgrade() -> None:
    op.drop_table("exchange_rates")
    op.drop_table("photos")
