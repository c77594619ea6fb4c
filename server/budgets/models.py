"""Budgets, allocations of income, and budget alerts."""

from datetime import datetime
from enum import StrEnum

from sqlalchemy import BigInteger, CheckConstraint, ForeignKey, SmallInteger, String
from sqlalchemy.orm import Mapped, mapped_column

from server.core.database.column_types import UtcDateTime, id_type
from server.core.database.engine import Base
from server.core.http.fields import LARGEST


class Rollover(StrEnum):
    """What rolls over from the month before: nothing, a surplus, or a surplus or deficit."""

    NONE = "none"
    SURPLUS = "surplus"
    BOTH = "both"


class Budget(Base):
    """The budget of a category in a money month, in whole rupiah."""

    __tablename__ = "budgets"

    owner_id: Mapped[str] = mapped_column(
        id_type(), ForeignKey("books.id", ondelete="CASCADE"), primary_key=True
    )
    month: Mapped[str] = mapped_column(String(7), primary_key=True)
    category_id: Mapped[str] = mapped_column(String(40), primary_key=True)
    amount: Mapped[int] = mapped_column(BigInteger)
    rollover: Mapped[str] = mapped_column(String(7), default=Rollover.NONE.value)
    updated_at: Mapped[datetime] = mapped_column(UtcDateTime)

    __table_args__ = (
        CheckConstraint(f"amount BETWEEN 0 AND {LARGEST}", name="amount"),
        CheckConstraint("rollover IN ('none', 'surplus', 'both')", name="rollover"),
    )


class Allocation(Base):
    """The split of a money month's income, in percent, and the expected income.

    It also holds for the following months, until one has its own.
    """

    __tablename__ = "allocations"

    owner_id: Mapped[str] = mapped_column(
        id_type(), ForeignKey("books.id", ondelete="CASCADE"), primary_key=True
    )
    month: Mapped[str] = mapped_column(String(7), primary_key=True)
    needs: Mapped[int] = mapped_column(SmallInteger)
    wants: Mapped[int] = mapped_column(SmallInteger)
    savings: Mapped[int] = mapped_column(SmallInteger)
    expected_income: Mapped[int | None] = mapped_column(BigInteger)
    version: Mapped[int] = mapped_column(default=1)
    updated_at: Mapped[datetime] = mapped_column(UtcDateTime)

    __table_args__ = (
        CheckConstraint("needs + wants + savings = 100", name="split"),
        CheckConstraint(f"expected_income BETWEEN 0 AND {LARGEST}", name="expected_income"),
    )


class BudgetAlert(Base):
    """An alert: expenses reached a level (percent) of a budget; with `lowered_at`, no longer.

    The owner is notified once, even when the level is reached again later. `announce` marks
    alerts that were raised before notifications existed and are still pending.
    """

    __tablename__ = "budget_alerts"

    owner_id: Mapped[str] = mapped_column(
        id_type(), ForeignKey("books.id", ondelete="CASCADE"), primary_key=True
    )
    month: Mapped[str] = mapped_column(String(7), primary_key=True)
    category_id: Mapped[str] = mapped_column(String(40), primary_key=True)
    level: Mapped[int] = mapped_column(SmallInteger, primary_key=True)
    raised_at: Mapped[datetime] = mapped_column(UtcDateTime, index=True)
    lowered_at: Mapped[datetime | None] = mapped_column(UtcDateTime)
    announce: Mapped[bool]

    __table_args__ = (CheckConstraint("level IN (80, 100)", name="level"),)
