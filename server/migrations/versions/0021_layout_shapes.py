"""Shapes of unknown layouts, and how many files of each layout were imported."""

import sqlalchemy as sa
from alembic import op

revision = "0021_layout_shapes"
down_revision = "0020_import_archives"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "import_shapes",
        sa.Column("owner_id", sa.String(length=26), nullable=False),
        sa.Column("import_id", sa.String(length=26), nullable=False),
        sa.Column("kind", sa.String(length=12), nullable=False),
        sa.Column("size", sa.Integer(), nullable=False),
        sa.Column("content", sa.Text(), nullable=False),
        sa.Column("digest", sa.LargeBinary(length=32), nullable=False),
        sa.Column("is_sent", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(
            ["owner_id", "import_id"],
            ["imports.owner_id", "imports.id"],
            name=op.f("fk_import_shapes_owner_id_imports"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("owner_id", "import_id", name=op.f("pk_import_shapes")),
    )
    op.create_table(
        "layout_shapes",
        sa.Column("id", sa.String(length=26), nullable=False),
        sa.Column("digest", sa.LargeBinary(length=32), nullable=False),
        sa.Column("kind", sa.String(length=12), nullable=False),
        sa.Column("size_kb", sa.Integer(), nullable=False),
        sa.Column("bank", sa.String(length=40), nullable=False),
        sa.Column("content", sa.Text(), nullable=False),
        sa.Column("state", sa.String(length=4), nullable=False),
        sa.Column("times", sa.Integer(), nullable=False),
        sa.Column("sent_on", sa.Date(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.CheckConstraint("state IN ('new', 'done')", name=op.f("ck_layout_shapes_state")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_layout_shapes")),
        sa.UniqueConstraint("digest", name=op.f("uq_layout_shapes_digest")),
    )
    op.create_index(op.f("ix_layout_shapes_sent_on"), "layout_shapes", ["sent_on"])
    op.create_table(
        "import_counts",
        sa.Column("day", sa.Date(), nullable=False),
        sa.Column("layout", sa.String(length=40), nullable=False),
        sa.Column("outcome", sa.String(length=20), nullable=False),
        sa.Column("files", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("day", "layout", "outcome", name=op.f("pk_import_counts")),
    )


def downgrade() -> None:
    op.drop_table("import_counts")
    op.drop_index(op.f("ix_layout_shapes_sent_on"), table_name="layout_shapes")
    op.drop_table("layout_shapes")
    op.drop_table("import_shapes")
