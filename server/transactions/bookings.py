"""What booked a transaction: the link that edits, deletions and what takes them back carry along.

A booked contribution or investment is its transaction and nothing besides, so what it comes to
is asked of the ledger.
"""

import datetime as dt
from collections.abc import Collection
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Final, NamedTuple

from sqlalchemy import (
    BigInteger,
    Select,
    Subquery,
    and_,
    case,
    cast,
    func,
    literal,
    select,
    tuple_,
    union_all,
    update,
)

from server.categories.service import TransactionType
from server.core.calendar.money_month import Span
from server.core.database.engine import db
from server.transactions.act_queries import KEPT
from server.transactions.bounds import FIRST_DAY
from server.transactions.filtering import ROWS, TABLE, matching
from server.transactions.queries import BY_CATEGORY, CategorySum


class Booker(StrEnum):
    """What books transactions."""

    GOAL = "goal"
    PLAN = "plan"
    REMINDER = "reminder"


@dataclass(frozen=True, slots=True)
class Booking:
    """What a transaction is booked for, and the day it stands for there, if any."""

    kind: Booker
    id: str
    day: dt.date | None = None


class BookedSum(NamedTuple):
    """What was put aside for something, in whole rupiah: expenses add, income takes out.

    `within` is what of it falls into the span that was asked for.
    """

    amount: int
    within: int
    rows: int


class BookedRow(NamedTuple):
    """A transaction that something booked; its `amount` is above zero."""

    id: str
    booked_for_id: str
    booked_for_day: dt.date | None
    type: str
    amount: int
    detail: str
    date: dt.date
    created_at: dt.datetime

    @property
    def put_aside(self) -> int:
        """What it adds to what it was booked for, in whole rupiah."""
        return self.amount if self.type == TransactionType.EXPENSES.value else -self.amount


SIGNED: Final = case((ROWS.type == TransactionType.EXPENSES.value, ROWS.amount), else_=-ROWS.amount)
COLUMNS: Final = [ROWS[name] for name in BookedRow._fields]
# In place of a type: income that was taken out of a goal, by category.
RETURNED: Final = "returned"
UNLINKED: Final = dict.fromkeys(("booked_for", "booked_for_id", "booked_for_day"))


def sum_booked(
    owner_id: str, kind: Booker, span: Span, ids: Collection[str] | None = None
) -> dict[str, BookedSum]:
    """What was booked by id, of all that the owner has of a kind or of these ids; one query."""
    found = db.session.connection().execute(_sums(owner_id, kind, span, ids))
    return {row[0]: BookedSum(*row[1:]) for row in found}


def sum_with_returned(owner_id: str, span: Span) -> list[CategorySum]:
    """What each category holds within the span, and as `RETURNED` what of it goals gave back.

    One query: that part reads the few rows that are booked, the rest the covering index.
    """
    given = {"owner_id": owner_id, "first": span.start, "last": span.end}
    found = db.session.connection().execute(WITH_RETURNED, given)
    return [CategorySum(*row) for row in found]


def booked_sums(owner_id: str, kind: Booker, span: Span) -> Subquery:
    """The same as a part of a query: `id`, and the fields of BookedSum."""
    return _sums(owner_id, kind, span, None).subquery("booked")


def booked_rows(
    owner_id: str,
    kind: Booker,
    ids: Collection[str] | None = None,
    *,
    since: dt.date | None = None,
) -> list[BookedRow]:
    """Everything that was booked, the newest first; with `since` what stands for that day or later.

    In one query, for all that the owner has of a kind or for these ids.
    """
    wanted = _newest(_mine(select(*COLUMNS), owner_id, kind, ids))
    if since is not None:
        wanted = wanted.where(ROWS.booked_for_day >= since)
    return [BookedRow(*row) for row in db.session.connection().execute(wanted)]


def booked_for_days(
    kind: Booker, days: Collection[tuple[str, str, dt.date]], *, income: bool = False
) -> set[tuple[str, str, dt.date]]:
    """Those of these days, each with its owner and id, for which an expense was booked.

    With `income` those, too, for which something came in.
    """
    wanted = select(ROWS.owner_id, ROWS.booked_for_id, ROWS.booked_for_day).where(
        ROWS.booked_for == kind.value,
        tuple_(ROWS.owner_id, ROWS.booked_for_id).in_({day[:2] for day in days}),
        ROWS.booked_for_day.in_({day[2] for day in days}),
        *(() if income else (ROWS.type == TransactionType.EXPENSES.value,)),
    )
    found = db.session.connection().execute(wanted)
    return {(row[0], row[1], row[2]) for row in found} & set(days)


def booked_page(
    owner_id: str, kind: Booker, id_: str, limit: int, after: tuple[dt.date, str] | None = None
) -> list[BookedRow]:
    """What was booked for one id, the newest first, after the day and id of a row if given."""
    wanted = _newest(_mine(select(*COLUMNS), owner_id, kind, [id_])).limit(limit)
    if after is not None:
        wanted = wanted.where(tuple_(ROWS.date, ROWS.id) < after)
    return [BookedRow(*row) for row in db.session.connection().execute(wanted)]


def find_booked(owner_id: str, kind: Booker, id_: str, row_id: str) -> BookedRow | None:
    """One transaction that was booked for an id, None when there is none."""
    wanted = _mine(select(*COLUMNS), owner_id, kind, [id_]).where(ROWS.id == row_id)
    found = db.session.connection().execute(wanted).first()
    return None if found is None else BookedRow(*found)


def unlink(owner_id: str, kind: Booker, id_: str) -> None:
    """Let transactions stay that were booked for what goes, those too that can still come back."""
    for table in (TABLE, KEPT):
        mine = (
            table.c.owner_id == owner_id,
            table.c.booked_for == kind.value,
            table.c.booked_for_id == id_,
        )
        db.session.connection().execute(update(table).where(*mine).values(UNLINKED))


def adopt(
    owner_id: str, booking: Booking, category_id: str, detail: str, *, by_day: bool = False
) -> None:
    """Link what nothing has booked yet: rows of a category and a detail from the booking's day on.

    `by_day` lets each row stand for its own day.
    """
    mine = and_(
        ROWS.owner_id == owner_id,
        ROWS.category_id == category_id,
        ROWS.detail == detail,
        ROWS.date >= (booking.day or FIRST_DAY),
        ROWS.booked_for.is_(None),
    )
    link: dict[str, Any] = {"booked_for": booking.kind.value, "booked_for_id": booking.id}
    if by_day:
        link["booked_for_day"] = ROWS.date
    db.session.connection().execute(update(TABLE).where(mine).values(link))


def _sums(owner_id: str, kind: Booker, span: Span, ids: Collection[str] | None) -> Select[Any]:
    within = case((ROWS.date.between(span.start, span.end), SIGNED), else_=0)
    sums = select(
        ROWS.booked_for_id.label("id"),
        cast(func.sum(SIGNED), BigInteger).label("amount"),
        cast(func.sum(within), BigInteger).label("within"),
        func.count().label("rows"),
    )
    return _mine(sums, owner_id, kind, ids).group_by(ROWS.booked_for_id)


def _mine(
    wanted: Select[Any], owner_id: str, kind: Booker, ids: Collection[str] | None
) -> Select[Any]:
    mine = wanted.where(ROWS.owner_id == owner_id, ROWS.booked_for == kind.value)
    return mine if ids is None else mine.where(ROWS.booked_for_id.in_(ids))


def _newest(wanted: Select[Any]) -> Select[Any]:
    return wanted.order_by(ROWS.date.desc(), ROWS.id.desc())


WITH_RETURNED: Final = union_all(
    BY_CATEGORY.order_by(None),
    select(
        ROWS.category_id,
        literal(RETURNED),
        cast(func.sum(ROWS.amount), BigInteger),
        func.count(),
    )
    .where(
        matching({"owner_id"}),
        ROWS.booked_for == Booker.GOAL.value,
        # Wrapped, so that no database reads the month's rows by their dates for it.
        case((matching({"first", "last"}), 1), else_=0) == 1,
        ROWS.type == TransactionType.INCOME.value,
    )
    .group_by(ROWS.category_id),
)
