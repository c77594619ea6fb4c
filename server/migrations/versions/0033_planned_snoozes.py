"""Due dates of plans and debts that were put off."""

import sqlalchemy as sa
from alembic import op

from server.core.database.column_types import UtcDateTime

revision = "0033_planned_snoozes"
down_revision = "0032_rule_change_groups"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "planned_snoozes",
        sa.Column("owner_id", sa.String(length=26), nullable=False),
        sa.Column("source_id", sa.String(length=26), nullable=False),
        sa.Column("day", sa.Date(), nullable=False),
        sa.Column("until", UtcDateTime(), nullable=False),
        sa.ForeignKeyConstraint(
            ["owner_id"],
            ["users.id"],
            name=op.f("fk_planned_snoozes_owner_id_users"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("owner_id", "source_id", "day", name=op.f("pk_planned_snoozes")),
    )
    op.create_index("ix_planned_snoozes_until", "planned_snoozes", ["until"])


def downgrade() -> None:
    op.drop_table("planned_snoozes")
