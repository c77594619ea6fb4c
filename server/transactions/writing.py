"""Recording money; amounts are whole rupiah."""

import datetime as dt
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from server.categories.service import CategoryBook, TransactionType, require_still_there
from server.core.calendar.clock import now, wire
from server.core.ids import new_id
from server.transactions import queries
from server.transactions.bookings import Booking
from server.transactions.queries import Entry, Line
from server.transactions.showing import Item, items
from server.users.service import change_balance, lock_account

FIRST_VERSION: Final = 1


@dataclass(frozen=True, slots=True)
class NewTransaction:
    """What somebody records; already checked."""

    type: TransactionType
    category_id: str
    amount: int
    detail: str
    date: dt.date
    booking: Booking | None = None

    @property
    def signed(self) -> int:
        """What it does to the balance."""
        return self.amount if self.type is TransactionType.INCOME else -self.amount


def add_transaction(owner_id: str, new: NewTransaction, book: CategoryBook) -> tuple[Item, int]:
    """Record a transaction of the owner and return it with the new balance."""
    # The balance first: parallel writers of one owner queue there before they insert.
    held = lock_account(owner_id, new.signed)
    require_still_there(owner_id, book, held, new.category_id)
    entry = _entry(new)
    queries.insert_entries(owner_id, [entry])
    return items([_line(entry)], book)[0], held.balance


def add_transactions(owner_id: str, batch: Sequence[NewTransaction]) -> int:
    """Record many transactions of the owner at once and return the new balance."""
    balance = change_balance(owner_id, sum(new.signed for new in batch))
    queries.insert_entries(owner_id, [_entry(new) for new in batch])
    return balance


def _entry(new: NewTransaction) -> Entry:
    booking = new.booking
    return Entry(
        id=new_id(),
        type=new.type.value,
        category_id=new.category_id,
        detail=new.detail,
        amount=new.amount,
        date=new.date,
        created_at=now(),
        version=FIRST_VERSION,
        booked_for=booking.kind.value if booking else None,
        booked_for_id=booking.id if booking else None,
        booked_for_day=booking.day if booking else None,
    )


def _line(entry: Entry) -> Line:
    told = {"date": entry.date.isoformat(), "created_at": wire(entry.created_at)}
    known = {name: value for name, value in entry._asdict().items() if name in Line._fields}
    return Line(**{**known, **told})
