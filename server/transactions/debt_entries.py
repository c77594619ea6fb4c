"""Entries that only debts make: what their wallets begin with, and payments that are spending.

Such a payment is an expense. The wallet of the debt owes less by an adjustment, and interest is
an expense of its own; both are booked for the payment, as the fee of a transfer is, so that they
are deleted and restored with it.
"""

import datetime as dt
from dataclasses import dataclass, replace
from typing import Final

from server.categories.book import CategoryBook
from server.categories.catalogue import TransactionType
from server.categories.service import require_existing_category
from server.core.ids import new_id
from server.transactions import queries
from server.transactions.bookings import Booking, BookingSource
from server.transactions.queries import Item, TransactionRow, to_row
from server.transactions.service import NewTransaction, serialize_row
from server.transactions.transfers import Adjustment, adjustment_row, fee_category
from server.users.balances import lock_account
from server.wallets.balances import settle_balance
from server.wallets.wallet_book import wallet_book_of

# Where instalments that count as spending are recorded.
DEBT_PAYMENT: Final = "debt-payment"


@dataclass(frozen=True, slots=True, kw_only=True)
class SpentPayment:
    """A payment from a wallet to a debt, in whole rupiah: principal, and interest on top."""

    wallet_id: str | None
    debt_wallet_id: str
    principal: int
    cost: int
    detail: str
    date: dt.date
    booking: Booking


def add_difference(
    owner_id: str, wallet_id: str, difference: int, detail: str, date: dt.date
) -> int:
    """Adjust a wallet by an amount, below zero for what is owed; returns the new balance."""
    row = adjustment_row(wallet_id, difference, Adjustment(0, detail, date))
    queries.insert_transactions(owner_id, [row])
    return settle_balance(owner_id)


def add_spent_payment(owner_id: str, new: SpentPayment, book: CategoryBook) -> tuple[Item, int]:
    """Record a payment that counts as spending and return it with the new balance.

    UnknownWallet, WalletArchived.
    """
    account = lock_account(owner_id)
    category = (
        DEBT_PAYMENT if book.get(DEBT_PAYMENT) else book.of_type(TransactionType.EXPENSES)[0].id
    )
    require_existing_category(owner_id, book, account, category)
    wallet = wallet_book_of(owner_id, account.wallets_version).choose(new.wallet_id)
    expense = NewTransaction(
        type=TransactionType.EXPENSES,
        category_id=category,
        amount=new.principal,
        detail=new.detail,
        date=new.date,
        booking=new.booking,
    )
    payment = expense.row(wallet)
    link = Booking(BookingSource.TRANSFER, payment["id"])
    difference = Adjustment(0, new.detail, new.date)
    rows: list[TransactionRow] = [
        payment,
        adjustment_row(new.debt_wallet_id, new.principal, difference) | link.columns(),
    ]
    if new.cost:
        interest = replace(
            expense,
            id=new_id(),
            category_id=fee_category(owner_id, account, book),
            amount=new.cost,
            booking=link,
        )
        rows.append(interest.row(wallet))
    queries.insert_transactions(owner_id, rows)
    return serialize_row(to_row(payment), book), settle_balance(owner_id)
