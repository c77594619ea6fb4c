"""Reminders, the states of their dates, and dates of plans that were put off."""

import datetime as dt

from sqlalchemy import (
    BigInteger,
    CheckConstraint,
    Date,
    ForeignKey,
    ForeignKeyConstraint,
    Index,
    SmallInteger,
    String,
    Time,
    text,
)
from sqlalchemy.orm import Mapped, mapped_column

from server.core.database.column_types import UtcDateTime, id_type
from server.core.database.engine import Base

LONGEST_DESCRIPTION = 200


class Reminder(Base):
    """A reminder, once or recurring; with an amount it is a recurring entry. Whole rupiah.

    Its dates count from `since` on. `next_day` is the next one, due at `next_due_at`; both are
    null when none is to come. A removed one (`removed_at`) is never due and can be restored.
    """

    __tablename__ = "reminders"

    owner_id: Mapped[str] = mapped_column(
        id_type(), ForeignKey("users.id", ondelete="CASCADE"), primary_key=True
    )
    id: Mapped[str] = mapped_column(id_type(), primary_key=True)
    description: Mapped[str] = mapped_column(String(LONGEST_DESCRIPTION))
    kind: Mapped[str] = mapped_column(String(10))
    day: Mapped[dt.date] = mapped_column(Date)
    time: Mapped[dt.time | None] = mapped_column(Time)
    frequency: Mapped[str] = mapped_column(String(8))
    month_day: Mapped[int | None] = mapped_column(SmallInteger)
    until: Mapped[dt.date | None] = mapped_column(Date)
    since: Mapped[dt.date] = mapped_column(Date)
    amount: Mapped[int | None] = mapped_column(BigInteger)
    category_id: Mapped[str | None] = mapped_column(String(40))
    next_day: Mapped[dt.date | None] = mapped_column(Date)
    next_due_at: Mapped[dt.datetime | None] = mapped_column(UtcDateTime)
    version: Mapped[int]
    created_at: Mapped[dt.datetime] = mapped_column(UtcDateTime)
    updated_at: Mapped[dt.datetime] = mapped_column(UtcDateTime)
    removed_at: Mapped[dt.datetime | None] = mapped_column(UtcDateTime)
    # The wallet of what is recorded; without it the default one of the book.
    wallet_id: Mapped[str | None] = mapped_column(id_type())
    # Null in what the release before writes: every 1, a fixed amount, not automatic.
    every: Mapped[int | None] = mapped_column(SmallInteger)
    shift: Mapped[str | None] = mapped_column(String(6))
    times: Mapped[int | None] = mapped_column(SmallInteger)
    amount_mode: Mapped[str | None] = mapped_column(String(5))
    # Where a transfer puts the amount; others have none.
    to_wallet_id: Mapped[str | None] = mapped_column(id_type())
    # Whether the worker records it on its day, without asking.
    automatic: Mapped[bool | None]
    # The debt of whose instalments it tells.
    debt_id: Mapped[str | None] = mapped_column(id_type())

    __table_args__ = (
        CheckConstraint("kind IN ('bill', 'saving', 'investment', 'other')", name="kind"),
        CheckConstraint(
            "frequency IN ('once', 'daily', 'weekly', 'monthly', 'yearly')", name="frequency"
        ),
        # Finds what is due, without the reminders that have ended.
        Index(
            "ix_reminders_next_due_at",
            "next_due_at",
            sqlite_where=text("next_due_at IS NOT NULL"),
            postgresql_where=text("next_due_at IS NOT NULL"),
        ),
        Index(
            "ix_reminders_removed_at",
            "removed_at",
            sqlite_where=text("removed_at IS NOT NULL"),
            postgresql_where=text("removed_at IS NOT NULL"),
        ),
    )


class ReminderOccurrence(Base):
    """A date of a reminder that was notified or answered.

    `due_at` is the moment it was last notified for, `snoozed_until` when it is due again.
    A `booked` one is done as long as its transaction exists.
    """

    __tablename__ = "reminder_occurrences"

    owner_id: Mapped[str] = mapped_column(id_type(), primary_key=True)
    reminder_id: Mapped[str] = mapped_column(id_type(), primary_key=True)
    day: Mapped[dt.date] = mapped_column(Date, primary_key=True)
    state: Mapped[str] = mapped_column(String(8))
    due_at: Mapped[dt.datetime | None] = mapped_column(UtcDateTime)
    snoozed_until: Mapped[dt.datetime | None] = mapped_column(UtcDateTime)
    answered_at: Mapped[dt.datetime | None] = mapped_column(UtcDateTime)
    # The reminder that stands in for this date alone; the date is skipped.
    replaced_by: Mapped[str | None] = mapped_column(id_type())

    __table_args__ = (
        CheckConstraint("state IN ('open', 'done', 'booked', 'skipped')", name="state"),
        ForeignKeyConstraint(
            ["owner_id", "reminder_id"],
            ["reminders.owner_id", "reminders.id"],
            ondelete="CASCADE",
        ),
        # Finds the snoozes that have ended.
        Index(
            "ix_reminder_occurrences_snoozed_until",
            "snoozed_until",
            sqlite_where=text("snoozed_until IS NOT NULL"),
            postgresql_where=text("snoozed_until IS NOT NULL"),
        ),
    )


class PlannedSnooze(Base):
    """Until when a due date of a plan or debt was put off; without a foreign key to either."""

    __tablename__ = "planned_snoozes"

    owner_id: Mapped[str] = mapped_column(
        id_type(), ForeignKey("users.id", ondelete="CASCADE"), primary_key=True
    )
    source_id: Mapped[str] = mapped_column(id_type(), primary_key=True)
    day: Mapped[dt.date] = mapped_column(Date, primary_key=True)
    until: Mapped[dt.datetime] = mapped_column(UtcDateTime)

    # Finds the snoozes that have ended.
    __table_args__ = (Index("ix_planned_snoozes_until", "until"),)
