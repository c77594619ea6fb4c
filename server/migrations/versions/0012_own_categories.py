"""Categories of one's own, and what people changed of the built-in ones."""

import sqlalchemy as sa
from alembic import op

from server.core.database.column_types import UtcDateTime

revision = "0012_own_categories"
down_revision = "0011_money_settings"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "categories",
        sa.Column("owner_id", sa.String(length=26), nullable=False),
        sa.Column("id", sa.String(length=40), nullable=False),
        sa.Column("type", sa.String(length=8), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=True),
        sa.Column("name_key", sa.String(length=720), nullable=True),
        sa.Column("group", sa.String(length=8), nullable=True),
        sa.Column("icon", sa.String(length=80), nullable=True),
        sa.Column("color", sa.String(length=20), nullable=True),
        sa.Column("hidden", sa.Boolean(), nullable=False),
        sa.Column("position", sa.Integer(), nullable=True),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("created_at", UtcDateTime(), nullable=False),
        sa.Column("updated_at", UtcDateTime(), nullable=False),
        sa.CheckConstraint("type IN ('income', 'expenses')", name=op.f("ck_categories_type")),
        sa.ForeignKeyConstraint(
            ["owner_id"],
            ["users.id"],
            name=op.f("fk_categories_owner_id_users"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("owner_id", "id", name=op.f("pk_categories")),
    )
    op.create_index(
        "uq_categories_name", "categories", ["owner_id", "type", "name_key"], unique=True
    )


# Ids of built-in categories are words in small letters; own ones have ids such as rows have.
FALL_BACK = """
UPDATE transactions
SET category_id = CASE WHEN type = 'income' THEN 'others' ELSE 'lainnya' END
WHERE EXISTS (
    SELECT 1 FROM categories
    WHERE categories.owner_id = transactions.owner_id
    AND categories.id = transactions.category_id
    AND categories.id = upper(categories.id)
)
"""


def downgrade() -> None:
    # Nobody knows these categories any more, so their rows go where all goes that fits nowhere.
    op.execute(FALL_BACK)
    op.drop_table("categories")
