"""A version of everything in a book, which each of its writers raises."""

import sqlalchemy as sa
from alembic import op

revision = "0012_book_versions"
down_revision = "0011_wallets_of_plans"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column(
        "users", sa.Column("book_version", sa.Integer(), server_default="0", nullable=False)
    )


def downgrade() -> None:
    op.drop_column("users", "book_version")
