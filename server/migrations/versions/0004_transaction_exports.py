"""Lists with very many rows are written as files by the worker."""

import sqlalchemy as sa
from alembic import op

from server.core.database.column_types import UtcDateTime

revision = "0004_transaction_exports"
down_revision = "0003_counted_audit_rows"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "transaction_exports",
        sa.Column("id", sa.String(length=26), nullable=False),
        sa.Column("owner_id", sa.String(length=26), nullable=False),
        sa.Column("language", sa.String(length=2), nullable=False),
        sa.Column("state", sa.String(length=10), nullable=False),
        sa.Column("progress", sa.Integer(), nullable=False),
        sa.Column("total", sa.Integer(), nullable=False),
        sa.Column("size", sa.BigInteger(), nullable=True),
        sa.Column("attempts", sa.SmallInteger(), nullable=False),
        sa.Column("format", sa.String(length=4), nullable=False),
        sa.Column("filters", sa.JSON(), nullable=False),
        sa.Column("sort", sa.String(length=8), nullable=False),
        sa.Column("claimed_until", UtcDateTime(), nullable=True),
        sa.Column("created_at", UtcDateTime(), nullable=False),
        sa.Column("finished_at", UtcDateTime(), nullable=True),
        sa.Column("expires_at", UtcDateTime(), nullable=True),
        sa.CheckConstraint(
            "state IN ('queued', 'running', 'ready', 'failed')",
            name=op.f("ck_transaction_exports_state"),
        ),
        sa.ForeignKeyConstraint(
            ["owner_id"],
            ["users.id"],
            name=op.f("fk_transaction_exports_owner_id_users"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_transaction_exports")),
    )
    op.create_index(
        "uq_transaction_exports_owner_id", "transaction_exports", ["owner_id"], unique=True
    )
    op.create_table(
        "transaction_export_chunks",
        sa.Column("export_id", sa.String(length=26), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("content", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(
            ["export_id"],
            ["transaction_exports.id"],
            name=op.f("fk_transaction_export_chunks_export_id_transaction_exports"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("export_id", "number", name=op.f("pk_transaction_export_chunks")),
    )


def downgrade() -> None:
    op.drop_table("transaction_export_chunks")
    op.drop_table("transaction_exports")
