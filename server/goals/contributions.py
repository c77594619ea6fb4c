"""What is put aside for a goal and taken out again; amounts are whole rupiah.

A contribution that is booked is its transaction. Others touch no balance.
"""

import datetime as dt
from dataclasses import dataclass
from enum import StrEnum
from typing import Final, NamedTuple

from server.categories.enums import TransactionType
from server.core.calendar.clock import format_utc, now
from server.core.errors import NotFound
from server.core.http.etags import IfMatch
from server.core.http.pagination import InvalidCursor, decode_cursor, encode_cursor
from server.core.ids import new_id
from server.goals import queries
from server.goals.errors import MoreThanSaved
from server.goals.kinds import name_of
from server.goals.queries import GoalRow, PutAside
from server.goals.service import Item, find_goal, get_goal
from server.transactions.bookings import (
    BookedTransaction,
    Booking,
    BookingSource,
    find_booked,
    list_booked_page,
)
from server.transactions.service import NewTransaction, add_transaction, delete_transaction
from server.transactions.viewer_context import ViewerContext
from server.users.balances import lock_balance

CATEGORY: Final = "saving"


class Direction(StrEnum):
    """Whether money goes to the goal or comes back."""

    IN = "in"
    OUT = "out"


@dataclass(frozen=True, slots=True)
class NewContribution:
    """What somebody puts aside or takes out; already checked."""

    amount: int
    direction: Direction
    date: dt.date
    book: bool
    detail: str

    @property
    def signed(self) -> int:
        """What it adds to the goal."""
        return self.amount if self.direction is Direction.IN else -self.amount


class Contributed(NamedTuple):
    """The goal as it is now, what was added, the balance, and the transaction if it was booked."""

    goal: Item
    contribution: Item
    balance: int
    transaction: Item | None


class Removed(NamedTuple):
    """The goal as it is now, the balance, and the transaction that went along, if any."""

    goal: Item
    balance: int
    transaction_id: str | None


class Page(NamedTuple):
    """Some contributions, the newest first."""

    items: list[Item]
    next_cursor: str | None


def list_contributions(owner_id: str, goal_id: str, limit: int, cursor: str | None) -> Page:
    """What was put aside for a goal and taken out; NotFound, or BadCursor."""
    if not queries.is_there(owner_id, goal_id):
        raise NotFound
    after = None if cursor is None else _place(cursor)
    # One row more tells whether a page follows.
    put = queries.read_put(owner_id, goal_id, limit + 1, after)
    booked = list_booked_page(owner_id, BookingSource.GOAL, goal_id, limit + 1, after)
    rows: list[PutAside | BookedTransaction] = [*put, *booked]
    both = sorted(rows, key=_order, reverse=True)[: limit + 1]
    page = both[:limit]
    following = None
    if len(both) > limit:
        following = encode_cursor(page[-1].date.isoformat(), page[-1].id)
    return Page([_item(one) for one in page], following)


def contribute(
    owner_id: str, goal_id: str, new: NewContribution, reader: ViewerContext
) -> Contributed:
    """Put money aside for a goal of the owner, or take it out.

    Raises NotFound, and MoreThanSaved when more is to come out than there is.
    """
    # The account first: nobody else takes out of the goal until this is done.
    balance = lock_balance(owner_id)
    goal = find_goal(owner_id, goal_id, reader)
    _require_saved(-new.signed, goal.saved)
    transaction = None
    if new.book:
        transaction, balance = _book(owner_id, goal, new, reader)
        contribution = _booked_item(transaction, new.signed)
    else:
        put = PutAside(new_id(), goal_id, new.signed, new.detail, new.date, False, now())
        queries.insert_put(owner_id, put)
        contribution = _item(put)
    return Contributed(get_goal(owner_id, goal_id, reader), contribution, balance, transaction)


def remove_contribution(
    owner_id: str, goal_id: str, contribution_id: str, reader: ViewerContext
) -> Removed:
    """Delete a contribution of the owner; a booked one as its transaction is deleted.

    That one can be restored within 24 hours. Raises NotFound, and MoreThanSaved when some of it
    is taken out already.
    """
    balance = lock_balance(owner_id)
    saved = find_goal(owner_id, goal_id, reader).saved
    put = queries.find_put(owner_id, goal_id, contribution_id)
    booked = None if put else find_booked(owner_id, BookingSource.GOAL, goal_id, contribution_id)
    if booked is not None:
        _require_saved(booked.put_aside, saved)
        balance = delete_transaction(owner_id, booked.id, IfMatch(), reader.book)
    elif put is not None:
        _require_saved(put.amount, saved)
        queries.delete_put(owner_id, goal_id, put.id)
    else:
        raise NotFound
    return Removed(get_goal(owner_id, goal_id, reader), balance, booked and booked.id)


def _require_saved(amount: int, saved: int) -> None:
    """Raise MoreThanSaved unless as much is there; what was taken out may always come back."""
    if amount > max(0, saved):
        raise MoreThanSaved


def _book(
    owner_id: str, goal: GoalRow, new: NewContribution, reader: ViewerContext
) -> tuple[Item, int]:
    type_ = TransactionType.EXPENSES if new.direction is Direction.IN else TransactionType.INCOME
    detail = new.detail or name_of(goal.kind, goal.name, reader.language)
    booking = Booking(BookingSource.GOAL, goal.id)
    row = NewTransaction(type_, CATEGORY, new.amount, detail, new.date, booking)
    return add_transaction(owner_id, row, reader.book)


def _item(one: PutAside | BookedTransaction) -> Item:
    booked = isinstance(one, BookedTransaction)
    return {
        "id": one.id,
        "amount": one.put_aside if isinstance(one, BookedTransaction) else one.amount,
        "date": one.date.isoformat(),
        "booked": booked,
        "transaction_id": one.id if booked else None,
        "opening": isinstance(one, PutAside) and one.opening,
        "detail": one.detail,
        "created_at": format_utc(one.created_at),
    }


def _booked_item(transaction: Item, signed: int) -> Item:
    """The contribution that a transaction is."""
    same = {name: transaction[name] for name in ("id", "date", "detail", "created_at")}
    told = {"booked": True, "transaction_id": transaction["id"], "opening": False}
    return {**same, "amount": signed, **told}


def _order(one: PutAside | BookedTransaction) -> tuple[dt.date, str]:
    return one.date, one.id


def _place(cursor: str) -> tuple[dt.date, str]:
    """The day and id of the row that a page ended with; raises BadCursor."""
    parts = decode_cursor(cursor)
    if len(parts) != 2 or not all(isinstance(part, str) for part in parts):
        raise InvalidCursor
    day, id_ = (str(part) for part in parts)
    try:
        found = dt.date.fromisoformat(day)
    except ValueError as broken:
        raise InvalidCursor from broken
    if found.isoformat() != day or "\0" in id_:
        raise InvalidCursor
    return found, id_
