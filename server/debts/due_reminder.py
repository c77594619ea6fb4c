"""The reminder of a debt: every due day, until the last one."""

import datetime as dt
from collections.abc import Sequence
from contextlib import suppress
from zoneinfo import ZoneInfo

from server.core.calendar.recurrence import Frequency
from server.core.errors import NotFound
from server.core.text.i18n import translate
from server.debts.messages import reminder_text
from server.debts.models import Direction
from server.debts.progress import OpenInstalment, list_open
from server.debts.serializers import DebtProgress
from server.notifications import service as notifications
from server.reminders.errors import TooManyReminders
from server.reminders.occurrences import mark_dates
from server.reminders.reminder import Kind, OccurrenceState, ReminderFields
from server.reminders.service import add_reminder, bring_back, remove_reminder
from server.reminders.viewer_context import ViewerContext
from server.users.time_zones import get_time_zones


def add_due_reminder(
    owner_id: str,
    name: str,
    direction: Direction,
    rows: Sequence[OpenInstalment],
    viewer: ViewerContext,
) -> str | None:
    """Remind of the instalments that are still to come; the id of the reminder.

    None when none is to come, or when there are too many reminders already.
    """
    coming = [row.instalment for row in list_open(rows) if row.instalment.due >= viewer.today]
    if not coming:
        return None
    text = translate(reminder_text(direction), viewer.book.language, name=name)
    fields: ReminderFields = {
        "description": text,
        # Its payments are recorded for the debt, so the reminder has no amount of its own.
        "kind": Kind.BILL if direction is Direction.OWED else Kind.OTHER,
        "day": coming[0].due,
        "frequency": Frequency.ONCE,
    }
    if len(coming) > 1:
        longest = max(row.instalment.due.day for row in rows)
        fields |= {
            "frequency": Frequency.MONTHLY,
            "month_day": longest,
            "until": coming[-1].due,
        }
    try:
        return str(add_reminder(owner_id, fields, viewer)["id"])
    except TooManyReminders:
        return None


def follow_payments(owner_id: str, before: DebtProgress, after: DebtProgress) -> None:
    """Let the reminder know which instalments are paid now, and which are open again.

    It goes with the last instalment, and comes back with one that is open again.
    """
    reminder_id = before.row.reminder_id
    was, left = _due_days(before), _due_days(after)
    if paid := [day.isoformat() for day in was - left]:
        notifications.resolve(owner_id, before.row.id, *paid)
    if reminder_id is None:
        return
    if after.open and not before.open:
        _restore(owner_id, reminder_id)
    mark_dates(owner_id, reminder_id, was - left, OccurrenceState.DONE)
    mark_dates(owner_id, reminder_id, left - was, OccurrenceState.OPEN)
    if before.open and not after.open:
        remove_due_reminder(owner_id, reminder_id)


def _due_days(debt: DebtProgress) -> set[dt.date]:
    return {one.instalment.due for one in debt.open}


def _restore(owner_id: str, reminder_id: str) -> None:
    zone = ZoneInfo(get_time_zones([owner_id])[owner_id])
    # Without room for it, nothing reminds.
    with suppress(TooManyReminders):
        bring_back(owner_id, reminder_id, zone)


def remove_due_reminder(owner_id: str, reminder_id: str) -> None:
    """Remove the reminder of a debt that is paid or deleted, unless the person did."""
    try:
        remove_reminder(owner_id, reminder_id)
    except NotFound:
        return
