"""Payments of debts: one act that can be undone, which ticks the next instalment.

Principal moves by a transfer, with interest and fee on top of it as the fee of the transfer. Where
paying counts as spending, the payment is an expense.
"""

from typing import Final, NamedTuple

from server.categories.book import CategoryBook
from server.core.text.i18n import _
from server.debts.due_reminder import follow_payments
from server.debts.errors import NothingOpen, Refused
from server.debts.models import Counting, DebtRow, NewPayment
from server.debts.serializers import DebtProgress, Item, measure
from server.debts.service import MORE_THAN_OWED, get_debt, get_debt_row
from server.transactions.bookings import Booking, BookingSource
from server.transactions.debt_entries import SpentPayment, add_spent_payment
from server.transactions.transfers import Transfer, add_transfer
from server.transactions.viewer_context import ViewerContext
from server.users.balances import lock_account
from server.wallets.wallet_book import wallet_book_of

LARGER_THAN_COST: Final = _("Enter more than its interest and fee of Rp{cost}.")
SAME_WALLET: Final = _("Choose another wallet than the one of the debt.")


class AddedPayment(NamedTuple):
    """The debt as it is now, the balance, and the entry of the ledger that can be undone."""

    debt: Item
    balance: int
    transaction: Item


def pay_debt(owner_id: str, debt_id: str, new: NewPayment, viewer: ViewerContext) -> AddedPayment:
    """Record a payment, or a part that somebody paid back; what `record_payment` raises."""
    transaction, balance = record_payment(owner_id, debt_id, new, viewer.book)
    return AddedPayment(get_debt(owner_id, debt_id, viewer), balance, transaction)


def record_payment(
    owner_id: str, debt_id: str, new: NewPayment, book: CategoryBook
) -> tuple[Item, int]:
    """Record a payment and return its entry and the balance; NotFound, NothingOpen.

    ValidationFailed at an amount that pays nothing or more than is owed, or at a wallet that
    cannot be used.
    """
    account = lock_account(owner_id)
    debt = measure(get_debt_row(owner_id, debt_id))
    if not debt.open:
        raise NothingOpen
    cost = _cost_of(debt, new)
    wallets = wallet_book_of(owner_id, account.wallets_version)
    wallet = wallets.choose(new.wallet_id)
    if wallet.id == debt.row.wallet_id:
        raise Refused("wallet_id", SAME_WALLET)
    recorded = _record(owner_id, debt, new, (wallet.id, new.amount - cost, cost), book)
    follow_payments(owner_id, debt, measure(get_debt_row(owner_id, debt_id)))
    return recorded


def _cost_of(debt: DebtProgress, new: NewPayment) -> int:
    """How much of a payment is interest and fee; the rest must be principal that is owed."""
    cost = debt.open[0].cost if new.cost is None else new.cost
    if new.amount <= cost:
        grouped = f"{cost:,}".replace(",", ".")
        raise Refused("amount", LARGER_THAN_COST.format(cost=grouped))
    if new.amount - cost > debt.left:
        raise Refused("amount", MORE_THAN_OWED)
    return cost


def _record(
    owner_id: str,
    debt: DebtProgress,
    new: NewPayment,
    money: tuple[str, int, int],
    book: CategoryBook,
) -> tuple[Item, int]:
    """Record a payment from a wallet: principal, and cost."""
    row: DebtRow = debt.row
    wallet_id, principal, cost = money
    booking = Booking(BookingSource.DEBT, row.id, debt.open[0].instalment.due)
    if row.is_lent:
        back = Booking(booking.kind, booking.id, booking.day, taken_out=True)
        transfer = Transfer(row.wallet_id, wallet_id, principal, 0, row.name, new.date)
        return add_transfer(owner_id, transfer, book, back)
    if row.counts == Counting.PAID.value:
        payment = SpentPayment(
            wallet_id=wallet_id,
            debt_wallet_id=row.wallet_id,
            principal=principal,
            cost=cost,
            detail=row.name,
            date=new.date,
            booking=booking,
        )
        return add_spent_payment(owner_id, payment, book)
    transfer = Transfer(wallet_id, row.wallet_id, principal, cost, row.name, new.date)
    return add_transfer(owner_id, transfer, book, booking)
