"""What the instalments of debts will move, and what comes back of money lent."""

import datetime as dt
from collections.abc import Iterator
from typing import Final

from server.categories.book import CategoryBook
from server.debts import queries
from server.debts.progress import OpenInstalment
from server.debts.serializers import DebtProgress, measure
from server.transactions.planned_movements import PlannedMovement, PlanSource
from server.wallets.wallet_book import WalletBook

# A payment that is late for longer is hardly waited for.
LATE_FOR: Final = dt.timedelta(days=31)
CATEGORY: Final = "debt-payment"


def list_planned_payments(
    owner_id: str, today: dt.date, last: dt.date, book: CategoryBook, wallets: WalletBook
) -> list[PlannedMovement]:
    """The open instalments until a day, late ones today; in no order; one query.

    A balance that the wallet of the debt is part of keeps the principal, and loses interest and
    fee alone.
    """
    return [
        movement
        for debt in map(measure, queries.read_debts(owner_id))
        for movement in _movements(debt, today, last, book, wallets)
    ]


def _movements(
    debt: DebtProgress, today: dt.date, last: dt.date, book: CategoryBook, wallets: WalletBook
) -> Iterator[PlannedMovement]:
    row = debt.row
    wallet = wallets.get(row.wallet_id)
    stays = wallet is not None and wallet.counts
    for one in debt.open:
        due = one.instalment.due
        amount = _amount(one, is_lent=row.is_lent, stays=stays)
        if amount and today - LATE_FOR <= due <= last:
            yield PlannedMovement(
                max(due, today),
                amount,
                PlanSource.DEBT,
                row.id,
                row.name,
                book.shown(CATEGORY).icon,
                CATEGORY,
            )


def _amount(one: OpenInstalment, *, is_lent: bool, stays: bool) -> int:
    principal = 0 if stays else one.principal
    return principal if is_lent else -(principal + one.cost)
