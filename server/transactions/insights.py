"""Insights into expenses: the largest one, and a regular one that got more expensive."""

import datetime as dt
from typing import NamedTuple

from sqlalchemy import BigInteger, and_, case, cast, func, or_, select

from server.categories.catalogue import TransactionType
from server.core.calendar.money_month import Span
from server.core.database.engine import db
from server.transactions.bookings import BookingSource
from server.transactions.models import ROWS


class LargestExpense(NamedTuple):
    """An expense in whole rupiah."""

    category_id: str
    amount: int
    date: dt.date


class IncreasedExpense(NamedTuple):
    """An expense with one payment in each of two spans, higher in the later one."""

    category_id: str
    detail: str
    before: int
    amount: int


def find_largest_expense(owner_id: str, span: Span) -> LargestExpense | None:
    """The largest expense of the span, the earliest of several; None without expenses."""
    wanted = (
        select(ROWS.category_id, ROWS.amount, ROWS.date)
        .where(
            ROWS.owner_id == owner_id,
            ROWS.type == TransactionType.EXPENSES.value,
            ROWS.date.between(span.start, span.end),
        )
        .order_by(ROWS.amount.desc(), ROWS.date, ROWS.id)
        .limit(1)
    )
    row = db.session.connection().execute(wanted).first()
    return None if row is None else LargestExpense(*row)


def find_increased_expense(owner_id: str, before: Span, span: Span) -> IncreasedExpense | None:
    """The largest increase of an expense that was paid once in both spans; `before` ends first."""
    late = and_(ROWS.date >= span.start, ROWS.date <= span.end)
    early = and_(ROWS.date >= before.start, ROWS.date <= before.end)
    amount, was = (
        cast(func.sum(case((when, ROWS.amount), else_=0)), BigInteger) for when in (late, early)
    )
    once = [func.sum(case((when, 1), else_=0)) == 1 for when in (late, early)]
    wanted = (
        select(ROWS.category_id, ROWS.detail, was, amount)
        .where(
            ROWS.owner_id == owner_id,
            ROWS.type == TransactionType.EXPENSES.value,
            ROWS.date.between(before.start, span.end),
            ROWS.detail != "",
            # Contributions to goals and investments are no prices.
            or_(ROWS.booked_for.is_(None), ROWS.booked_for == BookingSource.REMINDER.value),
        )
        .group_by(ROWS.category_id, ROWS.detail)
        .having(and_(*once, amount > was))
        .order_by((amount - was).desc(), ROWS.category_id, ROWS.detail)
        .limit(1)
    )
    row = db.session.connection().execute(wanted).first()
    return None if row is None else IncreasedExpense(*row)
