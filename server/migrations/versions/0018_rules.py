"""Rules with what an undo of them puts back; rows of drafts know what decided about them."""

import sqlalchemy as sa
from alembic import op

from server.core.database.column_types import UtcDateTime

revision = "0018_rules"
down_revision = "0017_long_undos"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "rules",
        sa.Column("owner_id", sa.String(length=26), nullable=False),
        sa.Column("id", sa.String(length=26), nullable=False),
        sa.Column("position", sa.Integer(), nullable=False),
        sa.Column("text", sa.String(length=100), nullable=False),
        sa.Column("type", sa.String(length=8), nullable=True),
        sa.Column("min_amount", sa.BigInteger(), nullable=True),
        sa.Column("max_amount", sa.BigInteger(), nullable=True),
        sa.Column("wallet_id", sa.String(length=26), nullable=True),
        sa.Column("category_id", sa.String(length=40), nullable=True),
        sa.Column("detail", sa.String(length=200), nullable=True),
        sa.Column("leave_out", sa.Boolean(), nullable=False),
        sa.Column("hits", sa.Integer(), nullable=False),
        sa.Column("last_hit_at", UtcDateTime(), nullable=True),
        sa.Column("created_at", UtcDateTime(), nullable=False),
        sa.Column("removed_at", UtcDateTime(), nullable=True),
        sa.CheckConstraint("type IN ('income', 'expenses')", name=op.f("ck_rules_type")),
        sa.ForeignKeyConstraint(
            ["owner_id"], ["books.id"], name=op.f("fk_rules_owner_id_books"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("owner_id", "id", name=op.f("pk_rules")),
    )
    op.create_index(op.f("ix_rules_removed_at"), "rules", ["removed_at"])
    op.create_table(
        "rule_applications",
        sa.Column("owner_id", sa.String(length=26), nullable=False),
        sa.Column("id", sa.String(length=26), nullable=False),
        sa.Column("rule_id", sa.String(length=26), nullable=False),
        sa.Column("changed", sa.Integer(), nullable=False),
        sa.Column("restored", sa.Integer(), nullable=True),
        sa.Column("created_at", UtcDateTime(), nullable=False),
        sa.Column("undo_until", UtcDateTime(), nullable=False),
        sa.ForeignKeyConstraint(
            ["owner_id"],
            ["books.id"],
            name=op.f("fk_rule_applications_owner_id_books"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("owner_id", "id", name=op.f("pk_rule_applications")),
    )
    op.create_index(op.f("ix_rule_applications_undo_until"), "rule_applications", ["undo_until"])
    op.create_table(
        "rule_changes",
        sa.Column("owner_id", sa.String(length=26), nullable=False),
        sa.Column("application_id", sa.String(length=26), nullable=False),
        sa.Column("entry_id", sa.String(length=26), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("category_id", sa.String(length=40), nullable=False),
        sa.Column("detail", sa.String(length=200), nullable=False),
        sa.ForeignKeyConstraint(
            ["owner_id", "application_id"],
            ["rule_applications.owner_id", "rule_applications.id"],
            name=op.f("fk_rule_changes_owner_id_rule_applications"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint(
            "owner_id", "application_id", "entry_id", name=op.f("pk_rule_changes")
        ),
    )
    op.create_index(
        "ix_import_marks_merchant", "import_marks", ["owner_id", "merchant", "entry_id"]
    )
    op.add_column("import_rows", sa.Column("rule_id", sa.String(length=26), nullable=True))
    # The release before says nothing here.
    op.add_column("import_rows", sa.Column("own_detail", sa.Boolean(), nullable=True))


def downgrade() -> None:
    op.drop_column("import_rows", "own_detail")
    op.drop_column("import_rows", "rule_id")
    op.drop_index("ix_import_marks_merchant", "import_marks")
    op.drop_table("rule_changes")
    op.drop_table("rule_applications")
    op.drop_table("rules")
