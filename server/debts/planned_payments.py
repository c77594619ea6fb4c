"""What the instalments of debts will move, and what comes back of money lent."""

import datetime as dt
from collections.abc import Iterator
from typing import Final, NamedTuple

from server.categories.book import CategoryBook
from server.debts import queries
from server.debts.card_bills import CardBill, read_card_bills
from server.debts.schedule import Instalment
from server.debts.serializers import DebtProgress, measure
from server.transactions.planned_movements import PlannedMovement, PlanSource
from server.wallets.wallet_book import WalletBook

# A payment that is late for longer is hardly waited for.
LATE_FOR: Final = dt.timedelta(days=31)
CATEGORY: Final = "debt-payment"
EXIST: Final = queries.PAYMENTS_EXIST


class PlannedPayments(NamedTuple):
    """Instalments and bills that are still to be paid until a day, and instalments that are paid.

    `included` are bills that the balance has lost already, as their wallets are part of it.
    `cards` are the wallets of the other bills.
    """

    open: list[PlannedMovement]
    paid: list[PlannedMovement]
    included: list[PlannedMovement]
    cards: frozenset[str]


def list_planned_payments(
    owner_id: str, today: dt.date, last: dt.date, book: CategoryBook, wallets: WalletBook
) -> PlannedPayments:
    """The instalments and card bills until a day, late open ones today; in no order.

    A balance that the wallet of the debt is part of keeps the principal, and loses interest and
    fee alone; a bill of such a wallet moves nothing. One query, and two more with cards.
    """
    debts = queries.read_debts(owner_id)
    bills = read_card_bills(owner_id, debts, wallets, today)
    cards = frozenset(bill.wallet.id for bill in bills if not bill.wallet.counts)
    found = PlannedPayments([], [], [], cards)
    for bill in bills:
        moved = [one for one in _card_movements(bill, today, book) if one.day <= last]
        (found.included if bill.wallet.counts else found.open).extend(moved)
    for debt in map(measure, debts):
        wallet = wallets.get(debt.row.wallet_id)
        stays = wallet is not None and wallet.counts
        for one in debt.rows:
            due = one.instalment.due
            if not today - LATE_FOR <= due <= last:
                continue
            if not one.principal:
                found.paid.append(_movement(debt, due, one.instalment, book))
                continue
            owed = one.instalment._replace(principal=0 if stays else one.principal, cost=one.cost)
            if _amount(owed, is_lent=debt.row.is_lent):
                found.open.append(_movement(debt, max(due, today), owed, book))
    return found


def list_open_names(owner_id: str) -> list[str]:
    """The names of debts that are not paid yet; one query."""
    return [row.name for row in queries.read_debts(owner_id) if row.paid < row.principal]


def _card_movements(
    bill: CardBill, today: dt.date, book: CategoryBook
) -> Iterator[PlannedMovement]:
    """What is due of a card, and what will be on its next statement."""
    for day, amount in ((max(bill.due_on, today), bill.due), (bill.next_due_on, bill.coming)):
        if amount:
            yield PlannedMovement(
                day,
                -amount,
                PlanSource.CARD,
                bill.wallet.id,
                bill.wallet.label(book.language),
                book.shown(CATEGORY).icon,
                # A transfer has no category.
                None,
                to_wallet_id=bill.wallet.id,
            )


def _movement(
    debt: DebtProgress, day: dt.date, owed: Instalment, book: CategoryBook
) -> PlannedMovement:
    row = debt.row
    return PlannedMovement(
        day,
        _amount(owed, is_lent=row.is_lent),
        PlanSource.DEBT,
        row.id,
        row.name,
        book.shown(CATEGORY).icon,
        CATEGORY,
        to_wallet_id=None if row.is_lent else row.wallet_id,
    )


def _amount(owed: Instalment, *, is_lent: bool) -> int:
    return owed.principal if is_lent else -owed.amount
