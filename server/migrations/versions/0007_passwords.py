"""Passwords that are being set anew, and addresses that are being changed."""

import sqlalchemy as sa
from alembic import op

from server.core.database.column_types import UtcDateTime

revision = "0007_passwords"
down_revision = "0006_devices"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "password_resets",
        sa.Column("owner_id", sa.String(26), nullable=False),
        sa.Column("token_hash", sa.LargeBinary(32), nullable=False),
        sa.Column("email", sa.String(254), nullable=False),
        sa.Column("expires_at", UtcDateTime(), nullable=False),
        sa.ForeignKeyConstraint(
            ["owner_id"],
            ["users.id"],
            name=op.f("fk_password_resets_owner_id_users"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("owner_id", name=op.f("pk_password_resets")),
        sa.UniqueConstraint("token_hash", name=op.f("uq_password_resets_token_hash")),
    )
    op.create_index(
        op.f("ix_password_resets_expires_at"), "password_resets", ["expires_at"], unique=False
    )
    op.add_column("users", sa.Column("new_email_id", sa.String(26), nullable=True))
    op.add_column("users", sa.Column("new_email_at", UtcDateTime(), nullable=True))
    op.add_column("users", sa.Column("terms_accepted_at", UtcDateTime(), nullable=True))


def downgrade() -> None:
    op.drop_column("users", "terms_accepted_at")
    op.drop_column("users", "new_email_at")
    op.drop_column("users", "new_email_id")
    op.drop_index(op.f("ix_password_resets_expires_at"), table_name="password_resets")
    op.drop_table("password_resets")
