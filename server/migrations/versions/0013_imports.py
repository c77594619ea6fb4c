"""Imports with their drafts and marks; a wallet knows until when a statement proves it."""

import sqlalchemy as sa
from alembic import op

from server.core.database.column_types import UtcDateTime

revision = "0013_imports"
down_revision = "0012_book_versions"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "import_files",
        sa.Column("owner_id", sa.String(length=26), nullable=False),
        sa.Column("id", sa.String(length=26), nullable=False),
        sa.Column("content", sa.LargeBinary(), nullable=False),
        sa.Column("digest", sa.LargeBinary(length=32), nullable=False),
        sa.Column("columns", sa.JSON(), nullable=True),
        sa.Column("is_encrypted", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(
            ["owner_id"],
            ["books.id"],
            name=op.f("fk_import_files_owner_id_books"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("owner_id", "id", name=op.f("pk_import_files")),
    )
    op.create_table(
        "import_mappings",
        sa.Column("owner_id", sa.String(length=26), nullable=False),
        sa.Column("header", sa.LargeBinary(length=16), nullable=False),
        sa.Column("mapping", sa.JSON(), nullable=False),
        sa.Column("number_style", sa.String(length=5), nullable=True),
        sa.ForeignKeyConstraint(
            ["owner_id"],
            ["books.id"],
            name=op.f("fk_import_mappings_owner_id_books"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("owner_id", "header", name=op.f("pk_import_mappings")),
    )
    op.create_table(
        "import_marks",
        sa.Column("owner_id", sa.String(length=26), nullable=False),
        sa.Column("wallet_id", sa.String(length=26), nullable=False),
        sa.Column("mark", sa.LargeBinary(length=16), nullable=False),
        sa.Column("occurrence", sa.Integer(), nullable=False),
        sa.Column("entry_id", sa.String(length=26), nullable=False),
        sa.Column("import_id", sa.String(length=26), nullable=False),
        sa.Column("made", sa.Boolean(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("pending", sa.Boolean(), nullable=False),
        sa.Column("layout", sa.String(length=40), nullable=False),
        sa.Column("merchant", sa.LargeBinary(length=16), nullable=False),
        sa.ForeignKeyConstraint(
            ["owner_id"],
            ["books.id"],
            name=op.f("fk_import_marks_owner_id_books"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint(
            "owner_id", "wallet_id", "mark", "occurrence", name=op.f("pk_import_marks")
        ),
    )
    op.create_index("ix_import_marks_entry_id", "import_marks", ["owner_id", "entry_id"])
    op.create_index("ix_import_marks_import_id", "import_marks", ["owner_id", "import_id"])

    op.create_table(
        "import_refusals",
        sa.Column("owner_id", sa.String(length=26), nullable=False),
        sa.Column("wallet_id", sa.String(length=26), nullable=False),
        sa.Column("mark", sa.LargeBinary(length=16), nullable=False),
        sa.Column("occurrence", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(
            ["owner_id"],
            ["books.id"],
            name=op.f("fk_import_refusals_owner_id_books"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint(
            "owner_id", "wallet_id", "mark", "occurrence", name=op.f("pk_import_refusals")
        ),
    )
    op.create_table(
        "imports",
        sa.Column("owner_id", sa.String(length=26), nullable=False),
        sa.Column("id", sa.String(length=26), nullable=False),
        sa.Column("file_id", sa.String(length=26), nullable=True),
        sa.Column("section", sa.SmallInteger(), nullable=False),
        sa.Column("state", sa.String(length=8), nullable=False),
        sa.Column("today", sa.Date(), nullable=False),
        sa.Column("number_style", sa.String(length=5), nullable=True),
        sa.Column("mapping", sa.JSON(), nullable=True),
        sa.Column("layout", sa.String(length=40), nullable=False),
        sa.Column("issuer", sa.String(length=40), nullable=False),
        sa.Column("account_tail", sa.String(length=4), nullable=False),
        sa.Column("account_name", sa.String(length=40), nullable=True),
        sa.Column("start", sa.Date(), nullable=True),
        sa.Column("end", sa.Date(), nullable=True),
        sa.Column("row_count", sa.Integer(), nullable=False),
        sa.Column("counts", sa.JSON(), nullable=False),
        sa.Column("notes", sa.JSON(), nullable=False),
        sa.Column("opening", sa.BigInteger(), nullable=True),
        sa.Column("closing", sa.BigInteger(), nullable=True),
        sa.Column("proof", sa.String(length=7), nullable=False),
        sa.Column("broken", sa.JSON(), nullable=True),
        sa.Column("wallet_id", sa.String(length=26), nullable=True),
        sa.Column("wallet_proposed", sa.Boolean(), nullable=False),
        sa.Column("creates_wallet", sa.Boolean(), nullable=False),
        sa.Column("created_wallet_id", sa.String(length=26), nullable=True),
        sa.Column("earlier_proof", sa.JSON(), nullable=True),
        sa.Column("fault", sa.String(length=20), nullable=True),
        sa.Column("fault_position", sa.Integer(), nullable=True),
        sa.Column("fault_page", sa.Integer(), nullable=True),
        sa.Column("saved", sa.Integer(), nullable=True),
        sa.Column("transfers", sa.Integer(), nullable=True),
        sa.Column("difference", sa.BigInteger(), nullable=True),
        sa.Column("attempts", sa.SmallInteger(), nullable=False),
        sa.Column("claimed_until", UtcDateTime(), nullable=True),
        sa.Column("created_at", UtcDateTime(), nullable=False),
        sa.Column("expires_at", UtcDateTime(), nullable=True),
        sa.Column("applied_at", UtcDateTime(), nullable=True),
        sa.Column("undo_until", UtcDateTime(), nullable=True),
        sa.CheckConstraint("proof IN ('matches', 'breaks', 'none')", name=op.f("ck_imports_proof")),
        sa.CheckConstraint(
            "state IN ('reading', 'locked', 'mapping', 'review', 'applying', 'applied', 'undone',"
            " 'failed')",
            name=op.f("ck_imports_state"),
        ),
        sa.ForeignKeyConstraint(
            ["owner_id"], ["books.id"], name=op.f("fk_imports_owner_id_books"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("owner_id", "id", name=op.f("pk_imports")),
    )
    op.create_index(op.f("ix_imports_expires_at"), "imports", ["expires_at"])
    op.create_index("ix_imports_state", "imports", ["state", "layout", "id"])
    op.create_index(op.f("ix_imports_undo_until"), "imports", ["undo_until"])

    op.create_table(
        "import_changes",
        sa.Column("owner_id", sa.String(length=26), nullable=False),
        sa.Column("import_id", sa.String(length=26), nullable=False),
        sa.Column("entry_id", sa.String(length=26), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("before", sa.JSON(), nullable=True),
        sa.ForeignKeyConstraint(
            ["owner_id", "import_id"],
            ["imports.owner_id", "imports.id"],
            name=op.f("fk_import_changes_owner_id_import_id_imports"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint(
            "owner_id", "import_id", "entry_id", name=op.f("pk_import_changes")
        ),
    )
    op.create_table(
        "import_rows",
        sa.Column("owner_id", sa.String(length=26), nullable=False),
        sa.Column("import_id", sa.String(length=26), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("entry_id", sa.String(length=26), nullable=False),
        sa.Column("fee_id", sa.String(length=26), nullable=True),
        sa.Column("day", sa.Date(), nullable=False),
        sa.Column("amount", sa.BigInteger(), nullable=False),
        sa.Column("text", sa.String(length=300), nullable=False),
        sa.Column("name", sa.String(length=120), nullable=False),
        sa.Column("kind", sa.String(length=12), nullable=False),
        sa.Column("balance", sa.BigInteger(), nullable=True),
        sa.Column("pending", sa.Boolean(), nullable=False),
        sa.Column("position", sa.Integer(), nullable=False),
        sa.Column("page", sa.Integer(), nullable=True),
        sa.Column("mark", sa.LargeBinary(length=16), nullable=False),
        sa.Column("occurrence", sa.Integer(), nullable=False),
        sa.Column("merchant", sa.LargeBinary(length=16), nullable=False),
        sa.Column("status", sa.String(length=8), nullable=False),
        sa.Column("include", sa.Boolean(), nullable=False),
        sa.Column("decided", sa.Boolean(), nullable=False),
        sa.Column("category_id", sa.String(length=40), nullable=True),
        sa.Column("why", sa.String(length=8), nullable=True),
        sa.Column("why_count", sa.Integer(), nullable=False),
        sa.Column("detail", sa.String(length=200), nullable=False),
        sa.Column("match_id", sa.String(length=26), nullable=True),
        sa.Column("transfer", sa.String(length=8), nullable=True),
        sa.Column("transfer_wallet_id", sa.String(length=26), nullable=True),
        sa.Column("transfer_fee", sa.BigInteger(), nullable=False),
        sa.Column("pair_id", sa.String(length=26), nullable=True),
        sa.CheckConstraint(
            "status IN ('new', 'existing', 'deleted', 'check')", name=op.f("ck_import_rows_status")
        ),
        sa.CheckConstraint(
            "transfer IN ('proposed', 'chosen', 'refused')", name=op.f("ck_import_rows_transfer")
        ),
        sa.ForeignKeyConstraint(
            ["owner_id", "import_id"],
            ["imports.owner_id", "imports.id"],
            name=op.f("fk_import_rows_owner_id_import_id_imports"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("owner_id", "import_id", "number", name=op.f("pk_import_rows")),
    )
    op.create_index("ix_import_rows_merchant", "import_rows", ["owner_id", "import_id", "merchant"])

    op.add_column("wallets", sa.Column("proved_until", sa.Date(), nullable=True))
    op.add_column("wallets", sa.Column("proved_balance", sa.BigInteger(), nullable=True))


def downgrade() -> None:
    op.drop_column("wallets", "proved_balance")
    op.drop_column("wallets", "proved_until")

    op.drop_index("ix_import_rows_merchant", table_name="import_rows")

    op.drop_table("import_rows")
    op.drop_table("import_changes")
    op.drop_index(op.f("ix_imports_undo_until"), table_name="imports")
    op.drop_index("ix_imports_state", table_name="imports")
    op.drop_index(op.f("ix_imports_expires_at"), table_name="imports")

    op.drop_table("imports")
    op.drop_table("import_refusals")
    op.drop_index("ix_import_marks_import_id", table_name="import_marks")
    op.drop_index("ix_import_marks_entry_id", table_name="import_marks")

    op.drop_table("import_marks")
    op.drop_table("import_mappings")
    op.drop_table("import_files")
