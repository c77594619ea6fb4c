"""Investment plans, their dates, and risk profiles."""

import sqlalchemy as sa
from alembic import op

from server.core.database.column_types import UtcDateTime

revision = "0018_investments"
down_revision = "0017_goals"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "investment_plans",
        sa.Column("owner_id", sa.String(length=26), nullable=False),
        sa.Column("id", sa.String(length=26), nullable=False),
        sa.Column("amount", sa.BigInteger(), nullable=False),
        sa.Column("frequency", sa.String(length=8), nullable=False),
        sa.Column("weekday", sa.SmallInteger(), nullable=True),
        sa.Column("month_day", sa.SmallInteger(), nullable=True),
        sa.Column("starts", sa.Date(), nullable=False),
        sa.Column("until", sa.Date(), nullable=True),
        sa.Column("since", sa.Date(), nullable=False),
        sa.Column("earlier", sa.JSON(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("created_at", UtcDateTime(), nullable=False),
        sa.Column("updated_at", UtcDateTime(), nullable=False),
        sa.CheckConstraint(
            "frequency IN ('day', 'weekly', 'monthly')", name=op.f("ck_investment_plans_frequency")
        ),
        sa.ForeignKeyConstraint(
            ["owner_id"],
            ["users.id"],
            name=op.f("fk_investment_plans_owner_id_users"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("owner_id", "id", name=op.f("pk_investment_plans")),
    )
    op.create_table(
        "investment_dates",
        sa.Column("owner_id", sa.String(length=26), nullable=False),
        sa.Column("plan_id", sa.String(length=26), nullable=False),
        sa.Column("date", sa.Date(), nullable=False),
        sa.Column("state", sa.String(length=8), nullable=False),
        sa.Column("amount", sa.BigInteger(), nullable=True),
        sa.Column("answered_at", UtcDateTime(), nullable=False),
        sa.CheckConstraint("state IN ('done', 'skipped')", name=op.f("ck_investment_dates_state")),
        sa.ForeignKeyConstraint(
            ["owner_id", "plan_id"],
            ["investment_plans.owner_id", "investment_plans.id"],
            name=op.f("fk_investment_dates_owner_id_plan_id_investment_plans"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("owner_id", "plan_id", "date", name=op.f("pk_investment_dates")),
    )
    op.create_table(
        "risk_profiles",
        sa.Column("owner_id", sa.String(length=26), nullable=False),
        sa.Column("answers", sa.JSON(), nullable=False),
        sa.Column("taken_at", UtcDateTime(), nullable=False),
        sa.ForeignKeyConstraint(
            ["owner_id"],
            ["users.id"],
            name=op.f("fk_risk_profiles_owner_id_users"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("owner_id", name=op.f("pk_risk_profiles")),
    )


def downgrade() -> None:
    # What plans booked stays in the ledger.
    op.drop_table("risk_profiles")
    op.drop_table("investment_dates")
    op.drop_table("investment_plans")
