"""Articles and tips, in both languages."""

import sqlalchemy as sa
from alembic import op

from server.core.database.column_types import UtcDateTime

revision = "0026_articles"
down_revision = "0025_plan_reminders"
branch_labels = None
depends_on = None


def upgrade() -> None:
    _add_articles()
    _add_texts()
    op.create_table(
        "shipped_article_parts",
        sa.Column("slug", sa.String(length=80), nullable=False),
        sa.Column("part", sa.String(length=5), nullable=False),
        sa.Column("digest", sa.String(length=64), nullable=False),
        sa.PrimaryKeyConstraint("slug", "part", name=op.f("pk_shipped_article_parts")),
    )


def downgrade() -> None:
    op.drop_table("shipped_article_parts")
    op.drop_table("article_texts")
    op.drop_table("articles")


def _add_articles() -> None:
    op.create_table(
        "articles",
        sa.Column("id", sa.String(length=26), nullable=False),
        sa.Column("slug", sa.String(length=80), nullable=False),
        sa.Column("kind", sa.String(length=4), nullable=False),
        sa.Column("state", sa.String(length=10), nullable=False),
        sa.Column("published_at", UtcDateTime(), nullable=True),
        sa.Column("cover", sa.String(length=80), nullable=True),
        sa.Column("topics", sa.JSON(), nullable=False),
        sa.Column("view_count", sa.BigInteger(), nullable=False),
        sa.Column("comment_count", sa.Integer(), nullable=False),
        sa.Column("created_at", UtcDateTime(), nullable=False),
        sa.CheckConstraint("kind IN ('blog', 'tip')", name=op.f("ck_articles_kind")),
        sa.CheckConstraint("state IN ('draft', 'published')", name=op.f("ck_articles_state")),
        sa.CheckConstraint(
            "state = 'draft' OR published_at IS NOT NULL", name=op.f("ck_articles_published_at")
        ),
        sa.CheckConstraint("view_count >= 0", name=op.f("ck_articles_view_count")),
        sa.CheckConstraint("comment_count >= 0", name=op.f("ck_articles_comment_count")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_articles")),
        sa.UniqueConstraint("slug", name=op.f("uq_articles_slug")),
    )
    op.create_index(op.f("ix_articles_published_at"), "articles", ["published_at"])


def _add_texts() -> None:
    op.create_table(
        "article_texts",
        sa.Column("article_id", sa.String(length=26), nullable=False),
        sa.Column("language", sa.String(length=2), nullable=False),
        sa.Column("title", sa.String(length=120), nullable=False),
        sa.Column("description", sa.String(length=200), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.Column("sources", sa.JSON(), nullable=False),
        sa.Column("words", sa.Integer(), nullable=False),
        sa.Column("updated_at", UtcDateTime(), nullable=True),
        sa.CheckConstraint("words >= 0", name=op.f("ck_article_texts_words")),
        sa.ForeignKeyConstraint(
            ["article_id"],
            ["articles.id"],
            name=op.f("fk_article_texts_article_id_articles"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("article_id", "language", name=op.f("pk_article_texts")),
    )
