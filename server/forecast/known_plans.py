"""What plans move until payday, for what is safe to spend."""

import datetime as dt
from collections.abc import Iterator
from typing import Final

from sqlalchemy import or_

from server.budgets.known_plans import KnownPlans, Moved, PlanReader
from server.core.calendar.money_month import MoneyMonth
from server.debts import planned_payments as debts
from server.forecast.ledger_habits import RECENT
from server.forecast.movements import Viewers, list_plans
from server.goals import planned_savings as goals
from server.investments import planned_dates as investments
from server.reminders import planned_dates as reminders
from server.reminders.viewer_context import viewer_context as reminder_context
from server.sessions.accounts import Account
from server.transactions.bookings import BookingSource, sum_booked_transfers
from server.transactions.planned_movements import PlannedMovement, PlanSource
from server.transactions.unbooked_entries import read_unbooked
from server.transactions.viewer_context import ViewerContext
from server.wallets.wallet_book import WalletBook

# What transfers of these are for, as their planned movements say. A recurring transfer is for
# nothing that is known.
CATEGORIES: Final = {
    BookingSource.REMINDER: None,
    BookingSource.PLAN: investments.CATEGORY,
    BookingSource.GOAL: goals.CATEGORY,
    BookingSource.DEBT: debts.CATEGORY,
}


def read_known_plans(account: Account, month: MoneyMonth, viewer: ViewerContext) -> KnownPlans:
    """What is planned from today until a money month ends, and what was moved in it.

    Ten queries and few more. Money lent counts once it is back: others may not keep their word.
    """
    viewers = Viewers(viewer, reminder_context(account, viewer.language))
    since = viewer.today - RECENT + dt.timedelta(days=1)
    plans = list_plans(account.id, month.end, lambda: read_unbooked(account.id, since), viewers)
    movements = [one for one in plans.movements if not _is_owed_by_others(one)]
    moved = _moved(account.id, month, viewers.reminders.wallets)
    return KnownPlans(sorted(movements, key=lambda one: (one.day, one.key)), list(moved))


PLAN_READER: Final = PlanReader(
    exist=or_(reminders.EXIST, debts.EXIST, investments.EXIST, goals.EXIST), read=read_known_plans
)


def _is_owed_by_others(movement: PlannedMovement) -> bool:
    return movement.source is PlanSource.DEBT and movement.amount > 0


def _moved(owner_id: str, month: MoneyMonth, wallets: WalletBook) -> Iterator[Moved]:
    """What transfers for plans took out of wallets that count, or brought back; at most a query."""
    aside = {wallet.id for wallet in wallets.wallets if not wallet.counts}
    if not aside:
        return
    for one in sum_booked_transfers(owner_id, tuple(CATEGORIES), month):
        out = (one.to_wallet_id in aside) - (one.wallet_id in aside)
        if out:
            yield Moved(CATEGORIES[one.kind], out * one.amount)
