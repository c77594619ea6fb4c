"""Accounts."""

import sqlalchemy as sa
from alembic import op

from server.core.database.column_types import UtcDateTime

revision = "0001_users"
down_revision = None
branch_labels = None
depends_on = None

CONFIRMED = sa.text("status <> 'pending'")
PENDING = sa.text("status = 'pending'")


def upgrade() -> None:
    op.create_table(
        "users",
        sa.Column("id", sa.String(26), nullable=False),
        sa.Column("fullname", sa.String(100), nullable=False),
        sa.Column("username", sa.String(30), nullable=False),
        sa.Column("username_key", sa.String(30), nullable=False),
        sa.Column("email", sa.String(254), nullable=False),
        sa.Column("phone_number", sa.String(20), nullable=False),
        sa.Column("age", sa.String(20), nullable=True),
        sa.Column("country", sa.String(60), nullable=True),
        sa.Column("avatar_url", sa.String(200), nullable=True),
        sa.Column("password_hash", sa.String(200), nullable=False),
        sa.Column("role", sa.String(20), nullable=False),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("language", sa.String(2), nullable=True),
        sa.Column("theme", sa.String(10), nullable=True),
        sa.Column("timezone", sa.String(64), nullable=False),
        sa.Column("payday", sa.Integer(), nullable=False),
        sa.Column("payday_shift", sa.Boolean(), nullable=False),
        sa.Column("session_version", sa.Integer(), nullable=False),
        sa.Column("balance", sa.BigInteger(), nullable=False),
        sa.Column("verified_at", UtcDateTime(), nullable=True),
        sa.Column("created_at", UtcDateTime(), nullable=False),
        sa.Column("updated_at", UtcDateTime(), nullable=False),
        sa.CheckConstraint(
            "status IN ('pending', 'active', 'suspended')", name=op.f("ck_users_status")
        ),
        sa.CheckConstraint("payday BETWEEN 1 AND 31", name=op.f("ck_users_payday")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_users")),
        sa.UniqueConstraint("username_key", name=op.f("uq_users_username_key")),
    )
    for name, column, unique, which in (
        ("uq_users_email_confirmed", "email", True, CONFIRMED),
        ("uq_users_email_pending", "email", True, PENDING),
        ("ix_users_pending_created_at", "created_at", False, PENDING),
    ):
        op.create_index(
            name, "users", [column], unique=unique, postgresql_where=which, sqlite_where=which
        )


def downgrade() -> None:
    op.drop_table("users")
