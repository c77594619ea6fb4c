"""Goals, and what was put aside for them without a transaction."""

import sqlalchemy as sa
from alembic import op

from server.core.database.column_types import UtcDateTime

revision = "0017_goals"
down_revision = "0016_bookings"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "goals",
        sa.Column("owner_id", sa.String(length=26), nullable=False),
        sa.Column("id", sa.String(length=26), nullable=False),
        sa.Column("kind", sa.String(length=10), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=True),
        sa.Column("icon", sa.String(length=80), nullable=True),
        sa.Column("target", sa.BigInteger(), nullable=False),
        sa.Column("due", sa.Date(), nullable=True),
        sa.Column("monthly", sa.BigInteger(), nullable=True),
        sa.Column("archived_at", UtcDateTime(), nullable=True),
        sa.Column("created_at", UtcDateTime(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.CheckConstraint("target BETWEEN 1 AND 999999999999", name=op.f("ck_goals_target")),
        sa.CheckConstraint("monthly BETWEEN 1 AND 999999999999", name=op.f("ck_goals_monthly")),
        sa.ForeignKeyConstraint(
            ["owner_id"],
            ["users.id"],
            name=op.f("fk_goals_owner_id_users"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("owner_id", "id", name=op.f("pk_goals")),
    )
    op.create_table(
        "goal_contributions",
        sa.Column("owner_id", sa.String(length=26), nullable=False),
        sa.Column("id", sa.String(length=26), nullable=False),
        sa.Column("goal_id", sa.String(length=26), nullable=False),
        sa.Column("amount", sa.BigInteger(), nullable=False),
        sa.Column("detail", sa.String(length=200), nullable=False),
        sa.Column("date", sa.Date(), nullable=False),
        sa.Column("opening", sa.Boolean(), nullable=False),
        sa.Column("created_at", UtcDateTime(), nullable=False),
        sa.CheckConstraint("amount <> 0", name=op.f("ck_goal_contributions_amount")),
        sa.ForeignKeyConstraint(
            ["owner_id", "goal_id"],
            ["goals.owner_id", "goals.id"],
            name=op.f("fk_goal_contributions_owner_id_goal_id_goals"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("owner_id", "id", name=op.f("pk_goal_contributions")),
    )
    op.create_index(
        "ix_goal_contributions_page",
        "goal_contributions",
        ["owner_id", "goal_id", "date", "id"],
    )


def downgrade() -> None:
    # What was booked stays in the ledger; the rest touched no balance.
    op.drop_table("goal_contributions")
    op.drop_table("goals")
