"""Investment plans, the answers to their dates, and risk profiles."""

import datetime as dt
from typing import Any

from sqlalchemy import (
    JSON,
    BigInteger,
    CheckConstraint,
    Date,
    ForeignKey,
    ForeignKeyConstraint,
    Index,
    SmallInteger,
    String,
    text,
)
from sqlalchemy.orm import Mapped, mapped_column

from server.core.database.column_types import UtcDateTime, id_type
from server.core.database.engine import Base


class InvestmentPlan(Base):
    """A recurring investment in whole rupiah, until a day or for ever.

    The present rule counts from `since` on; `earlier` has the rule versions before it.
    """

    __tablename__ = "investment_plans"

    owner_id: Mapped[str] = mapped_column(
        id_type(), ForeignKey("books.id", ondelete="CASCADE"), primary_key=True
    )
    id: Mapped[str] = mapped_column(id_type(), primary_key=True)
    amount: Mapped[int] = mapped_column(BigInteger)
    frequency: Mapped[str] = mapped_column(String(8))
    weekday: Mapped[int | None] = mapped_column(SmallInteger)
    month_day: Mapped[int | None] = mapped_column(SmallInteger)
    starts: Mapped[dt.date] = mapped_column(Date)
    until: Mapped[dt.date | None] = mapped_column(Date)
    since: Mapped[dt.date] = mapped_column(Date)
    earlier: Mapped[list[dict[str, Any]]] = mapped_column(JSON)
    version: Mapped[int]
    created_at: Mapped[dt.datetime] = mapped_column(UtcDateTime)
    updated_at: Mapped[dt.datetime] = mapped_column(UtcDateTime)
    # The next date and when it is due; None when no date is left.
    next_day: Mapped[dt.date | None] = mapped_column(Date)
    next_due_at: Mapped[dt.datetime | None] = mapped_column(UtcDateTime)
    # Where the money comes from; without it the default wallet of the book.
    wallet_id: Mapped[str | None] = mapped_column(id_type())

    __table_args__ = (
        CheckConstraint("frequency IN ('day', 'weekly', 'monthly')", name="frequency"),
        # Finds what is due, without the plans that have ended.
        Index(
            "ix_investment_plans_next_due_at",
            "next_due_at",
            postgresql_where=text("next_due_at IS NOT NULL"),
            sqlite_where=text("next_due_at IS NOT NULL"),
        ),
    )


class InvestmentDate(Base):
    """A date that was skipped, or done without a transaction; a booked one has no row here."""

    __tablename__ = "investment_dates"

    owner_id: Mapped[str] = mapped_column(id_type(), primary_key=True)
    plan_id: Mapped[str] = mapped_column(id_type(), primary_key=True)
    date: Mapped[dt.date] = mapped_column(Date, primary_key=True)
    state: Mapped[str] = mapped_column(String(8))
    amount: Mapped[int | None] = mapped_column(BigInteger)
    answered_at: Mapped[dt.datetime] = mapped_column(UtcDateTime)

    __table_args__ = (
        CheckConstraint("state IN ('done', 'skipped')", name="state"),
        ForeignKeyConstraint(
            ["owner_id", "plan_id"],
            ["investment_plans.owner_id", "investment_plans.id"],
            ondelete="CASCADE",
        ),
    )


class RiskProfile(Base):
    """The latest six answers about risk of each person."""

    __tablename__ = "risk_profiles"

    owner_id: Mapped[str] = mapped_column(
        id_type(), ForeignKey("users.id", ondelete="CASCADE"), primary_key=True
    )
    answers: Mapped[list[str]] = mapped_column(JSON)
    taken_at: Mapped[dt.datetime] = mapped_column(UtcDateTime)
