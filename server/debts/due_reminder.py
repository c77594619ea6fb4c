"""The reminder of a debt: every due day, until the last one."""

import datetime as dt
from collections.abc import Sequence

from server.core.calendar.recurrence import Frequency
from server.core.errors import Conflict, NotFound, ValidationFailed
from server.core.text.i18n import translate
from server.debts.messages import reminder_text
from server.debts.models import Direction
from server.debts.progress import OpenInstalment, list_open
from server.reminders.errors import TooManyReminders
from server.reminders.occurrences import Action, OccurrenceAnswer, answer_occurrence
from server.reminders.reminder import Kind, ReminderFields
from server.reminders.service import add_reminder, remove_reminder
from server.reminders.viewer_context import ViewerContext


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


def answer_due_reminder(
    owner_id: str, reminder_id: str, day: dt.date, viewer: ViewerContext
) -> None:
    """Mark a day as done once its instalment is paid; nothing without such a day."""
    answer = OccurrenceAnswer(Action.DONE, day, record=False)
    try:
        answer_occurrence(owner_id, reminder_id, answer, viewer)
    except (NotFound, Conflict, ValidationFailed):
        # The person removed the reminder, moved its dates, or answered this one.
        return


def remove_due_reminder(owner_id: str, reminder_id: str) -> None:
    """Remove the reminder of a debt that is paid or deleted, unless the person did."""
    try:
        remove_reminder(owner_id, reminder_id)
    except NotFound:
        return
