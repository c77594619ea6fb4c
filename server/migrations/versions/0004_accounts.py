"""What people prefer, how they prove who they are, and accounts that close."""

import sqlalchemy as sa
from alembic import op

from server.core.database.column_types import UtcDateTime

revision = "0004_accounts"
down_revision = "0003_ledger"
branch_labels = None
depends_on = None

CLOSING = sa.text("closes_at IS NOT NULL")


def upgrade() -> None:
    op.add_column("users", sa.Column("text_size", sa.SmallInteger(), nullable=True))
    op.add_column("users", sa.Column("currency", sa.String(3), nullable=True))
    op.add_column(
        "users",
        sa.Column("second_factor", sa.Boolean(), nullable=False, server_default=sa.false()),
    )
    op.add_column("users", sa.Column("new_email", sa.String(254), nullable=True))
    op.add_column("users", sa.Column("closes_at", UtcDateTime(), nullable=True))
    op.create_index(
        "ix_users_closes_at",
        "users",
        ["closes_at"],
        postgresql_where=CLOSING,
        sqlite_where=CLOSING,
    )


def downgrade() -> None:
    op.drop_index("ix_users_closes_at", "users")
    for column in ("closes_at", "new_email", "second_factor", "currency", "text_size"):
        op.drop_column("users", column)
