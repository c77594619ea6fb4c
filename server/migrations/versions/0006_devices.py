"""Devices that are known, and second factors."""

import sqlalchemy as sa
from alembic import op

from server.core.database.column_types import UtcDateTime

revision = "0006_devices"
down_revision = "0005_audit"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "known_devices",
        sa.Column("owner_id", sa.String(length=26), nullable=False),
        sa.Column("digest", sa.String(length=64), nullable=False),
        sa.Column("created_at", UtcDateTime(), nullable=False),
        sa.Column("last_used_at", UtcDateTime(), nullable=False),
        *_owned("known_devices", "owner_id", "digest"),
    )
    op.create_index("ix_known_devices_last_used_at", "known_devices", ["last_used_at"])
    op.create_table(
        "second_factors",
        sa.Column("owner_id", sa.String(length=26), nullable=False),
        sa.Column("secret", sa.String(length=300), nullable=True),
        sa.Column("new_secret", sa.String(length=300), nullable=True),
        sa.Column("new_since", UtcDateTime(), nullable=True),
        sa.Column("last_step", sa.BigInteger(), nullable=False),
        sa.Column("enabled_at", UtcDateTime(), nullable=True),
        *_owned("second_factors", "owner_id"),
    )
    op.create_table(
        "recovery_codes",
        sa.Column("owner_id", sa.String(length=26), nullable=False),
        sa.Column("digest", sa.String(length=64), nullable=False),
        *_owned("recovery_codes", "owner_id", "digest"),
    )


def downgrade() -> None:
    op.drop_table("recovery_codes")
    op.drop_table("second_factors")
    op.drop_index("ix_known_devices_last_used_at", table_name="known_devices")
    op.drop_table("known_devices")


def _owned(table: str, *key: str) -> tuple[sa.Constraint, sa.Constraint]:
    return (
        sa.ForeignKeyConstraint(
            ["owner_id"],
            ["users.id"],
            name=op.f(f"fk_{table}_owner_id_users"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint(*key, name=op.f(f"pk_{table}")),
    )
