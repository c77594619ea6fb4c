"""Accounts without an address, the registrations that keep them, and their numbers by day."""

import sqlalchemy as sa
from alembic import op

from server.core.database.column_types import UtcDateTime

revision = "0034_guests"
down_revision = "0033_planned_snoozes"
branch_labels = None
depends_on = None

INDEX = "ix_users_guest_since"
GUESTS = sa.text("guest_since IS NOT NULL")


def upgrade() -> None:
    op.add_column("users", sa.Column("guest_since", UtcDateTime(), nullable=True))
    op.create_index(INDEX, "users", ["guest_since"], sqlite_where=GUESTS, postgresql_where=GUESTS)
    op.create_table(
        "guest_registrations",
        sa.Column("id", sa.String(length=26), nullable=False),
        sa.Column("guest_id", sa.String(length=26), nullable=False),
        sa.Column("created_at", UtcDateTime(), nullable=False),
        sa.Column("confirmed_at", UtcDateTime(), nullable=True),
        sa.ForeignKeyConstraint(
            ["guest_id"],
            ["users.id"],
            name=op.f("fk_guest_registrations_guest_id_users"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_guest_registrations")),
    )
    op.create_index(op.f("ix_guest_registrations_guest_id"), "guest_registrations", ["guest_id"])
    op.create_table(
        "guest_counts",
        sa.Column("day", sa.Date(), nullable=False),
        sa.Column("begun", sa.Integer(), nullable=False),
        sa.Column("kept", sa.Integer(), nullable=False),
        sa.Column("ended", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("day", name=op.f("pk_guest_counts")),
    )


def downgrade() -> None:
    op.drop_table("guest_counts")
    op.drop_table("guest_registrations")
    op.drop_index(INDEX, table_name="users")
    op.drop_column("users", "guest_since")
