"""Contributions to goals: money put aside and taken out again, in whole rupiah.

A booked contribution is its transaction, which is a transfer when the goal is in a wallet. Others
do not change the balance.
"""

import datetime as dt
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Final, NamedTuple

from server.categories.catalogue import TransactionType
from server.core.calendar.clock import format_utc, now
from server.core.errors import NotFound
from server.core.http.etags import IfMatch
from server.core.http.pagination import InvalidCursor, decode_cursor, encode_cursor
from server.core.ids import new_id
from server.goals import queries
from server.goals.errors import (
    EditTakesTooMuch,
    GoalWalletArchived,
    MoreThanSaved,
    NoOtherWallet,
    NotEnoughSaved,
    SameWallet,
)
from server.goals.kinds import goal_name, goal_title
from server.goals.models import ContributionRow, GoalRow
from server.goals.serializers import Item
from server.goals.service import get_goal, get_goal_row
from server.transactions.booking_checks import BookingCheck
from server.transactions.bookings import (
    BookedTransaction,
    Booking,
    BookingSource,
    find_booked,
    list_booked_page,
)
from server.transactions.service import NewTransaction, add_transaction, delete_transaction
from server.transactions.transfers import Transfer, add_transfer
from server.transactions.viewer_context import ViewerContext
from server.users.balances import lock_account
from server.wallets.wallet_book import Wallet, WalletBook, wallet_book_of

CATEGORY: Final = "saving"


class Direction(StrEnum):
    """Whether money goes to the goal or comes back."""

    IN = "in"
    OUT = "out"


@dataclass(frozen=True, slots=True)
class NewContribution:
    """A validated new contribution."""

    amount: int
    direction: Direction
    date: dt.date
    book: bool
    detail: str
    # Where the money comes from or goes to; without it the default one of the book.
    wallet_id: str | None = None

    @property
    def signed(self) -> int:
        """The amount, negative when money is taken out."""
        return self.amount if self.direction is Direction.IN else -self.amount


class AddedContribution(NamedTuple):
    """The goal as it is now, the contribution, the balance, and the transaction if booked."""

    goal: Item
    contribution: Item
    balance: int
    transaction: Item | None


class RemovedContribution(NamedTuple):
    """The goal as it is now, the balance, and the deleted transaction, if any."""

    goal: Item
    balance: int
    transaction_id: str | None


class ContributionPage(NamedTuple):
    """A page of contributions, newest first."""

    items: list[Item]
    next_cursor: str | None


def require_covered(owner_id: str, changes: Mapping[str, int], field: str | None = None) -> None:
    """Refuse changes that would leave less than nothing in a goal, given what it gets by its id.

    Raises EditTakesTooMuch at the field that is edited, else NotEnoughSaved.
    """
    lowered = {id_: delta for id_, delta in changes.items() if delta < 0}
    for goal in queries.read_savings(owner_id, lowered) if lowered else ():
        if goal.saved + lowered[goal.id] < 0:
            title = goal_title(goal.kind, goal.name)
            raise EditTakesTooMuch(title, field) if field else NotEnoughSaved(title)


BOOKING_CHECK: Final = BookingCheck(BookingSource.GOAL, require_covered)


def list_contributions(
    owner_id: str, goal_id: str, limit: int, cursor: str | None
) -> ContributionPage:
    """A page of the contributions to a goal; raises NotFound and BadCursor."""
    if not queries.goal_exists(owner_id, goal_id):
        raise NotFound
    after = None if cursor is None else _read_cursor(cursor)
    # One more row shows whether there is another page.
    unbooked = queries.read_contributions(owner_id, goal_id, limit + 1, after)
    booked = list_booked_page(owner_id, BookingSource.GOAL, goal_id, limit + 1, after)
    rows: list[ContributionRow | BookedTransaction] = [*unbooked, *booked]
    rows = sorted(rows, key=lambda row: (row.date, row.id), reverse=True)
    page, next_cursor = rows[:limit], None
    if len(rows) > limit:
        next_cursor = encode_cursor(page[-1].date.isoformat(), page[-1].id)
    return ContributionPage([_serialize(row) for row in page], next_cursor)


def add_contribution(
    owner_id: str, goal_id: str, new: NewContribution, viewer: ViewerContext
) -> AddedContribution:
    """Put money aside for a goal, or take it out; raises NotFound and MoreThanSaved.

    What is booked also raises UnknownWallet, WalletArchived, GoalWalletArchived, SameWallet
    and NoOtherWallet.
    """
    # The account is locked first, so that nobody else takes money out meanwhile.
    account = lock_account(owner_id)
    balance = account.balance
    goal = get_goal_row(owner_id, goal_id, viewer)
    if -new.signed > max(0, goal.saved):
        raise MoreThanSaved
    transaction = None
    if new.book:
        wallets = wallet_book_of(owner_id, account.wallets_version)
        book = _book if goal.wallet_id is None else _book_transfer
        transaction, balance = book(wallets, goal, new, viewer)
        contribution = _serialize_booked(transaction, new.signed)
    else:
        row = ContributionRow(new_id(), goal_id, new.signed, new.detail, new.date, False, now())
        queries.insert_contribution(owner_id, row)
        contribution = _serialize(row)
    return AddedContribution(
        get_goal(owner_id, goal_id, viewer), contribution, balance, transaction
    )


def remove_contribution(
    owner_id: str, goal_id: str, contribution_id: str, viewer: ViewerContext
) -> RemovedContribution:
    """Delete a contribution; a booked one with its transaction, restorable for 24 hours.

    Raises NotFound, and NotEnoughSaved when some of it was taken out already.
    """
    balance = lock_account(owner_id).balance
    if not queries.goal_exists(owner_id, goal_id):
        raise NotFound
    unbooked = queries.find_contribution(owner_id, goal_id, contribution_id)
    booked = (
        None if unbooked else find_booked(owner_id, BookingSource.GOAL, goal_id, contribution_id)
    )
    if booked is not None:
        balance = delete_transaction(owner_id, booked.id, IfMatch(), viewer.book)
    elif unbooked is not None:
        require_covered(owner_id, {goal_id: -unbooked.amount})
        queries.delete_contribution(owner_id, goal_id, unbooked.id)
    else:
        raise NotFound
    return RemovedContribution(get_goal(owner_id, goal_id, viewer), balance, booked and booked.id)


def _book(
    wallets: WalletBook, goal: GoalRow, new: NewContribution, viewer: ViewerContext
) -> tuple[Item, int]:
    """Record an expense, or an income when money is taken out."""
    type_ = TransactionType.EXPENSES if new.direction is Direction.IN else TransactionType.INCOME
    detail = new.detail or goal_name(goal.kind, goal.name, viewer.language)
    booking = Booking(BookingSource.GOAL, goal.id)
    row = NewTransaction(
        type_, CATEGORY, new.amount, detail, new.date, new.wallet_id, booking=booking
    )
    return add_transaction(wallets.owner_id, row, viewer.book, wallets)


def _book_transfer(
    wallets: WalletBook, goal: GoalRow, new: NewContribution, viewer: ViewerContext
) -> tuple[Item, int]:
    """Record a transfer to the wallet of a goal, or back when money is taken out."""
    own = wallets.get(goal.wallet_id or "")
    if own is None or own.archived:
        raise GoalWalletArchived
    other = wallets.choose(new.wallet_id) if new.wallet_id else _first_other(wallets, own)
    if other.id == own.id:
        raise SameWallet
    taken_out = new.direction is Direction.OUT
    source, target = (own, other) if taken_out else (other, own)
    detail = new.detail or goal_name(goal.kind, goal.name, viewer.language)
    transfer = Transfer(source.id, target.id, new.amount, 0, detail, new.date)
    booking = Booking(BookingSource.GOAL, goal.id, taken_out=taken_out)
    item, balance = add_transfer(wallets.owner_id, transfer, viewer.book, booking)
    # It has no fee.
    return {name: value for name, value in item.items() if name != "fee"}, balance


def _first_other(wallets: WalletBook, own: Wallet) -> Wallet:
    """The wallet that the money of a goal comes from unless another is named; NoOtherWallet."""
    for wallet in (wallets.default, *wallets.active):
        if wallet.id != own.id:
            return wallet
    raise NoOtherWallet


def _serialize(row: ContributionRow | BookedTransaction) -> Item:
    booked = row if isinstance(row, BookedTransaction) else None
    return {
        "id": row.id,
        "amount": row.put_aside if isinstance(row, BookedTransaction) else row.amount,
        "date": row.date.isoformat(),
        "booked": booked is not None,
        "transaction_id": booked and booked.id,
        "wallet_id": booked and booked.wallet_id,
        "to_wallet_id": booked and booked.to_wallet_id,
        "opening": isinstance(row, ContributionRow) and row.opening,
        "detail": row.detail,
        "created_at": format_utc(row.created_at),
    }


def _serialize_booked(transaction: Item, signed: int) -> Item:
    """The contribution of a serialized transaction."""
    names = ("id", "date", "detail", "created_at", "wallet_id", "to_wallet_id")
    same = {name: transaction[name] for name in names}
    booking = {"booked": True, "transaction_id": transaction["id"], "opening": False}
    return {**same, "amount": signed, **booking}


def _read_cursor(cursor: str) -> tuple[dt.date, str]:
    """The day and id of the last row of a page; raises BadCursor."""
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
