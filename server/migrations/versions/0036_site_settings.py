"""What operators keep for everybody carries versions."""

from typing import Final

import sqlalchemy as sa
from alembic import op

revision = "0036_site_settings"
down_revision = "0035_support_desk"
branch_labels = None
depends_on = None


TABLES: Final = ("site_contact", "exchange_rates", "public_holidays")


def upgrade() -> None:
    for table in TABLES:
        version = sa.Column("version", sa.Integer(), server_default="1", nullable=False)
        op.add_column(table, version)


def downgrade() -> None:
    for table in TABLES:
        op.drop_column(table, "version")
