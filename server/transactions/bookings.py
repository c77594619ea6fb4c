"""Bookings: which goal, plan, reminder or debt a transaction was recorded for.

A booked contribution or investment has no row of its own: its transaction is all there is, so the
features ask the ledger for their sums. Changes, deletions and undo keep the booking.
"""

import datetime as dt
from collections.abc import Collection
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Final, NamedTuple

from sqlalchemy import (
    BigInteger,
    ColumnElement,
    Select,
    Subquery,
    bindparam,
    case,
    cast,
    func,
    select,
    true,
    tuple_,
    update,
)

from server.categories.catalogue import TransactionType
from server.core.calendar.money_month import Span
from server.core.database.engine import db
from server.transactions.filters import unindexed
from server.transactions.models import ROWS, SNAPSHOTS, TABLE, EntryType
from server.transactions.queries import Columns, TransactionRow
from server.transactions.signed_amounts import signed_amount, signed_column


class BookingSource(StrEnum):
    """What transactions are booked for."""

    GOAL = "goal"
    PLAN = "plan"
    REMINDER = "reminder"
    DEBT = "debt"
    # The fee of a transfer, and what goes with a payment of a debt.
    TRANSFER = "transfer"


@dataclass(frozen=True, slots=True)
class Booking:
    """What a transaction is booked for, and the day it counts for there, if any.

    `taken_out` is only of transfers: other types tell by themselves which way the money goes.
    """

    kind: BookingSource
    id: str
    day: dt.date | None = None
    taken_out: bool | None = None

    def columns(self) -> dict[str, Any]:
        """The values of the columns of a row that is booked."""
        return {
            "booked_for": self.kind.value,
            "booked_for_id": self.id,
            "booked_for_day": self.day,
            "taken_out": self.taken_out,
        }


class BookedTransaction(NamedTuple):
    """A booked transaction; its `amount` is above zero."""

    id: str
    booked_for_id: str
    booked_for_day: dt.date | None
    type: str
    amount: int
    detail: str
    date: dt.date
    created_at: dt.datetime
    wallet_id: str
    to_wallet_id: str | None
    taken_out: bool | None

    @property
    def put_aside(self) -> int:
        """What it adds to its goal, plan or reminder, in whole rupiah."""
        return put_aside(self.type, self.amount, taken_out=self.taken_out)


def put_aside(type_: str, amount: int, *, taken_out: bool | None = None) -> int:
    """What a booked transaction adds to its goal, plan or reminder, in whole rupiah.

    It is what its wallet loses. A transfer that takes out is the other way round: its wallet is
    the one of the goal.
    """
    lost = -signed_amount(type_, amount)
    return -lost if taken_out else lost


def put_aside_column(columns: Columns) -> ColumnElement[int]:
    """What each row adds to what it is booked for, as `put_aside` says."""
    gained = signed_column(columns)
    return case((columns.taken_out.is_(true()), gained), else_=-gained)


def fee_of(columns: Columns) -> ColumnElement[int | None]:
    """What is booked for a transfer as its fee; NULL without one, and for all other entries."""
    fees = TABLE.alias("fees")
    booked = (
        fees.c.owner_id == columns.owner_id,
        fees.c.booked_for == BookingSource.TRANSFER.value,
        fees.c.booked_for_id == columns.id,
    )
    total = select(cast(func.sum(fees.c.amount), BigInteger)).where(*booked).scalar_subquery()
    # Only for transfers is the fee looked up.
    return case((columns.type == EntryType.TRANSFER.value, total)).label("fee")


PUT_ASIDE: Final = put_aside_column(ROWS)
COLUMNS: Final = [ROWS[name] for name in BookedTransaction._fields]
UNLINKED: Final = dict.fromkeys(("booked_for", "booked_for_id", "booked_for_day", "taken_out"))
"""The values of those columns in a row that is not booked."""


def booked_sums_query(kind: BookingSource) -> Subquery:
    """Sums of bookings as a subquery: `id`, `amount`, `within` the span, `rows`.

    Its parameters are `owner_id`, and `first` and `last`, the days of the span. The sums are those
    of `put_aside`, in whole rupiah.
    """
    within = case((ROWS.date.between(bindparam("first"), bindparam("last")), PUT_ASIDE), else_=0)
    sums = select(
        ROWS.booked_for_id.label("id"),
        cast(func.sum(PUT_ASIDE), BigInteger).label("amount"),
        cast(func.sum(within), BigInteger).label("within"),
        func.count().label("rows"),
    )
    mine = sums.where(ROWS.owner_id == bindparam("owner_id"), ROWS.booked_for == kind.value)
    return mine.group_by(ROWS.booked_for_id).subquery("booked")


def booked_days_query(owner_id: str, kind: BookingSource) -> Subquery:
    """The owner's booked expenses as a subquery: `id` of the source, `day`, `amount`, `row_id`."""
    mine = (ROWS.owner_id == owner_id, ROWS.booked_for == kind.value)
    is_expense = unindexed(ROWS.type == TransactionType.EXPENSES.value)
    spent = (is_expense, ROWS.booked_for_day.is_not(None))
    return (
        select(
            ROWS.booked_for_id.label("id"),
            ROWS.booked_for_day.label("day"),
            ROWS.amount.label("amount"),
            ROWS.id.label("row_id"),
        )
        .where(*mine, *spent)
        .subquery("booked_days")
    )


def list_booked(
    owner_id: str,
    kind: BookingSource,
    ids: Collection[str] | None = None,
    *,
    since: dt.date | None = None,
) -> list[BookedTransaction]:
    """The owner's bookings of a kind, or of these ids, the newest first; one query.

    `since` limits them to those that count for that day or later.
    """
    wanted = _newest(_mine(select(*COLUMNS), owner_id, kind, ids))
    if since is not None:
        wanted = wanted.where(ROWS.booked_for_day >= since)
    return [BookedTransaction(*row) for row in db.session.connection().execute(wanted)]


def find_booked_days(
    kind: BookingSource, days: Collection[tuple[str, str, dt.date]], *, income: bool = False
) -> set[tuple[str, str, dt.date]]:
    """The days, each with its owner and id, for which an expense was booked.

    With `income` also those for which an income was booked.
    """
    wanted = select(ROWS.owner_id, ROWS.booked_for_id, ROWS.booked_for_day).where(
        ROWS.booked_for == kind.value,
        tuple_(ROWS.owner_id, ROWS.booked_for_id).in_({day[:2] for day in days}),
        ROWS.booked_for_day.in_({day[2] for day in days}),
        *(() if income else (unindexed(ROWS.type == TransactionType.EXPENSES.value),)),
    )
    found = db.session.connection().execute(wanted)
    return {(row[0], row[1], row[2]) for row in found} & set(days)


def read_latest_amounts(
    kind: BookingSource, keys: Collection[tuple[str, str]]
) -> dict[tuple[str, str], int]:
    """The amount of the newest booking of each owner and id, in whole rupiah; one query."""
    key = (ROWS.owner_id, ROWS.booked_for_id)
    newest = func.row_number().over(partition_by=key, order_by=(ROWS.date.desc(), ROWS.id.desc()))
    booked = (
        select(*key, ROWS.amount, newest.label("place"))
        .where(ROWS.booked_for == kind.value, tuple_(*key).in_(keys))
        .subquery("latest")
    )
    wanted = select(*booked.c[:3]).where(booked.c.place == 1)
    found = db.session.connection().execute(wanted)
    return {(owner_id, id_): amount for owner_id, id_, amount in found}


def list_booked_page(
    owner_id: str,
    kind: BookingSource,
    id_: str,
    limit: int,
    after: tuple[dt.date, str] | None = None,
) -> list[BookedTransaction]:
    """The bookings of one id, the newest first, after the day and id of a row if given."""
    wanted = _newest(_mine(select(*COLUMNS), owner_id, kind, [id_])).limit(limit)
    if after is not None:
        wanted = wanted.where(tuple_(ROWS.date, ROWS.id) < after)
    return [BookedTransaction(*row) for row in db.session.connection().execute(wanted)]


def find_booked(
    owner_id: str, kind: BookingSource, id_: str, row_id: str
) -> BookedTransaction | None:
    """One transaction that was booked for an id, None without one."""
    wanted = _mine(select(*COLUMNS), owner_id, kind, [id_]).where(ROWS.id == row_id)
    found = db.session.connection().execute(wanted).first()
    return None if found is None else BookedTransaction(*found)


def list_transfers_between(
    owner_id: str, kind: BookingSource, wallet_ids: tuple[str, str]
) -> list[BookedTransaction]:
    """The bookings that are transfers between two wallets, either way, the newest first."""
    wanted = _newest(_mine(select(*COLUMNS), owner_id, kind, None)).where(
        ROWS.wallet_id.in_(wallet_ids), ROWS.to_wallet_id.in_(wallet_ids)
    )
    return [BookedTransaction(*row) for row in db.session.connection().execute(wanted)]


class MovedSum(NamedTuple):
    """What transfers of a kind moved from one wallet to another, in whole rupiah."""

    kind: BookingSource
    wallet_id: str
    to_wallet_id: str
    amount: int


def sum_booked_transfers(
    owner_id: str, kinds: Collection[BookingSource], span: Span
) -> list[MovedSum]:
    """What the transfers moved that were booked for these within some days; one query."""
    names = (ROWS.booked_for, ROWS.wallet_id, ROWS.to_wallet_id)
    wanted = (
        select(*names, cast(func.sum(ROWS.amount), BigInteger))
        .where(
            ROWS.owner_id == owner_id,
            ROWS.type == EntryType.TRANSFER.value,
            ROWS.date.between(span.start, span.end),
            ROWS.booked_for.in_([kind.value for kind in kinds]),
        )
        .group_by(*names)
    )
    found = db.session.connection().execute(wanted)
    return [MovedSum(BookingSource(row[0]), *row[1:]) for row in found]


def is_taken_out(owner_id: str, row: TransactionRow) -> bool:
    """Whether a row is a booked transfer that takes out; a query for booked transfers alone."""
    if not row["booked_for"] or row["type"] != EntryType.TRANSFER.value:
        return False
    wanted = select(ROWS.taken_out).where(ROWS.owner_id == owner_id, ROWS.id == row["id"])
    return bool(db.session.connection().execute(wanted).scalar_one())


def unlink_transactions(owner_id: str, kind: BookingSource, id_: str) -> None:
    """Remove the booking of transactions, also of deleted ones that can still be restored."""
    for table in (TABLE, SNAPSHOTS):
        mine = (
            table.c.owner_id == owner_id,
            table.c.booked_for == kind.value,
            table.c.booked_for_id == id_,
        )
        db.session.connection().execute(update(table).where(*mine).values(UNLINKED))


def _mine(
    wanted: Select[Any], owner_id: str, kind: BookingSource, ids: Collection[str] | None
) -> Select[Any]:
    mine = wanted.where(ROWS.owner_id == owner_id, ROWS.booked_for == kind.value)
    return mine if ids is None else mine.where(ROWS.booked_for_id.in_(ids))


def _newest(wanted: Select[Any]) -> Select[Any]:
    return wanted.order_by(ROWS.date.desc(), ROWS.id.desc())
