"""What a draft waits to be read with, and the names of the files of drafts."""

import sqlalchemy as sa
from alembic import op

revision = "0036_import_changes_and_names"
down_revision = "0035_debt_reminders"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("imports", sa.Column("change", sa.JSON(), nullable=True))
    op.create_table(
        "import_names",
        sa.Column("owner_id", sa.String(length=26), nullable=False),
        sa.Column("import_id", sa.String(length=26), nullable=False),
        sa.Column("name", sa.String(length=255), nullable=False),
        sa.ForeignKeyConstraint(
            ["owner_id", "import_id"],
            ["imports.owner_id", "imports.id"],
            name=op.f("fk_import_names_owner_id_imports"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("owner_id", "import_id", name=op.f("pk_import_names")),
    )


def downgrade() -> None:
    op.drop_table("import_names")
    op.drop_column("imports", "change")
