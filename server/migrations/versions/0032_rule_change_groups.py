"""What an undo of a rule needs, for many entries in one row."""

import sqlalchemy as sa
from alembic import op

revision = "0032_rule_change_groups"
down_revision = "0031_client_keys"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "rule_change_groups",
        sa.Column("owner_id", sa.String(length=26), nullable=False),
        sa.Column("application_id", sa.String(length=26), nullable=False),
        sa.Column("first_entry_id", sa.String(length=26), nullable=False),
        sa.Column("category_id", sa.String(length=40), nullable=False),
        sa.Column("entries", sa.JSON(), nullable=False),
        sa.ForeignKeyConstraint(
            ["owner_id", "application_id"],
            ["rule_applications.owner_id", "rule_applications.id"],
            name=op.f("fk_rule_change_groups_owner_id_rule_applications"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint(
            *("owner_id", "application_id", "first_entry_id"),
            name=op.f("pk_rule_change_groups"),
        ),
    )


def downgrade() -> None:
    op.drop_table("rule_change_groups")
