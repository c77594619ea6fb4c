"""Working copies of articles, their versions and uploaded covers."""

import sqlalchemy as sa
from alembic import op

from server.core.database.column_types import UtcDateTime

revision = "0034_article_editing"
down_revision = "0033_invitations"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "article_drafts",
        sa.Column("article_id", sa.String(length=26), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("content", sa.JSON(none_as_null=True), nullable=True),
        sa.Column("title_en", sa.String(length=120), nullable=True),
        sa.Column("title_id", sa.String(length=120), nullable=True),
        sa.Column("cover", sa.String(length=80), nullable=True),
        sa.Column("first_shown_at", UtcDateTime(), nullable=True),
        sa.Column("updated_at", UtcDateTime(), nullable=False),
        sa.Column("updated_by", sa.String(length=26), nullable=True),
        _belongs("article_drafts", "article_id", "articles", "CASCADE"),
        _belongs("article_drafts", "updated_by", "users", "SET NULL"),
        sa.PrimaryKeyConstraint("article_id", name=op.f("pk_article_drafts")),
    )
    op.create_index(op.f("ix_article_drafts_updated_by"), "article_drafts", ["updated_by"])
    _add_versions()
    op.create_table(
        "cover_files",
        sa.Column("cover", sa.String(length=80), nullable=False),
        sa.Column("file", sa.String(length=20), nullable=False),
        sa.Column("article_id", sa.String(length=26), nullable=False),
        sa.Column("image", sa.LargeBinary(), nullable=False),
        _belongs("cover_files", "article_id", "articles", "CASCADE"),
        sa.PrimaryKeyConstraint("cover", "file", name=op.f("pk_cover_files")),
    )
    op.create_index(op.f("ix_cover_files_article_id"), "cover_files", ["article_id"])


def downgrade() -> None:
    op.drop_table("cover_files")
    op.drop_table("article_versions")
    op.drop_table("article_drafts")


def _add_versions() -> None:
    op.create_table(
        "article_versions",
        sa.Column("article_id", sa.String(length=26), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("kept_for", sa.String(length=10), nullable=False),
        sa.Column("content", sa.JSON(), nullable=False),
        sa.Column("cover", sa.String(length=80), nullable=True),
        sa.Column("at", UtcDateTime(), nullable=False),
        sa.Column("by", sa.String(length=26), nullable=True),
        sa.CheckConstraint(
            "kept_for IN ('published', 'shipped', 'set_aside')",
            name=op.f("ck_article_versions_kept_for"),
        ),
        _belongs("article_versions", "article_id", "articles", "CASCADE"),
        _belongs("article_versions", "by", "users", "SET NULL"),
        sa.PrimaryKeyConstraint("article_id", "number", name=op.f("pk_article_versions")),
    )
    op.create_index(op.f("ix_article_versions_by"), "article_versions", ["by"])


def _belongs(table: str, column: str, owner: str, ondelete: str) -> sa.ForeignKeyConstraint:
    name = op.f(f"fk_{table}_{column}_{owner}")
    return sa.ForeignKeyConstraint([column], [f"{owner}.id"], name=name, ondelete=ondelete)
