"""Keys under which devices have stored entries."""

import sqlalchemy as sa
from alembic import op

revision = "0031_client_keys"
down_revision = "0030_series_answers"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "client_keys",
        sa.Column("owner_id", sa.String(length=26), nullable=False),
        sa.Column("key", sa.String(length=64), nullable=False),
        sa.Column("entry_id", sa.String(length=26), nullable=False),
        sa.Column("fingerprint", sa.LargeBinary(length=32), nullable=False),
        sa.ForeignKeyConstraint(
            ["owner_id"],
            ["books.id"],
            name=op.f("fk_client_keys_owner_id_books"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("owner_id", "key", name=op.f("pk_client_keys")),
        sqlite_with_rowid=False,
    )


def downgrade() -> None:
    op.drop_table("client_keys")
