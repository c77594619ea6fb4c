"""Comments below articles, and reports of them."""

import sqlalchemy as sa
from alembic import op

from server.core.database.column_types import UtcDateTime

revision = "0027_comments"
down_revision = "0026_articles"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "comments",
        sa.Column("id", sa.String(length=26), nullable=False),
        sa.Column("article_id", sa.String(length=26), nullable=False),
        sa.Column("owner_id", sa.String(length=26), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("held_for", sa.String(length=7), nullable=True),
        sa.Column("visible", sa.Boolean(), nullable=False),
        sa.Column("created_at", UtcDateTime(), nullable=False),
        sa.Column("edited_at", UtcDateTime(), nullable=True),
        sa.CheckConstraint("held_for IN ('link', 'reports')", name=op.f("ck_comments_held_for")),
        sa.CheckConstraint("held_for IS NULL OR NOT visible", name=op.f("ck_comments_visible")),
        _belongs("comments", "article_id", "articles"),
        _belongs("comments", "owner_id", "users"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_comments")),
    )
    op.create_index("ix_comments_article_id_id", "comments", ["article_id", "id"])
    op.create_index(op.f("ix_comments_owner_id"), "comments", ["owner_id"])
    held = sa.text("held_for IS NOT NULL")
    op.create_index(
        "ix_comments_held_for", "comments", ["id"], postgresql_where=held, sqlite_where=held
    )
    _add_reports()


def downgrade() -> None:
    op.drop_table("comment_reports")
    op.drop_table("comments")


def _add_reports() -> None:
    op.create_table(
        "comment_reports",
        sa.Column("comment_id", sa.String(length=26), nullable=False),
        sa.Column("owner_id", sa.String(length=26), nullable=False),
        sa.Column("reason", sa.String(length=5), nullable=False),
        sa.Column("note", sa.Text(), nullable=True),
        sa.Column("created_at", UtcDateTime(), nullable=False),
        sa.Column("settled_at", UtcDateTime(), nullable=True),
        sa.CheckConstraint(
            "reason IN ('spam', 'abuse', 'scam', 'other')", name=op.f("ck_comment_reports_reason")
        ),
        _belongs("comment_reports", "comment_id", "comments"),
        _belongs("comment_reports", "owner_id", "users"),
        sa.PrimaryKeyConstraint("comment_id", "owner_id", name=op.f("pk_comment_reports")),
    )
    op.create_index(op.f("ix_comment_reports_owner_id"), "comment_reports", ["owner_id"])


def _belongs(table: str, column: str, owner: str) -> sa.ForeignKeyConstraint:
    name = op.f(f"fk_{table}_{column}_{owner}")
    return sa.ForeignKeyConstraint([column], [f"{owner}.id"], name=name, ondelete="CASCADE")
