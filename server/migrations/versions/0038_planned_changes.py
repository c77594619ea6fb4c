"""Changes of articles that readers get at a moment to come."""

import sqlalchemy as sa
from alembic import op

from server.core.database.column_types import UtcDateTime

revision = "0038_planned_changes"
down_revision = "0037_audit_lookup"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("article_drafts") as table:
        table.add_column(sa.Column("planned", sa.JSON(none_as_null=True), nullable=True))
        table.add_column(sa.Column("planned_cover", sa.String(length=80), nullable=True))
        table.add_column(sa.Column("planned_at", UtcDateTime(), nullable=True))
        table.add_column(sa.Column("planned_by", sa.String(length=26), nullable=True))
        table.create_foreign_key(
            op.f("fk_article_drafts_planned_by_users"),
            "users",
            ["planned_by"],
            ["id"],
            ondelete="SET NULL",
        )
    op.create_index(op.f("ix_article_drafts_planned_at"), "article_drafts", ["planned_at"])
    op.create_index(op.f("ix_article_drafts_planned_by"), "article_drafts", ["planned_by"])


def downgrade() -> None:
    op.drop_index(op.f("ix_article_drafts_planned_by"), "article_drafts")
    op.drop_index(op.f("ix_article_drafts_planned_at"), "article_drafts")
    with op.batch_alter_table("article_drafts") as table:
        table.drop_constraint(op.f("fk_article_drafts_planned_by_users"), type_="foreignkey")
        for column in ("planned", "planned_cover", "planned_at", "planned_by"):
            table.drop_column(column)
