"""What stands out among somebody's expenses: the largest one, and one that costs more each time."""

import datetime as dt
from typing import NamedTuple

from sqlalchemy import BigInteger, and_, case, cast, func, or_, select

from server.categories.service import TransactionType
from server.core.calendar.money_month import Span
from server.core.database.engine import db
from server.transactions.bookings import Booker
from server.transactions.filtering import ROWS


class Largest(NamedTuple):
    """An expense in whole rupiah."""

    category_id: str
    amount: int
    date: dt.date


class Risen(NamedTuple):
    """What is paid once in each of two spans, under the same words, and costs more in the later."""

    category_id: str
    detail: str
    before: int
    amount: int


def largest_expense(owner_id: str, span: Span) -> Largest | None:
    """The largest expense of the span, the earliest of several; None where nothing went out."""
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
    return None if row is None else Largest(*row)


def risen_expense(owner_id: str, before: Span, span: Span) -> Risen | None:
    """What rose most of what was paid once in both spans, of which `before` ends first."""
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
            # What goes into goals and investments is nothing that gets dearer.
            or_(ROWS.booked_for.is_(None), ROWS.booked_for == Booker.REMINDER.value),
        )
        .group_by(ROWS.category_id, ROWS.detail)
        .having(and_(*once, amount > was))
        .order_by((amount - was).desc(), ROWS.category_id, ROWS.detail)
        .limit(1)
    )
    row = db.session.connection().execute(wanted).first()
    return None if row is None else Risen(*row)
