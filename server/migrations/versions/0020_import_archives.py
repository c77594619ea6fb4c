"""Imports of archives: what they hold, and what in the account comes from them."""

import sqlalchemy as sa
from alembic import op

revision = "0020_import_archives"
down_revision = "0019_wallet_counts"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "import_origins",
        sa.Column("owner_id", sa.String(length=26), nullable=False),
        sa.Column("kind", sa.String(length=20), nullable=False),
        sa.Column("source_id", sa.String(length=80), nullable=False),
        sa.Column("id", sa.String(length=80), nullable=False),
        sa.Column("import_id", sa.String(length=26), nullable=False),
        sa.Column("made", sa.Boolean(), nullable=False),
        sa.Column("stamp", sa.String(length=40), nullable=False),
        sa.Column("before", sa.JSON(), nullable=True),
        sa.ForeignKeyConstraint(
            ["owner_id"],
            ["books.id"],
            name=op.f("fk_import_origins_owner_id_books"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("owner_id", "kind", "source_id", name=op.f("pk_import_origins")),
    )
    op.create_index("ix_import_origins_import_id", "import_origins", ["owner_id", "import_id"])

    op.add_column("imports", sa.Column("contents", sa.JSON(), nullable=True))
    op.add_column("imports", sa.Column("is_whole", sa.Boolean(), nullable=True))
    op.add_column("imports", sa.Column("fault_part", sa.String(length=40), nullable=True))


def downgrade() -> None:
    op.drop_column("imports", "fault_part")
    op.drop_column("imports", "is_whole")
    op.drop_column("imports", "contents")

    op.drop_index("ix_import_origins_import_id", table_name="import_origins")
    op.drop_table("import_origins")
