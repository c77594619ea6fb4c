"""What recurring entries will move: the dates of them that are still open."""

import datetime as dt
from collections.abc import Iterator
from itertools import chain
from typing import Final

from server.reminders import queries
from server.reminders.entries import find_entry_type
from server.reminders.occurrences import LONGEST_SNOOZE
from server.reminders.reminder import (
    OccurrenceState,
    OccurrenceStatus,
    ReminderRow,
    StatusByDay,
    reminder_icon,
)
from server.reminders.viewer_context import ViewerContext
from server.transactions.models import EntryType
from server.transactions.planned_movements import PlannedMovement, PlanSource

# A date that was missed longer ago was hardly forgotten; it is not waited for.
LATE_FOR: Final = dt.timedelta(days=7)
NO_STATUSES: Final[StatusByDay] = {}
OPEN: Final = OccurrenceStatus()
EXIST: Final = queries.ENTRIES_EXIST


def list_planned_dates(
    owner_id: str, last: dt.date, viewer: ViewerContext
) -> list[PlannedMovement]:
    """The open dates of recurring entries until a day, in no order; three queries and few more.

    Dates of the last week that were missed move the money today; snoozed ones, on their new day.
    What asks for its amount is not known, and neither is it here.
    """
    first = viewer.today - LATE_FOR
    reminders = [one for one in queries.read_reminders(owner_id) if one.expected_amount]
    # What was put off may have been due long before.
    since = first - LONGEST_SNOOZE
    statuses = queries.read_statuses(owner_id, since) if reminders else {}
    return [
        movement
        for one in reminders
        for movement in _movements(one, first, last, statuses.get(one.id, NO_STATUSES), viewer)
    ]


def _movements(
    reminder: ReminderRow,
    first: dt.date,
    last: dt.date,
    statuses: StatusByDay,
    viewer: ViewerContext,
) -> Iterator[PlannedMovement]:
    amount = _signed_amount(reminder, viewer)
    if amount == 0:
        return
    icon = reminder_icon(reminder.kind, reminder.category_id, viewer.book)
    put_off = [day for day, one in statuses.items() if one.snoozed_until and day < first]
    for day in chain(put_off, reminder.rule.dates(first, last)):
        status = statuses.get(day, OPEN)
        if status.state is not OccurrenceState.OPEN:
            continue
        snoozed = status.snoozed_until
        due = snoozed.astimezone(viewer.zone).date() if snoozed else day
        yield PlannedMovement(
            max(due, viewer.today),
            amount,
            PlanSource.REMINDER,
            reminder.id,
            reminder.description,
            icon,
            reminder.booking_category_id,
            to_wallet_id=reminder.to_wallet_id,
        )


def _signed_amount(reminder: ReminderRow, viewer: ViewerContext) -> int:
    """What a date adds to the balance; a transfer only to or from a wallet that does not count."""
    amount = reminder.expected_amount or 0
    type_ = find_entry_type(reminder, viewer.book)
    if type_ is not EntryType.TRANSFER:
        return amount if type_ is EntryType.INCOME else -amount
    source = viewer.wallets.get(reminder.wallet_id) if reminder.wallet_id else None
    target = viewer.wallets.get(reminder.to_wallet_id) if reminder.to_wallet_id else None
    is_in, is_out = target is None or target.counts, source is None or source.counts
    return amount * (is_in - is_out)
