"""What stands for a series already: recurring entries, reminders, plans, goals and debts."""

import datetime as dt
from collections.abc import Sequence
from typing import Final, NamedTuple

from server.categories.book import CategoryBook
from server.debts import planned_payments as debts
from server.forecast.movements import Viewers
from server.forecast.series_coverage import Payment, covers
from server.goals.planned_savings import list_planned_savings
from server.investments import planned_dates as investments
from server.proposals.found_series import FoundSeries
from server.reminders.entries import find_entry_type
from server.reminders.reminder import AmountMode, ReminderRow
from server.reminders.service import list_reminder_rows
from server.transactions.models import EntryType

# What comes every month has a date within it, and goals a month that is whole.
AHEAD: Final = dt.timedelta(days=62)
# A reminder whose last date is longer ago has ended.
LATE_FOR: Final = dt.timedelta(days=31)


class PlannedPayment(NamedTuple):
    """A payment that is planned, and the reminder that it is from, if it is."""

    payment: Payment
    reminder: ReminderRow | None = None

    def covers(self, found: FoundSeries) -> bool:
        """Whether it stands for a series."""
        return covers(self.payment, found.series, is_in=found.is_in)


def list_planned(owner_id: str, viewers: Viewers) -> list[PlannedPayment]:
    """Everything that is planned, reminders first; seven queries and few more."""
    viewer, wallets = viewers.ledger, viewers.reminders.wallets
    last = viewer.today + AHEAD
    owed = debts.list_planned_payments(owner_id, viewer.today, last, viewer.book, wallets)
    moving = [
        *investments.list_planned_dates(owner_id, viewer.today, last, viewer.book),
        *list_planned_savings(owner_id, last, viewer),
        *owed.open,
        *owed.paid,
    ]
    others = {Payment(one.name, one.category_id, one.amount) for one in moving}
    # The balance may lose less than what was paid, or nothing.
    others |= {Payment(name, debts.CATEGORY, None) for name in debts.list_open_names(owner_id)}
    reminders = [
        PlannedPayment(_payment_of(one, viewer.book), one)
        for one in list_reminder_rows(owner_id)
        if next(one.rule.dates(viewer.today - LATE_FOR), None) is not None
    ]
    return [*reminders, *map(PlannedPayment, others)]


def find_covering(planned: Sequence[PlannedPayment], found: FoundSeries) -> PlannedPayment | None:
    """What stands for a series; a reminder before others."""
    return next((one for one in planned if one.covers(found)), None)


def has_price(reminder: ReminderRow, book: CategoryBook) -> bool:
    """Whether a reminder records an expense of an amount that it says itself."""
    return (
        reminder.amount_mode is AmountMode.FIXED
        and find_entry_type(reminder, book) is EntryType.EXPENSES
    )


def _payment_of(reminder: ReminderRow, book: CategoryBook) -> Payment:
    type_, amount = find_entry_type(reminder, book), reminder.expected_amount
    if type_ is None:
        # One that records nothing stands for what it names.
        return Payment(reminder.description, None, None)
    signed = amount if amount is None or type_ is EntryType.INCOME else -amount
    return Payment(reminder.description, reminder.booking_category_id, signed)
