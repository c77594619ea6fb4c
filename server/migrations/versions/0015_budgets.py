"""Budgets, splits and alerts of money months."""

import sqlalchemy as sa
from alembic import op

from server.core.database.column_types import UtcDateTime

revision = "0015_budgets"
down_revision = "0014_public_holidays"
branch_labels = None
depends_on = None

CHANGED = "ix_users_ledger_changed_at"


def upgrade() -> None:
    _make_budgets()
    _make_allocations()
    _make_alerts()
    op.add_column("users", sa.Column("ledger_changed_at", UtcDateTime(), nullable=True))
    changed = sa.text("ledger_changed_at IS NOT NULL")
    op.create_index(
        CHANGED, "users", ["ledger_changed_at"], postgresql_where=changed, sqlite_where=changed
    )


def _make_budgets() -> None:
    op.create_table(
        "budgets",
        sa.Column("owner_id", sa.String(length=26), nullable=False),
        sa.Column("month", sa.String(length=7), nullable=False),
        sa.Column("category_id", sa.String(length=40), nullable=False),
        sa.Column("amount", sa.BigInteger(), nullable=False),
        sa.Column("rollover", sa.String(length=7), nullable=False),
        sa.Column("updated_at", UtcDateTime(), nullable=False),
        sa.CheckConstraint("amount BETWEEN 0 AND 999999999999", name=op.f("ck_budgets_amount")),
        sa.CheckConstraint(
            "rollover IN ('none', 'surplus', 'both')", name=op.f("ck_budgets_rollover")
        ),
        _owner("budgets"),
        sa.PrimaryKeyConstraint("owner_id", "month", "category_id", name=op.f("pk_budgets")),
    )


def _make_allocations() -> None:
    op.create_table(
        "allocations",
        sa.Column("owner_id", sa.String(length=26), nullable=False),
        sa.Column("month", sa.String(length=7), nullable=False),
        sa.Column("needs", sa.SmallInteger(), nullable=False),
        sa.Column("wants", sa.SmallInteger(), nullable=False),
        sa.Column("savings", sa.SmallInteger(), nullable=False),
        sa.Column("expected_income", sa.BigInteger(), nullable=True),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("updated_at", UtcDateTime(), nullable=False),
        sa.CheckConstraint("needs + wants + savings = 100", name=op.f("ck_allocations_split")),
        sa.CheckConstraint(
            "expected_income BETWEEN 0 AND 999999999999",
            name=op.f("ck_allocations_expected_income"),
        ),
        _owner("allocations"),
        sa.PrimaryKeyConstraint("owner_id", "month", name=op.f("pk_allocations")),
    )


def _make_alerts() -> None:
    op.create_table(
        "budget_alerts",
        sa.Column("owner_id", sa.String(length=26), nullable=False),
        sa.Column("month", sa.String(length=7), nullable=False),
        sa.Column("category_id", sa.String(length=40), nullable=False),
        sa.Column("level", sa.SmallInteger(), nullable=False),
        sa.Column("raised_at", UtcDateTime(), nullable=False),
        sa.Column("lowered_at", UtcDateTime(), nullable=True),
        sa.Column("announce", sa.Boolean(), nullable=False),
        sa.CheckConstraint("level IN (80, 100)", name=op.f("ck_budget_alerts_level")),
        _owner("budget_alerts"),
        sa.PrimaryKeyConstraint(
            "owner_id", "month", "category_id", "level", name=op.f("pk_budget_alerts")
        ),
    )
    op.create_index(op.f("ix_budget_alerts_raised_at"), "budget_alerts", ["raised_at"])
    waiting = sa.text("announce AND lowered_at IS NULL")
    op.create_index(
        "ix_budget_alerts_announce",
        "budget_alerts",
        ["raised_at"],
        postgresql_where=waiting,
        sqlite_where=waiting,
    )


def _owner(table: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(
        ["owner_id"],
        ["users.id"],
        name=op.f(f"fk_{table}_owner_id_users"),
        ondelete="CASCADE",
    )


def downgrade() -> None:
    op.drop_index(CHANGED, table_name="users")
    op.drop_column("users", "ledger_changed_at")
    op.drop_table("budget_alerts")
    op.drop_table("allocations")
    op.drop_table("budgets")
