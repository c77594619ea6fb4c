"""What is asked of the ledger's table, each in one statement.

Pages are read as plain rows: loading objects costs several times what the rest of a list does.
"""

import datetime as dt
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, NamedTuple

from sqlalchemy import (
    BigInteger,
    ColumnElement,
    Date,
    Select,
    String,
    and_,
    bindparam,
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
from sqlalchemy.sql.base import ReadOnlyColumnCollection

from server.categories.service import TransactionType
from server.core.database import db
from server.core.period import Span
from server.core.wire_text import DayText, MomentText
from server.transactions.models import Transaction

USERS = table("users", column("id"), column("balance"))
# Columns of the table, not of the mapped class: those would bring the costs of loading objects.
TABLE = Transaction.metadata.tables[Transaction.__tablename__]
ROWS = TABLE.c
Columns = ReadOnlyColumnCollection[str, Any]


@dataclass(frozen=True, slots=True)
class Filters:
    """Which rows of an owner are meant; the days are inclusive, None asks for all."""

    type: TransactionType | None = None
    category_id: str | None = None
    first: dt.date | None = None
    last: dt.date | None = None


class Entry(NamedTuple):
    """One row as it is written."""

    id: str
    type: str
    category_id: str
    detail: str
    amount: int
    date: dt.date
    created_at: dt.datetime
    version: int


class Line(NamedTuple):
    """One row as lists show it, day and moment as text for the wire."""

    id: str
    type: str
    category_id: str
    detail: str
    amount: int
    date: str
    created_at: str
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
    db.session.connection().execute(INSERT, rows)


def read_page(
    owner_id: str, filters: Filters, limit: int, after: tuple[dt.date, str] | None
) -> tuple[Totals, list[Line]]:
    """Totals of the filtered set and up to `limit` rows after the given one, newest first.

    Both come in one statement, so they speak of the same moment; totals stand on every row
    and on the single empty one of an empty page.
    """
    values = {
        "owner_id": owner_id,
        "type": filters.type,
        "category_id": filters.category_id,
        "first": filters.first,
        "last": filters.last,
        "after_date": after and after[0],
        "after_id": after and after[1],
    }
    given = {name: value for name, value in values.items() if value is not None}
    statement = _page_statement(frozenset(given))
    found = db.session.connection().execute(statement, {**given, "limit": limit}).all()
    return Totals(*found[0][:3]), [Line(*row[3:]) for row in found if row[3] is not None]


def read_recent(owner_id: str, limit: int) -> list[Line]:
    """The newest rows of the owner."""
    given = {"owner_id": owner_id, "limit": limit}
    return [Line(*row) for row in db.session.connection().execute(RECENT, given)]


def sum_by_day(owner_id: str, span: Span) -> list[DaySum]:
    """What came in and went out on each day of the span that has rows."""
    given = {"owner_id": owner_id, "first": span.start, "last": span.end}
    return [DaySum(*row) for row in db.session.connection().execute(SUMS, given)]


def balances_that_differ() -> list[tuple[str, int, int]]:
    """The id, balance and sum of rows of each user whose balance is not that sum."""
    signed = case(
        (ROWS.type == TransactionType.INCOME, ROWS.amount),
        else_=-ROWS.amount,
    )
    total = cast(func.coalesce(func.sum(signed), 0), BigInteger)
    found = db.session.execute(
        select(USERS.c.id, USERS.c.balance, total)
        .select_from(USERS.outerjoin(TABLE, ROWS.owner_id == USERS.c.id))
        .group_by(USERS.c.id, USERS.c.balance)
        .having(USERS.c.balance != total)
        .order_by(USERS.c.id)
    )
    return [(row[0], row[1], row[2]) for row in found]


def _matching(*names: str) -> ColumnElement[bool]:
    """The conditions of a filter whose values are given by these names."""
    conditions = {
        "owner_id": ROWS.owner_id == bindparam("owner_id"),
        "type": ROWS.type == bindparam("type"),
        "category_id": ROWS.category_id == bindparam("category_id"),
        "first": ROWS.date >= bindparam("first"),
        "last": ROWS.date <= bindparam("last"),
    }
    return and_(*(condition for name, condition in conditions.items() if name in names))


def _line(columns: Columns) -> list[ColumnElement[Any]]:
    """The fields of Line, in their order."""
    return [
        columns.id,
        columns.type,
        columns.category_id,
        columns.detail,
        columns.amount,
        DayText(columns.date),
        MomentText(columns.created_at),
        columns.version,
    ]


def _newest(statement: Select[Any]) -> Select[Any]:
    return statement.order_by(ROWS.date.desc(), ROWS.id.desc()).limit(bindparam("limit"))


def _sum_of(type_: TransactionType) -> ColumnElement[int]:
    amounts = case((ROWS.type == type_, ROWS.amount), else_=0)
    return cast(func.coalesce(func.sum(amounts), 0), BigInteger)


@cache
def _page_statement(given: frozenset[str]) -> Select[Any]:
    """Building it costs more than running it, so each shape of filter is built once."""
    totals = (
        select(
            _sum_of(TransactionType.INCOME).label("income"),
            _sum_of(TransactionType.EXPENSES).label("expenses"),
            func.count().label("rows"),
        )
        .where(_matching(*given))
        .subquery("totals")
    )
    rows = select(TABLE).where(_matching(*given))
    if "after_id" in given:
        seen = tuple_(bindparam("after_date", type_=Date), bindparam("after_id", type_=String))
        rows = rows.where(tuple_(ROWS.date, ROWS.id) < seen)
    page = _newest(rows).subquery("page")
    return (
        select(totals, *_line(page.c))
        .select_from(totals.outerjoin(page, true()))
        .order_by(page.c.date.desc(), page.c.id.desc())
    )


INSERT = insert(TABLE)
RECENT = _newest(select(*_line(ROWS)).where(_matching("owner_id")))
SUMS = (
    select(ROWS.date, ROWS.type, cast(func.sum(ROWS.amount), BigInteger))
    .where(_matching("owner_id", "first", "last"))
    .group_by(ROWS.date, ROWS.type)
)
