"""The public holidays that move a payday."""

import csv
from datetime import date
from pathlib import Path

import sqlalchemy as sa
from alembic import op

revision = "0014_public_holidays"
down_revision = "0013_ledger_acts"
branch_labels = None
depends_on = None

# As the joint decrees of three ministers name them; 2027 follows the moon and is to be corrected.
FIRST = Path(__file__).with_suffix(".csv")


def upgrade() -> None:
    holidays = op.create_table(
        "public_holidays",
        sa.Column("date", sa.Date(), nullable=False),
        sa.Column("name", sa.String(length=80), nullable=False),
        sa.Column("name_id", sa.String(length=80), nullable=False),
        sa.PrimaryKeyConstraint("date", name=op.f("pk_public_holidays")),
    )
    with FIRST.open(encoding="utf-8", newline="") as file:
        rows = [{**row, "date": date.fromisoformat(row["date"])} for row in csv.DictReader(file)]
    op.bulk_insert(holidays, rows)


def downgrade() -> None:
    op.drop_table("public_holidays")
