"""When the next date of an investment plan is to be told."""

import sqlalchemy as sa
from alembic import op

from server.core.calendar.clock import now
from server.core.database.column_types import UtcDateTime

revision = "0025_plan_reminders"
down_revision = "0024_monthly_letters"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("investment_plans", sa.Column("next_day", sa.Date(), nullable=True))
    op.add_column("investment_plans", sa.Column("next_due_at", UtcDateTime(), nullable=True))
    waiting = sa.text("next_due_at IS NOT NULL")
    op.create_index(
        "ix_investment_plans_next_due_at",
        "investment_plans",
        ["next_due_at"],
        postgresql_where=waiting,
        sqlite_where=waiting,
    )
    # Alerts are told in the moment that raises them, so nothing waits to be found.
    op.drop_index("ix_budget_alerts_announce", table_name="budget_alerts")
    plans = sa.table(
        "investment_plans",
        sa.column("next_day", sa.Date()),
        sa.column("next_due_at", UtcDateTime()),
    )
    # The worker finds out which date comes next; what came before today is not told any more.
    moment = now()
    op.execute(plans.update().values(next_day=moment.date(), next_due_at=moment))


def downgrade() -> None:
    unannounced = sa.text("announce AND lowered_at IS NULL")
    op.create_index(
        "ix_budget_alerts_announce",
        "budget_alerts",
        ["raised_at"],
        postgresql_where=unannounced,
        sqlite_where=unannounced,
    )
    op.drop_index("ix_investment_plans_next_due_at", table_name="investment_plans")
    op.drop_column("investment_plans", "next_due_at")
    op.drop_column("investment_plans", "next_day")
