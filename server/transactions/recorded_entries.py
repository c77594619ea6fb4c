"""Entries that other features record for what they book, however many, in a few statements."""

from collections.abc import Sequence
from dataclasses import dataclass

from server.categories.book import CategoryBook
from server.categories.service import require_existing_category
from server.transactions import queries, undo_log
from server.transactions.booking_checks import check_bookings
from server.transactions.bookings import Booking
from server.transactions.queries import Item, TransactionRow, to_row
from server.transactions.service import NewTransaction, serialize_row
from server.transactions.transfers import Transfer, require_possible, transfer_rows
from server.users.balances import LockedAccount
from server.wallets.balances import settle_balance
from server.wallets.wallet_book import WalletBook, wallet_book_of


@dataclass(frozen=True, slots=True)
class BookedTransfer:
    """A transfer without a fee, and what it is booked for."""

    transfer: Transfer
    booking: Booking


BookedEntry = NewTransaction | BookedTransfer


def record_entries(
    owner_id: str, account: LockedAccount, entries: Sequence[BookedEntry], book: CategoryBook
) -> tuple[list[Item], int]:
    """Record entries of the owner, all or none, and return them with the new balance.

    Raises UnknownWallet, WalletArchived and UnknownCategory, and ValidationFailed for a transfer
    from a wallet to itself.
    """
    if not entries:
        return [], account.balance
    wallets = wallet_book_of(owner_id, account.wallets_version)
    rows = [_row(owner_id, account, entry, book, wallets) for entry in entries]
    queries.insert_transactions(owner_id, rows)
    return [serialize_row(to_row(row), book) for row in rows], settle_balance(owner_id)


def delete_entries(owner_id: str, account: LockedAccount, ids: Sequence[str]) -> int:
    """Delete entries of the owner as one action that can be undone; returns the new balance."""
    if not ids:
        return account.balance
    rows = undo_log.rows_with_ids(owner_id, ids)
    sums = undo_log.sum_bookings(rows)
    check_bookings(owner_id, {source: -put_aside for source, put_aside in sums.items()})
    undo_log.delete_rows(owner_id, rows, len(ids))
    return settle_balance(owner_id)


def _row(
    owner_id: str,
    account: LockedAccount,
    entry: BookedEntry,
    book: CategoryBook,
    wallets: WalletBook,
) -> TransactionRow:
    if isinstance(entry, NewTransaction):
        require_existing_category(owner_id, book, account, entry.category_id)
        return entry.row(wallets.choose(entry.wallet_id))
    require_possible(owner_id, account, entry.transfer)
    (row,) = transfer_rows(entry.transfer)
    return row | entry.booking.columns()
