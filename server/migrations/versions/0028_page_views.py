"""Page views, and their sums by day."""

import sqlalchemy as sa
from alembic import op

revision = "0028_page_views"
down_revision = "0027_comments"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "page_views",
        sa.Column("id", sa.String(26), nullable=False),
        sa.Column("day", sa.Date(), nullable=False),
        sa.Column("route", sa.String(120), nullable=False),
        sa.Column("referrer", sa.String(120), nullable=False),
        sa.Column("system", sa.String(10), nullable=False),
        sa.Column("country", sa.String(2), nullable=True),
        sa.Column("is_visit", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_page_views")),
    )
    op.create_index(op.f("ix_page_views_day"), "page_views", ["day"])
    op.create_table(
        "page_view_sums",
        sa.Column("day", sa.Date(), nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("name", sa.String(120), nullable=False),
        sa.Column("views", sa.BigInteger(), nullable=False),
        sa.Column("visits", sa.BigInteger(), nullable=False),
        sa.CheckConstraint(
            "kind IN ('all', 'route', 'referrer', 'system', 'country')",
            name=op.f("ck_page_view_sums_kind"),
        ),
        sa.PrimaryKeyConstraint("day", "kind", "name", name=op.f("pk_page_view_sums")),
    )


def downgrade() -> None:
    op.drop_table("page_view_sums")
    op.drop_index(op.f("ix_page_views_day"), table_name="page_views")
    op.drop_table("page_views")
