"""When accounts were last in use, and how many were on a day; sums of views by their kind."""

import sqlalchemy as sa
from alembic import op

revision = "0031_active_users"
down_revision = "0030_account_standing"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("users", sa.Column("last_active_on", sa.Date(), nullable=True))
    op.create_index(op.f("ix_users_last_active_on"), "users", ["last_active_on"])
    op.create_index(op.f("ix_users_verified_at"), "users", ["verified_at"])
    op.create_table(
        "active_user_counts",
        sa.Column("day", sa.Date(), nullable=False),
        sa.Column("days", sa.SmallInteger(), autoincrement=False, nullable=False),
        sa.Column("users", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("day", "days", name=op.f("pk_active_user_counts")),
    )
    # Holds all that is asked, so that a year of sums is read from the index alone.
    op.create_index(
        "ix_page_view_sums_kind", "page_view_sums", ["kind", "day", "name", "views", "visits"]
    )


def downgrade() -> None:
    op.drop_index("ix_page_view_sums_kind", "page_view_sums")
    op.drop_table("active_user_counts")
    op.drop_index(op.f("ix_users_verified_at"), "users")
    op.drop_index(op.f("ix_users_last_active_on"), "users")
    op.drop_column("users", "last_active_on")
