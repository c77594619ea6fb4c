"""What reminders with an amount will move: the dates of them that are still open."""

import datetime as dt
from collections.abc import Iterator
from typing import Final

from server.reminders import queries
from server.reminders.reminder import (
    OccurrenceState,
    OccurrenceStatus,
    ReminderRow,
    StatusByDay,
    reminder_icon,
)
from server.reminders.viewer_context import ViewerContext
from server.transactions.planned_movements import PlannedMovement, PlanSource

# A date that was missed longer ago was hardly forgotten; it is not waited for.
LATE_FOR: Final = dt.timedelta(days=7)
NO_STATUSES: Final[StatusByDay] = {}
OPEN: Final = OccurrenceStatus()


def list_planned_dates(
    owner_id: str, last: dt.date, viewer: ViewerContext
) -> list[PlannedMovement]:
    """The open dates of reminders with an amount until a day, in no order; three queries at most.

    Dates of the last week that were missed move the money today; snoozed ones, on their new day.
    """
    first = viewer.today - LATE_FOR
    reminders = [one for one in queries.read_reminders(owner_id) if one.amount]
    statuses = queries.read_statuses(owner_id, first) if reminders else {}
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
    category_id = reminder.booking_category_id
    icon = reminder_icon(reminder.kind, reminder.category_id, viewer.book)
    for day in reminder.rule.dates(first, last):
        status = statuses.get(day, OPEN)
        if status.state is not OccurrenceState.OPEN:
            continue
        snoozed = status.snoozed_until
        due = snoozed.astimezone(viewer.zone).date() if snoozed else day
        yield PlannedMovement(
            max(due, viewer.today),
            -(reminder.amount or 0),
            PlanSource.REMINDER,
            reminder.id,
            reminder.description,
            icon,
            category_id,
        )
