"""Reads and writes of debts; what was paid is the sum of their payments in the ledger."""

import datetime as dt
from collections.abc import Collection, Mapping
from typing import Any, Final, cast

from sqlalchemy import (
    BigInteger,
    CursorResult,
    Select,
    bindparam,
    delete,
    exists,
    func,
    insert,
    not_,
    or_,
    select,
    update,
)
from sqlalchemy import cast as as_type

from server.core.calendar.clock import now
from server.debts.models import Debt, DebtRow
from server.extensions import db
from server.transactions.bookings import BookingSource, booked_sums_query
from server.wallets.models import WALLETS

DEBTS: Final = Debt.metadata.tables[Debt.__tablename__]
_STORED: Final = DebtRow._fields[:-1]
# In any statement with the parameter `owner_id`: whether its owner has debts, paid ones included,
# or cards with bills that take from the balance.
PAYMENTS_EXIST: Final = or_(
    exists().where(DEBTS.c.owner_id == bindparam("owner_id")),
    exists().where(
        WALLETS.c.owner_id == bindparam("owner_id"),
        WALLETS.c.due_day.is_not(None),
        not_(WALLETS.c.counts),
    ),
)


def read_debts(owner_id: str, ids: Collection[str] | None = None) -> list[DebtRow]:
    """The owner's debts, or those with these ids, oldest first; one query."""
    query = _WITH_SUMS if ids is None else _WITH_SUMS.where(DEBTS.c.id.in_(ids))
    given = {"owner_id": owner_id, "first": dt.date.min, "last": dt.date.max}
    found = db.session.connection().execute(query.order_by(DEBTS.c.id), given)
    return [DebtRow(*row) for row in found]


def count_debts(owner_id: str) -> int:
    """How many debts the owner has, paid ones included."""
    query = select(func.count()).select_from(DEBTS).where(DEBTS.c.owner_id == owner_id)
    return db.session.connection().execute(query).scalar_one()


def insert_debt(owner_id: str, row: Mapping[str, Any]) -> None:
    """Insert a new debt."""
    values = {"owner_id": owner_id, "version": 1, "updated_at": now(), **row}
    db.session.connection().execute(insert(DEBTS).values(values))


def update_debt(owner_id: str, debt_id: str, values: Mapping[str, Any]) -> None:
    """Store new values of a debt as its next version."""
    key = (DEBTS.c.owner_id == owner_id, DEBTS.c.id == debt_id)
    row = {**values, "version": DEBTS.c.version + 1, "updated_at": now()}
    db.session.connection().execute(update(DEBTS).where(*key).values(row))


def link_reminder(owner_id: str, debt_id: str, reminder_id: str | None) -> None:
    """Name the reminder of a debt, None for no reminder; its version stays."""
    key = (DEBTS.c.owner_id == owner_id, DEBTS.c.id == debt_id)
    db.session.connection().execute(update(DEBTS).where(*key).values(reminder_id=reminder_id))


def delete_debt(owner_id: str, debt_id: str) -> int:
    """Delete a debt and return the number of deleted rows."""
    statement = delete(DEBTS).where(DEBTS.c.owner_id == owner_id, DEBTS.c.id == debt_id)
    return cast("CursorResult[Any]", db.session.connection().execute(statement)).rowcount


def count_in_wallet(owner_id: str, wallet_id: str) -> int:
    """How many debts of the owner are in a wallet."""
    mine = (DEBTS.c.owner_id == owner_id, DEBTS.c.wallet_id == wallet_id)
    query = select(func.count()).select_from(DEBTS).where(*mine)
    return db.session.connection().execute(query).scalar_one()


def move_to_wallet(owner_id: str, source_id: str, target_id: str) -> None:
    """Move the owner's debts from one wallet to another, as their next versions."""
    mine = (DEBTS.c.owner_id == owner_id, DEBTS.c.wallet_id == source_id)
    row = {"wallet_id": target_id, "version": DEBTS.c.version + 1, "updated_at": now()}
    db.session.connection().execute(update(DEBTS).where(*mine).values(row))


def _with_sums() -> Select[Any]:
    booked = booked_sums_query(BookingSource.DEBT)
    paid = as_type(func.coalesce(booked.c.amount, 0), BigInteger)
    return (
        select(*(DEBTS.c[name] for name in _STORED), paid)
        .select_from(DEBTS.outerjoin(booked, booked.c.id == DEBTS.c.id))
        .where(DEBTS.c.owner_id == bindparam("owner_id"))
    )


_WITH_SUMS: Final = _with_sums()
