"""Reminders and what became of their days."""

import sqlalchemy as sa
from alembic import op

from server.core.database.column_types import UtcDateTime

revision = "0020_reminders"
down_revision = "0019_quiz"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "reminders",
        sa.Column("owner_id", sa.String(length=26), nullable=False),
        sa.Column("id", sa.String(length=26), nullable=False),
        sa.Column("description", sa.String(length=200), nullable=False),
        sa.Column("kind", sa.String(length=10), nullable=False),
        sa.Column("day", sa.Date(), nullable=False),
        sa.Column("time", sa.Time(), nullable=True),
        sa.Column("frequency", sa.String(length=8), nullable=False),
        sa.Column("month_day", sa.SmallInteger(), nullable=True),
        sa.Column("until", sa.Date(), nullable=True),
        sa.Column("since", sa.Date(), nullable=False),
        sa.Column("amount", sa.BigInteger(), nullable=True),
        sa.Column("category_id", sa.String(length=40), nullable=True),
        sa.Column("next_day", sa.Date(), nullable=True),
        sa.Column("next_due_at", UtcDateTime(), nullable=True),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("created_at", UtcDateTime(), nullable=False),
        sa.Column("updated_at", UtcDateTime(), nullable=False),
        sa.Column("removed_at", UtcDateTime(), nullable=True),
        sa.CheckConstraint(
            "kind IN ('bill', 'saving', 'investment', 'other')", name=op.f("ck_reminders_kind")
        ),
        sa.CheckConstraint(
            "frequency IN ('once', 'daily', 'weekly', 'monthly', 'yearly')",
            name=op.f("ck_reminders_frequency"),
        ),
        sa.ForeignKeyConstraint(
            ["owner_id"], ["users.id"], name=op.f("fk_reminders_owner_id_users"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("owner_id", "id", name=op.f("pk_reminders")),
    )
    _index("reminders", "next_due_at")
    _index("reminders", "removed_at")
    op.create_table(
        "reminder_occurrences",
        sa.Column("owner_id", sa.String(length=26), nullable=False),
        sa.Column("reminder_id", sa.String(length=26), nullable=False),
        sa.Column("day", sa.Date(), nullable=False),
        sa.Column("state", sa.String(length=8), nullable=False),
        sa.Column("due_at", UtcDateTime(), nullable=True),
        sa.Column("snoozed_until", UtcDateTime(), nullable=True),
        sa.Column("answered_at", UtcDateTime(), nullable=True),
        sa.CheckConstraint(
            "state IN ('open', 'done', 'booked', 'skipped')",
            name=op.f("ck_reminder_occurrences_state"),
        ),
        sa.ForeignKeyConstraint(
            ["owner_id", "reminder_id"],
            ["reminders.owner_id", "reminders.id"],
            name=op.f("fk_reminder_occurrences_owner_id_reminder_id_reminders"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint(
            "owner_id", "reminder_id", "day", name=op.f("pk_reminder_occurrences")
        ),
    )
    _index("reminder_occurrences", "snoozed_until")


def downgrade() -> None:
    op.drop_table("reminder_occurrences")
    op.drop_table("reminders")


def _index(table: str, column: str) -> None:
    """An index of the rows that have something in the column."""
    filled = sa.text(f"{column} IS NOT NULL")
    op.create_index(
        f"ix_{table}_{column}", table, [column], sqlite_where=filled, postgresql_where=filled
    )
