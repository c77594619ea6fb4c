"""What is asked of the ledger's table, each in one statement.

Pages are read as plain rows: loading objects costs several times what the rest of a list does.
"""

import datetime as dt
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from sqlalchemy import (
    BigInteger,
    ColumnElement,
    Select,
    String,
    bindparam,
    case,
    cast,
    column,
    func,
    insert,
    select,
    table,
)
from sqlalchemy.sql.base import ReadOnlyColumnCollection

from server.categories.service import TransactionType
from server.core.calendar.money_month import Span
from server.core.database.engine import db
from server.core.database.sql_formatting import DayText, MomentText
from server.core.ids import LENGTH
from server.transactions.filtering import ROWS, TABLE, matching

USERS = table("users", column("id"), column("balance"), column("opening_amount"))
# What a row weighs that is at most so many days old, those before it left out.
WEIGHTS: Final = {30: 8, 90: 4, 365: 2}
AMOUNT_AT: Final = len("2024-06-18") + LENGTH
Columns = ReadOnlyColumnCollection[str, Any]


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
    booked_for: str | None = None
    booked_for_id: str | None = None
    booked_for_day: dt.date | None = None


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
    booked_for: str | None = None
    booked_for_id: str | None = None


class DaySum(NamedTuple):
    """What one day holds of one type, in whole rupiah."""

    date: dt.date
    type: str
    amount: int


class CategorySum(NamedTuple):
    """What a category holds of one type, in whole rupiah, and in how many rows."""

    category_id: str
    type: str
    amount: int
    rows: int


class Habit(NamedTuple):
    """What was recorded alike, how often, how much that weighs, and its newest row.

    Newer rows weigh more. `last` sorts habits by their newest row; `id` is the one recorded last.
    """

    type: str
    category_id: str
    detail: str
    uses: int
    weight: int
    last: str
    id: str

    @property
    def amount(self) -> int:
        """What its newest row came to, in whole rupiah."""
        return int(self.last[AMOUNT_AT:])


def insert_entries(owner_id: str, entries: Sequence[Entry]) -> None:
    """Write rows of the owner."""
    rows = [{"owner_id": owner_id, **entry._asdict()} for entry in entries]
    db.session.connection().execute(INSERT, rows)


def read_recent(owner_id: str, limit: int) -> list[Line]:
    """The newest rows of the owner."""
    given = {"owner_id": owner_id, "limit": limit}
    return [Line(*row) for row in db.session.connection().execute(RECENT, given)]


def sum_by_day(owner_id: str, span: Span) -> list[DaySum]:
    """What came in and went out on each day of the span that has rows."""
    given = {"owner_id": owner_id, "first": span.start, "last": span.end}
    return [DaySum(*row) for row in db.session.connection().execute(SUMS, given)]


def sum_by_category(owner_id: str, span: Span) -> list[CategorySum]:
    """What each category with rows within the span holds."""
    given = {"owner_id": owner_id, "first": span.start, "last": span.end}
    return [CategorySum(*row) for row in db.session.connection().execute(BY_CATEGORY, given)]


def read_habits(owner_id: str, limit: int, today: dt.date) -> list[Habit]:
    """What the owner's newest rows were recorded as."""
    since = {f"since_{days}": today - dt.timedelta(days=days) for days in WEIGHTS}
    given = {"owner_id": owner_id, "limit": limit, **since}
    return [Habit(*row) for row in db.session.connection().execute(HABITS, given)]


def balances_that_differ() -> list[tuple[str, int, int]]:
    """The id, balance and sum of each user whose balance is not the opening amount and rows."""
    signed = case(
        (ROWS.type == TransactionType.INCOME, ROWS.amount),
        else_=-ROWS.amount,
    )
    rows = cast(func.coalesce(func.sum(signed), 0), BigInteger)
    total = USERS.c.opening_amount + rows
    found = db.session.execute(
        select(USERS.c.id, USERS.c.balance, total)
        .select_from(USERS.outerjoin(TABLE, ROWS.owner_id == USERS.c.id))
        .group_by(USERS.c.id, USERS.c.balance, USERS.c.opening_amount)
        .having(USERS.c.balance != total)
        .order_by(USERS.c.id)
    )
    return [(row[0], row[1], row[2]) for row in found]


def line_columns(columns: Columns) -> list[ColumnElement[Any]]:
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
        columns.booked_for,
        columns.booked_for_id,
    ]


def _newest(statement: Select[Any]) -> Select[Any]:
    return statement.order_by(ROWS.date.desc(), ROWS.id.desc()).limit(bindparam("limit"))


def _habits() -> Select[Any]:
    new = _newest(select(TABLE).where(matching({"owner_id"}))).subquery("newest").c
    weight = case(
        *((new.date >= bindparam(f"since_{days}"), weight) for days, weight in WEIGHTS.items()),
        else_=1,
    )
    # One text that sorts like the rows and ends with what is wanted of the newest.
    last = func.max(DayText(new.date) + new.id + cast(new.amount, String))
    alike = (new.type, new.category_id, new.detail)
    sums = (func.count(), func.sum(weight), last, func.max(new.id))
    return select(*alike, *sums).group_by(*alike)


INSERT = insert(TABLE)
RECENT = _newest(select(*line_columns(ROWS)).where(matching({"owner_id"})))
SUMS = (
    select(ROWS.date, ROWS.type, cast(func.sum(ROWS.amount), BigInteger))
    .where(matching({"owner_id", "first", "last"}))
    .group_by(ROWS.date, ROWS.type)
)
HABITS = _habits()
BY_CATEGORY = (
    select(ROWS.category_id, ROWS.type, cast(func.sum(ROWS.amount), BigInteger), func.count())
    .where(matching({"owner_id", "first", "last"}))
    .group_by(ROWS.category_id, ROWS.type)
    .order_by(ROWS.category_id, ROWS.type)
)
