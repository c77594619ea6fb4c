"""What is asked of the ledger's table, each in one statement.

Pages are read as plain rows: loading objects costs several times what the rest of a list does.
"""

import datetime as dt
from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from sqlalchemy import (
    BigInteger,
    ColumnElement,
    Subquery,
    and_,
    case,
    cast,
    column,
    func,
    insert,
    select,
    table,
    true,
    tuple_,
)

from server.categories.service import TransactionType
from server.core.database import db
from server.core.period import Span
from server.transactions.models import Transaction

USERS = table("users", column("id"), column("balance"))
ITEM = (
    Transaction.id,
    Transaction.type,
    Transaction.category_id,
    Transaction.detail,
    Transaction.amount,
    Transaction.date,
    Transaction.created_at,
    Transaction.version,
)


@dataclass(frozen=True, slots=True)
class Filters:
    """Which rows of an owner are meant; the days are inclusive, None asks for all."""

    type: TransactionType | None = None
    category_id: str | None = None
    first: dt.date | None = None
    last: dt.date | None = None


class Entry(NamedTuple):
    """One row as lists show it; its fields are those of ITEM."""

    id: str
    type: str
    category_id: str
    detail: str
    amount: int
    date: dt.date
    created_at: dt.datetime
    version: int


@dataclass(frozen=True, slots=True)
class Totals:
    """The sums of the rows a filter meets, in whole rupiah, and their number."""

    income: int
    expenses: int
    count: int


class DaySum(NamedTuple):
    """What one day holds of one type, in whole rupiah."""

    date: dt.date
    type: str
    amount: int


def insert_entries(owner_id: str, entries: Sequence[Entry]) -> None:
    """Write rows of the owner."""
    rows = [{"owner_id": owner_id, **entry._asdict()} for entry in entries]
    db.session.execute(insert(Transaction), rows)


def read_page(
    owner_id: str, filters: Filters, limit: int, after: tuple[dt.date, str] | None
) -> tuple[Totals, list[Entry]]:
    """Totals of the filtered set and up to `limit` rows after the given one, newest first.

    Both come in one statement, so they speak of the same moment; totals stand on every row
    and on the single empty one of an empty page.
    """
    totals = _totals(owner_id, filters)
    page = _page(owner_id, filters, limit, after)
    found = db.session.execute(
        select(totals, page)
        .select_from(totals.outerjoin(page, true()))
        .order_by(page.c.date.desc(), page.c.id.desc())
    ).all()
    return Totals(*found[0][:3]), [Entry(*row[3:]) for row in found if row.id is not None]


def read_recent(owner_id: str, limit: int) -> list[Entry]:
    """The newest rows of the owner."""
    recent = select(*ITEM).where(Transaction.owner_id == owner_id)
    newest = recent.order_by(Transaction.date.desc(), Transaction.id.desc()).limit(limit)
    return [Entry(*row) for row in db.session.execute(newest)]


def sum_by_day(owner_id: str, span: Span) -> list[DaySum]:
    """What came in and went out on each day of the span that has rows."""
    total = cast(func.sum(Transaction.amount), BigInteger)
    found = db.session.execute(
        select(Transaction.date, Transaction.type, total)
        .where(Transaction.owner_id == owner_id, Transaction.date.between(span.start, span.end))
        .group_by(Transaction.date, Transaction.type)
    )
    return [DaySum(*row) for row in found]


def balances_that_differ() -> list[tuple[str, int, int]]:
    """The id, balance and sum of rows of each user whose balance is not that sum."""
    signed = case(
        (Transaction.type == TransactionType.INCOME, Transaction.amount),
        else_=-Transaction.amount,
    )
    total = cast(func.coalesce(func.sum(signed), 0), BigInteger)
    found = db.session.execute(
        select(USERS.c.id, USERS.c.balance, total)
        .select_from(USERS.outerjoin(Transaction, Transaction.owner_id == USERS.c.id))
        .group_by(USERS.c.id, USERS.c.balance)
        .having(USERS.c.balance != total)
        .order_by(USERS.c.id)
    )
    return [(row[0], row[1], row[2]) for row in found]


def _conditions(owner_id: str, filters: Filters) -> ColumnElement[bool]:
    wanted = [Transaction.owner_id == owner_id]
    if filters.first is not None:
        wanted.append(Transaction.date >= filters.first)
    if filters.last is not None:
        wanted.append(Transaction.date <= filters.last)
    if filters.type is not None:
        wanted.append(Transaction.type == filters.type)
    if filters.category_id is not None:
        wanted.append(Transaction.category_id == filters.category_id)
    return and_(*wanted)


def _totals(owner_id: str, filters: Filters) -> Subquery:
    def sum_of(type_: TransactionType) -> ColumnElement[int]:
        amounts = case((Transaction.type == type_, Transaction.amount), else_=0)
        return cast(func.coalesce(func.sum(amounts), 0), BigInteger)

    return (
        select(
            sum_of(TransactionType.INCOME).label("income"),
            sum_of(TransactionType.EXPENSES).label("expenses"),
            func.count().label("rows"),
        )
        .where(_conditions(owner_id, filters))
        .subquery("totals")
    )


def _page(
    owner_id: str, filters: Filters, limit: int, after: tuple[dt.date, str] | None
) -> Subquery:
    page = select(*ITEM).where(_conditions(owner_id, filters))
    if after is not None:
        page = page.where(tuple_(Transaction.date, Transaction.id) < after)
    newest = page.order_by(Transaction.date.desc(), Transaction.id.desc()).limit(limit)
    return newest.subquery("page")
