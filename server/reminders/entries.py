"""What a date of a recurring entry records: an income, an expense, or a transfer."""

import datetime as dt
from dataclasses import dataclass

from server.categories.book import CategoryBook
from server.categories.catalogue import TransactionType
from server.core.errors import ValidationFailed
from server.reminders.reminder import KIND_CATEGORIES, ReminderRow
from server.transactions.bookings import Booking, BookingSource
from server.transactions.models import EntryType
from server.transactions.recorded_entries import BookedEntry, BookedTransfer
from server.transactions.service import NewTransaction
from server.transactions.transfers import SAME_WALLET, Transfer
from server.wallets.wallet_book import WalletBook


@dataclass(frozen=True, slots=True)
class DateEntry:
    """A date of a reminder to record: the amount in whole rupiah, and the day of the entry."""

    reminder: ReminderRow
    day: dt.date
    amount: int
    date: dt.date
    wallet_id: str | None

    def build(self, book: CategoryBook, wallets: WalletBook) -> BookedEntry:
        """The entry as the ledger takes it.

        UnknownWallet, WalletArchived, and ValidationFailed for a transfer between wallets that have
        become one.
        """
        reminder = self.reminder
        source = wallets.choose(self.wallet_id)
        booking = Booking(BookingSource.REMINDER, reminder.id, self.day)
        if reminder.to_wallet_id is not None:
            target = wallets.choose(reminder.to_wallet_id, "to_wallet_id")
            if target.id == source.id:
                raise ValidationFailed(errors={"to_wallet_id": [SAME_WALLET]})
            transfer = Transfer(
                wallet_id=source.id,
                to_wallet_id=target.id,
                amount=self.amount,
                fee=0,
                detail=reminder.description,
                date=self.date,
            )
            return BookedTransfer(transfer, booking)
        default_id = KIND_CATEGORIES[reminder.kind]
        category = book.get(reminder.booking_category_id) or book.get(default_id)
        return NewTransaction(
            type=category.type if category else TransactionType.EXPENSES,
            category_id=category.id if category else default_id,
            amount=self.amount,
            detail=reminder.description,
            date=self.date,
            wallet_id=self.wallet_id,
            booking=booking,
        )


def find_entry_type(reminder: ReminderRow, book: CategoryBook) -> EntryType | None:
    """What the dates of a reminder record; None when they record nothing."""
    if not reminder.is_entry:
        return None
    if reminder.to_wallet_id is not None:
        return EntryType.TRANSFER
    category = book.get(reminder.booking_category_id)
    return EntryType(category.type.value) if category else EntryType.EXPENSES
